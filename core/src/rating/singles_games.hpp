/// @file
/// Games of singles in random order: how long one looks for what can be placed.
#pragma once

#include "nonet/grid.hpp"

namespace nonet::rating {

/// How easily one sees each kind of single, in twentieths of a hidden single in a box.
struct SingleWeights {
  int full_house = 60;
  int box = 20;
  int line = 8;
  int naked = 1;
};

/// How long one looks on the way through a puzzle: the mean of so many games with a fixed seed. In each, singles are
/// placed in random order, easily seen ones sooner. Whenever one is placed, the game's sum grows by
/// (empty cells / 60) / (0.3 + A), where A is the sum of the weights of all singles there are. A single counts once
/// for each house that shows it; in its last empty cell a house shows a full house. Without any single
/// A is 0, and the solution's digit comes into one of the cells with the fewest candidates.
///
/// After Pelánek ("Difficulty Rating of Sudoku Puzzles by a Computational Model", FLAIRS 2011), whose measure is how
/// many ways there are to go on at each moment. The puzzle must have the one solution.
[[nodiscard]] double search_effort(const Grid& puzzle, const Grid& solution,
                                   const SingleWeights& weights = {}, int games = 24);

/// The naked singles on a way that takes them only where there is no full house and no hidden single.
[[nodiscard]] int naked_singles_needed(const Grid& puzzle, const Grid& solution);

}  // namespace nonet::rating
