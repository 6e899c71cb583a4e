/// @file
/// Type 3 of unique loops: subsets that two cells of the loop make with others of their house.
#pragma once

#include <vector>

#include "rating/rules.hpp"

namespace nonet::rating {

struct UniqueLoop {
  std::vector<int> cells;
  Mask pair;
};

/// A hint of a loop with what Sudoku Explainer tells equal hints by.
struct LoopHint {
  int type = 0;
  std::size_t length = 0;
  CellSet cells;
  /// Type 3 only.
  bool hidden = false;
  int house = -1;
  Mask digits = 0;
  Mask places = 0;
  Hint hint;
};

[[nodiscard]] bool same(const LoopHint& a, const LoopHint& b);

/// The two cells of a loop that have more than its pair, and the digits that they have more.
struct Rescue {
  int first;
  int second;
  Mask digits;
};

/// The hints of type 3 in Sudoku Explainer's order; `base` is what they have in common. Sukaku Explainer
/// also takes hidden sets of fewer digits than the two cells have more.
[[nodiscard]] std::vector<LoopHint> subsets_with(const Pencil& pencil, const UniqueLoop& loop,
                                                 const Rescue& rescue, const LoopHint& base,
                                                 RatingScale scale);

}  // namespace nonet::rating
