/// @file
/// The symmetries of Sudoku, and the one grid that stands for all equivalent ones.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "nonet/board.hpp"
#include "nonet/grid.hpp"
#include "nonet/random.hpp"

namespace nonet {

/// One of the 2 * 6^8 * 9! symmetries that keep the rules: the grid is transposed or not, bands, stacks,
/// rows within bands and columns within stacks are put in another order, the digits get other names.
struct Transformation {
  bool transposed = false;  ///< First.
  /// Row `i` of the image is row `rows[i]` of what was, and the same for columns, 0 to 8.
  std::array<std::uint8_t, 9> rows{0, 1, 2, 3, 4, 5, 6, 7, 8};
  std::array<std::uint8_t, 9> columns{0, 1, 2, 3, 4, 5, 6, 7, 8};
  /// The new name of a digit; that of 0, a blank, is 0.
  std::array<std::uint8_t, 10> digits{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};

  friend bool operator==(const Transformation&, const Transformation&) = default;
};

/// Whether it keeps the rules for every grid: rows of a band stay together, and so on.
[[nodiscard]] bool is_valid(const Transformation& transformation);
[[nodiscard]] Grid apply(const Transformation& transformation, const Grid& grid);
/// The same with the candidates that are left.
[[nodiscard]] Board apply(const Transformation& transformation, const Board& board);
/// The cell to which a cell goes.
[[nodiscard]] int image_of(const Transformation& transformation, int cell);
/// Takes a grid back.
[[nodiscard]] Transformation inverse(const Transformation& transformation);
/// Each with the same probability.
[[nodiscard]] Transformation random_transformation(Random& random);

/// The least of all grids that the symmetries make of a full grid, as the 81 digits row by row, and every
/// transformation that makes it: one, or as many as the grid has symmetries of its own. Two grids
/// are equivalent when they have the same.
struct Canonical {
  Grid grid;
  std::vector<Transformation> by;
};

/// `grid` must be full and keep the rules.
[[nodiscard]] Canonical canonical_form(const Grid& grid);

/// The same for a puzzle and its one solution: of the images that its solution's transformations
/// make of it, the least. Two puzzles with one solution each are equivalent when they have the same.
[[nodiscard]] Grid canonical_puzzle(const Grid& puzzle, const Grid& solution);

}  // namespace nonet
