/// @file
/// Houses that cross: where locked candidates are looked for.
#pragma once

#include "chains/pencil.hpp"
#include "nonet/rating.hpp"

namespace nonet::chains {

/// Calls `visit(house, other, digit)` for the crossing houses of two kinds, each given by its first house,
/// until it returns true; then true. Sudoku Explainer takes all digits of two houses before the next
/// two, Sukaku Explainer all houses for a digit before the next one.
template <class Visit>
bool visit_crossings(int first, int second, RatingScale scale, const Visit& visit) {
  const bool by_digit = scale == RatingScale::sukaku;
  const auto visit_houses = [&](int from, int to) {
    for (int house = first; house < first + 9; ++house) {
      for (int other = second; other < second + 9; ++other) {
        if (shared_places(house, other) == 0) continue;
        for (int digit = from; digit < to; ++digit) {
          if (visit(house, other, digit)) return true;
        }
      }
    }
    return false;
  };
  if (!by_digit) return visit_houses(0, 9);
  for (int digit = 0; digit < 9; ++digit) {
    if (visit_houses(digit, digit + 1)) return true;
  }
  return false;
}

/// The same for boxes and columns, boxes and rows, and the other way round, in this order.
template <class Visit>
bool visit_crossings(RatingScale scale, const Visit& visit) {
  return visit_crossings(18, 9, scale, visit) || visit_crossings(18, 0, scale, visit) ||
         visit_crossings(9, 18, scale, visit) || visit_crossings(0, 18, scale, visit);
}

}  // namespace nonet::chains
