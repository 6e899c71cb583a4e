/// @file
/// What a rule of the rating finds, and in what form rules give it.
#pragma once

#include <vector>

#include "nonet/function_ref.hpp"
#include "nonet/rating.hpp"
#include "rating/pencil.hpp"

namespace nonet::rating {

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

/// The rules below report what they find in Sudoku Explainer's order, and return true as soon as the
/// sink does.
bool find_hidden_single(const Pencil& pencil, HintSink sink);
bool find_naked_single(const Pencil& pencil, HintSink sink);
bool find_direct_locking(const Pencil& pencil, HintSink sink);
bool find_direct_hidden_set(const Pencil& pencil, int degree, HintSink sink);
bool find_wing(const Pencil& pencil, bool xyz, HintSink sink);
bool find_unique_loop(const Pencil& pencil, HintSink sink);
bool find_bug(const Pencil& pencil, HintSink sink);

}  // namespace nonet::rating
