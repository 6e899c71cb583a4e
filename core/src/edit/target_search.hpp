/// @file
/// The fewest givens that single out one solution of a puzzle.
#pragma once

#include <optional>
#include <vector>

#include "edit/edit_work.hpp"

namespace nonet::edit {

/// A set of cells, given as in the target, excludes all other solutions exactly when it hits each set of cells
/// in which another solution differs from the target. Such sets are found one at a time: the solver is asked for
/// a solution that the cells chosen so far leave, as in implicit hitting-set algorithms (Moreno-Centeno and
/// Karp, "The implicit hitting set approach to solve combinatorial optimization problems", 2013), and as
/// McGuire, Tugemann and Civario hit unavoidable sets ("There is no 16-clue Sudoku", 2012).
class TargetSearch {
 public:
  /// `target` must be a solution of the puzzle.
  TargetSearch(const Grid& puzzle, const Grid& target, Work& work);

  /// As many sets as are known to have no cell in common: no fewer givens do.
  [[nodiscard]] int at_least() const { return at_least_; }

  /// At most `count` cells that make the target the one solution. Nothing when there are none, and when the
  /// work has stopped.
  [[nodiscard]] std::optional<CellSet> find(int count);

 private:
  /// The smallest set that is not hit, and how many of those have no cell in common.
  struct Unhit {
    CellSet smallest;
    int disjoint = 0;
    bool possible = true;
  };

  void pack();
  [[nodiscard]] bool extend(int left);
  [[nodiscard]] bool branch(const CellSet& cells, int left);
  [[nodiscard]] Unhit unhit() const;
  /// The cells in which another solution differs, as few as are easily found; empty when there is none, and when
  /// the work has stopped.
  [[nodiscard]] CellSet difference(const Grid& clues);
  [[nodiscard]] CellSet least_within(const CellSet& cells);
  void know(const CellSet& cells);

  Grid target_;
  Grid clues_;
  Work& work_;
  /// Sets to be hit, smaller ones first.
  std::vector<CellSet> known_;
  CellSet chosen_;
  CellSet allowed_;
  int at_least_ = 0;
};

/// Those of the cells, of which all together make the target the one solution, that are needed for it: one
/// given after the other is left out, in random order, unless that leaves several solutions. Nothing when the
/// work has stopped.
[[nodiscard]] std::optional<CellSet> needed(const Grid& puzzle, const Grid& target, CellSet cells,
                                            Random& random, Work& work);

}  // namespace nonet::edit
