#include "words/messages.hpp"

#include <array>

#include "words/phrases.hpp"

namespace nonet::cli {
std::string cell_name(int cell) {
  return join("r", row_of(cell) + 1, "c", column_of(cell) + 1);
}

std::string house_name(int house) {
  constexpr std::array<const char*, 3> kinds = {"row ", "column ", "box "};
  return join(kinds[static_cast<std::size_t>(house / 9)], house % 9 + 1);
}

std::string describe(const PositionReport& report, const Position& position) {
  switch (report.fault) {
    case PositionFault::none:
      return "";
    case PositionFault::conflict:
      return describe(find_conflicts(position.board.values()).front());
    case PositionFault::no_candidate:
      return join(cell_name(report.cell), " has no candidate left");
    case PositionFault::no_place:
      return join(house_name(report.house), " has no place left for ", report.digit);
    case PositionFault::missing_candidate:
      return join(cell_name(report.cell), " has lost ", report.digit, ", which the solution needs");
    case PositionFault::no_solution:
      return "there is no solution";
    case PositionFault::several_solutions:
      return join("there is more than one solution: two of them differ in ",
                  cell_name(report.cell));
    case PositionFault::solved:
      return "solved already";
    case PositionFault::wrong_digit:
      return join(cell_name(report.cell), " has ", position.board.value(report.cell),
                  ", and the only solution of the givens has ", report.digit, " there");
  }
  return "";
}

std::string describe(const Conflict& conflict) {
  return join(conflict.digit, " appears twice in ", house_name(conflict.house), ": ",
              cell_name(conflict.first), " and ", cell_name(conflict.second));
}

}  // namespace nonet::cli
