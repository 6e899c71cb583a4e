/// @file
/// Unique loops: six or more empty cells that could all hold one of two digits a and b, each
/// sharing a house with the next, such that every row, column and box has none or two of them. If
/// all were a or b, each house would have one of either; exchanging a and b all round would leave
/// every house its digits: a deadly pattern with the types of deadly_pattern.hpp. (With four cells
/// it is the unique rectangle.) Every cell of a loop has both digits as candidates.
/// Source: Sudoku Explainer's "Unique Loop"; Sudopedia "Unique Loop".
///
/// Search: from each cell that has only a and b, sets of cells are completed house by house: a
/// house with one cell of the set needs a second one. So every set that leaves no house with one is
/// met once, from its first cell without guardians. It is a loop when its cells can be put in a
/// ring in which every house joins cells of different parity: otherwise a and b could not
/// alternate. Shortest loops first.
///
/// Fields: those of deadly_pattern.cpp; marks follow the loop.

#include <algorithm>
#include <vector>

#include "index.hpp"
#include "logic/uniqueness/deadly_pattern.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

constexpr std::size_t longest_loop = 18;

/// Puts cells that pairwise share houses into a ring, from the first of them.
class Ring {
 public:
  explicit Ring(const CellSet& cells) : cells_(cells), size_(as_size(cells.size())) {
    order_[0] = cells.first();
    used_.insert(order_[0]);
  }
  /// False when there is no such ring.
  bool close() { return extend(1) && alternates(); }
  [[nodiscard]] std::span<const int> order() const { return {order_.data(), size_}; }

 private:
  bool extend(std::size_t at) {
    const CellSet near = peers(order_[at - 1]) & cells_;
    if (at == size_) return near.contains(order_[0]);
    for (int cell : near - used_) {
      order_[at] = cell;
      used_.insert(cell);
      if (extend(at + 1)) return true;
      used_.erase(cell);
    }
    return false;
  }
  /// True when no two cells of the same parity see each other.
  bool alternates() const {
    Table<CellSet, 2> parts;
    for (std::size_t i = 0; i < size_; ++i) parts[i % 2].insert(order_[i]);
    bool apart = size_ % 2 == 0;
    for (int cell : order()) {
      const CellSet& own = parts[parts[0].contains(cell) ? 0 : 1];
      apart = apart && (peers(cell) & own).empty();
    }
    return apart;
  }

  CellSet cells_;
  std::size_t size_;
  CellSet used_;
  Table<int, longest_loop> order_{};
};

/// Limits for the guardians of a type.
struct Limits {
  int guarded;  ///< Cells with guardians at most, unless
  int digits;   ///< they have no more digits than that.
};

constexpr Limits limits_of(Technique technique) {
  if (technique == Technique::unique_loop_1) return {1, 0};
  if (technique == Technique::unique_loop_2) return {0, 1};
  return {2, 0};
}

/// All loops of one pair of digits from one cell that has nothing else.
class LoopSearch {
 public:
  LoopSearch(const Context& context, const CellSet& allowed, DigitSet digits, Limits limits,
             std::vector<DeadlyPattern>& loops)
      : context_(context), allowed_(allowed), digits_(digits), limits_(limits), loops_(loops) {}

  void from(int cell) { add(cell, {}); }

 private:
  struct State {
    CellSet cells;
    HouseSet once;
    HouseSet twice;
    int guarded = 0;
    DigitSet guardians;
  };

  void add(int cell, State state) {
    if (!take(cell, state)) return;
    if (!state.once.empty()) {
      complete(state);
    } else if (state.cells.size() > 4) {
      Ring ring(state.cells);
      if (ring.close()) loops_.push_back(deadly_pattern(context_, ring.order(), digits_));
    }
  }

  /// False when the cell cannot be of the loop.
  bool take(int cell, State& state) const {
    for (int house : {row_house(cell), column_house(cell), box_house(cell)}) {
      if (state.twice.contains(house)) return false;
      if (state.once.contains(house)) {
        state.once.erase(house);
        state.twice.insert(house);
      } else {
        state.once.insert(house);
      }
    }
    const DigitSet extra = context_.candidates(cell) - digits_;
    state.guarded += extra.empty() ? 0 : 1;
    state.guardians |= extra;
    state.cells.insert(cell);
    return state.guarded <= limits_.guarded || state.guardians.size() <= limits_.digits;
  }

  /// Tries every second cell for the house that leaves the fewest.
  void complete(const State& state) {
    CellSet open;
    int fewest = cell_count;
    for (int house : state.once) {
      const CellSet cells = (house_set(house) & allowed_) - state.cells;
      if (cells.size() >= fewest) continue;
      fewest = cells.size();
      open = cells;
    }
    for (int cell : open) add(cell, state);
  }

  const Context& context_;
  const CellSet& allowed_;
  DigitSet digits_;
  Limits limits_;
  std::vector<DeadlyPattern>& loops_;
};

/// The cells that have nothing but the two digits, from `first` on.
CellSet pairs_from(const Context& context, int first, DigitSet digits) {
  CellSet pairs;
  for (int cell : context.bivalue()) {
    if (cell >= first && context.candidates(cell) == digits) pairs.insert(cell);
  }
  return pairs;
}

std::vector<DeadlyPattern> loops_of(const Context& context, Limits limits) {
  std::vector<DeadlyPattern> loops;
  // Six cells, all but those with guardians; at least three, or nothing sees all guardians.
  const int fewest = limits.digits > 0 ? 3 : 6 - limits.guarded;
  for (int cell : context.bivalue()) {
    const DigitSet digits = context.candidates(cell);
    const CellSet pairs = pairs_from(context, cell, digits);
    if (pairs.size() < fewest) continue;
    const int a = digits.first();
    const int b = (digits - DigitSet::of(a)).first();
    const CellSet both = context.places(a) & context.places(b);
    const CellSet earlier = pairs_from(context, 0, digits) - pairs;
    const CellSet allowed = both - earlier;
    if (allowed.size() >= 6) LoopSearch(context, allowed, digits, limits, loops).from(cell);
  }
  std::stable_sort(loops.begin(), loops.end(),
                   [](const DeadlyPattern& a, const DeadlyPattern& b) { return a.size < b.size; });
  return loops;
}

bool give(const Context& context, Technique technique, const DeadlyPattern& loop, Sink sink) {
  switch (technique) {
    case Technique::unique_loop_1:
      return give_type_1(context, technique, loop, sink);
    case Technique::unique_loop_2:
      return give_type_2(context, technique, loop, sink);
    case Technique::unique_loop_3:
      return loop.guardians.size() > 1 && give_type_3(context, technique, loop, sink);
    default:
      return give_type_4(context, technique, loop, sink);
  }
}

}  // namespace

bool find_unique_loop(const Context& context, Technique technique, Sink sink) {
  const auto loops = loops_of(context, limits_of(technique));
  return std::any_of(loops.begin(), loops.end(), [&](const DeadlyPattern& loop) {
    return give(context, technique, loop, sink);
  });
}

}  // namespace nonet::logic
