/// @file
/// Nine masks of nine bits - cells by digits, digits by cells, lines by crossing lines - and the
/// choices among them that have few bits together: what subsets and basic fish have in common.
#pragma once

#include <cstddef>

#include "nine/mask.hpp"
#include "nonet/geometry.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {

using namespace nine;

using Masks = Table<Mask, 9>;

/// The goal of `choose_masks`: so many masks, each with `least` bits or more, which have at most
/// `most` bits together.
struct Choice {
  int size;
  int least;
  int most;
};

/// Calls `visit(chosen, united)` with every such choice, in order; true as soon as that returns
/// true.
template <class Visit>
bool choose_masks(const Masks& masks, const Choice& choice, const Visit& visit, int from = 0,
                  Mask chosen = 0, Mask united = 0) {
  const int missing = choice.size - bits(chosen);
  if (missing == 0) return visit(chosen, united);
  for (int i = from; i + missing <= 9; ++i) {
    const Mask mask = masks[i];
    const auto both = either(united, mask);
    if (bits(mask) < choice.least || bits(both) > choice.most) continue;
    if (choose_masks(masks, choice, visit, i + 1, either(chosen, bit(i)), both)) return true;
  }
  return false;
}

/// The cells of a house at those places.
[[nodiscard]] inline CellSet cells_at(int house, Mask places) {
  CellSet cells;
  for (int i = 0; i < 9; ++i) {
    if (has(places, i)) cells.insert(house_cells(house)[i]);
  }
  return cells;
}

}  // namespace nonet::logic
