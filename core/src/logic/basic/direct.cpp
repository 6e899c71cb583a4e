/// @file
/// Locked candidates and hidden subsets that at once leave a digit one place in a house, so that it
/// can be placed without a look at candidates (Sudoku Explainer: Direct Pointing, Direct Claiming,
/// Direct Hidden Pair, Direct Hidden Triplet). As there:
///   - a digit is locked where a box and a line cross; the house in which it is left one place is a
///     house of the same kind as the one that is looked at, and crosses the other one, too;
///   - a hidden pair or triple leaves another digit one place in its own house.
/// A digit that has one place without that is a hidden single, and not given here.
///
/// Direct pointing and claiming: `houses` are the house that is looked at and that of the single,
/// `covers` the house that is used up, `digits` the digit, `sets` the locked cells with it. Direct
/// hidden subsets: `houses` is the house, `digits` those of the subset and then the one that is
/// placed, `sets` the subset. The candidates of `sets` are marked as pattern, and placed digits that
/// bar the other cells as causes.

#include <initializer_list>

#include "logic/basic/causes.hpp"
#include "logic/basic/hidden_subset.hpp"
#include "logic/finder.hpp"

namespace nonet::logic {
namespace {

/// A digit that is locked in the cells which two houses share.
struct Locked {
  int digit;
  int house;  ///< All of its places here are in `other`.
  int other;
  CellSet cells;
};

Step locked_step(const Context& context, Technique technique, const Locked& locked, int third,
                 int target) {
  const auto& [digit, house, other, cells] = locked;
  Step step;
  step.technique = technique;
  step.placements.insert(candidate(target, digit));
  step.digits.push_back(digit);
  step.houses.insert(house);
  step.houses.insert(third);
  step.covers.insert(other);
  step.sets.push_back({cells, DigitSet::of(digit)});
  for (int cell : cells) step.marks.push_back({Role::pattern, candidate(cell, digit)});
  CellSet causes;
  bar(context.board(), house_set(house) - cells, digit, causes);
  CellSet rest = house_set(third) - house_set(other);
  rest.erase(target);
  bar(context.board(), rest, digit, causes);
  add_causes(step, causes, context.board());
  return step;
}

/// The other houses of the kind of the first one, as far as they cross the second one.
bool follow(const Context& context, Technique technique, const Locked& locked, Sink sink) {
  for (int third : houses_like(locked.house)) {
    if (third == locked.house || (house_set(third) & house_set(locked.other)).empty()) continue;
    const CellSet places = context.places(third, locked.digit);
    const CellSet left = places - house_set(locked.other);
    if (left.size() != 1 || places.size() == 1) continue;
    if (sink(locked_step(context, technique, locked, third, left.first()))) return true;
  }
  return false;
}

bool locked_in(const Context& context, Technique technique, int house, int other, Sink sink) {
  const CellSet crossing = house_set(house) & house_set(other);
  if (crossing.size() < 2) return false;
  for (int digit : DigitSet::all()) {
    const CellSet cells = context.places(house, digit);
    if (cells.size() < 2 || !(cells - crossing).empty()) continue;
    if (follow(context, technique, {digit, house, other, cells}, sink)) return true;
  }
  return false;
}

/// The causes of the subset, and of the digit that is left one place.
CellSet causes_of(const Context& context, int house, const DigitCells& subset, int digit,
                  int target) {
  CellSet causes;
  CellSet rest = house_set(house) - subset.cells;
  for (int one : subset.digits) bar(context.board(), rest, one, causes);
  rest.erase(target);
  bar(context.board(), rest, digit, causes);
  return causes;
}

bool follow(const Context& context, Technique technique, int house, const DigitCells& subset,
            Sink sink) {
  for (int digit : DigitSet::all() - subset.digits) {
    const CellSet places = context.places(house, digit);
    const CellSet left = places - subset.cells;
    if (left.size() != 1 || places.size() == 1) continue;
    const int target = left.first();
    Step step = subset_step(context, technique, subset);
    step.placements.insert(candidate(target, digit));
    step.digits.push_back(digit);
    step.houses.insert(house);
    add_causes(step, causes_of(context, house, subset, digit, target), context.board());
    if (sink(std::move(step))) return true;
  }
  return false;
}

}  // namespace

bool find_direct_locking(const Context& context, Technique technique, Sink sink) {
  const auto search = [&](int house, Houses others) {
    for (int other : others) {
      if (locked_in(context, technique, house, other, sink)) return true;
    }
    return false;
  };
  if (technique == Technique::direct_pointing) {
    for (int box : all_boxes) {
      if (search(box, all_lines)) return true;
    }
    return false;
  }
  for (int line : all_lines) {
    if (search(line, all_boxes)) return true;
  }
  return false;
}

bool find_direct_hidden_subset(const Context& context, Technique technique, Sink sink) {
  const int size = technique == Technique::direct_hidden_pair ? 2 : 3;
  for (Houses kind : boxes_first) {
    for (int house : kind) {
      const auto take = [&](const DigitCells& subset) {
        return follow(context, technique, house, subset, sink);
      };
      if (visit_hidden(context, house, size, take)) return true;
    }
  }
  return false;
}

}  // namespace nonet::logic
