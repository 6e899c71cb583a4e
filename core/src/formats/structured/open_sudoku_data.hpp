/// @file
/// The cells of a game of OpenSudoku.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "nonet/read.hpp"

namespace nonet::formats {

/// A fault in the data of a game, at a byte of it.
struct DataFault {
  ReadError error = ReadError::none;
  std::size_t at = 0;
  std::string detail;
  int found = 0;
  int wanted = 0;
};

/// A game, or what is wrong with it.
struct Game {
  Progress progress;
  DataFault fault;
  /// Cells with a colour, whose meaning the file does not say.
  int colours = 0;
  std::string mixed_blank;
};

/// Reads what the attribute `data` of a game says: 81 digits, or cells of a version.
[[nodiscard]] Game read_open_sudoku_data(std::string_view data);

}  // namespace nonet::formats
