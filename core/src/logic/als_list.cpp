#include "logic/als_list.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>

#include "logic/context.hpp"

namespace nonet::logic {
namespace {

/// The empty cells of a house, and the candidates of every choice of them.
struct HouseChoices {
  std::array<int, 9> cells{};
  int count = 0;
  /// By mask of `cells`: the union of their candidates.
  std::array<DigitSet, 512> digits;
};

HouseChoices choices_of(const Context& context, int house) {
  HouseChoices choices;
  for (int cell : house_cells(house)) {
    if (context.board().value(cell) == 0)
      choices.cells[static_cast<std::size_t>(choices.count++)] = cell;
  }
  for (unsigned mask = 1; mask < (1U << choices.count); ++mask) {
    const auto last = static_cast<std::size_t>(std::countr_zero(mask));
    choices.digits[mask] =
        choices.digits[mask & (mask - 1)] | context.candidates(choices.cells[last]);
  }
  return choices;
}

CellSet cells_of(const HouseChoices& choices, unsigned mask) {
  CellSet cells;
  for (; mask != 0; mask &= mask - 1)
    cells.insert(choices.cells[static_cast<std::size_t>(std::countr_zero(mask))]);
  return cells;
}

/// A set in a box that lies in one line as well, or a lone cell in a column or box, was found there.
bool found_before(const CellSet& cells, int house) {
  return common_houses(cells).first() != house;
}

AlmostLockedSet make_set(const Context& context, const CellSet& cells, DigitSet digits) {
  AlmostLockedSet set{cells, digits, {}, {}};
  for (int digit : digits) {
    const auto i = static_cast<std::size_t>(digit - 1);
    set.places[i] = cells & context.places(digit);
    set.seen[i] = (common_peers(set.places[i]) & context.places(digit)) - cells;
  }
  return set;
}

void add_sets(const Context& context, int house, std::vector<AlmostLockedSet>& sets) {
  const HouseChoices choices = choices_of(context, house);
  for (unsigned mask = 1; mask < (1U << choices.count); ++mask) {
    const DigitSet digits = choices.digits[mask];
    if (digits.size() != std::popcount(mask) + 1) continue;
    const CellSet cells = cells_of(choices, mask);
    if (!found_before(cells, house)) sets.push_back(make_set(context, cells, digits));
  }
}

}  // namespace

std::vector<AlmostLockedSet> almost_locked_sets(const Context& context) {
  std::vector<AlmostLockedSet> sets;
  for (int house = 0; house < house_count; ++house) add_sets(context, house, sets);
  std::stable_sort(sets.begin(), sets.end(),
                   [](const AlmostLockedSet& a, const AlmostLockedSet& b) {
                     return a.digits.size() < b.digits.size();
                   });
  return sets;
}

}  // namespace nonet::logic
