/// @file
/// BUG-Lite: a grave within a part of the board (the Players' Forum, "Between Uniqueness and BUG: BUG
/// Lite", Myth Jellies and Havard; HoDoKu 0620, reserved).
///
/// Some empty cells have two candidates each that are the pattern's, so that each house has each
/// digit of the pattern in two of these cells or in none. If every cell held one of its two, the k
/// cells of a house would hold k of its k digits, each once: so each cell could go over to its
/// other digit, and every house would keep its digits. That would be a second solution. So at least
/// one cell of the pattern holds a candidate that is not the pattern's, a guardian. Its conclusions
/// are the types of deadly_pattern.hpp; a cell counts with its own two digits:
///   1  One cell has guardians: it is neither of its two.
///   2  All guardians are one digit, which goes from all that sees them.
///   3  Two cells of a house have guardians, and count as one cell of a naked subset.
///   4  Two cells of a house have guardians, and one digit of both has no other place there: neither
///      cell is the other one of its two.
///
/// Two digits make a unique rectangle or a unique loop, so a BUG-Lite has three or more. It has ten
/// cells at most, and two with guardians.
///
/// Search: from each cell with two candidates, a house that has a digit once gets a second cell for
/// it, that which leaves the fewest ways first. Every pattern is met once, from its first cell
/// without guardians. Smaller ones come first.
///
/// Fields: `digits` the pattern's. Marks: `corner` and `guardian`, cell by cell. Type 3: `sets[0]`
/// has the subset's other cells and all of its digits, marked `set`; `houses` are those of the
/// subset. Type 4: `nodes` and `links` have the strong link of the locked digit, `houses` its house.

#include <algorithm>
#include <vector>

#include "index.hpp"
#include "logic/effects.hpp"
#include "logic/uniqueness/deadly_pattern.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

constexpr std::size_t most_cells = 10;
constexpr int most_guarded = 2;

/// A cell of a pattern, and the two digits that it counts with.
struct PairCell {
  int cell;
  DigitSet pair;
};
using Grave = std::vector<PairCell>;

Table<int, 3> houses_of(int cell) {
  return {row_house(cell), column_house(cell), box_house(cell)};
}

class BugLiteSearch {
 public:
  explicit BugLiteSearch(const Context& context) : context_(context) {}

  /// All patterns, or those that were found before the effort ended.
  std::vector<Grave> run() {
    for (int cell : context_.bivalue()) {
      first_ = cell;
      if (add(cell, context_.candidates(cell))) break;
    }
    std::stable_sort(found_.begin(), found_.end(),
                     [](const Grave& a, const Grave& b) { return a.size() < b.size(); });
    return std::move(found_);
  }

 private:
  [[nodiscard]] bool is_guarded(int cell) const { return context_.candidates(cell).size() > 2; }

  /// True when the effort ended.
  bool add(int cell, DigitSet pair) {
    for (int house : houses_of(cell)) {
      if (!(twice_[house] & pair).empty()) return false;
    }
    if (context_.spend()) return true;
    const auto once = once_;
    const auto twice = twice_;
    for (int house : houses_of(cell)) {
      const int h = house;
      twice_[h] |= once_[h] & pair;
      once_[h] = (once_[h] | pair) - twice_[h];
    }
    grave_.push_back({cell, pair});
    cells_.insert(cell);
    guarded_ += is_guarded(cell) ? 1 : 0;
    const bool ended = complete();
    guarded_ -= is_guarded(cell) ? 1 : 0;
    cells_.erase(cell);
    grave_.pop_back();
    once_ = once;
    twice_ = twice;
    return ended;
  }

  bool complete() {
    int open = 0;
    int fewest = cell_count;
    int digit = 0;
    CellSet places;
    for (int house : all_houses) {
      for (int d : once_[house]) {
        ++open;
        const CellSet cells = seconds(house, d);
        if (cells.size() >= fewest) continue;
        fewest = cells.size();
        digit = d;
        places = cells;
      }
    }
    if (open == 0) return keep();
    // A cell closes two digits in each of its three houses at most.
    if (narrow<int>(most_cells - grave_.size()) * 6 < open) return false;
    for (int cell : places) {
      for (int other : context_.candidates(cell) - DigitSet::of(digit)) {
        if (add(cell, DigitSet::of(digit) | DigitSet::of(other))) return true;
      }
    }
    return false;
  }

  /// The cells that may be the second of a house for a digit.
  [[nodiscard]] CellSet seconds(int house, int digit) const {
    CellSet cells;
    for (int cell : context_.places(house, digit) - cells_) {
      const bool may = is_guarded(cell) ? guarded_ < most_guarded : cell > first_;
      if (may) cells.insert(cell);
    }
    return cells;
  }

  bool keep() {
    DigitSet digits;
    for (const PairCell& one : grave_) digits |= one.pair;
    if (digits.size() > 2 && guarded_ > 0) found_.push_back(grave_);
    return false;
  }

  const Context& context_;
  int first_ = 0;
  int guarded_ = 0;
  Grave grave_;
  CellSet cells_;
  /// By house: the digits that have one cell there, and two.
  Table<DigitSet, house_count> once_;
  Table<DigitSet, house_count> twice_;
  std::vector<Grave> found_;
};

/// A pattern as the four types look at it.
class Pattern {
 public:
  Pattern(const Context& context, Grave grave) : context_(context), grave_(std::move(grave)) {
    std::sort(grave_.begin(), grave_.end(),
              [](const PairCell& a, const PairCell& b) { return a.cell < b.cell; });
    for (const PairCell& one : grave_) {
      digits_ |= one.pair;
      const DigitSet extra = context_.candidates(one.cell) - one.pair;
      guardians_ |= extra;
      if (extra.empty()) continue;
      guarded_.insert(one.cell);
      shared_ = guarded_.size() == 1 ? one.pair : shared_ & one.pair;
    }
  }

  bool give(Sink sink) const {
    return by_cell(sink) || by_digit(sink) || by_locked_digit(sink) || by_subset(sink);
  }

 private:
  [[nodiscard]] Step base() const { return deadly_step(Technique::bug_lite, digits_); }

  bool by_cell(Sink sink) const {
    if (guarded_.size() != 1) return false;
    Step step = base();
    remove_pairs(step, {});
    return finish(std::move(step), sink);
  }

  bool by_digit(Sink sink) const {
    if (guarded_.size() < 2 || guardians_.size() != 1) return false;
    Step step = base();
    eliminate(step, context_, common_peers(guarded_), guardians_);
    return finish(std::move(step), sink);
  }

  bool by_locked_digit(Sink sink) const {
    if (guarded_.size() != 2) return false;
    for (int digit : shared_) {
      const int house = locking_house(context_, guarded_, digit);
      if (house < 0) continue;
      Step step = base();
      remove_pairs(step, DigitSet::of(digit));
      step.houses.insert(house);
      const int first = guarded_.first();
      add_strong_link(step, digit, first, guarded_.next(first + 1));
      if (finish(std::move(step), sink)) return true;
    }
    return false;
  }

  bool by_subset(Sink sink) const {
    if (guarded_.size() != 2 || guardians_.size() < 2) return false;
    const auto mark_it = [&](Step& step) { mark(step); };
    return give_guardian_subsets(context_, base(), guarded_, guardians_, mark_it, sink);
  }

  /// From the cells with guardians, their two digits but one.
  void remove_pairs(Step& step, DigitSet kept) const {
    for (const PairCell& one : grave_) {
      if (!guarded_.contains(one.cell)) continue;
      for (int digit : one.pair - kept) step.eliminations.insert(candidate(one.cell, digit));
    }
  }

  bool finish(Step&& step, Sink sink) const {
    if (step.eliminations.empty()) return false;
    mark(step);
    return sink(std::move(step));
  }

  void mark(Step& step) const {
    for (const PairCell& one : grave_) {
      for (int digit : context_.candidates(one.cell)) {
        const int c = candidate(one.cell, digit);
        if (step.eliminations.contains(c)) continue;
        step.marks.push_back({one.pair.contains(digit) ? Role::corner : Role::guardian, c});
      }
    }
  }

  const Context& context_;
  Grave grave_;
  DigitSet digits_;
  CellSet guarded_;
  DigitSet guardians_;
  /// The digits that all cells with guardians have in their pairs.
  DigitSet shared_;
};

}  // namespace

bool find_bug_lite(const Context& context, Technique /*technique*/, Sink sink) {
  Effects effects;
  const auto take = [&](Step&& step) {
    return effects.add(step.eliminations) && sink(std::move(step));
  };
  const std::vector<Grave> graves = BugLiteSearch(context).run();
  return std::any_of(graves.begin(), graves.end(),
                     [&](const Grave& grave) { return Pattern(context, grave).give(take); });
}

}  // namespace nonet::logic
