/// @file
/// Pencil marks as the rating looks at them: candidates by cell and by house, and what is filled.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "nine/mask.hpp"
#include "nonet/board.hpp"

namespace nonet::chains {

using namespace nine;

/// The place of a cell within a house that has it.
constexpr int place_in(int house, int cell) {
  if (house < 9) return column_of(cell);
  if (house < 18) return row_of(cell);
  return row_of(cell) % 3 * 3 + column_of(cell) % 3;
}

/// A cell's houses in the order in which Sudoku Explainer looks at them: box, row, column.
inline std::array<int, 3> houses_of(int cell) {
  return {box_house(cell), row_house(cell), column_house(cell)};
}

inline int cell_in(int house, int place) {
  return house_cells(house)[static_cast<std::size_t>(place)];
}

namespace detail {

consteval auto make_shared_places() {
  std::array<std::array<Mask, house_count>, house_count> table{};
  for (int house = 0; house < house_count; ++house) {
    for (int place = 0; place < 9; ++place) {
      const int cell = nonet::detail::cell_of_house(house, place);
      for (int other : {row_house(cell), column_house(cell), box_house(cell)}) {
        if (other == house) continue;
        Mask& mask = table[static_cast<std::size_t>(house)][static_cast<std::size_t>(other)];
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
  return detail::shared_places_table[static_cast<std::size_t>(in)][static_cast<std::size_t>(with)];
}

/// A cell's houses in the order of `houses_of`, and its bit in each.
struct Spot {
  std::uint8_t house;
  Mask bit;
};

namespace detail {

consteval auto make_spots() {
  std::array<std::array<Spot, 3>, cell_count> table{};
  for (int cell = 0; cell < cell_count; ++cell) {
    const std::array<int, 3> houses = {box_house(cell), row_house(cell), column_house(cell)};
    for (std::size_t i = 0; i < 3; ++i) {
      table[static_cast<std::size_t>(cell)][i] = {static_cast<std::uint8_t>(houses[i]),
                                                  bit(place_in(houses[i], cell))};
    }
  }
  return table;
}

inline constexpr auto spots_table = make_spots();

}  // namespace detail

inline const std::array<Spot, 3>& spots_of(int cell) {
  return detail::spots_table[static_cast<std::size_t>(cell)];
}

/// The candidates of a position twice, by cell and by house and digit, always in step. Digits are 0
/// to 8 here. `empty` and `filled` tell of the position's values and do not change with the marks.
struct Pencil {
  std::array<Mask, cell_count> cells{};
  std::array<std::array<Mask, 9>, house_count> places{};
  std::array<std::uint8_t, house_count> empty{};  ///< Empty cells of a house.
  std::array<std::uint8_t, 9> filled{};           ///< Cells that hold a digit.

  Pencil() = default;
  explicit Pencil(const Board& board);

  [[nodiscard]] Mask cell(int i) const { return cells[static_cast<std::size_t>(i)]; }
  [[nodiscard]] Mask place(int house, int digit) const {
    return places[static_cast<std::size_t>(house)][static_cast<std::size_t>(digit)];
  }
  [[nodiscard]] bool possible(int cell_index, int digit) const {
    return has(cell(cell_index), digit);
  }
  [[nodiscard]] int empty_in(int house) const { return empty[static_cast<std::size_t>(house)]; }
  [[nodiscard]] int holders(int digit) const { return filled[static_cast<std::size_t>(digit)]; }

  void remove(int cell_index, int digit);
  /// Fills an empty cell, and removes the digit from its peers.
  void fill(int cell_index, int digit);

  friend bool operator==(const Pencil&, const Pencil&) = default;
};

inline void Pencil::remove(int cell_index, int digit) {
  Mask& mask = cells[static_cast<std::size_t>(cell_index)];
  mask = minus(mask, bit(digit));
  for (const Spot& spot : spots_of(cell_index)) {
    Mask& at = places[spot.house][static_cast<std::size_t>(digit)];
    at = minus(at, spot.bit);
  }
}

}  // namespace nonet::chains
