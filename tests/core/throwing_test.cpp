/// @file
/// Callbacks that throw, against the advice of nonet/keep_going.hpp: the exception comes out of the call, and every later call is right.
/// Not for WebAssembly: see CMakeLists.txt.

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "nonet/edit.hpp"
#include "nonet/generator.hpp"
#include "nonet/grade.hpp"
#include "nonet/logic.hpp"
#include "nonet/notation.hpp"
#include "nonet/rating.hpp"
#include "nonet/solver.hpp"
#include "support.hpp"

#if defined(__has_feature)
#define NONET_HAS_FEATURE(feature) __has_feature(feature)
#else
#define NONET_HAS_FEATURE(feature) 0
#endif
#if defined(__SANITIZE_ADDRESS__) || NONET_HAS_FEATURE(address_sanitizer)
#include <sanitizer/lsan_interface.h>
#else
// The names are those of the sanitizer.
// NOLINTBEGIN(bugprone-reserved-identifier)
extern "C" inline void __lsan_disable() {}
extern "C" inline void __lsan_enable() {}
// NOLINTEND(bugprone-reserved-identifier)
#endif

namespace nonet {
namespace {

struct Thrown {};

/// A call that asks whether to go on; what it gave, as a text.
using Ask = std::function<bool()>;
struct Call {
  std::string name;
  std::function<std::string(const Ask&)> run;
};

std::string text_of(const Steps& found) {
  std::string text(id(found.end));
  for (const Step& step : found.steps) text += "; " + notation(step);
  return text;
}

std::string searched(const Engine& engine, std::string_view puzzle, const SearchOptions& options) {
  const SearchReport report = search(test::grid_of(puzzle), options, engine);
  return std::to_string(report.solutions) + " " + std::string(id(report.end));
}

std::vector<Call> calls() {
  static const std::string several = std::string(25, '.') + std::string(test::inkala).substr(25);
  const Grid inkala = test::grid_of(test::inkala);
  std::vector<Call> all;
  for (const Engine& engine : engines()) {
    all.push_back({"on_solution " + std::string(engine.id), [&engine](const Ask& ask) {
                     SearchOptions options;
                     options.limit = 200;
                     options.on_solution = [ask](const Grid&) { return ask(); };
                     return searched(engine, several, options);
                   }});
    all.push_back({"trace " + std::string(engine.id), [&engine](const Ask& ask) {
                     SearchOptions options;
                     options.budget = 500;
                     options.trace = [ask](const TraceEvent&) { return ask(); };
                     return searched(engine, test::inkala, options);
                   }});
    all.push_back({"nodes " + std::string(engine.id), [&engine](const Ask& ask) {
                     SearchOptions options;
                     options.budget = 10 * nodes_between_questions;
                     options.keep_going = [ask](std::uint64_t) { return ask(); };
                     return searched(engine, std::string(cell_count, '.'), options);
                   }});
  }
  all.push_back({"next_step", [inkala](const Ask& ask) {
                   return text_of(
                       next_step(Position(inkala), {.budget = 100'000, .keep_going = ask}));
                 }});
  all.push_back({"all_steps", [inkala](const Ask& ask) {
                   return text_of(
                       all_steps(Position(inkala), {.budget = 300'000, .keep_going = ask}));
                 }});
  all.push_back({"path", [inkala](const Ask& ask) {
                   const Path way = path(Position(inkala), {.budget = 300'000, .keep_going = ask});
                   return std::to_string(way.steps.size()) + " " + std::string(id(way.end));
                 }});
  all.push_back({"rate", [inkala](const Ask& ask) {
                   RatingOptions options;
                   options.budget = 300'000;
                   options.keep_going = ask;
                   return std::to_string(rate(Position(inkala), options).er);
                 }});
  all.push_back({"generate", [](const Ask& ask) {
                   PuzzleRequest request;
                   request.level = Difficulty::hard;
                   GenerateOptions options;
                   options.keep_going = ask;
                   return to_string(generate("throw", request, options).puzzle);
                 }});
  all.push_back({"ambiguous_cells", [](const Ask& ask) {
                   const Ambiguity found = ambiguous_cells(test::grid_of(several), {50'000, ask});
                   return std::to_string(found.cells.size());
                 }});
  all.push_back({"complete", [](const Ask& ask) {
                   Random random("throw");
                   return to_string(complete(test::grid_of(several), random, {50'000, ask}).puzzle);
                 }});
  return all;
}

/// Runs a call whose callback throws when it is asked for the `nth` time; how often it was asked.
int run_throwing(const Call& call, int nth) {
  int asked = 0;
  const Ask ask = [&asked, nth] {
    if (++asked == nth) throw Thrown();
    return true;
  };
  // What is lost is known: the header says so.
  __lsan_disable();
  try {
    static_cast<void>(call.run(ask));
    CHECK(asked < nth);
  } catch (const Thrown&) {
    CHECK(asked == nth);
  }
  __lsan_enable();
  return asked;
}

}  // namespace

TEST_CASE("a callback that throws ends its call, and later calls are right") {
  for (const Call& call : calls()) {
    CAPTURE(call.name);
    const Ask always = [] { return true; };
    const std::string before = call.run(always);
    int asked = 0;
    for (const int nth : {1, 2, 3, 10, 100}) {
      asked = std::max(asked, run_throwing(call, nth));
      CHECK(call.run(always) == before);
    }
    // Else nothing would have been tried.
    CHECK(asked > 0);
  }
}

}  // namespace nonet
