/// @file
/// Aligned Pair Exclusion and Aligned Triplet Exclusion (Sudoku Explainer; SudokuWiki; Sudopedia:
/// Subset Exclusion; first described by Rod Hagglund, 2005).
///
/// All ways to fill two (or three) base cells are gone through. A way is impossible if it repeats a
/// digit in cells that see each other, or leaves a cell that sees all base cells without a digit. A
/// candidate of a base cell that is in no possible way is removed.
///
/// As on SudokuWiki, a pair is also impossible if both of its digits are in an almost locked set
/// that both base cells see as a whole: that would have fewer digits than cells. A cell with two
/// candidates is the smallest such set. Pairs that need only these, as in Sudoku Explainer, come
/// first. For triplets, as in Sudoku Explainer, the excluding cells have two or three candidates.
/// A triplet that only does what pairs do is not given.
///
/// Steps: `sets` the excluding sets that are needed; `digits` the removed ones; marks `pattern` the
/// candidates of the base cells (also those removed), `set` those of the sets, with the index as
/// group.

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "index.hpp"
#include "logic/als/als_steps.hpp"
#include "logic/finder.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

bool see_each_other(int a, int b) {
  return peers(a).contains(b);
}

CellSet cells_after(const CellSet& cells, int cell) {
  CellSet after;
  for (int i = cells.next(cell + 1); i < cell_count; i = cells.next(i + 1)) after.insert(i);
  return after;
}

Step make_step(const Context& context, Technique technique, const std::vector<int>& base,
               const std::vector<DigitCells>& excluders, const CandidateSet& eliminations) {
  Step step;
  step.technique = technique;
  step.eliminations = eliminations;
  DigitSet removed;
  for (int c : eliminations) removed.insert(candidate_digit(c));
  for (int digit : removed) step.digits.push_back(digit);
  for (int cell : base) {
    for (int digit : context.candidates(cell))
      step.marks.push_back({Role::pattern, candidate(cell, digit)});
  }
  step.sets = excluders;
  mark_rest(step, context);
  return step;
}

/// Which almost locked sets each cell sees as a whole.
BitTable seen_sets(const Context& context) {
  const std::vector<AlmostLockedSet>& als = als_of(context);
  BitTable seen(cell_count, als.size());
  for (std::size_t i = 0; i < als.size(); ++i) {
    for (int cell : common_peers(als[i].cells) & context.empty()) seen.insert(as_size(cell), i);
  }
  return seen;
}

/// Two base cells and the almost locked sets that both see.
class AlignedPair {
 public:
  AlignedPair(const Context& context, const BitTable& seen, int first, int second)
      : context_(context), base_({first, second}), seen_({seen[first], seen[second]}) {}

  [[nodiscard]] bool any_sets() const { return meet(seen_[0], seen_[1]); }

  /// Candidates that no pair allows; with larger sets than cells only when these are wanted.
  [[nodiscard]] CandidateSet removed(bool with_sets) const {
    Exclusions excluded = by_sight();
    any_in_both(seen_[0], seen_[1], [&](std::size_t set) {
      const DigitSet digits = als_of(context_)[set].digits;
      if (!with_sets && digits.size() > 2) return true;
      exclude(digits, excluded);
      return false;
    });
    return removed_by(excluded);
  }

  [[nodiscard]] Step step(const CandidateSet& removed) const {
    std::vector<DigitCells> sets;
    any_in_both(seen_[0], seen_[1], [&](std::size_t set) {
      sets.push_back({als_of(context_)[set].cells, als_of(context_)[set].digits});
      return (removed - removed_by_sets(sets)).empty();
    });
    // Those that can be spared, larger ones first.
    for (std::size_t i = sets.size(); i-- > 0;) {
      std::vector<DigitCells> fewer = sets;
      fewer.erase(iterator_at(fewer, i));
      if ((removed - removed_by_sets(fewer)).empty()) sets = std::move(fewer);
    }
    return make_step(context_, Technique::aligned_pair_exclusion, {base_[0], base_[1]}, sets,
                     removed);
  }

 private:
  /// By digit of a base cell: the digits that the other cannot have then.
  using Exclusions = Table<DigitSet, 10>;

  [[nodiscard]] Exclusions by_sight() const {
    Exclusions excluded;
    if (see_each_other(base_[0], base_[1])) {
      for (int digit : DigitSet::all()) excluded[digit].insert(digit);
    }
    return excluded;
  }

  static void exclude(DigitSet digits, Exclusions& excluded) {
    for (int digit : digits) excluded[digit] |= digits - DigitSet::of(digit);
  }

  [[nodiscard]] CandidateSet removed_by_sets(const std::vector<DigitCells>& sets) const {
    Exclusions excluded = by_sight();
    for (const DigitCells& set : sets) exclude(set.digits, excluded);
    return removed_by(excluded);
  }

  [[nodiscard]] CandidateSet removed_by(const Exclusions& excluded) const {
    CandidateSet removed;
    for (std::size_t i : {std::size_t{0}, std::size_t{1}}) {
      const DigitSet other = context_.candidates(base_[1 - i]);
      for (int digit : context_.candidates(base_[i])) {
        if ((other - excluded[digit]).empty()) removed.insert(candidate(base_[i], digit));
      }
    }
    return removed;
  }

  const Context& context_;
  Table<int, 2> base_;
  Table<BitTable::Row, 2> seen_;
};

/// The pairs of cells of which something can be removed.
std::vector<AlignedPair> aligned_pairs(const Context& context, const BitTable& seen) {
  std::vector<AlignedPair> pairs;
  for (int first : context.empty()) {
    for (int second : cells_after(context.empty(), first)) {
      const AlignedPair pair(context, seen, first, second);
      if (pair.any_sets() && !pair.removed(true).empty()) pairs.push_back(pair);
    }
  }
  return pairs;
}

bool find_pairs(const Context& context, Sink sink) {
  const BitTable seen = seen_sets(context);
  const std::vector<AlignedPair> pairs = aligned_pairs(context, seen);
  Effects effects;
  for (const bool with_sets : {false, true}) {
    for (const AlignedPair& pair : pairs) {
      const CandidateSet removed = pair.removed(with_sets);
      if (effects.add(removed) && sink(pair.step(removed))) return true;
    }
  }
  return false;
}

/// All that pairs remove.
CandidateSet removed_by_pairs(const Context& context) {
  CandidateSet removed;
  const BitTable seen = seen_sets(context);
  for (const AlignedPair& pair : aligned_pairs(context, seen)) removed |= pair.removed(true);
  return removed;
}

/// Three base cells, and the cells with two or three candidates that all of them see.
class AlignedTriplet {
 public:
  AlignedTriplet(const Context& context, const Table<int, 3>& base, const CellSet& excluders)
      : context_(context), base_(base) {
    for (std::size_t i = 0; i < 3; ++i) candidates_[i] = context.candidates(base[i]);
    for (int cell : excluders) excluders_[count_++] = cell;
    for (std::size_t i = 0; i < count_; ++i) digits_[i] = context.candidates(excluders_[i]);
  }

  [[nodiscard]] CandidateSet removed() const {
    Table<DigitSet, 3> possible;
    for (int a : candidates_[0]) {
      for (int b : candidates_[1]) {
        if (a == b && see_each_other(base_[0], base_[1])) continue;
        const DigitSet third = third_digits(a, b);
        if (third.empty()) continue;
        possible[0].insert(a);
        possible[1].insert(b);
        possible[2] |= third;
      }
    }
    CandidateSet removed;
    for (std::size_t i = 0; i < 3; ++i) {
      for (int digit : candidates_[i] - possible[i]) removed.insert(candidate(base_[i], digit));
    }
    return removed;
  }

  [[nodiscard]] Step step(const CandidateSet& removed) const {
    AlignedTriplet spare = *this;
    for (std::size_t i = count_; i-- > 0;) {
      const DigitSet digits = std::exchange(spare.digits_[i], DigitSet::all());
      if (!(removed - spare.removed()).empty()) spare.digits_[i] = digits;
    }
    std::vector<DigitCells> sets;
    for (std::size_t i = 0; i < count_; ++i) {
      CellSet cells;
      cells.insert(excluders_[i]);
      if (spare.digits_[i] == digits_[i]) sets.push_back({cells, digits_[i]});
    }
    return make_step(context_, Technique::aligned_triplet_exclusion, {base_[0], base_[1], base_[2]},
                     sets, removed);
  }

 private:
  /// The digits that the third cell can have with these in the others.
  [[nodiscard]] DigitSet third_digits(int a, int b) const {
    const DigitSet used = DigitSet::of(a) | DigitSet::of(b);
    DigitSet third = candidates_[2];
    if (see_each_other(base_[0], base_[2])) third.erase(a);
    if (see_each_other(base_[1], base_[2])) third.erase(b);
    for (std::size_t i = 0; i < count_; ++i) {
      const DigitSet left = digits_[i] - used;
      if (left.empty()) return {};
      if (left.size() == 1) third -= left;
    }
    return third;
  }

  const Context& context_;
  Table<int, 3> base_;
  Table<DigitSet, 3> candidates_;
  Table<int, 20> excluders_{};
  Table<DigitSet, 20> digits_;
  std::size_t count_ = 0;
};

bool find_triplets(const Context& context, Sink sink) {
  CellSet excluders;
  for (int cell : context.empty()) {
    if (context.candidates(cell).size() <= 3) excluders.insert(cell);
  }
  std::optional<CandidateSet> by_pairs;
  Effects effects;
  for (int first : context.empty()) {
    const CellSet seen_by_first = peers(first) & excluders;
    for (int second : cells_after(context.empty(), first)) {
      const CellSet seen_by_both = seen_by_first & peers(second);
      if (seen_by_both.size() < 2) continue;
      if (context.spend()) return true;
      for (int third : cells_after(context.empty(), second)) {
        const CellSet seen = seen_by_both & peers(third);
        if (seen.size() < 2) continue;
        const AlignedTriplet triplet(context, {first, second, third}, seen);
        const CandidateSet removed = triplet.removed();
        if (removed.empty()) continue;
        if (!by_pairs) by_pairs = removed_by_pairs(context);
        if ((removed - *by_pairs).empty()) continue;
        if (effects.add(removed) && sink(triplet.step(removed))) return true;
      }
    }
  }
  return false;
}

}  // namespace

bool find_aligned_exclusion(const Context& context, Technique technique, Sink sink) {
  return technique == Technique::aligned_pair_exclusion ? find_pairs(context, sink)
                                                        : find_triplets(context, sink);
}

}  // namespace nonet::logic
