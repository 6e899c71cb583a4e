/// @file
/// Houses that cross: where locked candidates are looked for.
#pragma once

#include <array>
#include <span>

#include "chains/pencil.hpp"
#include "nonet/rating.hpp"

namespace nonet::chains {

namespace detail {

/// By house, the digits with two or three places in it: no more can lie where houses cross.
inline std::array<Mask, house_count> digits_with_few_places(const Pencil& pencil) {
  std::array<Mask, house_count> few{};
  for (std::size_t house = 0; house < house_count; ++house) {
    for (int digit = 0; digit < 9; ++digit) {
      const int places = bits(pencil.place(static_cast<int>(house), digit));
      if (places == 2 || places == 3) few[house] = either(few[house], bit(digit));
    }
  }
  return few;
}

/// The crossing houses of two kinds, each given by its first house, and some of the digits.
template <class Visit>
bool visit_crossings(int first, int second, Mask digits, std::span<const Mask> few,
                     const Visit& visit) {
  for (int house = first; house < first + 9; ++house) {
    const Mask wanted = both(digits, few[static_cast<std::size_t>(house)]);
    if (wanted == 0) continue;
    for (int other = second; other < second + 9; ++other) {
      if (shared_places(house, other) == 0) continue;
      for (Mask rest = wanted; rest != 0; rest = without_lowest(rest)) {
        if (visit(house, other, lowest(rest))) return true;
      }
    }
  }
  return false;
}

}  // namespace detail

/// Calls `visit(house, other, digit)` where two houses cross and the first has two or three places for the digit, until
/// it returns true; then true. Boxes and columns, boxes and rows, then the other way round. Of two kinds, Sudoku
/// Explainer takes all digits of two houses before the next two, Sukaku Explainer all houses for a digit before the
/// next one.
template <class Visit>
bool visit_crossings(const Pencil& pencil, RatingScale scale, const Visit& visit) {
  const std::array<Mask, house_count> few = detail::digits_with_few_places(pencil);
  constexpr std::array<std::array<int, 2>, 4> kinds = {{{18, 9}, {18, 0}, {9, 18}, {0, 18}}};
  for (const auto& [first, second] : kinds) {
    if (scale != RatingScale::sukaku) {
      if (detail::visit_crossings(first, second, 0x1FF, few, visit)) return true;
      continue;
    }
    for (int digit = 0; digit < 9; ++digit) {
      if (detail::visit_crossings(first, second, bit(digit), few, visit)) return true;
    }
  }
  return false;
}

}  // namespace nonet::chains
