#include "solve/strategies.hpp"

#include <bit>

#include "nonet/table.hpp"

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
  Table<UnitSet, cell_count> table{};
  for (int cell = 0; cell < cell_count; ++cell) {
    UnitSet& units = table[cell];
    units.insert(cell);
    for (int house : {row_house(cell), column_house(cell), box_house(cell)}) {
      units.insert(cell_count + house);
    }
  }
  return table;
}

constexpr auto units_of = make_units_of();

int open_cells(const SearchPosition& position, int house) {
  return (house_set(house) & position.open).size();
}

/// The candidates of a house's nine cells, in its order; none where a digit is written.
using HouseDigits = Table<DigitSet, 9>;

HouseDigits open_digits(const SearchPosition& position, int house) {
  const auto& cells = house_cells(house);
  HouseDigits digits;
  for (std::size_t i = 0; i < 9; ++i) {
    if (position.open.contains(cells[i])) digits[i] = position.at(cells[i]);
  }
  return digits;
}

/// The digits of a house by their number of places, at least.
struct Places {
  DigitSet once, twice, thrice;
};

Places places_in(const HouseDigits& cells) {
  Places places;
  for (DigitSet digits : cells) {
    places.thrice |= places.twice & digits;
    places.twice |= places.once & digits;
    places.once |= digits;
  }
  return places;
}

// --- naked single: a cell with one candidate ---

bool suits_naked_single(const SearchPosition& position, int cell) {
  return position.open.contains(cell) && position.at(cell).size() == 1;
}

void apply_naked_single(Pencil& pencil, int cell) {
  pencil.place(cell, pencil.position().at(cell).first());
}

// --- hidden single: a digit with one place in a house ---

bool suits_hidden_single(const SearchPosition& position, int unit) {
  return open_cells(position, house_of(unit)) > 0;
}

void apply_hidden_single(Pencil& pencil, int unit) {
  const int house = house_of(unit);
  const HouseDigits cells = open_digits(pencil.position(), house);
  const Places places = places_in(cells);
  // As many digits are missing as cells are open, and a written digit is no candidate.
  if (places.once.size() < open_cells(pencil.position(), house)) return pencil.fail();
  const DigitSet singles = places.once - places.twice;
  if (singles.empty()) return;
  for (std::size_t i = 0; i < 9; ++i) {
    const DigitSet here = cells[i] & singles;
    if (here.size() > 1) return pencil.fail();
    if (here.size() == 1) pencil.place(house_cells(house)[i], here.first());
  }
}

// --- locked candidates: a digit that a house has only where it crosses another ---

bool suits_locked(const SearchPosition& position, int unit) {
  return open_cells(position, house_of(unit)) >= 2;
}

/// Takes the digits that `house` has only where it crosses `other` from the rest of that.
void confine(Pencil& pencil, int house, int other, DigitSet locked) {
  const CellSet rest = house_set(other) - house_set(house);
  for (int cell : rest& pencil.position().open) pencil.remove(cell, locked);
}

/// A house is cut into three parts of three cells: `step` apart, the parts' first cells `stride`
/// apart. `crossing` gives the other house that a cell of a part lies in.
void lock_parts(Pencil& pencil, int house, std::size_t step, std::size_t stride,
                int (*crossing)(int)) {
  const HouseDigits cells = open_digits(pencil.position(), house);
  Table<DigitSet, 3> parts;
  for (std::size_t p = 0; p < 3; ++p) {
    const std::size_t first = p * stride;
    parts[p] = cells[first] | cells[first + step] | cells[first + 2 * step];
  }
  const DigitSet shared = (parts[0] & parts[1]) | (parts[0] & parts[2]) | (parts[1] & parts[2]);
  for (std::size_t p = 0; p < 3; ++p) {
    const DigitSet locked = parts[p] - shared;
    if (!locked.empty()) {
      confine(pencil, house, crossing(house_cells(house)[p * stride]), locked);
    }
  }
}

void apply_locked(Pencil& pencil, int unit) {
  const int house = house_of(unit);
  if (is_box(house)) {
    lock_parts(pencil, house, 1, 3, row_house);
    lock_parts(pencil, house, 3, 1, column_house);
  } else {
    lock_parts(pencil, house, 1, 3, box_house);
  }
}

// --- naked pair: two cells of a house with the same two candidates ---

bool suits_naked_pair(const SearchPosition& position, int unit) {
  int pairs = 0;
  for (int cell : house_cells(house_of(unit))) pairs += position.at(cell).size() == 2 ? 1 : 0;
  return pairs >= 2 && open_cells(position, house_of(unit)) >= 3;
}

/// Leaves a pair of digits to two cells of a house, by their places in it.
void keep_pair(Pencil& pencil, int house, DigitSet pair, std::size_t first, std::size_t second) {
  for (std::size_t i = 0; i < 9; ++i) {
    const int cell = house_cells(house)[i];
    const bool open = pencil.position().open.contains(cell);
    if (open && i != first && i != second) pencil.remove(cell, pair);
  }
}

void apply_naked_pair(Pencil& pencil, int unit) {
  const HouseDigits cells = open_digits(pencil.position(), house_of(unit));
  for (std::size_t first = 0; first < 9; ++first) {
    if (cells[first].size() != 2) continue;
    for (std::size_t second = first + 1; second < 9; ++second) {
      if (cells[first] == cells[second]) {
        keep_pair(pencil, house_of(unit), cells[first], first, second);
      }
    }
  }
}

// --- hidden pair: two digits of a house with the same two places ---

bool suits_hidden_pair(const SearchPosition& position, int unit) {
  return open_cells(position, house_of(unit)) >= 3;
}

/// The places of a digit in a house, as bits.
unsigned places_of(const HouseDigits& cells, int digit) {
  unsigned places = 0;
  for (std::size_t i = 0; i < 9; ++i) places |= (cells[i].contains(digit) ? 1U : 0U) << i;
  return places;
}

/// Leaves cells of a house, by their places as bits, only those digits.
void keep_only(Pencil& pencil, int house, unsigned cells, DigitSet digits) {
  for (unsigned rest = cells; rest != 0; rest &= rest - 1) {
    const int cell = house_cells(house)[std::countr_zero(rest)];
    pencil.remove(cell, DigitSet::all() - digits);
  }
}

void apply_hidden_pair(Pencil& pencil, int unit) {
  const int house = house_of(unit);
  const HouseDigits cells = open_digits(pencil.position(), house);
  const Places places = places_in(cells);
  const DigitSet twice = places.twice - places.thrice;
  if (twice.size() < 2) return;
  Table<unsigned, 10> places_by_digit{};
  for (int digit : twice) {
    const unsigned mine = places_of(cells, digit);
    places_by_digit[digit] = mine;
    for (int other = 1; other < digit; ++other) {
      if (places_by_digit[other] != mine) continue;
      keep_only(pencil, house, mine, DigitSet::of(other) | DigitSet::of(digit));
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
  DigitSet& digits = position_.digits[cell];
  removed_ += static_cast<std::uint64_t>(digits.size()) - 1;
  ++placed_;
  digits = DigitSet::of(digit);
  position_.open.erase(cell);
  position_.changed |= units_of[cell];
  for (int peer : peers(cell) & position_.open) remove(peer, digits);
}

void Pencil::remove(int cell, DigitSet digits) {
  DigitSet& here = position_.digits[cell];
  const DigitSet gone = here & digits;
  if (gone.empty()) return;
  here -= gone;
  removed_ += static_cast<std::uint64_t>(gone.size());
  position_.changed |= units_of[cell];
  if (here.empty()) position_.broken = true;
  if (!meter_.tracing()) return;
  for (int digit : gone) meter_.eliminate(cell, digit);
}

const Table<StrategyObject, strategy_count> strategy_objects = {{
    {Strategy::naked_single, cell_units, suits_naked_single, apply_naked_single},
    {Strategy::hidden_single, house_units, suits_hidden_single, apply_hidden_single},
    {Strategy::locked_candidates, house_units, suits_locked, apply_locked},
    {Strategy::naked_pair, house_units, suits_naked_pair, apply_naked_pair},
    {Strategy::hidden_pair, house_units, suits_hidden_pair, apply_hidden_pair},
}};

}  // namespace nonet
