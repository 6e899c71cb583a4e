/// @file
/// Pencil marks as the rating looks at them: candidates by cell and by house, and what is filled.
#pragma once

#include <cstddef>
#include <cstdint>

#include "index.hpp"
#include "nine/mask.hpp"
#include "nonet/board.hpp"
#include "nonet/table.hpp"

namespace nonet::chains {

using namespace nine;

/// The place of a cell within a house that has it.
constexpr int place_in(int house, int cell) {
  if (is_row(house)) return column_of(cell);
  if (is_column(house)) return row_of(cell);
  return row_of(cell) % 3 * 3 + column_of(cell) % 3;
}

/// Kinds of houses in the order in which Sudoku Explainer goes through them.
inline constexpr Table<Houses, 3> explainer_order{{all_boxes, all_columns, all_rows}};

/// A cell's houses in the order in which Sudoku Explainer looks at them: box, row, column.
inline Table<int, 3> houses_of(int cell) {
  return {box_house(cell), row_house(cell), column_house(cell)};
}

inline int cell_in(int house, int place) {
  return house_cells(house)[place];
}

namespace detail {

consteval auto make_shared_places() {
  Table<Table<Mask, house_count>, house_count> table{};
  for (int house : all_houses) {
    for (int place = 0; place < 9; ++place) {
      const int cell = nonet::detail::cell_of_house(house, place);
      for (int other : {row_house(cell), column_house(cell), box_house(cell)}) {
        if (other == house) continue;
        Mask& mask = table[house][other];
        mask = either(mask, bit(place));
      }
    }
  }
  return table;
}

inline constexpr auto shared_places_table = make_shared_places();

}  // namespace detail

/// The places of a house whose cells another house has too; none for a house and itself.
inline Mask shared_places(int in, int with) {
  return detail::shared_places_table[in][with];
}

/// A cell's houses in the order of `houses_of`, and its bit in each.
struct Spot {
  std::uint8_t house;
  Mask bit;
};

namespace detail {

consteval auto make_spots() {
  Table<Table<Spot, 3>, cell_count> table{};
  for (int cell = 0; cell < cell_count; ++cell) {
    const Table<int, 3> houses = {box_house(cell), row_house(cell), column_house(cell)};
    for (std::size_t i = 0; i < 3; ++i) {
      table[cell][i] = {narrow<std::uint8_t>(houses[i]), bit(place_in(houses[i], cell))};
    }
  }
  return table;
}

inline constexpr auto spots_table = make_spots();

}  // namespace detail

inline const Table<Spot, 3>& spots_of(int cell) {
  return detail::spots_table[cell];
}

/// The candidates of a position twice, by cell and by house and digit, always in step. Digits are 0
/// to 8 here. `empty` and `filled` tell of the position's values and do not change with the marks.
struct Pencil {
  Table<Mask, cell_count> cells{};
  Table<Table<Mask, 9>, house_count> places{};
  Table<std::uint8_t, house_count> empty{};  ///< Empty cells of a house.
  Table<std::uint8_t, 9> filled{};           ///< Cells that hold a digit.

  Pencil() = default;
  explicit Pencil(const Board& board);

  [[nodiscard]] Mask cell(int i) const { return cells[i]; }
  [[nodiscard]] Mask place(int house, int digit) const { return places[house][digit]; }
  [[nodiscard]] bool possible(int cell_index, int digit) const {
    return has(cell(cell_index), digit);
  }
  [[nodiscard]] int empty_in(int house) const { return empty[house]; }
  [[nodiscard]] int holders(int digit) const { return filled[digit]; }

  void remove(int cell_index, int digit);
  /// Fills an empty cell, and removes the digit from its peers.
  void fill(int cell_index, int digit);

  friend bool operator==(const Pencil&, const Pencil&) = default;
};

inline void Pencil::remove(int cell_index, int digit) {
  Mask& mask = cells[cell_index];
  mask = minus(mask, bit(digit));
  for (const Spot& spot : spots_of(cell_index)) {
    Mask& at = places[spot.house][digit];
    at = minus(at, spot.bit);
  }
}

}  // namespace nonet::chains
