/// @file
/// The number of Sudoku grids, computed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "nonet/function_ref.hpp"
#include "nonet/grid.hpp"
#include "nonet/sets.hpp"
#include "nonet/table.hpp"

namespace nonet {

/// An exact whole number from 0 to 2^128 - 1, as `high` * 2^64 + `low`.
struct BigCount {
  std::uint64_t high = 0;
  std::uint64_t low = 0;

  friend constexpr bool operator==(const BigCount&, const BigCount&) = default;
  friend constexpr bool operator<(const BigCount& a, const BigCount& b) {
    return a.high != b.high ? a.high < b.high : a.low < b.low;
  }
};

/// The sum, which must be below 2^128.
[[nodiscard]] BigCount operator+(const BigCount& a, const BigCount& b);
/// The exact product; it always fits.
[[nodiscard]] BigCount product(std::uint64_t a, std::uint64_t b);
/// The decimal digits, without separators.
[[nodiscard]] std::string to_string(const BigCount& count);

/// Top bands (the first three rows) whose columns hold the same sets of digits, up to the names of
/// the digits and the order of the columns and stacks. All of them can be completed to a grid in
/// equally many ways.
struct BandClass {
  /// A band of the class, with the other 54 cells empty.
  Grid example;
  /// The number of top bands in the class.
  std::uint64_t bands = 0;
  /// The number of grids that each can be completed to.
  std::uint64_t completions = 0;
};

/// The report of `count_grids` after each class. `so_far` is the number of grids whose top band is in
/// one of the `done` classes, of `total`.
struct GridCountProgress {
  int done = 0;
  int total = 0;
  BigCount so_far;
  /// The class that was counted last.
  BandClass last;
};

/// `grids` is the number of grids; it was summed over `classes` classes of top bands.
struct GridCount {
  BigCount grids;
  int classes = 0;
};

/// Counts the grids that keep the rules of Sudoku, exactly and from nothing but the rules: no
/// number from the literature is built in. Takes some hundredths of a second and about 1 MB.
/// `progress` is called after each class; when it returns false, the count is cancelled and the
/// result is empty. The head of core/src/count/grid_count.cpp tells the method and its sources.
[[nodiscard]] std::optional<GridCount> count_grids(
    FunctionRef<bool(const GridCountProgress&)> progress);
[[nodiscard]] std::optional<GridCount> count_grids();

/// In how many ways a band can be filled so that each of its columns holds the given three digits
/// and each row and box holds all nine. The three columns of a stack must hold different digits.
[[nodiscard]] std::uint64_t count_bands(const Table<DigitSet, 9>& columns);

/// The estimate that Kevin Kilfoyle gave in 2005, rounded to a whole number. Fill the nine boxes in
/// all ways, (9!)^9. A band of three boxes keeps its row rules with the chance that the number of
/// bands, 9! * 56 * 6^6, has to (9!)^3, and a stack its column rules likewise. If these six events
/// were independent, there would be about 6.657 * 10^21 grids: 0.2 % too few.
[[nodiscard]] BigCount independence_estimate();

}  // namespace nonet
