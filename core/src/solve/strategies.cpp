#include "solve/strategies.hpp"

#include <bit>

namespace nonet {
namespace {

constexpr UnitSet make_cell_units() {
  UnitSet units;
  for (int cell = 0; cell < cell_count; ++cell) units.insert(cell);
  return units;
}

constexpr UnitSet cell_units = make_cell_units();
constexpr UnitSet house_units = UnitSet::all() - cell_units;

constexpr int house_of(int unit) {
  return unit - cell_count;
}

/// A cell as a unit, and its three houses.
constexpr auto make_units_of() {
  std::array<UnitSet, cell_count> table{};
  for (int cell = 0; cell < cell_count; ++cell) {
    UnitSet& units = table[static_cast<std::size_t>(cell)];
    units.insert(cell);
    for (int house : {row_house(cell), column_house(cell), box_house(cell)}) {
      units.insert(cell_count + house);
    }
  }
  return table;
}

constexpr auto units_of = make_units_of();

int open_cells(const Position& position, int house) {
  return (house_set(house) & position.open).size();
}

/// The digits of a house by their number of places among its open cells.
struct Places {
  DigitSet filled, once, twice, thrice;

  [[nodiscard]] DigitSet exactly_once() const { return once - twice; }
  [[nodiscard]] DigitSet exactly_twice() const { return twice - thrice; }
  [[nodiscard]] DigitSet nowhere() const { return DigitSet::all() - filled - once; }
};

Places places_in(const Position& position, int house) {
  Places places;
  for (int cell : house_cells(house)) {
    const DigitSet digits = position.at(cell);
    if (!position.open.contains(cell)) {
      places.filled |= digits;
      continue;
    }
    places.thrice |= places.twice & digits;
    places.twice |= places.once & digits;
    places.once |= digits;
  }
  return places;
}

// --- naked single: a cell with one candidate ---

bool suits_naked_single(const Position& position, int cell) {
  return position.open.contains(cell) && position.at(cell).size() == 1;
}

void apply_naked_single(Pencil& pencil, int cell) {
  pencil.place(cell, pencil.position().at(cell).first());
}

// --- hidden single: a digit with one place in a house ---

bool suits_hidden_single(const Position& position, int unit) {
  return open_cells(position, house_of(unit)) > 0;
}

void apply_hidden_single(Pencil& pencil, int unit) {
  const Position& position = pencil.position();
  const Places places = places_in(position, house_of(unit));
  if (!places.nowhere().empty()) return pencil.fail();
  const DigitSet singles = places.exactly_once();
  if (singles.empty()) return;
  for (int cell : house_set(house_of(unit)) & position.open) {
    const DigitSet here = position.at(cell) & singles;
    if (here.size() > 1) return pencil.fail();
    if (here.size() == 1) pencil.place(cell, here.first());
  }
}

// --- locked candidates: a digit that a house has only where it crosses another ---

bool suits_locked(const Position& position, int unit) {
  return open_cells(position, house_of(unit)) >= 2;
}

DigitSet union_of(const Position& position, const CellSet& cells) {
  DigitSet digits;
  for (int cell : cells) digits |= position.at(cell);
  return digits;
}

/// Takes from the rest of `other` the digits that `house` has only where they cross.
void confine(Pencil& pencil, int house, int other) {
  const Position& position = pencil.position();
  const CellSet crossing = house_set(house) & house_set(other);
  const CellSet inside = crossing & position.open;
  if (inside.size() < 2) return;
  const CellSet outside = (house_set(house) - crossing) & position.open;
  const DigitSet locked = union_of(position, inside) - union_of(position, outside);
  if (locked.empty()) return;
  for (int cell : (house_set(other) - crossing) & position.open) pencil.remove(cell, locked);
}

void apply_locked(Pencil& pencil, int unit) {
  const int house = house_of(unit);
  const auto& cells = house_cells(house);
  if (!is_box(house)) {
    // Three boxes lie along a line.
    for (std::size_t i : {0U, 3U, 6U}) confine(pencil, house, box_house(cells[i]));
    return;
  }
  for (std::size_t i : {0U, 4U, 8U}) {
    confine(pencil, house, row_house(cells[i]));
    confine(pencil, house, column_house(cells[i]));
  }
}

// --- naked pair: two cells of a house with the same two candidates ---

CellSet cells_of_two(const Position& position, int house) {
  CellSet cells;
  for (int cell : house_set(house) & position.open) {
    if (position.at(cell).size() == 2) cells.insert(cell);
  }
  return cells;
}

bool suits_naked_pair(const Position& position, int unit) {
  const int house = house_of(unit);
  return open_cells(position, house) >= 3 && cells_of_two(position, house).size() >= 2;
}

/// Leaves a pair of digits to two cells of a house.
void keep_pair(Pencil& pencil, int house, DigitSet pair, int first, int second) {
  for (int cell : house_set(house) & pencil.position().open) {
    if (cell != first && cell != second) pencil.remove(cell, pair);
  }
}

void apply_naked_pair(Pencil& pencil, int unit) {
  const Position& position = pencil.position();
  const CellSet cells = cells_of_two(position, house_of(unit));
  for (int first : cells) {
    for (int second = cells.next(first + 1); second < cell_count; second = cells.next(second + 1)) {
      const DigitSet pair = position.at(first);
      // Either may have lost a candidate to another pair by now.
      if (pair.size() == 2 && pair == position.at(second)) {
        keep_pair(pencil, house_of(unit), pair, first, second);
      }
    }
  }
}

// --- hidden pair: two digits of a house with the same two places ---

bool suits_hidden_pair(const Position& position, int unit) {
  return open_cells(position, house_of(unit)) >= 3;
}

CellSet places_of(const Position& position, int house, int digit) {
  CellSet cells;
  for (int cell : house_set(house) & position.open) {
    if (position.at(cell).contains(digit)) cells.insert(cell);
  }
  return cells;
}

void apply_hidden_pair(Pencil& pencil, int unit) {
  const Position& position = pencil.position();
  const int house = house_of(unit);
  const DigitSet twice = places_in(position, house).exactly_twice();
  if (twice.size() < 2) return;
  std::array<CellSet, 10> places;
  for (int digit : twice) {
    CellSet& mine = places[static_cast<std::size_t>(digit)] = places_of(position, house, digit);
    for (int other = 1; other < digit; ++other) {
      if (places[static_cast<std::size_t>(other)] != mine) continue;
      const DigitSet pair = DigitSet::of(other) | DigitSet::of(digit);
      for (int cell : mine) pencil.remove(cell, DigitSet::all() - pair);
    }
  }
}

}  // namespace

void Pencil::place(int cell, int digit) {
  meter_.place(cell, digit);
  write(cell, digit);
}

void Pencil::write(int cell, int digit) {
  // That the cell loses its other digits goes without saying in a trace.
  DigitSet& digits = position_.digits[static_cast<std::size_t>(cell)];
  removed_ += static_cast<std::uint64_t>(digits.size()) - 1;
  ++placed_;
  digits = DigitSet::of(digit);
  position_.open.erase(cell);
  position_.changed |= units_of[static_cast<std::size_t>(cell)];
  for (int peer : peers(cell) & position_.open) remove(peer, digits);
}

void Pencil::remove(int cell, DigitSet digits) {
  DigitSet& here = position_.digits[static_cast<std::size_t>(cell)];
  const DigitSet gone = here & digits;
  if (gone.empty()) return;
  here -= gone;
  removed_ += static_cast<std::uint64_t>(gone.size());
  position_.changed |= units_of[static_cast<std::size_t>(cell)];
  if (here.empty()) position_.broken = true;
  if (!meter_.tracing()) return;
  for (int digit : gone) meter_.eliminate(cell, digit);
}

const std::array<StrategyObject, strategy_count> strategy_objects = {{
    {Strategy::naked_single, cell_units, suits_naked_single, apply_naked_single},
    {Strategy::hidden_single, house_units, suits_hidden_single, apply_hidden_single},
    {Strategy::locked_candidates, house_units, suits_locked, apply_locked},
    {Strategy::naked_pair, house_units, suits_naked_pair, apply_naked_pair},
    {Strategy::hidden_pair, house_units, suits_hidden_pair, apply_hidden_pair},
}};

}  // namespace nonet
