/// @file
/// The symmetries of Sudoku, and the one grid that stands for all equivalent ones.
#pragma once

#include <cstdint>
#include <vector>

#include "nonet/board.hpp"
#include "nonet/grid.hpp"
#include "nonet/random.hpp"
#include "nonet/table.hpp"

namespace nonet {

/// A symmetry of the rules, of which there are 2 * 6^8 * 9!: the grid is transposed or not, bands, stacks,
/// rows within bands and columns within stacks are put in another order, the digits get other names.
struct Transformation {
  bool transposed = false;  ///< First.
  /// Row `i` of the image is row `rows[i]` of the grid before, and so with columns, 0 to 8.
  Table<std::uint8_t, 9> rows{0, 1, 2, 3, 4, 5, 6, 7, 8};
  Table<std::uint8_t, 9> columns{0, 1, 2, 3, 4, 5, 6, 7, 8};
  /// The new name of a digit; that of 0, a blank, is 0.
  Table<std::uint8_t, 10> digits{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};

  friend bool operator==(const Transformation&, const Transformation&) = default;
};

/// True when the rules are kept for every grid: rows of a band stay together, and so on.
[[nodiscard]] bool is_valid(const Transformation& transformation);
[[nodiscard]] Grid apply(const Transformation& transformation, const Grid& grid);
/// The image with its candidates.
[[nodiscard]] Board apply(const Transformation& transformation, const Board& board);
/// The cell to which a cell goes.
[[nodiscard]] int image_of(const Transformation& transformation, int cell);
/// Takes an image back.
[[nodiscard]] Transformation inverse(const Transformation& transformation);
/// A random one, all equally likely.
[[nodiscard]] Transformation random_transformation(Random& random);

/// The canonical form of a full grid: the least of its images under all symmetries, compared as 81 digits
/// row by row, and every transformation that makes it: one, or as many as the grid has symmetries of its own.
/// Two grids are equivalent when their forms are equal.
struct Canonical {
  Grid grid;
  std::vector<Transformation> by;
};

/// `grid` must be full and keep the rules.
[[nodiscard]] Canonical canonical_form(const Grid& grid);

/// The canonical form of a puzzle with one solution: the least of its images under the transformations of its
/// solution's form. Two such puzzles are equivalent when their forms are equal.
[[nodiscard]] Grid canonical_puzzle(const Grid& puzzle, const Grid& solution);

}  // namespace nonet
