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

struct ParseResult {
  std::string error, format;
  val cells = val::undefined();
  double offset;
  int line, column;
  std::string character;
  int found, row;
  bool mixed_blanks;
};

/// Of a line without any doubt, the cells alone: `guard.js` makes a `ParseResult` of them, which takes half the time.
val parse_text(const std::string& text) {
  const Parsed parsed = parse(text);
  if (parsed.ok() && parsed.format == Format::line && !parsed.mixed_blanks)
    return to_array(parsed.grid);
  const Fault& fault = parsed.fault;
  const char* const format = parsed.format == Format::line ? "line" : "rows";
  const ParseResult result{std::string(id(fault.error)),
                           parsed.ok() ? format : "",
                           to_array(parsed.grid),
                           static_cast<double>(fault.place.offset),
                           fault.place.line,
                           fault.place.column,
                           fault.detail,
                           fault.found,
                           fault.row,
                           parsed.mixed_blanks};
  return val(result);
}

struct SolveResult {
  std::string error, outcome;
  val solution = val::undefined();
};

SolveResult solve_one(const val& cells) {
  const OneGrid read = read_grid(cells);
  if (!read.error.empty()) return {read.error, "", to_array(Grid())};
  const Solved solved = solve(read.grid);
  return {"", std::string(id(solved.outcome)), to_array(solved.solution)};
}

struct SolveManyResult {
  std::string error;
  val outcomes = val::undefined();
  val solutions = val::undefined();
};

SolveManyResult solve_many(const val& cells) {
  Grids read = read_grids(cells);
  std::vector<Solved> answers(read.grids.size());
  nonet::solve_many(read.grids, answers);
  std::vector<std::uint8_t> outcomes(answers.size());
  for (std::size_t i = 0; i < answers.size(); ++i) {
    outcomes[i] = static_cast<std::uint8_t>(answers[i].outcome);
    read.grids[i] = answers[i].solution;
  }
  return {read.error, to_array(outcomes), to_array(read.grids)};
}

struct CountResult {
  std::string error;
  double count;
  bool limited;
};

std::uint64_t count_with_progress(const Grid& grid, std::uint64_t limit, const val& progress) {
  std::uint64_t found = 0;
  for_each_solution(grid, [&](const Grid&) {
    ++found;
    if (found % progress_interval == 0 && !tell(progress, static_cast<double>(found))) return false;
    return found != limit;
  });
  return found;
}

CountResult count(const val& cells, double limit, const val& progress) {
  const OneGrid read = read_grid(cells);
  if (!read.error.empty()) return {read.error, 0, false};
  const auto most = read_whole(limit);
  if (!most) return {"limit", 0, false};
  const std::uint64_t found = progress.isNull() ? count_solutions(read.grid, *most)
                                                : count_with_progress(read.grid, *most, progress);
  return {"", static_cast<double>(found), *most != 0 && found == *most};
}

struct CandidatesResult {
  std::string error;
  val candidates = val::undefined();
};

CandidatesResult candidates_of(const val& cells) {
  const OneGrid read = read_grid(cells);
  if (!read.error.empty()) return {read.error, to_array(std::vector<std::uint16_t>())};
  const Board board(read.grid);
  std::vector<std::uint16_t> masks(cell_count);
  for (int cell = 0; cell < cell_count; ++cell) {
    masks[static_cast<std::size_t>(cell)] = board.candidates(cell).mask();
  }
  return {"", to_array(masks)};
}

struct ConflictsResult {
  std::string error;
  val conflicts = val::undefined();
};

ConflictsResult conflicts_of(const val& cells) {
  const OneGrid read = read_grid(cells);
  val list = val::array();
  for (const Conflict& conflict : find_conflicts(read.grid))
    list.call<void>("push", to_object(conflict));
  return {read.error, list};
}

std::string version_text() {
  return std::string(version());
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet) {
  using emscripten::function;
  using emscripten::value_object;

  value_object<ParseResult>("ParseResult")
      .field("error", &ParseResult::error)
      .field("format", &ParseResult::format)
      .field("cells", &ParseResult::cells)
      .field("offset", &ParseResult::offset)
      .field("line", &ParseResult::line)
      .field("column", &ParseResult::column)
      .field("character", &ParseResult::character)
      .field("found", &ParseResult::found)
      .field("row", &ParseResult::row)
      .field("mixedBlanks", &ParseResult::mixed_blanks);
  value_object<SolveResult>("SolveResult")
      .field("error", &SolveResult::error)
      .field("outcome", &SolveResult::outcome)
      .field("solution", &SolveResult::solution);
  value_object<SolveManyResult>("SolveManyResult")
      .field("error", &SolveManyResult::error)
      .field("outcomes", &SolveManyResult::outcomes)
      .field("solutions", &SolveManyResult::solutions);
  value_object<CountResult>("CountResult")
      .field("error", &CountResult::error)
      .field("count", &CountResult::count)
      .field("limited", &CountResult::limited);
  value_object<CandidatesResult>("CandidatesResult")
      .field("error", &CandidatesResult::error)
      .field("candidates", &CandidatesResult::candidates);
  value_object<ConflictsResult>("ConflictsResult")
      .field("error", &ConflictsResult::error)
      .field("conflicts", &ConflictsResult::conflicts);

  function("version", &version_text);
  function("parse", &parse_text);
  function("solve", &solve_one);
  function("solveMany", &solve_many);
  function("count", &count);
  function("candidates", &candidates_of);
  function("conflicts", &conflicts_of);
}

}  // namespace nonet::wasm
