/// @file
/// Walking from a puzzle to its neighbours.
#pragma once

#include <optional>

#include "nonet/generator.hpp"

namespace nonet::generation {

/// A puzzle and its one solution.
struct Puzzle {
  Grid givens;
  Grid solution;
};

/// Givens that go, and givens that come. Where `symmetry` is `rotate180` they are pairs of opposite ones; else it is
/// `none`.
struct Exchange {
  int taken = 1;
  int given = 1;
  Symmetry symmetry = Symmetry::none;
  /// When what is left has more solutions, that is not worth a look.
  std::uint64_t most_solutions = 0;
};

/// Takes givens away at random and gives some back: all but the last at random, the last such that there is one
/// solution again, perhaps another: what just one of the solutions has in its cells. Nothing when there is none. Of several
/// choices for the last each has the same chance.
///
/// The neighbourhoods {-n+n} in which puzzles of 17 clues and hard ones are looked for (Gordon Royle's collection; blue
/// and others on the New Sudoku Players' Forum).
[[nodiscard]] std::optional<Puzzle> exchange(const Puzzle& puzzle, const Exchange& how,
                                             Random& random);

/// So many go and one comes.
[[nodiscard]] std::optional<Puzzle> neighbour(const Puzzle& puzzle, int taken, Random& random);

/// Tries to come down to `most` clues, in so many steps. The puzzle that is returned is minimal; it has more
/// clues when that failed.
[[nodiscard]] Puzzle fewer_clues(const Puzzle& puzzle, int most, int steps, Random& random,
                                 const KeepGoing& keep_going);

}  // namespace nonet::generation
