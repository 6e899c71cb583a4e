/// @file
/// Unique rectangles and loops in the order of Sudoku Explainer, with its peculiarities: extra
/// digits gather over all neighbours that were tried for a cell of the loop. Sukaku Explainer has
/// the same order, and lets them gather along the loop alone.

#include <algorithm>

#include "chains/choose.hpp"
#include "nonet/table.hpp"
#include "rating/rules.hpp"
#include "rating/unique_subsets.hpp"

namespace nonet::rating {
namespace {

/// Loops through cells that have both of two digits, from one cell, by houses of changing kind.
/// Every house is visited as often by cells at odd places of the loop as at even ones, at most once.
class LoopSearch {
 public:
  LoopSearch(const Pencil& pencil, const CellSet& cells, Mask pair, RatingScale scale)
      : pencil_(pencil), cells_(cells), pair_(pair), scale_(scale) {}

  std::vector<std::vector<int>> from(int cell) {
    visit(cell, 2, 0, -1);
    return std::move(loops_);
  }

 private:
  void visit(int cell, int allowed, Mask extra, int last_kind) {
    HouseSet& visited = visited_[loop_.size() % 2];
    const HouseSet before = visited;
    for (int house : houses_of(cell)) {
      // Twice by cells of one parity: this way leads to no loop that counts.
      if (before.contains(house)) return;
    }
    for (int house : houses_of(cell)) visited.insert(house);
    loop_.push_back(cell);
    in_loop_.insert(cell);
    for (int kind = 0; kind < 3; ++kind) {
      if (kind == last_kind) continue;
      const int house = houses_of(cell)[kind];
      for (int next : cells_& house_set(house)) extend(next, kind, allowed, extra);
    }
    in_loop_.erase(cell);
    loop_.pop_back();
    visited = before;
  }

  void extend(int cell, int kind, int allowed, Mask& extra) {
    if (cell == loop_.front() && loop_.size() >= 4) {
      if (visited_[0] == visited_[1]) loops_.push_back(loop_);
      return;
    }
    if (in_loop_.contains(cell)) return;
    const Mask digits = pencil_.cell(cell);
    const Mask more = minus(either(extra, digits), pair_);
    if (scale_ == RatingScale::se) extra = more;
    const int count = bits(digits);
    if (count != 2 && bits(more) != 1 && allowed <= 0) return;
    visit(cell, count > 2 ? allowed - 1 : allowed, more, kind);
  }

  const Pencil& pencil_;
  const CellSet& cells_;
  Mask pair_;
  RatingScale scale_;
  std::vector<int> loop_;
  CellSet in_loop_;
  Table<HouseSet, 2> visited_;
  std::vector<std::vector<int>> loops_;
};

double difficulty_of(const UniqueLoop& loop) {
  double result = 4.5;
  const std::size_t length = loop.cells.size();
  if (length >= 10) result += 0.3;
  if (length >= 8) {
    result += 0.2;
  } else if (length >= 6) {
    result += 0.1;
  }
  return result;
}

class UniqueLoops {
 public:
  UniqueLoops(const Pencil& pencil, RatingScale scale) : pencil_(pencil), scale_(scale) {}

  std::vector<LoopHint> all() {
    for (int cell = 0; cell < cell_count; ++cell) {
      const Mask pair = pencil_.cell(cell);
      if (bits(pair) != 2) continue;
      const CellSet with_both = cells_with(pair);
      if (with_both.size() < 4) continue;
      for (auto& cells : LoopSearch(pencil_, with_both, pair, scale_).from(cell))
        look_at({std::move(cells), pair});
    }
    std::stable_sort(hints_.begin(), hints_.end(), [](const LoopHint& a, const LoopHint& b) {
      if (a.hint.difficulty != b.hint.difficulty) return a.hint.difficulty < b.hint.difficulty;
      return a.type < b.type;
    });
    return std::move(hints_);
  }

 private:
  [[nodiscard]] CellSet cells_with(Mask pair) const {
    CellSet cells;
    for (int cell = 0; cell < cell_count; ++cell) {
      if (both(pencil_.cell(cell), pair) == pair) cells.insert(cell);
    }
    return cells;
  }

  void look_at(const UniqueLoop& loop) {
    std::vector<int> extras;
    Mask digits = 0;
    for (int cell : loop.cells) {
      if (bits(pencil_.cell(cell)) <= 2) continue;
      extras.push_back(cell);
      digits = either(digits, minus(pencil_.cell(cell), loop.pair));
    }
    if (extras.size() == 1) type_1(loop, extras[0]);
    if (extras.size() > 2) type_2(loop, extras);
    if (extras.size() != 2) return;
    if (bits(digits) == 1) {
      type_2(loop, extras);
    } else {
      type_3(loop, extras[0], extras[1], digits);
    }
    type_4(loop, extras[0], extras[1]);
  }

  void type_1(const UniqueLoop& loop, int cell) {
    LoopHint hint = start(loop, 1, RatedTechnique::unique_loop_1);
    hint.hint.removals.push_back({cell, loop.pair});
    add(std::move(hint));
  }

  void type_2(const UniqueLoop& loop, const std::vector<int>& extras) {
    const int digit = lowest(minus(pencil_.cell(extras[0]), loop.pair));
    CellSet common = CellSet::all();
    for (int cell : extras) common &= peers(cell);
    LoopHint hint = start(loop, 2, RatedTechnique::unique_loop_2);
    for (int cell : common) {
      if (pencil_.possible(cell, digit)) hint.hint.removals.push_back({cell, bit(digit)});
    }
    add(std::move(hint));
  }

  void type_3(const UniqueLoop& loop, int first, int second, Mask digits) {
    const LoopHint base = start(loop, 3, RatedTechnique::unique_loop_3);
    for (LoopHint& hint : subsets_with(pencil_, loop, {first, second, digits}, base, scale_))
      add(std::move(hint));
  }

  void type_4(const UniqueLoop& loop, int first, int second) {
    // The last house in which a digit of the pair is only in the two cells counts, the first digit
    // before the second.
    Table<bool, 2> locked{};
    for (int house : houses_of(first)) {
      if (!house_set(house).contains(second)) continue;
      const Mask cells = either(bit(place_in(house, first)), bit(place_in(house, second)));
      Mask rest = loop.pair;
      for (bool& is_locked : locked) {
        is_locked = is_locked || minus(pencil_.place(house, lowest(rest)), cells) == 0;
        rest = without_lowest(rest);
      }
    }
    if (!locked[0] && !locked[1]) return;
    const Mask low = bit(lowest(loop.pair));
    const Mask gone = locked[0] ? minus(loop.pair, low) : low;
    LoopHint hint = start(loop, 4, RatedTechnique::unique_loop_4);
    hint.hint.removals = {{first, gone}, {second, gone}};
    add(std::move(hint));
  }

  static LoopHint start(const UniqueLoop& loop, int type, RatedTechnique technique) {
    LoopHint hint;
    hint.type = type;
    hint.length = loop.cells.size();
    for (int cell : loop.cells) hint.cells.insert(cell);
    hint.hint.technique = technique;
    hint.hint.difficulty = difficulty_of(loop);
    return hint;
  }

  void add(LoopHint hint) {
    if (hint.hint.removals.empty()) return;
    for (const LoopHint& other : hints_) {
      if (same(hint, other)) return;
    }
    hints_.push_back(std::move(hint));
  }

  const Pencil& pencil_;
  RatingScale scale_;
  std::vector<LoopHint> hints_;
};

}  // namespace

bool find_unique_loop(const Pencil& pencil, RatingScale scale, HintSink sink) {
  for (const LoopHint& found : UniqueLoops(pencil, scale).all()) {
    if (sink(found.hint)) return true;
  }
  return false;
}

}  // namespace nonet::rating
