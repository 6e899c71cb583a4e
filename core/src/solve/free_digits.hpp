/// @file
/// The digits that the rows, columns and boxes of a grid have not used yet.
#pragma once

#include <cstddef>
#include <cstdint>

#include "index.hpp"
#include "nonet/grid.hpp"
#include "nonet/sets.hpp"
#include "nonet/table.hpp"

namespace nonet {

namespace detail {

/// A cell's row, column and box, so that no search divides.
struct Lines {
  std::uint8_t row, column, box;
};

constexpr auto make_lines() {
  Table<Lines, cell_count> table{};
  for (int cell = 0; cell < cell_count; ++cell) {
    table[cell] = {narrow<std::uint8_t>(row_of(cell)), narrow<std::uint8_t>(column_of(cell)),
                   narrow<std::uint8_t>(box_of(cell))};
  }
  return table;
}

inline constexpr auto lines = make_lines();

}  // namespace detail

/// 27 sets of nine bits: the digits that each house still lacks. A digit that a cell may hold is in
/// all three of its sets.
class FreeDigits {
 public:
  FreeDigits() {
    rows_.fill(DigitSet::all());
    columns_.fill(DigitSet::all());
    boxes_.fill(DigitSet::all());
  }

  /// The digits that none of the cell's houses has.
  [[nodiscard]] DigitSet at(int cell) const {
    const detail::Lines& of = lines_of(cell);
    return rows_[of.row] & columns_[of.column] & boxes_[of.box];
  }
  void use(int cell, int digit) {
    const detail::Lines& of = lines_of(cell);
    rows_[of.row].erase(digit);
    columns_[of.column].erase(digit);
    boxes_[of.box].erase(digit);
  }
  void give_back(int cell, int digit) {
    const detail::Lines& of = lines_of(cell);
    rows_[of.row].insert(digit);
    columns_[of.column].insert(digit);
    boxes_[of.box].insert(digit);
  }
  /// Uses every digit of a grid; false when one repeats in a house.
  bool use_all(const Grid& grid) {
    bool once = true;
    for (int cell = 0; cell < cell_count; ++cell) {
      if (grid[cell] == 0) continue;
      once = once && at(cell).contains(grid[cell]);
      use(cell, grid[cell]);
    }
    return once;
  }

 private:
  static const detail::Lines& lines_of(int cell) { return detail::lines[cell]; }

  Table<DigitSet, 9> rows_;
  Table<DigitSet, 9> columns_;
  Table<DigitSet, 9> boxes_;
};

}  // namespace nonet
