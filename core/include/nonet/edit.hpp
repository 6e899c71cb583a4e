/// @file
/// Changing puzzles: an equivalent one, fewer givens, the fewest more, the cells that are ambiguous.
/// A board stands for a puzzle whose candidates are a part of it, as those of a Sukaku: they hold
/// in each answer. `apply` and `random_transformation` make an equivalent one.
#pragma once

#include <cstdint>
#include <string_view>

#include "nonet/board.hpp"
#include "nonet/canonical.hpp"
#include "nonet/grid.hpp"
#include "nonet/keep_going.hpp"
#include "nonet/random.hpp"
#include "nonet/search.hpp"
#include "nonet/table.hpp"

namespace nonet {

/// The reason a puzzle cannot be changed as wanted: it has the wrong number of solutions.
enum class EditFault : std::uint8_t { none, no_solution, one_solution, several_solutions };

/// The stable id of a fault: "", "no-solution", "one-solution", "several-solutions".
[[nodiscard]] std::string_view id(EditFault fault);

/// The options of a search among the solutions of a puzzle.
struct EditOptions {
  /// Ends the search after so much work; 0: never. A unit is a position of the solver or a set of givens
  /// looked at, some tenths of a microsecond. The same budget ends at the same place on every machine.
  std::uint64_t budget = 0;
  /// Asked every few thousand units; false cancels.
  KeepGoing keep_going = nullptr;
};

/// A puzzle that is equivalent to another one.
struct Variation {
  Grid puzzle;
  /// Makes it; of a solution, or of a game that has begun, it makes those of the variation.
  Transformation transformation;
};

/// An equivalent puzzle by a random symmetry, each of the 2 * 6^8 * 9! with the same probability: that
/// which changes nothing, too. Any grid has variations: it need not have a solution.
[[nodiscard]] Variation vary(const Grid& puzzle, Random& random);

/// Givens that a puzzle could do without.
struct RedundantGivens {
  EditFault fault = EditFault::none;
  /// Each of them can go while all others stay; seldom all of them together. Empty when the puzzle is
  /// minimal, or when there is a fault.
  CellSet cells;
  /// Removed candidates of a Sukaku that the puzzle could do with: each could come back alone.
  CandidateSet candidates;
};

/// A fault when the puzzle has not exactly one solution.
[[nodiscard]] RedundantGivens redundant_givens(const Grid& puzzle);
[[nodiscard]] RedundantGivens redundant_givens(const Board& puzzle);

/// A puzzle without a given to spare.
struct Minimised {
  EditFault fault = EditFault::none;
  Grid puzzle;    ///< Empty when there is a fault.
  Grid solution;  ///< Empty, too, then.
  Board board;    ///< The puzzle with its candidates.
};

/// A minimal puzzle of the puzzle's own givens and with its solution: without any one given it would have
/// several solutions. Givens are tried once each in random order; one that cannot go with more givens there
/// cannot go with fewer. It is not the smallest that there is. A fault when the puzzle has
/// not exactly one solution.
[[nodiscard]] Minimised minimise(const Grid& puzzle, Random& random);
/// A minimal puzzle of givens, then of removed candidates: each one comes back unless that leaves several
/// solutions, so no more of them could be left.
[[nodiscard]] Minimised minimise(const Board& puzzle, Random& random);

/// The cells in which the solutions of a puzzle differ.
struct Ambiguity {
  /// No or one solution: there is nothing to tell apart.
  EditFault fault = EditFault::none;
  /// `complete`: exact. Else what was found until then: all of it is true, more may be.
  SearchEnd end = SearchEnd::complete;
  /// The cells whose digit is not the same in all solutions.
  CellSet cells;
  /// For each cell the digits that it has in solutions; all empty when there is no solution.
  Table<DigitSet, cell_count> digits{};
};

/// The cells that make a puzzle ambiguous, and their possible digits. Solutions are not enumerated:
/// the solver looks for one with each candidate, unless an earlier one has it.
[[nodiscard]] Ambiguity ambiguous_cells(const Grid& puzzle, const EditOptions& options = {});
[[nodiscard]] Ambiguity ambiguous_cells(const Board& puzzle, const EditOptions& options = {});

/// Givens that make a puzzle unique.
struct Completion {
  /// No solution; or one solution already, which leaves nothing to add.
  EditFault fault = EditFault::none;
  /// `complete`: no fewer givens do. `budget`: fewer might, see `at_least`. `cancelled`: the same, and
  /// nothing is added when it was cancelled before anything was found.
  SearchEnd end = SearchEnd::complete;
  /// The cells of the added givens; each of them is needed.
  CellSet cells;
  Grid puzzle;    ///< With the added givens. Empty when nothing was found.
  Grid solution;  ///< Its one solution.
  /// No set of fewer givens than this makes the puzzle unique.
  int at_least = 0;
  /// True when no fewer added givens do, whichever solution becomes the one.
  [[nodiscard]] bool exact() const { return end == SearchEnd::complete; }
};

/// The fewest givens that make a puzzle unique, among all choices of givens and so of the solution that
/// remains; which of them, `random` decides.
///
/// Sets of one given, two, three and so on are gone through: a set that two known solutions share
/// is skipped; the solver tries the others, and its answers become known. Where the puzzle has at
/// most 4,096 solutions, sets of four and more are sought for each solution in turn: they have to
/// hit every set of cells in which another solution differs, and such sets are added as they are
/// found (an implicit hitting set). The sizes gone through bound the answer from below, however
/// many solutions there are, and so does the proof that no puzzle has fewer than 17 givens.
///
/// When the budget ends before that, you get the smallest set found in another way, for random
/// solutions: it makes the puzzle unique and each given of it is needed, but fewer might do.
/// Puzzles with more than 4,096 solutions that lack four givens or more often need more work than
/// anyone waits for.
[[nodiscard]] Completion complete(const Grid& puzzle, Random& random,
                                  const EditOptions& options = {});
[[nodiscard]] Completion complete(const Board& puzzle, Random& random,
                                  const EditOptions& options = {});

}  // namespace nonet
