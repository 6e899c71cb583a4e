/// @file
/// Files of OpenSudoku, a program for Android (https://gitlab.com/opensudoku/opensudoku).
#pragma once

#include <span>

#include "formats/common/writer.hpp"

namespace nonet::formats {

/// Games in folders named by the puzzles' titles, with their notes, comment and date. A puzzle at its start is 81
/// digits, which every version of the program reads.
[[nodiscard]] Written write_open_sudoku(std::span<const Progress> puzzles);

}  // namespace nonet::formats
