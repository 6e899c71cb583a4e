/// @file
/// The border to JavaScript for changing puzzles. `edit.d.ts` describes it.

#include <emscripten/bind.h>

#include <string>
#include <vector>

#include "convert.hpp"
#include "nonet/edit.hpp"

namespace nonet::wasm {
namespace {

val to_object(const Transformation& transformation) {
  val object = val::object();
  object.set("transposed", transformation.transposed);
  object.set("rows", to_array(transformation.rows.data(), transformation.rows.size()));
  object.set("columns", to_array(transformation.columns.data(), transformation.columns.size()));
  object.set("digits", to_array(transformation.digits.data(), transformation.digits.size()));
  return object;
}

val vary_one(const val& cells, const std::string& seed) {
  const OneGrid read = read_grid(cells);
  Random random(seed);
  const Variation variation = read.error.empty() ? vary(read.grid, random) : Variation();
  val object = val::object();
  object.set("error", read.error);
  object.set("cells", to_array(variation.puzzle));
  object.set("transformation", to_object(variation.transformation));
  return object;
}

val minimise_one(const val& cells, const std::string& seed) {
  const OneGrid read = read_grid(cells);
  Random random(seed);
  const Minimised minimised = read.error.empty() ? minimise(read.grid, random) : Minimised();
  val object = val::object();
  object.set("error", read.error);
  object.set("fault", std::string(id(minimised.fault)));
  object.set("cells", to_array(minimised.puzzle));
  object.set("solution", to_array(minimised.solution));
  object.set("clues", minimised.puzzle.clue_count());
  return object;
}

val redundant_of(const val& cells) {
  const OneGrid read = read_grid(cells);
  const RedundantGivens found =
      read.error.empty() ? redundant_givens(read.grid) : RedundantGivens();
  val object = val::object();
  object.set("error", read.error);
  object.set("fault", std::string(id(found.fault)));
  object.set("cells", to_ids<std::uint8_t>(found.cells));
  return object;
}

/// A grid and a budget that were read, or why not.
struct Asked {
  std::string error;
  Grid grid;
  std::uint64_t budget = 0;
};

Asked read_asked(const val& cells, double budget) {
  const OneGrid read = read_grid(cells);
  if (!read.error.empty()) return {read.error, {}, 0};
  const auto most = read_whole(budget);
  if (!most) return {"budget", {}, 0};
  return {"", read.grid, *most};
}

/// Calls `edit` with options that tell of progress some times a second.
template <typename Edit>
auto watched(std::uint64_t budget, const val& progress, const Edit& edit) {
  Pace pace;
  const auto tell_at_times = [&] { return !pace.due() || tell(progress); };
  EditOptions options;
  options.budget = budget;
  if (!progress.isNull()) options.keep_going = tell_at_times;
  return edit(options);
}

val start_of(const std::string& error, EditFault fault, SearchEnd end) {
  val object = val::object();
  object.set("error", error);
  object.set("fault", std::string(id(fault)));
  object.set("end", error.empty() ? std::string(id(end)) : "");
  return object;
}

val ambiguous_of(const val& cells, double budget, const val& progress) {
  const Asked asked = read_asked(cells, budget);
  Ambiguity found;
  if (asked.error.empty()) {
    found = watched(asked.budget, progress, [&](const EditOptions& options) {
      return ambiguous_cells(asked.grid, options);
    });
  }
  std::vector<std::uint16_t> masks;
  masks.reserve(cell_count);
  for (DigitSet digits : found.digits) masks.push_back(digits.mask());
  val object = start_of(asked.error, found.fault, found.end);
  object.set("cells", to_ids<std::uint8_t>(found.cells));
  object.set("digits", to_array(masks));
  return object;
}

struct CompleteRequest {
  std::string seed;
  double budget;
};

val complete_one(const val& cells, const CompleteRequest& request, const val& progress) {
  const Asked asked = read_asked(cells, request.budget);
  Completion found;
  if (asked.error.empty()) {
    Random random(request.seed);
    found = watched(asked.budget, progress, [&](const EditOptions& options) {
      return complete(asked.grid, random, options);
    });
  }
  val object = start_of(asked.error, found.fault, found.end);
  object.set("cells", to_array(found.puzzle));
  object.set("solution", to_array(found.solution));
  object.set("added", to_ids<std::uint8_t>(found.cells));
  object.set("atLeast", found.at_least);
  return object;
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_edit) {
  emscripten::value_object<CompleteRequest>("CompleteRequest")
      .field("seed", &CompleteRequest::seed)
      .field("budget", &CompleteRequest::budget);

  emscripten::function("vary", &vary_one);
  emscripten::function("minimise", &minimise_one);
  emscripten::function("redundantGivens", &redundant_of);
  emscripten::function("ambiguousCells", &ambiguous_of);
  emscripten::function("complete", &complete_one);
}

}  // namespace nonet::wasm
