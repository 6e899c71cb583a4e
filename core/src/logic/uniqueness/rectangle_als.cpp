/// @file
/// Unique rectangles with an almost locked set (the Players' Forum's almost unique rectangles in
/// chains with almost locked sets; SudokuWiki, "AIC with URs").
///
/// The guardians of a rectangle (deadly_pattern.hpp) are of two digits x and y, in two cells or more.
/// At least one of them is true, so x is in one of its cells or y in one of its own: as in a cell
/// with just these two candidates. An almost locked set that has both of them can lack only one of
/// its digits. If every x of the rectangle sees every x of the set, they are linked as in an ALS-XZ:
/// where the rectangle has x, the set has y. So y is in the rectangle or in the set, and goes from
/// all cells that see all of its places in both.
///
/// If y is linked as well, the set lacks one of the two and has all of its other digits, which go
/// from what sees their places; and x goes as y does. Where the set and all guardians lie in one
/// house, that is type 3, and not given here.
///
/// Fields: `digits` the pair, then what is linked: x, or x and y. `sets` the almost locked set. Marks:
/// `corner` and `guardian` round the rectangle; in the set `restricted` for what is linked, `set` for
/// the other candidates.

#include <algorithm>

#include "logic/als/als_list.hpp"
#include "logic/effects.hpp"
#include "logic/uniqueness/deadly_pattern.hpp"
#include "logic/uniqueness/rectangles.hpp"

namespace nonet::logic {
namespace {

class RectangleSearch {
 public:
  RectangleSearch(const Context& context, const DeadlyPattern& pattern, Effects& effects, Sink sink)
      : context_(context), pattern_(pattern), effects_(effects), sink_(sink) {}

  bool run() {
    if (pattern_.guardians.size() != 2 || pattern_.guarded.size() < 2) return false;
    const std::vector<AlmostLockedSet>& sets = als_of(context_);
    return std::any_of(sets.begin(), sets.end(),
                       [&](const AlmostLockedSet& set) { return context_.spend() || with(set); });
  }

 private:
  [[nodiscard]] CellSet guardians(int digit) const {
    return pattern_.guarded & context_.places(digit);
  }

  bool with(const AlmostLockedSet& set) {
    if (!(pattern_.guardians - set.digits).empty() || !(set.cells & pattern_.cells).empty())
      return false;
    DigitSet linked;
    for (int digit : pattern_.guardians) {
      if (is_subset(guardians(digit), set.seen[digit - 1])) linked.insert(digit);
    }
    if (linked.empty()) return false;
    const bool both = linked.size() == 2;
    if (both && !common_houses(set.cells | pattern_.guarded).empty()) return false;
    return give(set, linked, both);
  }

  bool give(const AlmostLockedSet& set, DigitSet linked, bool both) {
    Step step = deadly_step(Technique::unique_rectangle_als, pattern_.digits);
    for (int digit : linked) step.digits.push_back(digit);
    for (int digit : both ? pattern_.guardians : pattern_.guardians - linked) {
      const CellSet& places = set.places[digit - 1];
      eliminate(step, context_, common_peers(places | guardians(digit)), DigitSet::of(digit));
    }
    if (both) {
      for (int digit : set.digits - linked)
        step.eliminations |= candidates_of(set.seen[digit - 1], digit);
    }
    if (!effects_.add(step.eliminations)) return false;
    step.sets.push_back({set.cells, set.digits});
    mark_pattern(step, context_, pattern_);
    for (int cell : set.cells) {
      for (int digit : context_.candidates(cell)) {
        const Role role = linked.contains(digit) ? Role::restricted : Role::set;
        step.marks.push_back({role, candidate(cell, digit)});
      }
    }
    return sink_(std::move(step));
  }

  const Context& context_;
  const DeadlyPattern& pattern_;
  Effects& effects_;
  Sink sink_;
};

}  // namespace

bool find_rectangle_als(const Context& context, Technique /*technique*/, Sink sink) {
  Effects effects;
  const std::vector<PairRectangle>& found = pair_rectangles(context);
  return std::any_of(found.begin(), found.end(), [&](const PairRectangle& rectangle) {
    const DeadlyPattern pattern = deadly_pattern(context, rectangle.cells, rectangle.pair);
    return RectangleSearch(context, pattern, effects, sink).run();
  });
}

}  // namespace nonet::logic
