/// @file
/// Shared by the tests of reading.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "nonet/position.hpp"
#include "nonet/read.hpp"
#include "support.hpp"

namespace nonet::test {

/// Inkala's puzzle, or other cells, with another sign for a blank.
inline std::string with_blank(std::string_view blank, std::string_view cells = inkala) {
  std::string text;
  for (char c : cells) text += c == '.' ? std::string(blank) : std::string(1, c);
  return text;
}

/// A digit was placed, and two candidates were removed.
inline Position on_the_way() {
  Position position(grid_of(inkala));
  position.board.place(1, 1);
  position.board.eliminate(2, 4);
  position.board.eliminate(80, 7);
  return position;
}

/// The candidates, or the digit, of each cell: nine rows of groups, without a border.
inline std::string plain_marks(const Board& board, const std::string& gap) {
  std::string text;
  for (int cell = 0; cell < cell_count; ++cell) {
    if (board.value(cell) != 0) text += std::to_string(board.value(cell));
    for (int digit : board.candidates(cell)) text += std::to_string(digit);
    text += column_of(cell) == 8 ? "\n" : gap;
  }
  return text;
}

/// Whether the reading warns of it, with that detail unless none is named.
inline bool warns(const Reading& reading, WarningId id, std::string_view detail = {}) {
  return std::any_of(reading.warnings.begin(), reading.warnings.end(), [&](const Warning& warning) {
    return warning.id == id && (detail.empty() || warning.detail == detail);
  });
}

}  // namespace nonet::test
