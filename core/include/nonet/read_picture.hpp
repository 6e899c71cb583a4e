/// @file
/// Reads Sudokus from pictures: pixels in, boards out, with the cells that are uncertain.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "nonet/geometry.hpp"
#include "nonet/grid.hpp"
#include "nonet/table.hpp"

namespace nonet {

/// Pixels as a decoder leaves them: row by row from the top, without gaps. `channels` is 1 (grey), 3 (RGB) or 4
/// (RGBA); what is transparent is seen on white.
struct Pixels {
  std::span<const std::uint8_t> bytes;
  int width = 0;
  int height = 0;
  int channels = 4;
};

/// The most pixels that a picture has, those of cameras of 50 megapixels, and the longest side.
inline constexpr std::int64_t most_picture_pixels = std::int64_t{8192} * 6144;
inline constexpr int most_picture_side = 30'000;

/// The reason a picture gave no board, or a question to settle before one is taken.
enum class PictureFault : std::uint8_t {
  none,
  bad_pixels,  ///< The bytes are not as many as width, height and channels say.
  too_large,   ///< More than `most_picture_pixels`, or a side longer than `most_picture_side`.
  too_small,   ///< Too few pixels for 81 cells.
  no_grid,     ///< Nothing in it looks like a grid.
  other_grid,  ///< There is a grid, but none of 9 by 9 cells, or what is in it breaks most rules of Sudoku.
  jigsaw,         ///< The grid's thick lines are not those of boxes of 3 by 3.
  no_digits,      ///< There is a grid, but next to nothing in it.
  too_blurred,    ///< There is a grid, but its digits cannot be told.
  several_grids,  ///< There are several boards: all of them are in the reading.
};

/// The stable id of a fault: "none", "bad-pixels", "too-large", "too-small", "no-grid", "other-grid", "jigsaw",
/// "no-digits", "too-blurred", "several-grids".
[[nodiscard]] std::string_view id(PictureFault fault);

/// A place in the picture, in pixels from its upper left corner.
struct PicturePoint {
  float x = 0;
  float y = 0;
};

/// A board as it was read. A cell has a given, an entry, candidates, or nothing.
struct PictureBoard {
  /// The printed digits, or all digits where nothing tells printed ones from others.
  Grid givens;
  /// Digits in another ink than the givens: those that a player entered.
  Grid entries;
  /// Pencil marks: bit d is digit d, 1 to 9.
  Table<std::uint16_t, cell_count> candidates{};
  /// The confidence in each cell, 0 to 100.
  Table<std::uint8_t, cell_count> confidence{};
  /// The cells to be looked at: what was read there may be wrong.
  CellSet uncertain;
  /// The second likeliest reading of each cell: 1 to 9, or 0 for an empty cell.
  Grid alternatives;
  /// The crossings of the grid's lines, 10 rows of 10, in the order of the cells: the first is the corner of the first cell, wherever
  /// that is in a picture that lies on its side.
  Table<PicturePoint, 100> crossings{};
  /// Quarter turns, clockwise, by which the board lies in the picture: 0 to 3.
  int turned = 0;
  /// True when the givens have exactly one solution. Otherwise the whole board is doubtful, however sure its cells are.
  bool unique = false;
};

/// The result of reading a picture. There are boards only where `fault` is `none` (one) or `several_grids`.
struct PictureReading {
  PictureFault fault = PictureFault::no_grid;
  std::vector<PictureBoard> boards;
};

/// What is wrong with the size of a picture, before anything of so many bytes is read or copied: `none`, `too_large` or
/// `bad_pixels`.
[[nodiscard]] PictureFault fault_of_size(std::uint64_t bytes, int width, int height, int channels);

/// Reads a picture. The same pixels give the same reading on every machine; time and memory are bounded, and no more than 60 MB
/// are needed beside the pixels.
[[nodiscard]] PictureReading read_picture(const Pixels& pixels);

}  // namespace nonet
