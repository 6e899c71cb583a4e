/// @file
/// Death Blossom (Sudopedia; HoDoKu; SudokuWiki; Mike Barker's name for it, 2006).
///
/// A stem cell, and for each of its candidates an almost locked set, the petal, of which the stem
/// sees every place of that candidate. When the stem takes a digit, its petal lacks that one and
/// has all its other digits. A digit Z that is in all petals and not in the stem is therefore in
/// one of them, and is removed from every cell that sees all places of Z in all petals.
///
/// The petals may overlap, and one petal may serve two candidates: the argument looks at one petal
/// at a time. The stem is in no petal, for it would have to see itself. A stem of two candidates is
/// an ALS-XY-Wing, and is given last.
///
/// How it is searched: a candidate Z of a cell can go if for some stem each of its candidates has a
/// petal that also has the cell's Z seen; whether there is one is a test of two bit sets. Only
/// stems that pass it for some candidate are taken apart, petal by petal, with the cells that can
/// still be removed by all the petals so far; a petal must leave some.
///
/// Steps: `sets` the petals in the order of the stem's candidates; `digits` these candidates, then
/// the removed digits; `marks`: `pivot` the stem's candidates, `restricted` these digits in their
/// petals, `pincer` the removed digits in the petals, `set` the rest; the group is the petal's.

#include <algorithm>
#include <cstdint>
#include <vector>

#include "index.hpp"
#include "logic/als/als_steps.hpp"
#include "logic/finder.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

/// By digit - 1: the cells that all petals so far see with that digit.
using Targets = Table<CellSet, 9>;

class Stem {
 public:
  Stem(const Context& context, int cell) : context_(context), cell_(cell) {
    for (int digit : context.candidates(cell)) digits_[count_++] = digit;
  }

  /// Whether some petals exist at all that remove something.
  [[nodiscard]] bool promising() const {
    for (int z : DigitSet::all() - context_.candidates(cell_)) {
      for (int target : context_.places(z)) {
        if (removable(candidate(target, z))) return true;
      }
    }
    return false;
  }

  /// Gives the blossoms with (or without) overlapping petals.
  bool give(bool overlapping, Effects& effects, Sink sink) {
    overlapping_ = overlapping;
    Targets targets;
    for (int z : DigitSet::all() - context_.candidates(cell_)) targets[z - 1] = context_.places(z);
    return choose(0, targets, {}, false, effects, sink);
  }

 private:
  [[nodiscard]] BitTable::Row seen(int candidate) const {
    return als_links_of(context_).seeing[candidate];
  }
  [[nodiscard]] bool removable(int target) const {
    for (std::size_t i = 0; i < count_; ++i) {
      if (!meet(seen(candidate(cell_, digits_[i])), seen(target))) return false;
    }
    return true;
  }

  bool choose(std::size_t i, const Targets& targets, const CellSet& used, bool overlap,
              Effects& effects, Sink sink) {
    if (i == count_) return overlap == overlapping_ && give_step(targets, effects, sink);
    return any_of_row(seen(candidate(cell_, digits_[i])), [&](std::size_t petal) {
      const AlmostLockedSet& set = als_of(context_)[petal];
      const bool overlaps = !(set.cells & used).empty();
      if (overlaps && !overlapping_) return false;
      Targets left;
      bool any = false;
      for (int z : set.digits) {
        const int d = z - 1;
        left[d] = targets[d] & set.seen[d];
        any = any || !left[d].empty();
      }
      if (!any) return false;
      if (context_.spend()) return true;
      petals_[i] = narrow<std::uint16_t>(petal);
      return choose(i + 1, left, used | set.cells, overlap || overlaps, effects, sink);
    });
  }

  bool give_step(const Targets& targets, Effects& effects, Sink sink) const {
    CandidateSet removed;
    for (int z : DigitSet::all()) removed |= candidates_of(targets[z - 1], z);
    return effects.add(removed) && sink(make_step(removed));
  }

  [[nodiscard]] Step make_step(const CandidateSet& eliminations) const {
    Step step;
    step.technique = Technique::death_blossom;
    step.eliminations = eliminations;
    DigitSet removed;
    for (int c : eliminations) removed.insert(candidate_digit(c));
    for (std::size_t i = 0; i < count_; ++i) {
      const int digit = digits_[i];
      const int group = narrow<int>(i);
      const AlmostLockedSet& petal = als_of(context_)[petals_[i]];
      step.digits.push_back(digit);
      add_set(step, context_, petals_[i]);
      step.marks.push_back({Role::pivot, candidate(cell_, digit), group});
      mark(step, Role::restricted, petal.places[digit - 1], digit, group);
      for (int z : removed) mark(step, Role::pincer, petal.places[z - 1], z, group);
    }
    for (int z : removed) step.digits.push_back(z);
    mark_rest(step, context_);
    return step;
  }

  const Context& context_;
  int cell_;
  bool overlapping_ = false;
  Table<int, 9> digits_{};
  std::size_t count_ = 0;
  Table<std::uint16_t, 9> petals_{};
};

/// The stems for which there is a blossom: those with few candidates first, those with two last.
std::vector<int> stems(const Context& context) {
  std::vector<int> cells;
  for (int cell : context.empty()) {
    if (context.candidates(cell).size() >= 2 && Stem(context, cell).promising())
      cells.push_back(cell);
  }
  const auto rank = [&](int cell) {
    const int size = context.candidates(cell).size();
    return size == 2 ? 10 : size;
  };
  std::stable_sort(cells.begin(), cells.end(), [&](int a, int b) { return rank(a) < rank(b); });
  return cells;
}

}  // namespace

bool find_death_blossom(const Context& context, Technique /*technique*/, Sink sink) {
  Effects effects;
  const std::vector<int> cells = stems(context);
  for (const bool overlapping : {false, true}) {
    for (int cell : cells) {
      if (Stem(context, cell).give(overlapping, effects, sink)) return true;
    }
  }
  return false;
}

}  // namespace nonet::logic
