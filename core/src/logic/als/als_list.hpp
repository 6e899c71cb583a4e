/// @file
/// The almost locked sets of a board.
#pragma once

#include <vector>

#include "nonet/board.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {

class Context;

/// N cells of one house that hold N + 1 digits as candidates (Sudopedia: Almost Locked Set). One
/// cell with two candidates is one too.
struct AlmostLockedSet {
  CellSet cells;
  DigitSet digits;
  /// By digit - 1: the cells of the set that have the digit.
  Table<CellSet, 9> places;
  /// By digit - 1: the cells outside of the set that have the digit and see all its places in the
  /// set; empty for a digit that the set has not.
  Table<CellSet, 9> seen;
};

/// Every almost locked set, each once (one that lies in a line and a box is the line's): smaller
/// ones first, then in order of houses and choices of their cells.
[[nodiscard]] const std::vector<AlmostLockedSet>& als_of(const Context& context);

}  // namespace nonet::logic
