/// Options own what they call: a lambda may be written where it is set.
#include "catch.hpp"
#include "nonet/nonet.hpp"
#include "support.hpp"

namespace nonet {
namespace {

/// Sets what a search asks from a lambda that is gone when this returns.
template <class Options>
Options asking(int& asked, int last) {
  Options options;
  options.keep_going = [&asked, last] { return ++asked < last; };
  return options;
}

const Grid& hardest() {
  static const Grid grid =
      parse("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")
          .grid;
  return grid;
}

}  // namespace

TEST_CASE("work that asks whether to go on may be told by a lambda that is written in place") {
  int asked = 0;
  SECTION("logic") {
    const Path way = path(Position(hardest()), asking<LogicOptions>(asked, 3));
    CHECK(way.end == SearchEnd::cancelled);
  }
  SECTION("rating") {
    CHECK(rate(Position(hardest()), asking<RatingOptions>(asked, 3)).end == SearchEnd::cancelled);
  }
  SECTION("grading") {
    CHECK_FALSE(grade(hardest(), asking<GradeOptions>(asked, 3)));
  }
  SECTION("edits") {
    Random random("a");
    const Completion made = complete(Grid(), random, asking<EditOptions>(asked, 3));
    CHECK_FALSE(made.exact());
  }
  SECTION("making a puzzle") {
    PuzzleRequest request;
    request.clues = Range{17, 17};
    const Generated made = generate("a", request, asking<GenerateOptions>(asked, 3));
    CHECK(made.end == SearchEnd::cancelled);
  }
  SECTION("searching") {
    SearchOptions options;
    options.keep_going = [&asked](std::uint64_t) { return ++asked < 3; };
    CHECK(search(Grid(), options).end == SearchEnd::cancelled);
  }
  CHECK(asked >= 3);
}

TEST_CASE(
    "what is told of solutions and events may be heard by a lambda that is written in place") {
  int solutions = 0;
  int events = 0;
  SearchOptions options;
  options.on_solution = [&solutions](const Grid&) { return ++solutions < 5; };
  options.trace = [&events](const TraceEvent&) { return ++events > 0; };
  CHECK(search(Grid(), options).end == SearchEnd::cancelled);
  CHECK(solutions == 5);
  CHECK(events > 5);
}

TEST_CASE("the macros of the version say what the library says") {
  CHECK(version() == std::to_string(NONET_VERSION_MAJOR) + "." +
                         std::to_string(NONET_VERSION_MINOR) + "." +
                         std::to_string(NONET_VERSION_PATCH));
  CHECK(NONET_VERSION >= 100);
}

}  // namespace nonet
