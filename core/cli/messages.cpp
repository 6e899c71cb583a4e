#include "messages.hpp"

#include <array>

#include "phrases.hpp"

namespace nonet::cli {
namespace {

/// Completes the message about a foreign character: lists what may stand there.
std::string_view wanted_in(PositionFormat format) {
  switch (format) {
    case PositionFormat::library:
      return " is neither a digit, a blank (. 0), nor a + before a digit";
    case PositionFormat::pencil_marks:
      return " is not a candidate (1 to 9)";
    default:
      return " is neither a digit nor a blank (. 0 _ * -)";
  }
}

}  // namespace

std::string cell_name(int cell) {
  return join("r", row_of(cell) + 1, "c", column_of(cell) + 1);
}

std::string house_name(int house) {
  constexpr std::array<const char*, 3> kinds = {"row ", "column ", "box "};
  return join(kinds[static_cast<std::size_t>(house / 9)], house % 9 + 1);
}

std::string describe(const Parsed& parsed) {
  const int column = parsed.position.column;
  switch (parsed.error) {
    case ParseError::none:
      return "";
    case ParseError::empty:
      return "no cell";
    case ParseError::bad_character:
      return join("column ", column, ": ", quoted(parsed.character),
                  " is neither a digit nor a blank (. 0 _ * -)");
    case ParseError::too_few:
      return join(counted_as(parsed.found, "cell"), "; a puzzle has 81");
    case ParseError::too_many:
      return join(counted_as(parsed.found, "cell"), "; a puzzle has 81, and column ", column,
                  " is the first too many");
    case ParseError::row_length:
      return join("row ", parsed.row, " has ", counted_as(parsed.found, "cell"), "; a row has 9");
    case ParseError::row_count:
      return join(counted_as(parsed.found, "row"), "; a puzzle has 9");
    case ParseError::extra_text:
      return "more text after the puzzle";
  }
  return "";
}

std::string describe(const ParsedPosition& parsed) {
  const int column = parsed.place.column;
  const bool is_729 = parsed.format == PositionFormat::candidates;
  std::string counted = counted_as(parsed.found, is_729 ? "character" : "cell") +
                        (is_729 ? "; the candidates of 81 cells have 729" : "; a position has 81");
  switch (parsed.error) {
    case PositionTextError::none:
      return "";
    case PositionTextError::empty:
      return "no cell";
    case PositionTextError::bad_character:
      return join("column ", column, ": ", quoted(parsed.character), wanted_in(parsed.format));
    case PositionTextError::too_few:
      return counted;
    case PositionTextError::too_many:
      return join(counted, ", and column ", column, " is the first too many");
    case PositionTextError::row_length:
      return join("row ", parsed.row, " has ", counted_as(parsed.found, "cell"), "; a row has 9");
    case PositionTextError::row_count:
      return join(counted_as(parsed.found, "row"), "; a position has 9");
    case PositionTextError::extra_text:
      return "more text after the position";
    case PositionTextError::fields:
      return "a library line has its grid after the third colon";
    case PositionTextError::triple:
      return join("column ", column,
                  ": a candidate is three digits from 1 to 9: digit, row, column");
    case PositionTextError::removed_digit:
      return join("column ", column, ": ", parsed.character,
                  " is among the removed candidates, and stands in that cell");
    case PositionTextError::repeated:
      return join("column ", column, ": ", parsed.character,
                  " appears twice among these candidates");
    case PositionTextError::wrong_digit:
      return join("column ", column, ": ", parsed.character, " where only ", parsed.found,
                  " or a blank may stand");
  }
  return "";
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

std::string describe_open(const CellSet& cells, const Board& board) {
  std::string text;
  for (int cell : cells) {
    text += join(text.empty() ? "" : ", ", cell_name(cell), "=", board.candidates(cell).first());
  }
  return text + (cells.size() == 1 ? " is read as a candidate and not as a placed digit, for a "
                                     "cell in sight has it too"
                                   : " are read as candidates and not as placed digits, for cells "
                                     "in sight have them too");
}

std::string describe(const Conflict& conflict) {
  return join(conflict.digit, " appears twice in ", house_name(conflict.house), ": ",
              cell_name(conflict.first), " and ", cell_name(conflict.second));
}

}  // namespace nonet::cli
