/// @file
/// Patterns of givens as texts.
#pragma once

#include <string_view>

#include "nonet/sets.hpp"

namespace nonet::test {

/// The cells that are not a point.
inline CellSet cells_of(std::string_view pattern) {
  CellSet cells;
  for (int cell = 0; cell < cell_count; ++cell) {
    if (pattern[static_cast<std::size_t>(cell)] != '.') cells.insert(cell);
  }
  return cells;
}

inline constexpr std::string_view wheel =
    "1..1...1."
    ".1..1.1.."
    "1...1.1.."
    "1.1.1...."
    "1.......1"
    "....1.1.1"
    "..1.1...1"
    "..1.1..1."
    ".1...1..1";

}  // namespace nonet::test
