#include "logic/als/als_list.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>

#include "logic/context.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

/// A choice of the nine cells of a house, as bits in the order of `house_cells`.
using CellChoice = std::uint16_t;

/// An almost locked set as it is found: nothing worked out yet.
struct FoundAls {
  int house;
  CellChoice choice;
  DigitSet digits;
};

/// Whether a choice lies in a second house as well: three bits in a row (a line's part in a box, a
/// box's row), or every third bit (a box's column).
constexpr bool in_one_third(CellChoice choice) {
  return (choice & ~0b111U) == 0 || (choice & ~0b111000U) == 0 || (choice & ~0b111000000U) == 0;
}
constexpr bool in_one_column(CellChoice choice) {
  return (choice & ~0b001001001U) == 0 || (choice & ~0b010010010U) == 0 ||
         (choice & ~0b100100100U) == 0;
}

/// A lone cell is the row's; what lies in a line and a box is the line's.
bool found_before(int house, CellChoice choice) {
  if (is_row(house)) return false;
  if (std::has_single_bit(choice)) return true;
  return is_box(house) && (in_one_third(choice) || in_one_column(choice));
}

CellSet cells_of(int house, CellChoice choice) {
  CellSet cells;
  for (unsigned rest = choice; rest != 0; rest &= rest - 1)
    cells.insert(house_cells(house)[std::countr_zero(rest)]);
  return cells;
}

/// For each house and digit, where the digit is a candidate.
using HousePlaces = Table<Table<CellChoice, 9>, house_count>;

HousePlaces places_in_houses(const Context& context) {
  HousePlaces places{};
  for (int house : all_houses) {
    for (std::size_t i = 0; i < 9; ++i) {
      const int cell = house_cells(house)[i];
      for (int digit : context.candidates(cell)) {
        CellChoice& choice = places[house][digit - 1];
        choice = static_cast<CellChoice>(choice | (1U << i));
      }
    }
  }
  return places;
}

/// The cells that see every cell of a choice, and perhaps those of the choice.
CellSet seen_by_choice(int house, CellChoice choice) {
  const int first = house_cells(house)[std::countr_zero(choice)];
  if (std::has_single_bit(choice)) return peers(first);
  CellSet seen = house_set(house);
  if (in_one_third(choice)) seen |= house_set(is_box(house) ? row_house(first) : box_house(first));
  if (is_box(house) && in_one_column(choice)) seen |= house_set(column_house(first));
  return seen;
}

AlmostLockedSet make_set(const Context& context, const HousePlaces& places, const FoundAls& found) {
  AlmostLockedSet set{cells_of(found.house, found.choice), found.digits, {}, {}};
  for (int digit : set.digits) {
    const int i = digit - 1;
    const CellChoice in_house = places[found.house][i];
    const CellSet& everywhere = context.places(digit);
    set.places[i] = set.cells & everywhere;
    set.seen[i] = (seen_by_choice(found.house, static_cast<CellChoice>(in_house & found.choice)) &
                   everywhere) -
                  set.places[i];
  }
  return set;
}

/// The almost locked sets of a house by size. Every choice of its empty cells is tried; the digits
/// of a choice are those of the choice without its last cell, and that cell's.
void find_in_house(const Context& context, int house, Table<std::vector<FoundAls>, 9>& found) {
  CellChoice empty = 0;
  Table<DigitSet, 9> candidates;
  for (std::size_t i = 0; i < 9; ++i) {
    candidates[i] = context.candidates(house_cells(house)[i]);
    if (!candidates[i].empty()) empty = static_cast<CellChoice>(empty | (1U << i));
  }
  Table<DigitSet, 512> digits;
  // The next choice of the same cells, in ascending order.
  for (CellChoice choice = 0; choice != empty;) {
    choice = static_cast<CellChoice>((choice - empty) & empty);
    const int last = std::countr_zero(choice);
    digits[choice] = digits[choice & (choice - 1)] | candidates[last];
    const int size = std::popcount(choice);
    if (digits[choice].size() == size + 1 && !found_before(house, choice))
      found[size].push_back({house, choice, digits[choice]});
  }
}

std::vector<AlmostLockedSet> make_sets(const Context& context) {
  Table<std::vector<FoundAls>, 9> found;
  std::size_t count = 0;
  for (int house : all_houses) find_in_house(context, house, found);
  for (const std::vector<FoundAls>& of_size : found) count += of_size.size();
  const HousePlaces places = places_in_houses(context);
  std::vector<AlmostLockedSet> sets;
  sets.reserve(count);
  for (const std::vector<FoundAls>& of_size : found) {
    for (const FoundAls& each : of_size) sets.push_back(make_set(context, places, each));
  }
  return sets;
}

}  // namespace

const std::vector<AlmostLockedSet>& als_of(const Context& context) {
  return context.kept(Shelf::als).get<std::vector<AlmostLockedSet>>([&] {
    return make_sets(context);
  });
}

}  // namespace nonet::logic
