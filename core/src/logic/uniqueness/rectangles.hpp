/// @file
/// The rectangles of the board that lie in two boxes.
#pragma once

#include <vector>

#include "nonet/geometry.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {

/// Four cells in two rows, two columns and two boxes, going round: neighbours share a row or a
/// column, cells 0 and 2 (and 1 and 3) are opposite and see one another nowhere.
using Rectangle = Table<int, 4>;

/// Those with both rows in one band, then those with both columns in one stack.
inline constexpr auto rectangles = [] {
  Table<Rectangle, 486> all{};
  std::size_t count = 0;
  const auto add = [&](int r1, int r2, int c1, int c2) {
    all[count++] = {cell_at(r1, c1), cell_at(r1, c2), cell_at(r2, c2), cell_at(r2, c1)};
  };
  for (int a = 0; a < 9; ++a) {
    for (int b = a + 1; b < a / 3 * 3 + 3; ++b) {
      for (int i = 0; i < 9; ++i) {
        for (int j = i / 3 * 3 + 3; j < 9; ++j) add(a, b, i, j);
      }
    }
  }
  for (int a = 0; a < 9; ++a) {
    for (int b = a + 1; b < a / 3 * 3 + 3; ++b) {
      for (int i = 0; i < 9; ++i) {
        for (int j = i / 3 * 3 + 3; j < 9; ++j) add(i, j, a, b);
      }
    }
  }
  return all;
}();

class Context;

/// A rectangle of empty cells, and two digits that one of them has as its only candidates and that
/// no digit on the board keeps out of the others.
struct PairRectangle {
  Rectangle cells;
  DigitSet pair;
};

/// Every such rectangle of a position, in the order of `rectangles`; one may come with two pairs.
[[nodiscard]] const std::vector<PairRectangle>& pair_rectangles(const Context& context);

}  // namespace nonet::logic
