#include "answers/edit_output.hpp"

#include "exit_codes.hpp"
#include "nonet/library.hpp"
#include "options/option_values.hpp"
#include "output/fault_json.hpp"
#include "words/messages.hpp"

namespace nonet::cli {
namespace {

std::string sentence_of(const Puzzle& puzzle, EditFault fault) {
  if (fault == EditFault::one_solution) return "there is one solution already";
  if (fault == EditFault::several_solutions) return "there is more than one solution";
  const auto conflicts = find_conflicts(puzzle.grid);
  const std::string none = "there is no solution";
  return conflicts.empty() ? none : none + ": " + describe(conflicts.front());
}

}  // namespace

int report_fault(const Puzzle& puzzle, EditFault fault, Output& output) {
  // In the order of the lines, for a person who reads both.
  output.flush();
  output.complain(line_of({puzzle.source, puzzle.line, sentence_of(puzzle, fault)}));
  output.mark();
  return bad_input;
}

Json json_of(const Puzzle& puzzle, EditFault fault) {
  Json json = json_of(puzzle);
  json["fault"] = nullptr;
  if (fault == EditFault::none) return json;
  const auto conflicts = find_conflicts(puzzle.grid);
  const FaultPlace place =
      conflicts.empty()
          ? FaultPlace()
          : FaultPlace{conflicts.front().second, conflicts.front().house, conflicts.front().digit};
  json["fault"] = fault_json(id(fault), sentence_of(puzzle, fault), place);
  return json;
}

std::string names_of(const CellSet& cells) {
  std::string names;
  for (int cell : cells) names += (names.empty() ? "" : " ") + cell_name(cell);
  return names.empty() ? "none" : names;
}

Json json_of(const CellSet& cells) {
  Json names = Json::array();
  for (int cell : cells) names.push_back(cell_name(cell));
  return names;
}

std::string text_of(const Board& made, const Puzzle& puzzle) {
  return puzzle.board ? library_position(Position(made)) : to_string(made.values());
}

Json json_or_null(const Grid& grid) {
  return grid == Grid() ? Json(nullptr) : Json(to_string(grid));
}

void add_budget(CLI::App& command, std::uint64_t& budget) {
  add_number(command, "--budget", budget,
             "Stop after so many positions and sets of givens a puzzle, some tenths of a "
             "microsecond each, and say so (0: never)");
}

}  // namespace nonet::cli
