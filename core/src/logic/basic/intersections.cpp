/// @file
/// Locked candidates: when all places of a digit in a box lie on one line, the digit is on that
/// line in that box, so the rest of the line has it not (type 1, pointing); when all its places on
/// a line lie in one box, the rest of the box has it not (type 2, claiming; Sudopedia: Locked
/// Candidates). `houses` is the house that is looked at, `covers` the one that loses candidates,
/// `digits` the digit; the places are marked as pattern.
///
/// Locked pair and triple (HoDoKu 0110 and 0111): a naked pair or triple in the cells that a box
/// and a line share, which removes candidates both from the box and from the rest of the line.
/// Given as naked subsets are (subsets.cpp).

#include "logic/basic/naked_subset.hpp"

namespace nonet::logic {
namespace {

/// The other house of kind `into` (0: rows, 1: columns, 2: boxes) that has all the places, or -1.
int other_house(const CellSet& places, int into) {
  const HouseSet houses = common_houses(places);
  const int house = houses.next(into * 9);
  return house < (into + 1) * 9 ? house : -1;
}

bool locked_in(const Context& context, Technique technique, int house, int into, Sink sink) {
  for (int digit : DigitSet::all()) {
    const CellSet places = context.places(house, digit);
    if (places.size() < 2 || places.size() > 3) continue;
    const int other = other_house(places, into);
    if (other < 0) continue;
    const CellSet removed = context.places(other, digit) - places;
    if (removed.empty()) continue;
    Step step;
    step.technique = technique;
    step.digits.push_back(digit);
    step.houses.insert(house);
    step.covers.insert(other);
    for (int cell : places) step.marks.push_back({Role::pattern, candidate(cell, digit)});
    step.eliminations = candidates_of(removed, digit);
    if (sink(std::move(step))) return true;
  }
  return false;
}

}  // namespace

bool find_locked_candidates(const Context& context, Technique technique, Sink sink) {
  if (technique == Technique::locked_candidates_1) {
    for (int box : all_boxes) {
      if (locked_in(context, technique, box, 0, sink)) return true;
      if (locked_in(context, technique, box, 1, sink)) return true;
    }
    return false;
  }
  for (int line : all_lines) {
    if (locked_in(context, technique, line, 2, sink)) return true;
  }
  return false;
}

bool find_locked_subset(const Context& context, Technique technique, Sink sink) {
  return find_naked(context, technique, technique == Technique::locked_pair ? 2 : 3, true, sink);
}

}  // namespace nonet::logic
