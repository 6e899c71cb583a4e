/// @file
/// From 81 digits to a state, and from a solved state back. Both go by bit planes: for each of the
/// four bits of a digit, the cells whose digit has it.
#pragma once
// NOLINTBEGIN(*-avoid-c-arrays): registers are loaded from plain memory, aligned and indexed by themselves.

#include "solve/band/propagate.hpp"

namespace nonet::band {
namespace {

NONET_INLINE Bytes bytes_at(const std::uint8_t* bytes) {
  Bytes result;
  __builtin_memcpy(&result, bytes, sizeof result);
  return result;
}

/// Where the second of the two vectors begins.
constexpr int second_part = 11;

/// A byte for each bit of a band's word: for bits 0 to 15, and for bits 16 to 31.
struct BandBytes {
  Bytes low, high;
};

/// From 27 cells, read as two overlapping vectors; guards get any cell.
NONET_INLINE BandBytes in_word_order(const std::uint8_t* cells) {
  const Bytes a = bytes_at(cells);
  const Bytes b = bytes_at(cells + second_part);
  // Cell c is byte c of `a` up to 15, and byte c - 11 of `b`, here number c + 5.
  return {
      __builtin_shufflevector(a, b, 0, 3, 6, 1, 4, 7, 2, 5, 8, 0, 9, 12, 15, 10, 13, 21),
      __builtin_shufflevector(a, b, 11, 14, 22, 0, 23, 26, 29, 24, 27, 30, 25, 28, 31, 0, 0, 0)};
}

NONET_INLINE void store_row_order(BandBytes band, std::uint8_t* cells) {
  // Bits 0 to 15 are in `low`, the others in `high`.
  const Bytes a = __builtin_shufflevector(band.low, band.high, 0, 3, 6, 1, 4, 7, 2, 5, 8, 10, 13,
                                          16, 11, 14, 17, 12);
  const Bytes b = __builtin_shufflevector(band.low, band.high, 13, 16, 11, 14, 17, 12, 15, 18, 20,
                                          23, 26, 21, 24, 27, 22, 25);
  std::uint8_t last = band.high[12];
  __builtin_memcpy(cells, &a, sizeof a);
  __builtin_memcpy(cells + 10, &b, sizeof b);
  __builtin_memcpy(cells + 26, &last, 1);
}

struct Planes {
  Block bits[4];
};

/// The top bits of bytes after bit `plane` has been moved there.
NONET_INLINE Word plane_of(Bytes bytes, int plane) {
  const auto words = __builtin_bit_cast(Block, bytes) << (7U - static_cast<Word>(plane));
  return top_bits(__builtin_bit_cast(Bytes, words));
}

NONET_INLINE Word plane_of(BandBytes band, int plane) {
  return (plane_of(band.low, plane) | plane_of(band.high, plane) << 16) & all_cells;
}

NONET_INLINE Planes read_planes(const std::uint8_t* puzzle) {
  const BandBytes bands[3] = {in_word_order(puzzle), in_word_order(puzzle + 27),
                              in_word_order(puzzle + 54)};
  Planes planes;
  NONET_UNROLL for (int plane = 0; plane < 4; ++plane) {
    // By registers: words written to memory one by one are slow to read as a vector.
    planes.bits[plane] =
        Block{plane_of(bands[0], plane), plane_of(bands[1], plane), plane_of(bands[2], plane), 0};
  }
  return planes;
}

/// All ones in the blocks of a vector whose digit has bit `plane`.
NONET_INLINE Vec has_bit(int vector, int plane) {
  const Vec digits = number_of_block() + splat(static_cast<Word>(vector * blocks + 1));
  return -(digits >> static_cast<Word>(plane) & 1U);
}

/// Everything that the cells of a digit see, themselves included.
NONET_INLINE Vec seen_from(Vec cells) {
  Vec columns = any_of(cells, cells >> 10, cells >> 20) & splat(row_cells);
  columns = any_of(columns, next_band(columns), last_band(columns));
  Vec boxes = any_of(cells, cells >> 3, cells >> 6);
  boxes = any_of(boxes, boxes >> 10, boxes >> 20) & splat(three_boxes);
  const Vec field = columns | any_of(boxes, boxes << 3, boxes << 6);
  return whole_rows(cells) | any_of(field, field << 10, field << 20);
}

/// Every digit at its givens, and in the empty cells that see none of them. Two equal givens that
/// see each other make a position that rules 1 and 2 find contradictory.
NONET_INLINE void load(const std::uint8_t* puzzle, State& state) {
  const Planes planes = read_planes(puzzle);
  const Block given = planes.bits[0] | planes.bits[1] | planes.bits[2] | planes.bits[3];
  const Vec empty = every_cell() & ~repeat(given);
  NONET_UNROLL for (int i = 0; i < vectors; ++i) {
    Vec own = used(i);
    NONET_UNROLL for (int plane = 0; plane < 4; ++plane) own &=
        ~(repeat(planes.bits[plane]) ^ has_bit(i, plane));
    state.digits[i] = own | (empty & ~seen_from(own) & used(i));
  }
}

/// The cells of a solved state whose digit has bit `plane`.
NONET_INLINE Block write_plane(const State& state, int plane) {
  Vec cells{};
  NONET_UNROLL for (int i = 0; i < vectors; ++i) cells |= state.digits[i] & has_bit(i, plane);
  across_blocks([&](auto moved) { cells |= moved(cells); });
  return first_block(cells);
}

/// Byte i is all ones when bit i of the sixteen is set that begin at byte `2 * half` of the block:
/// `half` 0 to 5 for the halves of three words.
template <int half>
NONET_INLINE Bytes spread(Block block) {
  constexpr int low = 2 * half;
  constexpr int high = low + 1;
  const auto bytes = __builtin_bit_cast(Bytes, block);
  const Bytes copies = __builtin_shufflevector(bytes, bytes, low, low, low, low, low, low, low, low,
                                               high, high, high, high, high, high, high, high);
  const Bytes bits = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
  return __builtin_bit_cast(Bytes, (copies & bits) == bits);
}

template <int band>
NONET_INLINE void store_band(const Planes& planes, std::uint8_t* cells) {
  BandBytes bytes{};
  NONET_UNROLL for (int plane = 0; plane < 4; ++plane) {
    const auto bit = static_cast<std::uint8_t>(1 << plane);
    bytes.low |= spread<2 * band>(planes.bits[plane]) & (Bytes{} + bit);
    bytes.high |= spread<2 * band + 1>(planes.bits[plane]) & (Bytes{} + bit);
  }
  store_row_order(bytes, cells + 27L * band);
}

/// The 81 digits of a solved state.
NONET_INLINE void store_solution(const State& state, std::uint8_t* cells) {
  Planes planes;
  NONET_UNROLL for (int plane = 0; plane < 4; ++plane) planes.bits[plane] =
      write_plane(state, plane);
  store_band<0>(planes, cells);
  store_band<1>(planes, cells);
  store_band<2>(planes, cells);
}

}  // namespace
}  // namespace nonet::band
// NOLINTEND(*-avoid-c-arrays)
