/// @file
/// Symmetries of the givens of a puzzle.
#pragma once

#include <vector>

#include "logic/context.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {

/// A symmetry of the grid that carries givens to givens when digits are renamed.
struct Symmetry {
  Table<int, cell_count> image{};  ///< Of each cell: where it goes.
  Table<int, 10> renamed{};        ///< Of each digit, 1 to 9: its name there.
};

/// Every symmetry of the givens but the one that changes nothing: rows and columns exchanged within
/// bands and stacks, bands and stacks exchanged, the whole transposed. The rotations and the
/// reflections of the square come first. Where only one digit has no given, it keeps its name; no
/// symmetry is given where more have none. Stops when there is no time for more.
[[nodiscard]] std::vector<Symmetry> symmetries_of_givens(const Context& context);

}  // namespace nonet::logic
