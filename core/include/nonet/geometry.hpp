/// @file
/// The shape of the 9×9 board: which cells make up which house, and which cells see each other.
/// Cells are 0 to 80, row by row; houses are 0–8 for rows, 9–17 for columns, 18–26 for boxes (top
/// to bottom, left to right). Everything is a table computed at compile time.
#pragma once

#include <cstdint>

#include "nonet/sets.hpp"
#include "nonet/table.hpp"

namespace nonet {

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

/// Kinds of houses, by id.
enum class HouseKind : std::uint8_t { row, column, box };

constexpr HouseKind kind_of(int house) {
  return house < 9 ? HouseKind::row : house < 18 ? HouseKind::column : HouseKind::box;
}
constexpr bool is_row(int house) {
  return kind_of(house) == HouseKind::row;
}
constexpr bool is_column(int house) {
  return kind_of(house) == HouseKind::column;
}
constexpr bool is_box(int house) {
  return kind_of(house) == HouseKind::box;
}
/// A house's id by its kind and number from 0.
constexpr int house_of(HouseKind kind, int number) {
  return 9 * static_cast<int>(kind) + number;
}
/// A house's number among its kind, from 0.
constexpr int number_of(int house) {
  return house % 9;
}

/// Houses by ascending id: `for (int box : all_boxes)`.
class Houses {
 public:
  constexpr Houses(int first, int last) : first_(first), last_(last) {}

  class Iterator {
   public:
    explicit constexpr Iterator(int house) : house_(house) {}
    constexpr int operator*() const { return house_; }
    constexpr Iterator& operator++() {
      ++house_;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    int house_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(first_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(last_); }

 private:
  int first_;
  int last_;
};

inline constexpr Houses all_rows{0, 9};
inline constexpr Houses all_columns{9, 18};
inline constexpr Houses all_lines{0, 18};  ///< Rows, then columns.
inline constexpr Houses all_boxes{18, 27};
inline constexpr Houses all_houses{0, house_count};
/// All of a house's kind.
constexpr Houses houses_like(int house) {
  return is_row(house) ? all_rows : is_column(house) ? all_columns : all_boxes;
}
/// In the order in which people look.
inline constexpr Table<Houses, 3> boxes_first{{all_boxes, all_rows, all_columns}};

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
  const int number = number_of(house);
  if (is_row(house)) return cell_at(number, i);
  if (is_column(house)) return cell_at(i, number);
  return cell_at(number / 3 * 3 + i / 3, number % 3 * 3 + i % 3);
}

consteval auto make_house_cells() {
  Table<Table<int, 9>, house_count> table{};
  for (int house : all_houses) {
    for (int i = 0; i < 9; ++i) {
      table[house][i] = cell_of_house(house, i);
    }
  }
  return table;
}

consteval auto make_house_sets() {
  Table<CellSet, house_count> table{};
  for (int house : all_houses) {
    for (int i = 0; i < 9; ++i) table[house].insert(cell_of_house(house, i));
  }
  return table;
}

inline constexpr auto house_cells_table = make_house_cells();
inline constexpr auto house_set_table = make_house_sets();

consteval auto make_peers() {
  Table<CellSet, cell_count> table{};
  for (int cell = 0; cell < cell_count; ++cell) {
    CellSet& set = table[cell];
    for (int house : {row_house(cell), column_house(cell), box_house(cell)}) {
      set |= house_set_table[house];
    }
    set.erase(cell);
  }
  return table;
}

inline constexpr auto peers_table = make_peers();

}  // namespace detail

/// The nine cells of a house in order: left to right, top to bottom.
[[nodiscard]] inline const Table<int, 9>& house_cells(int house) {
  return detail::house_cells_table[house];
}

/// The cells of a house as a set.
[[nodiscard]] inline const CellSet& house_set(int house) {
  return detail::house_set_table[house];
}

/// The 20 cells that share a row, column or box with `cell`; never `cell` itself.
[[nodiscard]] inline const CellSet& peers(int cell) {
  return detail::peers_table[cell];
}

}  // namespace nonet
