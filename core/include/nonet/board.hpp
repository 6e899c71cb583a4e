/// @file
/// A board: values with their candidates, kept in step. Human logic works on it.
#pragma once

#include <cstddef>

#include "nonet/grid.hpp"
#include "nonet/sets.hpp"
#include "nonet/table.hpp"

namespace nonet {

/// 81 values and, for every empty cell, the digits still possible in it.
///
/// In step means: a filled cell has no candidates, and placing a digit takes it from the candidates
/// of all peers. Candidates that a player or a rule removed stay removed. A board may be
/// contradictory (a repeated digit, or an empty cell without candidates); `broken()` tells. Never
/// throws or allocates.
class Board {
 public:
  /// The empty board: every digit possible everywhere.
  Board();
  /// The values of `grid`, with every candidate that they leave.
  explicit Board(const Grid& grid);
  /// The values of `grid`, with the candidates that they leave and `allowed` has too. The digits that
  /// `allowed` has in filled cells do not count.
  Board(const Grid& grid, const Table<DigitSet, cell_count>& allowed);

  [[nodiscard]] const Grid& values() const { return values_; }
  [[nodiscard]] int value(int cell) const { return values_[cell]; }
  [[nodiscard]] DigitSet candidates(int cell) const { return candidates_[cell]; }
  /// The empty cells where `digit` is a candidate.
  [[nodiscard]] const CellSet& places(int digit) const { return places_[digit - 1]; }
  /// The empty cells of a house where `digit` is a candidate.
  [[nodiscard]] CellSet places(int house, int digit) const {
    return places(digit) & house_set(house);
  }
  /// The cells that hold `digit`.
  [[nodiscard]] const CellSet& holders(int digit) const { return holders_[digit - 1]; }
  [[nodiscard]] const CellSet& empty_cells() const { return empty_; }
  /// True when every cell is filled; the values may still be contradictory.
  [[nodiscard]] bool full() const { return empty_.empty(); }
  /// True when a digit repeats in a house, or an empty cell has no candidate, or a house has no
  /// place for a digit.
  [[nodiscard]] bool broken() const;

  /// Writes `digit` (1 to 9) into an empty cell and takes it from the peers. The digit need not be
  /// a candidate.
  void place(int cell, int digit);
  /// Removes a candidate; nothing happens when it is not there.
  void eliminate(int cell, int digit);

  friend bool operator==(const Board&, const Board&) = default;

 private:
  Grid values_;
  Table<DigitSet, cell_count> candidates_{};
  // The same the other way round, by digit - 1.
  Table<CellSet, 9> places_;
  Table<CellSet, 9> holders_;
  CellSet empty_ = CellSet::all();
};

}  // namespace nonet
