/// @file
/// Full grids that a half turn leaves as they are, but for the names of the digits.
#pragma once

#include "nonet/grid.hpp"
#include "nonet/random.hpp"

namespace nonet::generation {

/// A random full grid that half a turn and an exchange of four pairs of digits map to itself: the digit of
/// the centre is its own partner. By backtracking, two cells at a time; not uniform. A puzzle of such a grid whose
/// givens are symmetric too is what Gurth's Symmetrical Placement speaks of.
[[nodiscard]] Grid symmetric_grid(Random& random);

}  // namespace nonet::generation
