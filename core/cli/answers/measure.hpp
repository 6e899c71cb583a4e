/// @file
/// Measurements of an engine on a set of puzzles: its speed, and how much it guesses.
#pragma once

#include <cstdint>
#include <vector>

#include "nonet/solver.hpp"

namespace nonet::cli {

/// Options of a measurement.
struct MeasureOptions {
  /// For each of two passes: one that gathers statistics, and one that is timed.
  double seconds = 1;
  /// Nodes a puzzle; a search that needs more is given up and counted as such. 0: none is.
  std::uint64_t budget = 0;
};

/// Result of a measurement. Every search looks for a second solution, so uniqueness is proved.
struct Measured {
  /// Puzzles that were tried: all of them, or as many as fitted the time, spread over the set.
  std::size_t puzzles = 0;
  /// Those of them that were given up at the budget.
  std::size_t over_budget = 0;
  /// Puzzles answered per second. The time of those given up counts, they do not.
  double per_second = 0;
  /// Of the puzzles tried: those that were answered, rightly, without any guess.
  double no_guess_percent = 0;
  /// Mean over the puzzles tried. A lower bound when some were given up.
  double guesses_per_puzzle = 0;
  /// Answers that are no solution of their puzzle, or not what the default engine says.
  std::size_t wrong = 0;
};

/// Measures on one core. `expected` holds the default engine's answers. Rounds of bulk solving
/// are timed, over all puzzles that the first pass tried, and the fastest counts; where some were
/// given up, the searches of the first pass.
[[nodiscard]] Measured measure(const std::vector<Grid>& puzzles,
                               const std::vector<Solved>& expected, const Engine& engine,
                               const MeasureOptions& options);

}  // namespace nonet::cli
