/// @file
/// Codoku, the short code of a puzzle in links of SudokuPad, SudokuExchange and Nonet: a digit and the
/// blanks after it become one letter.
///
/// Every match of `d0{0,5}` in the 81 digits, 0 for a blank, is the letter `d + 10 * zeros` of
/// `0-9A-Za-x`. Plain digits are a code too, so 81 of them need no telling apart.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "nonet/grid.hpp"
#include "nonet/read.hpp"

namespace nonet::formats {

struct Codoku {
  /// `none`, `bad_character`, `too_few` or `too_many`.
  ReadError error = ReadError::none;
  Grid grid;
  /// How many letters make the 81 cells, or where the fault is.
  std::size_t at = 0;
  /// Cells that were found.
  int found = 0;
};

/// Reads a code; with `suffix`, more may follow the 81 cells.
[[nodiscard]] Codoku read_codoku(std::string_view code, bool suffix = false);

[[nodiscard]] std::string to_codoku(const Grid& grid);

}  // namespace nonet::formats
