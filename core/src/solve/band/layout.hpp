/// @file
/// The layout of a band's cells in a word, and of what they see. Every file that includes this has
/// its own copy (task.hpp says why).
///
/// A word holds the 27 cells of a band in three fields of ten bits, one a row. The tenth bit of a
/// field is a guard that stays 0, so that sums of fields do not run into each other. Within a field
/// the cells are ordered by their column in the box, then by the box, so that shifts by three bring
/// together what a box has in its row:
///
///     bit      0 1 2   3 4 5   6 7 8   9       10 11 …
///     column   0 3 6   1 4 7   2 5 8   guard    0  3 …
#pragma once
// NOLINTBEGIN(*-avoid-c-arrays): registers are loaded from plain memory, aligned and indexed by themselves.

#include <cstdint>

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "The bytes of vectors are taken for little-endian words."
#endif

namespace nonet::band {
namespace {

using Word = std::uint32_t;

constexpr int row_width = 10;
/// The first cell of each row; as a factor it repeats a field in all three rows.
constexpr Word each_row = 1U | 1U << row_width | 1U << (2 * row_width);
constexpr Word row_cells = 0x1FF;
constexpr Word all_cells = row_cells * each_row;
constexpr Word guards = each_row << 9;
/// In a field: the first column of each box.
constexpr Word three_boxes = 7;

constexpr int bit_of(int cell) {
  const int column = cell % 9;
  return row_width * (cell / 9 % 3) + 3 * (column % 3) + column / 3;
}

/// By bit of a word.
struct BitTables {
  /// The cell's number in its band, 0 to 26.
  std::uint8_t cell[32] = {};
  /// The other cells of the band that the cell sees.
  Word peers[32] = {};
  /// The cells of the column, in any band.
  Word column[32] = {};
};

/// By cell, a word for each band and one more that is 0: the cell, and what it sees.
struct CellTables {
  alignas(16) Word cell[81][4] = {};
  alignas(16) Word peers[81][4] = {};
};

constexpr bool see_each_other(int cell, int other) {
  const bool same_box = cell / 27 == other / 27 && cell % 9 / 3 == other % 9 / 3;
  return cell != other && (cell / 9 == other / 9 || cell % 9 == other % 9 || same_box);
}

constexpr BitTables make_bit_tables() {
  BitTables tables;
  for (int cell = 0; cell < 27; ++cell) {
    const int bit = bit_of(cell);
    tables.cell[bit] = static_cast<std::uint8_t>(cell);
    tables.column[bit] = each_row << bit % row_width;
    for (int other = 0; other < 27; ++other) {
      if (see_each_other(cell, other)) tables.peers[bit] |= 1U << bit_of(other);
    }
  }
  return tables;
}

constexpr CellTables make_cell_tables() {
  CellTables tables;
  for (int cell = 0; cell < 81; ++cell) {
    tables.cell[cell][cell / 27] = 1U << bit_of(cell);
    for (int other = 0; other < 81; ++other) {
      if (see_each_other(cell, other)) tables.peers[cell][other / 27] |= 1U << bit_of(other);
    }
  }
  return tables;
}

}  // namespace
}  // namespace nonet::band
// NOLINTEND(*-avoid-c-arrays)
