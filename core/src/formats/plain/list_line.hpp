/// @file
/// A line of a list of puzzles.
#pragma once

#include <string>

#include "formats/common/cells.hpp"

namespace nonet::formats::plain {

/// Kind of a line in a list.
enum class LineKind : std::uint8_t {
  other,    ///< Nothing of a list.
  cells,    ///< 81 cells, and maybe a comment behind them.
  library,  ///< A line of HoDoKu's library, or the position of one.
  sukaku,   ///< 729 characters.
  bank,     ///< `<12 hexadecimal digits> <81 cells> <rating>`, SudokuExchange's bank.
  csv,      ///< Fields of which one is 81 cells.
};

/// A line that was read, or that was meant as a puzzle and has a fault.
struct ListLine {
  LineKind kind = LineKind::other;
  Progress puzzle;
  Fault fault;
  std::vector<Warning> warnings;
  /// It tells by itself that it is not just 81 cells and a comment.
  bool certain = false;

  [[nodiscard]] bool ok() const {
    return kind != LineKind::other && fault.error == ReadError::none;
  }
};

/// Reads a line. A line that counts as "meant as a puzzle" has 70 to 95 cells in one piece, or the marks
/// of its kind.
[[nodiscard]] ListLine read_list_line(std::string_view text, const TextLine& line);

/// Reads 81 cells into a puzzle, or sets the fault. The word points into the line.
void read_cells(std::string_view text, const TextLine& line, std::string_view word, ListLine& read);

/// Sets the solution that goes with a puzzle, and warns when it is none or another's.
void set_solution(const TextPosition& place, std::string_view cells, ListLine& read);

}  // namespace nonet::formats::plain
