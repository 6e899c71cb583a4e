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

/// The nine cells of a house in order: left to right, top to bottom.
[[nodiscard]] const std::array<int, 9>& house_cells(int house);

/// The cells of a house as a set.
[[nodiscard]] const CellSet& house_set(int house);

/// The 20 cells that share a row, column or box with `cell`; never `cell` itself.
[[nodiscard]] const CellSet& peers(int cell);

}  // namespace nonet
