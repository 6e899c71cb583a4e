/// @file
/// The strategies of the engine `strategy`, as objects with one interface, and the position that
/// they work on.
#pragma once

#include <cstddef>
#include <cstdint>

#include "nonet/search.hpp"
#include "nonet/table.hpp"
#include "solve/meter.hpp"

namespace nonet {

/// Units that a strategy looks at: a cell (0 to 80), or a house (81 + its number).
using UnitSet = BitSet<cell_count + house_count>;

/// The candidates of a search.
struct SearchPosition {
  /// A filled cell has its digit alone, and no peer of it has that digit.
  Table<DigitSet, cell_count> digits;
  CellSet open;
  /// The units in which something changed since the strategies last looked.
  UnitSet changed;
  /// A cell has no candidate, or a house no place for a digit.
  bool broken = false;

  [[nodiscard]] DigitSet at(int cell) const { return digits[cell]; }
};

/// The only way to change a position: keeps it in step, counts and traces.
class Pencil {
 public:
  Pencil(SearchPosition& position, Meter& meter) : position_(position), meter_(meter) {}

  [[nodiscard]] const SearchPosition& position() const { return position_; }
  /// Candidates removed so far.
  [[nodiscard]] std::uint64_t removed() const { return removed_; }
  /// Digits placed so far.
  [[nodiscard]] std::uint64_t placed() const { return placed_; }

  /// Places a candidate that follows.
  void place(int cell, int digit);
  /// Writes a candidate, which is a guess or follows, into its open cell.
  void write(int cell, int digit);
  /// Removes those of the digits that are candidates of the open cell.
  void remove(int cell, DigitSet digits);
  /// A house has no place for a digit, or not enough places.
  void fail() { position_.broken = true; }

 private:
  SearchPosition& position_;
  Meter& meter_;
  std::uint64_t removed_ = 0;
  std::uint64_t placed_ = 0;
};

/// A strategy: when it is of use, and what it does.
struct StrategyObject {
  Strategy id;
  /// The units that it looks at: all cells, or all houses.
  UnitSet units;
  /// Whether it could do anything in a unit, judged by what is cheap to see.
  bool (*suits)(const SearchPosition& position, int unit);
  /// Does all it can in a unit.
  void (*apply)(Pencil& pencil, int unit);
};

/// By `Strategy`, cheapest first.
extern const Table<StrategyObject, strategy_count> strategy_objects;

}  // namespace nonet
