/// @file
/// Taking givens away while the solution stays the only one.
#pragma once

#include <vector>

#include "nonet/generator.hpp"
#include "nonet/random.hpp"

namespace nonet::generation {

/// The orbits of a symmetry, each once, in a random order.
[[nodiscard]] std::vector<CellSet> shuffled_orbits(Symmetry symmetry, Random& random);

/// Whether the puzzle still has its one solution without the givens in `cells`. `puzzle` has exactly
/// one, `solution`.
[[nodiscard]] bool stays_unique(const Grid& puzzle, const CellSet& cells, const Grid& solution);

[[nodiscard]] Grid without(Grid grid, const CellSet& cells);
[[nodiscard]] Grid with(Grid grid, const CellSet& cells, const Grid& solution);

/// Takes the orbits away in their order, each that the solution can spare, but leaves `fewest` givens and
/// those in `kept`. Begins with `puzzle`, which has the one solution.
///
/// That it has one is known without a search where the digit taken away is a single by the givens
/// that are left; else `has_other_solution` decides. When every orbit was tried none of those that
/// are left can go: what was needed stays needed while others go.
[[nodiscard]] Grid dig(const Grid& puzzle, const Grid& solution, const std::vector<CellSet>& orbits,
                       int fewest = 0, const CellSet& kept = {});

}  // namespace nonet::generation
