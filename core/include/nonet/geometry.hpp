/// @file
/// The shape of the 9×9 board: which cells make up which house, and which cells see each other.
/// Cells are 0 to 80, row by row; houses are 0–8 for rows, 9–17 for columns, 18–26 for boxes (top
/// to bottom, left to right). Everything is a table computed at compile time.
#pragma once

#include <array>
#include <cstddef>

#include "nonet/sets.hpp"

namespace nonet {

inline constexpr int cell_count = 81;
inline constexpr int house_count = 27;
inline constexpr int candidate_count = 729;

constexpr int row_of(int cell) {
  return cell / 9;
}
constexpr int column_of(int cell) {
  return cell % 9;
}
constexpr int box_of(int cell) {
  return row_of(cell) / 3 * 3 + column_of(cell) / 3;
}
constexpr int cell_at(int row, int column) {
  return row * 9 + column;
}

/// The house ids of a cell's row, column and box.
constexpr int row_house(int cell) {
  return row_of(cell);
}
constexpr int column_house(int cell) {
  return 9 + column_of(cell);
}
constexpr int box_house(int cell) {
  return 18 + box_of(cell);
}
constexpr bool is_box(int house) {
  return house >= 18;
}

constexpr int candidate(int cell, int digit) {
  return cell * 9 + digit - 1;
}
constexpr int candidate_cell(int candidate) {
  return candidate / 9;
}
constexpr int candidate_digit(int candidate) {
  return candidate % 9 + 1;
}

namespace detail {

constexpr int cell_of_house(int house, int i) {
  if (house < 9) return cell_at(house, i);
  if (house < 18) return cell_at(i, house - 9);
  const int box = house - 18;
  return cell_at(box / 3 * 3 + i / 3, box % 3 * 3 + i % 3);
}

consteval auto make_house_cells() {
  std::array<std::array<int, 9>, house_count> table{};
  for (int house = 0; house < house_count; ++house) {
    for (int i = 0; i < 9; ++i) {
      table[static_cast<std::size_t>(house)][static_cast<std::size_t>(i)] = cell_of_house(house, i);
    }
  }
  return table;
}

consteval auto make_house_sets() {
  std::array<CellSet, house_count> table{};
  for (int house = 0; house < house_count; ++house) {
    for (int i = 0; i < 9; ++i)
      table[static_cast<std::size_t>(house)].insert(cell_of_house(house, i));
  }
  return table;
}

inline constexpr auto house_cells_table = make_house_cells();
inline constexpr auto house_set_table = make_house_sets();

consteval auto make_peers() {
  std::array<CellSet, cell_count> table{};
  for (int cell = 0; cell < cell_count; ++cell) {
    CellSet& set = table[static_cast<std::size_t>(cell)];
    for (int house : {row_house(cell), column_house(cell), box_house(cell)}) {
      set |= house_set_table[static_cast<std::size_t>(house)];
    }
    set.erase(cell);
  }
  return table;
}

inline constexpr auto peers_table = make_peers();

}  // namespace detail

/// The nine cells of a house in order: left to right, top to bottom.
[[nodiscard]] inline const std::array<int, 9>& house_cells(int house) {
  return detail::house_cells_table[static_cast<std::size_t>(house)];
}

/// The cells of a house as a set.
[[nodiscard]] inline const CellSet& house_set(int house) {
  return detail::house_set_table[static_cast<std::size_t>(house)];
}

/// The 20 cells that share a row, column or box with `cell`; never `cell` itself.
[[nodiscard]] inline const CellSet& peers(int cell) {
  return detail::peers_table[static_cast<std::size_t>(cell)];
}

}  // namespace nonet
