#include "chains/chain_hint.hpp"

#include <algorithm>

#include "index.hpp"

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

namespace {

ChainRank rank_of(const ChainHint& hint) {
  return {hint.difficulty, hint.complexity, hint.sort_key};
}

}  // namespace

/// The hint that removes the same; whatever their chains are, they are equal.
int ChainHints::same(std::span<const Removal> removals) const {
  int at = by_cell_[removals.front().cell];
  while (at != none) {
    const Kept& kept = nth(hints_, at);
    if (std::equal(removals.begin(), removals.end(), kept.hint.removals.begin(),
                   kept.hint.removals.end()))
      break;
    at = kept.next;
  }
  return at;
}

bool ChainHints::wants(const ChainRank& rank, const Removal& removal) const {
  if (!all_) return wants(rank);
  const int at = same(std::span(&removal, 1));
  return at == none || rank < rank_of(nth(hints_, at).hint);
}

void ChainHints::add(ChainHint hint) {
  if (!all_) {
    hints_.clear();
    best_ = rank_of(hint);
    hints_.push_back({std::move(hint), 0, none});
    return;
  }
  const int number = added_++;
  const int at = same(hint.removals);
  if (at == none) {
    int& head = by_cell_[hint.removals.front().cell];
    hints_.push_back({std::move(hint), number, head});
    head = count_of(hints_) - 1;
    return;
  }
  // Of equals the first one counts.
  Kept& other = nth(hints_, at);
  if (!(rank_of(hint) < rank_of(other.hint))) return;
  other.hint = std::move(hint);
  other.number = number;
}

std::vector<ChainHint> ChainHints::take() {
  std::vector<Kept*> order;
  order.reserve(hints_.size());
  for (Kept& kept : hints_) order.push_back(&kept);
  std::sort(order.begin(), order.end(), [](const Kept* a, const Kept* b) {
    const ChainRank first = rank_of(a->hint);
    const ChainRank second = rank_of(b->hint);
    if (first < second) return true;
    return !(second < first) && a->number < b->number;
  });
  std::vector<ChainHint> taken;
  taken.reserve(order.size());
  for (Kept* kept : order) taken.push_back(std::move(kept->hint));
  for (const ChainHint& hint : taken) by_cell_[hint.removals.front().cell] = none;
  hints_.clear();
  best_.reset();
  added_ = 0;
  return taken;
}

namespace {

/// Takes each candidate once.
class Collector {
 public:
  Collector(const Pencil& before, const Pencil& now, Gone& gone)
      : before_(before), now_(now), gone_(gone) {}

  /// What must be gone so that a candidate is true.
  void take(Literal l, Cause cause) {
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

  const Pencil& before_;
  const Pencil& now_;
  Gone& gone_;
  CandidateSet seen_;
};

}  // namespace

void Branches::set(const ChainHint& hint) {
  complexity_ = hint.complexity;
  assumption_ = hint.assumption;
  miles_.clear();
  for (const auto& branch : hint.branches) {
    miles_.insert(miles_.end(), branch.begin(), branch.end());
    miles_.push_back({end_of_branch, Cause::assumption});
  }
  for (const Target& target : hint.targets) {
    target.chain->ancestors(target.node, nodes_);
    for (int i : nodes_) {
      const ChainNode& node = target.chain->node(i);
      miles_.push_back({node.literal, node.cause});
    }
    miles_.push_back({end_of_branch, Cause::assumption});
  }
}

void Branches::rest_on(const Pencil& before, const Pencil& now, Gone& gone) const {
  Collector collector(before, now, gone);
  for (const Mile& mile : miles_) {
    if (is_on(mile.literal))
      collector.take(mile.literal, mile.cause == Cause::assumption ? assumption_ : mile.cause);
  }
}

NestedChain Branches::nested() const {
  NestedChain nested{complexity_, 0, {}};
  nested.literals.reserve(miles_.size());
  for (const Mile& mile : miles_) {
    nested.literals.push_back(mile.literal);
    nested.digest = (nested.digest ^ mile.literal) * 0x9E3779B97F4A7C15;
  }
  return nested;
}

}  // namespace nonet::chains
