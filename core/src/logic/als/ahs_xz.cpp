/// @file
/// AHS-XZ (StrmCkr, New Sudoku Players' Forum, "Almost hidden set - xz rule", 2015; YZF's Sudoku):
/// ALS-XZ with cells and digits in each other's place.
///
/// An almost hidden set: N digits that have all their places of a house in N + 1 cells. The digits
/// fill all these cells but one. Two such sets A and B have a restricted common cell X when no
/// candidate of X is a digit of both: X is filled from one of them at most, so the other fills all
/// its other cells. A cell Z that both have is then filled from A or from B, and loses all other
/// candidates.
///
/// Doubly linked: with two restricted common cells, A fills one and B the other, so each fills all
/// its other cells: these lose what is no digit of their set, and the common cells what is a digit
/// of neither.
///
/// The sets are of a line and a box: only these have two cells in common. (Two sets of one house
/// with two common cells make up a hidden set.)
///
/// Steps: `sets` A and B, with the digits that are hidden; `houses` of A, `covers` of B; `digits`
/// those of both; marks `restricted` the sets' digits in the restricted cells, `pincer` those in
/// the other common cells when singly linked, `set` the rest, with the index of the set as group.

#include <algorithm>
#include <cstdint>
#include <vector>

#include "index.hpp"
#include "logic/als/als_steps.hpp"
#include "logic/finder.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

struct HiddenSet {
  int house;
  CellSet cells;
  DigitSet digits;
};

struct Pair {
  const HiddenSet* a;
  const HiddenSet* b;
  CellSet restricted;
  CandidateSet eliminations;

  [[nodiscard]] int size() const { return a->digits.size() + b->digits.size(); }
};

void add_sets_of(const Context& context, int house, std::vector<HiddenSet>& sets) {
  DigitSet open;
  for (int digit : DigitSet::all()) {
    if (!context.places(house, digit).empty()) open.insert(digit);
  }
  Table<CellSet, 512> cells;
  for (std::uint16_t choice = 0; choice != open.mask();) {
    choice = narrow<std::uint16_t>((choice - open.mask()) & open.mask());
    const DigitSet digits(choice);
    const int last = digits.first();
    cells[choice] = cells[choice & (choice - 1)] | context.places(house, last);
    if (cells[choice].size() == digits.size() + 1) sets.push_back({house, cells[choice], digits});
  }
}

CandidateSet other_candidates(const Context& context, const CellSet& cells, DigitSet digits) {
  CandidateSet removed;
  for (int cell : cells) {
    for (int digit : context.candidates(cell) - digits) removed.insert(candidate(cell, digit));
  }
  return removed;
}

/// The common cells that cannot be filled from both sets.
CellSet restricted_cells(const Context& context, const HiddenSet& a, const HiddenSet& b) {
  CellSet restricted;
  for (int cell : a.cells & b.cells) {
    if ((context.candidates(cell) & a.digits & b.digits).empty()) restricted.insert(cell);
  }
  return restricted;
}

CandidateSet removed_by(const Context& context, const HiddenSet& a, const HiddenSet& b,
                        const CellSet& restricted) {
  const CellSet common = a.cells & b.cells;
  if (restricted.size() < 2)
    return other_candidates(context, common - restricted, a.digits | b.digits);
  return other_candidates(context, restricted, a.digits | b.digits) |
         other_candidates(context, a.cells - restricted, a.digits) |
         other_candidates(context, b.cells - restricted, b.digits);
}

void add_pair(const Context& context, const HiddenSet& a, const HiddenSet& b,
              std::vector<Pair>& pairs) {
  const CellSet restricted = restricted_cells(context, a, b);
  if (restricted.empty()) return;
  const CandidateSet removed = removed_by(context, a, b, restricted);
  if (!removed.empty()) pairs.push_back({&a, &b, restricted, removed});
}

Step make_step(const Context& context, const Pair& pair) {
  Step step;
  step.technique = Technique::ahs_xz;
  step.eliminations = pair.eliminations;
  step.houses.insert(pair.a->house);
  step.covers.insert(pair.b->house);
  for (int digit : pair.a->digits | pair.b->digits) step.digits.push_back(digit);
  const CellSet common = pair.a->cells & pair.b->cells;
  int group = 0;
  for (const HiddenSet* set : {pair.a, pair.b}) {
    step.sets.push_back({set->cells, set->digits});
    for (int digit : set->digits) {
      mark(step, Role::restricted, pair.restricted & context.places(digit), digit, group);
      if (pair.restricted.size() == 1)
        mark(step, Role::pincer, (common - pair.restricted) & context.places(digit), digit, group);
    }
    ++group;
  }
  mark_rest(step, context);
  return step;
}

}  // namespace

bool find_ahs_xz(const Context& context, Technique /*technique*/, Sink sink) {
  std::vector<HiddenSet> of_lines;
  std::vector<HiddenSet> of_boxes;
  for (int house : all_houses) add_sets_of(context, house, is_box(house) ? of_boxes : of_lines);
  std::vector<Pair> pairs;
  for (const HiddenSet& a : of_lines) {
    for (const HiddenSet& b : of_boxes) {
      if ((a.cells & b.cells).size() >= 2) add_pair(context, a, b, pairs);
    }
  }
  std::stable_sort(pairs.begin(), pairs.end(),
                   [](const Pair& a, const Pair& b) { return a.size() < b.size(); });
  Effects effects;
  for (const Pair& pair : pairs) {
    if (effects.add(pair.eliminations) && sink(make_step(context, pair))) return true;
  }
  return false;
}

}  // namespace nonet::logic
