/// @file
/// Solving times: how long people need for a puzzle.
#pragma once

#include <optional>

#include "nonet/grid.hpp"

namespace nonet {

/// The solving time of a puzzle, in whole seconds: the average of the people who finish it.
struct ExpectedTime {
  int seconds = 0;
  /// Of ten puzzles with the same `seconds`, the averages of eight lie from `low` to `high`. One player may be far
  /// quicker or slower than the average.
  int low = 0;
  int high = 0;
  /// The puzzle needs chains (its rating is 6.5 or above), as all do beyond the level hard.
  /// Few such puzzles have been timed, so the number promises little.
  bool rough = false;

  friend bool operator==(const ExpectedTime&, const ExpectedTime&) = default;
};

/// The time that people need for a puzzle, or nothing when it has not exactly one solution or is full. The same
/// number on every machine, in some milliseconds at most.
///
/// Most of it is how long people look for what they can place next, as in Pelánek's "Difficulty Rating of Sudoku
/// Puzzles by a Computational Model" (FLAIRS 2011). Coefficients come from the times of people in S.W. Wang's
/// dataset (IEEE Access 12, 2024); see core/docs/rating.md.
[[nodiscard]] std::optional<ExpectedTime> expected_time(const Grid& puzzle);

}  // namespace nonet
