/// @file
/// Nine bits: what the rules of logic, chains and rating compute with.
#pragma once

#include <bit>
#include <cstdint>

namespace nonet::nine {

/// The digits of a cell (bit `digit - 1`), the places of a house, the rows that cross a column. A
/// `DigitSet` holds digits and nothing else, and is what users of the library see.
using Mask = std::uint16_t;

constexpr int bits(Mask mask) {
  return std::popcount(mask);
}
constexpr Mask bit(int i) {
  return static_cast<Mask>(1U << i);
}
constexpr bool has(Mask mask, int i) {
  return (mask & bit(i)) != 0;
}
constexpr int lowest(Mask mask) {
  return std::countr_zero(mask);
}
constexpr Mask minus(Mask a, Mask b) {
  return static_cast<Mask>(a & ~b);
}
constexpr Mask either(Mask a, Mask b) {
  return static_cast<Mask>(a | b);
}
constexpr Mask both(Mask a, Mask b) {
  return static_cast<Mask>(a & b);
}
constexpr Mask without_lowest(Mask mask) {
  return static_cast<Mask>(mask & (mask - 1));
}

/// Calls `visit(i)` for every set bit, lowest first.
template <class Visit>
constexpr void for_each_bit(Mask mask, const Visit& visit) {
  for (; mask != 0; mask = without_lowest(mask)) visit(lowest(mask));
}

}  // namespace nonet::nine
