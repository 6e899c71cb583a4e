/// @file
/// A finding of a chain or of a rule of the rating, and the form in which they give it.
#pragma once

#include <vector>

#include "chains/pencil.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/rating.hpp"

namespace nonet::chains {

/// Some digits that go from a cell.
struct Removal {
  int cell;
  Mask digits;

  friend bool operator==(const Removal&, const Removal&) = default;
};

/// A move: what goes, and the digit that is placed, if any.
struct Hint {
  RatedTechnique technique = RatedTechnique::none;
  /// As Sudoku Explainer computes it, in floating point: 7.0 and tenths added one by one. Its
  /// comparisons see the rounding, so ours must too.
  double difficulty = 0;
  int cell = -1;   ///< Where a digit is placed; -1: nowhere.
  int digit = -1;  ///< 0 to 8.
  std::vector<Removal> removals;
};

/// Takes hints in the order of Sudoku Explainer's search. True: enough, stop.
using HintSink = FunctionRef<bool(const Hint&)>;

}  // namespace nonet::chains
