#include "chains/chain_hint.hpp"

#include <algorithm>

namespace nonet::chains {

double length_difficulty(int complexity) {
  double added = 0;
  int ceiling = 4;
  bool odd = false;
  for (const int length = complexity - 2; length > ceiling; odd = !odd) {
    added += 0.1;
    ceiling = odd ? ceiling * 4 / 3 : ceiling * 3 / 2;
  }
  return added;
}

void ChainHints::add(ChainHint hint) {
  if (!all_) {
    hints_.clear();
    best_ = ChainRank{hint.difficulty, hint.complexity, hint.sort_key};
  }
  hints_.push_back(std::move(hint));
}

std::vector<ChainHint> ChainHints::take() {
  std::stable_sort(hints_.begin(), hints_.end(), [](const ChainHint& a, const ChainHint& b) {
    return ChainRank{a.difficulty, a.complexity, a.sort_key} <
           ChainRank{b.difficulty, b.complexity, b.sort_key};
  });
  std::vector<ChainHint> kept;
  // By the first cell: hints that remove the same are equal, whatever their chains are.
  std::array<std::vector<std::size_t>, cell_count> by_cell;
  for (ChainHint& hint : hints_) {
    auto& others = by_cell[static_cast<std::size_t>(hint.removals.front().cell)];
    const bool known = std::any_of(others.begin(), others.end(), [&](std::size_t i) {
      return kept[i].removals == hint.removals;
    });
    if (known) continue;
    others.push_back(kept.size());
    kept.push_back(std::move(hint));
  }
  hints_.clear();
  best_.reset();
  return kept;
}

namespace {

class Collector {
 public:
  Collector(const ChainHint& hint, const Pencil& before, const Pencil& now, Gone& gone)
      : hint_(hint), before_(before), now_(now), gone_(gone) {}

  void take(Literal l, Cause cause) {
    if (!is_on(l)) return;
    if (cause == Cause::assumption) cause = hint_.assumption;
    const int cell = cell_of(l);
    if (cause == Cause::cell) {
      for_each_bit(minus(before_.cell(cell), now_.cell(cell)),
                   [&](int digit) { add(cell * 9 + digit); });
    } else if (cause != Cause::assumption) {
      const int house = house_of(cause, cell);
      const int digit = digit_of(l);
      for_each_bit(minus(before_.place(house, digit), now_.place(house, digit)),
                   [&](int place) { add(cell_in(house, place) * 9 + digit); });
    }
  }

 private:
  void add(int candidate) {
    if (seen_.contains(candidate)) return;
    seen_.insert(candidate);
    gone_.push_back(candidate);
  }

  const ChainHint& hint_;
  const Pencil& before_;
  const Pencil& now_;
  Gone& gone_;
  CandidateSet seen_;
};

}  // namespace

void rests_on(const ChainHint& hint, const Pencil& before, const Pencil& now, Gone& gone) {
  Collector collector(hint, before, now, gone);
  for (const auto& branch : hint.branches) {
    for (const Mile& mile : branch) collector.take(mile.literal, mile.cause);
  }
  std::vector<int> nodes;
  for (const Target& target : hint.targets) {
    target.chain->ancestors(target.node, nodes);
    for (int i : nodes) {
      const ChainNode& node = target.chain->node(i);
      collector.take(node.literal, node.cause);
    }
  }
}

NestedChain nested_of(const ChainHint& hint) {
  NestedChain nested;
  nested.complexity = hint.complexity;
  for (const auto& branch : hint.branches) {
    std::vector<Literal>& literals = nested.branches.emplace_back();
    for (const Mile& mile : branch) literals.push_back(mile.literal);
  }
  std::vector<int> nodes;
  for (const Target& target : hint.targets) {
    target.chain->ancestors(target.node, nodes);
    std::vector<Literal>& literals = nested.branches.emplace_back();
    for (int i : nodes) literals.push_back(target.chain->node(i).literal);
  }
  return nested;
}

}  // namespace nonet::chains
