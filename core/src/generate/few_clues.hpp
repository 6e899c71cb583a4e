/// @file
/// Walking from a puzzle to its neighbours.
#pragma once

#include <optional>

#include "nonet/generator.hpp"

namespace nonet::making {

/// A puzzle and its one solution.
struct Puzzle {
  Grid givens;
  Grid solution;
};

/// Takes `taken` givens away at random and gives one back such that there is one solution again, perhaps
/// another: a digit that just one of the solutions has in its cell. Nothing when there is none, or
/// when there are more solutions than are worth a look. Of several choices each has the same chance.
///
/// The neighbourhood {-n+1} in which puzzles of 17 clues are looked for (Gordon Royle's collection; blue and others
/// on the New Sudoku Players' Forum).
[[nodiscard]] std::optional<Puzzle> neighbour(const Puzzle& puzzle, int taken, Random& random);

/// The same with two givens that come: {-1+2}, {-2+2}. Each pair of cells is tried at random, so that
/// nothing may come of it where there is one.
[[nodiscard]] std::optional<Puzzle> exchange(const Puzzle& puzzle, int taken, Random& random);

/// Of a puzzle whose givens a half turn maps to givens another like it: `taken` pairs of opposite givens go, and
/// one comes that only one of the solutions has.
[[nodiscard]] std::optional<Puzzle> turned_neighbour(const Puzzle& puzzle, int taken,
                                                     Random& random);

/// Tries to come down to `most` clues, in so many steps. The puzzle that is returned is minimal; it has more
/// clues when that failed.
[[nodiscard]] Puzzle fewer_clues(const Puzzle& puzzle, int most, int steps, Random& random,
                                 const KeepGoing& keep_going);

}  // namespace nonet::making
