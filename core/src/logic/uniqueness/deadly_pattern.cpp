/// @file
/// The four types of removals around a deadly pattern; see the header for why they follow.
///
/// Fields: `digits`: the pattern's, then the guardians' one digit (type 2). `marks`: corners and
/// guardians cell by cell; `set` for the other cells of a subset, which is `sets[0]` (its cells
/// without the guarded ones, its digits with the guardians). `houses`: that of the subset (type 3)
/// or of the locked digit (type 4), whose link is in `nodes` and `links`.

#include "logic/uniqueness/deadly_pattern.hpp"

#include <bit>
#include <utility>

#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

/// The empty cells of a house beside the guarded ones, and their candidates.
struct Others {
  Table<int, 9> cells{};
  unsigned count = 0;

  [[nodiscard]] CellSet chosen(unsigned choice) const {
    CellSet set;
    for (unsigned i = 0; i < count; ++i) {
      if ((choice >> i & 1U) != 0) set.insert(cells[i]);
    }
    return set;
  }
};

Others others_in(const Context& context, int house, const CellSet& guarded) {
  Others others;
  for (int cell : (house_set(house) & context.empty()) - guarded)
    others.cells[others.count++] = cell;
  return others;
}

DigitSet digits_of(const Context& context, const Others& others, unsigned choice) {
  DigitSet digits;
  for (unsigned rest = choice; rest != 0; rest &= rest - 1) {
    digits |= context.candidates(others.cells[std::countr_zero(rest)]);
  }
  return digits;
}

/// The step of one subset; it removes nothing when there is nothing.
Step subset_step(const Context& context, const Step& base, const CellSet& guarded,
                 const DigitCells& subset) {
  Step step = base;
  const CellSet all = guarded | subset.cells;
  step.houses = common_houses(all);
  for (int house : step.houses)
    eliminate(step, context, (house_set(house) & context.empty()) - all, subset.digits);
  step.sets.push_back(subset);
  return step;
}

/// Marks the subset's other cells, but those that are marked as the pattern's.
void mark_set(Step& step, const Context& context) {
  CandidateSet marked;
  for (const Mark& mark : step.marks) marked.insert(mark.candidate);
  for (int cell : step.sets[0].cells) {
    for (int digit : context.candidates(cell)) {
      const int c = candidate(cell, digit);
      if (!marked.contains(c)) step.marks.push_back({Role::set, c, 0});
    }
  }
}

}  // namespace

DeadlyPattern deadly_pattern(const Context& context, std::span<const int> cells, DigitSet digits) {
  DeadlyPattern pattern;
  pattern.digits = digits;
  for (int cell : cells) {
    pattern.order[pattern.size++] = cell;
    pattern.cells.insert(cell);
    const DigitSet extra = context.candidates(cell) - digits;
    if (extra.empty()) continue;
    pattern.guarded.insert(cell);
    pattern.guardians |= extra;
  }
  return pattern;
}

Step deadly_step(Technique technique, DigitSet digits) {
  Step step;
  step.technique = technique;
  for (int digit : digits) step.digits.push_back(digit);
  return step;
}

void mark_pattern(Step& step, const Context& context, const DeadlyPattern& pattern) {
  for (int cell : pattern.ordered()) {
    for (int digit : context.candidates(cell)) {
      const int c = candidate(cell, digit);
      if (step.eliminations.contains(c)) continue;
      step.marks.push_back({pattern.digits.contains(digit) ? Role::corner : Role::guardian, c});
    }
  }
}

void eliminate(Step& step, const Context& context, const CellSet& cells, DigitSet digits) {
  for (int digit : digits) step.eliminations |= candidates_of(cells & context.places(digit), digit);
}

int locking_house(const Context& context, const CellSet& cells, int digit) {
  const int first = cells.first();
  for (int house : {row_house(first), column_house(first), box_house(first)}) {
    const CellSet places = context.places(house, digit);
    if (is_subset(cells, house_set(house)) && !places.empty() && is_subset(places, cells))
      return house;
  }
  return -1;
}

void add_strong_link(Step& step, int digit, int from, int to) {
  const int first = count_of(step.nodes);
  for (int cell : {from, to}) {
    CellSet cells;
    cells.insert(cell);
    step.nodes.push_back({digit, cells});
  }
  step.links.push_back({first, first + 1, true});
}

bool give_type_1(const Context& context, Technique technique, const DeadlyPattern& pattern,
                 Sink sink) {
  if (pattern.guarded.size() != 1) return false;
  Step step = deadly_step(technique, pattern.digits);
  eliminate(step, context, pattern.guarded, pattern.digits);
  if (step.eliminations.empty()) return false;
  mark_pattern(step, context, pattern);
  return sink(std::move(step));
}

bool give_type_2(const Context& context, Technique technique, const DeadlyPattern& pattern,
                 Sink sink) {
  if (pattern.guardians.size() != 1 || pattern.guarded.size() < 2) return false;
  const CellSet seen = common_peers(pattern.guarded) & context.places(pattern.guardians.first());
  if (seen.empty()) return false;
  Step step = deadly_step(technique, pattern.digits);
  step.digits.push_back(pattern.guardians.first());
  eliminate(step, context, seen, pattern.guardians);
  mark_pattern(step, context, pattern);
  return sink(std::move(step));
}

bool give_guardian_subsets(const Context& context, const Step& base, const CellSet& guarded,
                           DigitSet guardians, FunctionRef<void(Step&)> mark, Sink sink) {
  for (int house : common_houses(guarded)) {
    const Others others = others_in(context, house, guarded);
    for (int size = 1; size < narrow<int>(others.count); ++size) {
      for (unsigned choice = 1; choice < 1U << others.count; ++choice) {
        if (std::popcount(choice) != size) continue;
        const DigitSet digits = guardians | digits_of(context, others, choice);
        if (digits.size() != size + 1) continue;
        const CellSet cells = others.chosen(choice);
        // One that lies in a line and a box is the line's.
        if (is_box(house) && common_houses(guarded | cells).size() > 1) continue;
        Step step = subset_step(context, base, guarded, {cells, digits});
        if (step.eliminations.empty()) continue;
        mark(step);
        mark_set(step, context);
        if (sink(std::move(step))) return true;
      }
    }
  }
  return false;
}

bool give_type_3(const Context& context, Technique technique, const DeadlyPattern& pattern,
                 Sink sink) {
  if (pattern.guarded.size() != 2) return false;
  const auto mark = [&](Step& step) { mark_pattern(step, context, pattern); };
  return give_guardian_subsets(context, deadly_step(technique, pattern.digits), pattern.guarded,
                               pattern.guardians, mark, sink);
}

bool give_type_4(const Context& context, Technique technique, const DeadlyPattern& pattern,
                 Sink sink) {
  if (pattern.guarded.size() != 2) return false;
  for (int digit : pattern.digits) {
    const int house = locking_house(context, pattern.guarded, digit);
    if (house < 0) continue;
    Step step = deadly_step(technique, pattern.digits);
    eliminate(step, context, pattern.guarded, pattern.digits - DigitSet::of(digit));
    if (step.eliminations.empty()) continue;
    step.houses.insert(house);
    const int first = pattern.guarded.first();
    add_strong_link(step, digit, first, pattern.guarded.next(first + 1));
    mark_pattern(step, context, pattern);
    if (sink(std::move(step))) return true;
  }
  return false;
}

}  // namespace nonet::logic
