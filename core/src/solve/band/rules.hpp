/// @file
/// The consequences of the places of a digit: the four rules, for all digits of a vector at once.
#pragma once
// NOLINTBEGIN(*-avoid-c-arrays): registers are loaded from plain memory, aligned and indexed by themselves.

#include "solve/band/vectors.hpp"

namespace nonet::band {
namespace {

#if NONET_BAND_BLOCKS == 4 && defined(__AVX512VBMI__)

struct ByteTable {
  alignas(64) std::uint8_t bytes[64];
};

/// By the boxes that the two other rows can use (three bits each): the boxes left for this row.
constexpr std::uint8_t boxes_left(int rows) {
  const int one = rows & 7;
  const int other = rows >> 3;
  int left = 0;
  for (int box = 0; box < 3; ++box) {
    const int next = 1 << (box + 1) % 3;
    const int last = 1 << (box + 2) % 3;
    const bool fits =
        ((one & next) != 0 && (other & last) != 0) || ((one & last) != 0 && (other & next) != 0);
    if (fits) left |= 1 << box;
  }
  return static_cast<std::uint8_t>(left);
}

constexpr ByteTable make_boxes_left() {
  ByteTable table{};
  for (int rows = 0; rows < 64; ++rows) table.bytes[rows] = boxes_left(rows);
  return table;
}

/// For every byte of a vector the bit, counted within eight bytes, where its new content begins:
/// `offsets` says so for the four bytes of a word.
constexpr ByteTable make_windows(int first, int second, int third, int fourth) {
  const int offsets[4] = {first, second, third, fourth};
  ByteTable table{};
  for (int byte = 0; byte < 64; ++byte)
    table.bytes[byte] = static_cast<std::uint8_t>((byte % 8 / 4 * 32 + offsets[byte % 4]) & 63);
  return table;
}

constexpr ByteTable boxes_left_table = make_boxes_left();
/// Bytes 0 to 2: the boxes of the row after the byte's row, and three bits higher those of the one
/// after that. Byte 3: nothing.
constexpr ByteTable next_row = make_windows(10, 20, 0, 29);
constexpr ByteTable last_row = make_windows(20 - 3, -3, 10 - 3, 26);
/// From three bits a byte to three bits a row.
constexpr ByteTable to_rows = make_windows(0, 6, 12, 24);

NONET_INLINE __m512i moved(__m512i v, const ByteTable& windows) {
  return _mm512_multishift_epi64_epi8(_mm512_load_si512(&windows), v);
}

/// Rule 1 by a table in a register.
NONET_INLINE Vec fit_rows(Vec v) {
  const auto boxes = __builtin_bit_cast(__m512i, any_of(v, v >> 3, v >> 6));
  const auto low_three = __builtin_bit_cast(__m512i, splat(0x07070707));
  const __m512i others =
      _mm512_ternarylogic_epi32(low_three, moved(boxes, next_row), moved(boxes, last_row), 0xCA);
  const __m512i left = _mm512_permutexvar_epi8(others, _mm512_load_si512(&boxes_left_table));
  const Vec fit = __builtin_bit_cast(Vec, moved(left, to_rows));
  return any_of(fit, fit << 3, fit << 6);
}

#else

/// Rule 1. In a band the three rows use the three boxes, each one: a digit can be in a box of a row
/// when the two other rows can use the two other boxes. Returns the cells where that is so; of a
/// band where it is so nowhere, none.
NONET_INLINE Vec fit_rows(Vec v) {
  const Vec boxes = any_of(v, v >> 3, v >> 6) & splat(three_boxes * each_row);
  const Vec twice = boxes | boxes << 3;
  const Vec next = twice >> 10 | twice << 20;
  const Vec last = twice >> 20 | twice << 10;
  const Vec fit =
      or_both((next >> 1) & (last >> 2), next >> 2, last >> 1) & splat(three_boxes * each_row);
  return any_of(fit, fit << 3, fit << 6);
}

#endif

/// Rule 2, the same for the columns of the three boxes above each other, which the three bands use.
NONET_INLINE Vec fit_columns(Vec v) {
  const Vec columns = any_of(v, v >> 10, v >> 20) & splat(row_cells);
  const Vec twice = columns | columns << 9;
  const Vec one_on = twice >> 3;
  const Vec two_on = (twice >> 6) & splat(row_cells);
  const Vec fit =
      or_both(next_band(one_on) & last_band(two_on), next_band(two_on), last_band(one_on));
  return any_of(fit, fit << 10, fit << 20);
}

/// The rows that have any of the cells: each field becomes all ones, or 0. Adding 511 to a field
/// carries into the guard when the field is not 0.
NONET_INLINE Vec whole_rows(Vec v) {
  const Vec carries = (v + splat(all_cells)) & splat(guards);
  return carries - (carries >> 9);
}

/// Rule 3: the cells that are alone in their row, the digit's hidden singles. Taking 1 from a field
/// that is not 0 and comparing leaves the others of its cells.
NONET_INLINE Vec alone_in_row(Vec v) {
  return v & ~whole_rows(v & (v - splat(each_row)));
}

/// The cells of each row but its first.
NONET_INLINE Vec two_in_row(Vec v) {
  return v & ((v | splat(guards)) - splat(each_row));
}

/// Cells by their number of candidates, repeated in every block.
struct Counts {
  Vec one, two;
};

/// Rule 4 needs these: the cells with at least one candidate, and with at least two.
NONET_INLINE Counts count_candidates(const Vec* x) {
#if NONET_BAND_BLOCKS == 4
  Counts n = {any_of(x[0], x[1], x[2]), two_of(x[0], x[1], x[2])};
#else
  Counts n = {};
  NONET_UNROLL for (int i = 0; i < vectors; ++i) {
    n.two |= n.one & x[i];
    n.one |= x[i];
  }
#endif
  across_blocks([&](auto moved) {
    const Vec one = moved(n.one);
    n.two = or_both(n.two | moved(n.two), n.one, one);
    n.one |= one;
  });
  return n;
}

}  // namespace
}  // namespace nonet::band
// NOLINTEND(*-avoid-c-arrays)
