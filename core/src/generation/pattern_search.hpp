/// @file
/// Digits for a pattern of given cells.
#pragma once

#include <optional>

#include "generation/neighbours.hpp"

namespace nonet::generation {

/// Looks for digits in `pattern` that leave one solution; those of `givens` are fixed. Nothing when this
/// attempt found none.
///
/// Begins with the digits of a random solution. Each step blanks a few cells of the pattern, lists the
/// solutions, groups them by their digits in those cells, and takes a group with fewest: every other way
/// to fill these cells is looked at in one search.
[[nodiscard]] std::optional<Puzzle> search_pattern(const CellSet& pattern, const Grid& givens,
                                                   const Grid& solution, Random& random,
                                                   const KeepGoing& keep_going);

}  // namespace nonet::generation
