/// @file
/// A grid: 81 digits, and nothing else.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "nonet/geometry.hpp"
#include "nonet/table.hpp"

namespace nonet {

/// No puzzle with fewer givens has one solution (McGuire, Tugemann and Civario, 2012).
inline constexpr int fewest_clues = 17;

/// 81 values, row by row: 1 to 9, or 0 for an empty cell. Nothing else is ever stored.
class Grid {
 public:
  constexpr Grid() = default;

  [[nodiscard]] constexpr int operator[](int cell) const { return digits_[index(cell)]; }
  constexpr void set(int cell, int digit) {
    assert(digit >= 0 && digit <= 9);
    digits_[index(cell)] = static_cast<std::uint8_t>(digit);
  }

  /// How many cells hold a digit.
  [[nodiscard]] int clue_count() const;
  /// The cells that hold a digit.
  [[nodiscard]] CellSet filled() const;
  [[nodiscard]] const Table<std::uint8_t, cell_count>& digits() const { return digits_; }

  friend constexpr bool operator==(const Grid&, const Grid&) = default;

 private:
  static constexpr std::size_t index(int cell) {
    assert(cell >= 0 && cell < cell_count);
    return static_cast<std::size_t>(cell);
  }

  Table<std::uint8_t, cell_count> digits_{};
};

/// A digit that stands twice in a house: `first` comes before `second` in the house's order.
struct Conflict {
  int digit;
  int first;
  int second;
  int house;

  friend bool operator==(const Conflict&, const Conflict&) = default;
};

/// The 81 characters of a grid, row by row, with `blank` for empty cells.
[[nodiscard]] std::string to_string(const Grid& grid, char blank = '.');

/// Every digit that repeats in a house, in order of houses: each repetition against the digit's
/// first place there. The same two cells come up twice when they share a box and a line. Empty when
/// the grid breaks no rule.
[[nodiscard]] std::vector<Conflict> find_conflicts(const Grid& grid);

/// True when all 81 cells are filled and every house holds each digit once.
[[nodiscard]] bool is_solved(const Grid& grid);

}  // namespace nonet
