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
  const auto numbers = [](const auto& all) { return to_array(all.data(), all.size()); };
  return object_of({{"transposed", transformation.transposed},
                    {"rows", numbers(transformation.rows)},
                    {"columns", numbers(transformation.columns)},
                    {"digits", numbers(transformation.digits)}});
}

val vary_one(const val& cells, const std::string& seed) {
  const OneGrid read = read_grid(cells);
  Random random(seed);
  const Variation variation = read.error.empty() ? vary(read.grid, random) : Variation();
  return object_of({{"error", read.error},
                    {"cells", to_array(variation.puzzle)},
                    {"transformation", to_object(variation.transformation)}});
}

val minimise_one(const val& cells, const std::string& seed) {
  const OneGrid read = read_grid(cells);
  Random random(seed);
  const Minimised minimised = read.error.empty() ? minimise(read.grid, random) : Minimised();
  return object_of({{"error", read.error},
                    {"fault", minimised.fault},
                    {"cells", to_array(minimised.puzzle)},
                    {"solution", to_array(minimised.solution)},
                    {"clues", minimised.puzzle.clue_count()}});
}

val redundant_of(const val& cells) {
  const OneGrid read = read_grid(cells);
  const RedundantGivens found =
      read.error.empty() ? redundant_givens(read.grid) : RedundantGivens();
  return object_of({{"error", read.error},
                    {"fault", found.fault},
                    {"cells", to_ids<std::uint8_t>(found.cells)}});
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
  return object_of({{"error", error}, {"fault", fault}, {"end", error.empty() ? id(end) : ""}});
}

val ambiguous_of(const val& cells, double budget, const val& progress) {
  const OneGrid read = read_grid(cells);
  const auto most = read_whole(budget);
  const std::string error = read.error.empty() && !most ? "budget" : read.error;
  Ambiguity found;
  if (error.empty()) {
    found = watched(*most, progress, [&](const EditOptions& options) {
      return ambiguous_cells(read.grid, options);
    });
  }
  std::vector<std::uint16_t> masks;
  masks.reserve(cell_count);
  for (DigitSet digits : found.digits) masks.push_back(digits.mask());
  return with(start_of(error, found.fault, found.end),
              {{"cells", to_ids<std::uint8_t>(found.cells)}, {"digits", to_array(masks)}});
}

val complete_one(const val& cells, const val& wanted, const val& progress) {
  const OneGrid read = read_grid(cells);
  Request request(wanted, read.error);
  std::string seed;
  std::uint64_t budget = 0;
  request.read("seed", seed, text);
  request.read("budget", budget, whole);
  Completion found;
  if (request.error().empty()) {
    Random random(seed);
    found = watched(budget, progress, [&](const EditOptions& options) {
      return complete(read.grid, random, options);
    });
  }
  return with(start_of(request.error(), found.fault, found.end),
              {{"cells", to_array(found.puzzle)},
               {"solution", to_array(found.solution)},
               {"added", to_ids<std::uint8_t>(found.cells)},
               {"atLeast", found.at_least}});
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_edit) {
  emscripten::function("vary", &vary_one);
  emscripten::function("minimise", &minimise_one);
  emscripten::function("redundantGivens", &redundant_of);
  emscripten::function("ambiguousCells", &ambiguous_of);
  emscripten::function("complete", &complete_one);
}

}  // namespace nonet::wasm
