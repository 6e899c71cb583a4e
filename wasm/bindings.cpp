/// @file
/// The border of the core to JavaScript: reading and solving puzzles; engines, human logic, rating and making
/// have files of their own. Free functions and plain objects only; `nonet.d.ts` describes them, and `guard.js`
/// calls them, with arguments that are plain data.

#include <emscripten/bind.h>

#include "convert.hpp"
#include "nonet/parse.hpp"
#include "nonet/solver.hpp"
#include "nonet/version.hpp"

namespace nonet::wasm {
namespace {

/// Solutions between two calls of a progress callback.
constexpr std::uint64_t progress_interval = 1 << 14;

/// Of a line without any doubt, the cells alone: `guard.js` makes a `ParseResult` of them, which takes half the time.
val parse_text(const std::string& text) {
  const Parsed parsed = parse(text);
  if (parsed.ok() && parsed.format == Format::line && !parsed.mixed_blanks)
    return to_array(parsed.grid);
  const Fault& fault = parsed.fault;
  const char* const format = parsed.format == Format::line ? "line" : "rows";
  return object_of({{"error", fault.error},
                    {"format", parsed.ok() ? format : ""},
                    {"cells", to_array(parsed.grid)},
                    {"offset", fault.place.offset},
                    {"line", fault.place.line},
                    {"column", fault.place.column},
                    {"character", fault.detail},
                    {"found", fault.found},
                    {"row", fault.row},
                    {"mixedBlanks", parsed.mixed_blanks}});
}

val solve_one(const val& cells) {
  const OneGrid read = read_grid(cells);
  const Solved solved = read.error.empty() ? solve(read.grid) : Solved();
  return object_of({{"error", read.error},
                    {"outcome", read.error.empty() ? id(solved.outcome) : ""},
                    {"solution", to_array(solved.solution)}});
}

val solve_many(const val& cells) {
  Grids read = read_grids(cells);
  std::vector<Solved> answers(read.grids.size());
  nonet::solve_many(read.grids, answers);
  std::vector<std::uint8_t> outcomes(answers.size());
  for (std::size_t i = 0; i < answers.size(); ++i) {
    outcomes[i] = static_cast<std::uint8_t>(answers[i].outcome);
    read.grids[i] = answers[i].solution;
  }
  return object_of({{"error", read.error},
                    {"outcomes", to_array(outcomes)},
                    {"solutions", to_array(read.grids)}});
}

std::uint64_t count_with_progress(const Grid& grid, std::uint64_t limit, const val& progress) {
  std::uint64_t found = 0;
  for_each_solution(grid, [&](const Grid&) {
    ++found;
    if (found % progress_interval == 0 && !tell(progress, static_cast<double>(found))) return false;
    return found != limit;
  });
  return found;
}

val count(const val& cells, double limit, const val& progress) {
  const OneGrid read = read_grid(cells);
  const auto most = read_whole(limit);
  const std::string error = read.error.empty() && !most ? "limit" : read.error;
  std::uint64_t found = 0;
  if (error.empty())
    found = progress.isNull() ? count_solutions(read.grid, *most)
                              : count_with_progress(read.grid, *most, progress);
  const bool limited = error.empty() && *most != 0 && found == *most;
  return object_of({{"error", error}, {"count", found}, {"limited", limited}});
}

val candidates_of(const val& cells) {
  const OneGrid read = read_grid(cells);
  std::vector<std::uint16_t> masks;
  const Board board(read.grid);
  for (int cell = 0; cell < cell_count && read.error.empty(); ++cell)
    masks.push_back(board.candidates(cell).mask());
  return object_of({{"error", read.error}, {"candidates", to_array(masks)}});
}

val conflicts_of(const val& cells) {
  const OneGrid read = read_grid(cells);
  const val list = list_of(find_conflicts(read.grid), [](const Conflict& conflict) {
    return object_of({{"digit", conflict.digit},
                      {"first", conflict.first},
                      {"second", conflict.second},
                      {"house", conflict.house}});
  });
  return object_of({{"error", read.error}, {"conflicts", list}});
}

std::string version_text() {
  return std::string(version());
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet) {
  using emscripten::function;

  function("version", &version_text);
  function("parse", &parse_text);
  function("solve", &solve_one);
  function("solveMany", &solve_many);
  function("count", &count);
  function("candidates", &candidates_of);
  function("conflicts", &conflicts_of);
}

}  // namespace nonet::wasm
