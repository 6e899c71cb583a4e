#include "logic/judge/drawn_links.hpp"

#include <algorithm>
#include <cstddef>

#include "index.hpp"
#include "logic/als/bent_als.hpp"
#include "logic/cells.hpp"

namespace nonet::logic {
namespace {

bool is_single(const Node& node) {
  return node.cells.size() == 1;
}

bool in_one_cell(const Node& a, const Node& b) {
  return is_single(a) && a.cells == b.cells;
}

LinkVerdict holding(Because because) {
  LinkVerdict verdict;
  verdict.holds = true;
  verdict.because = because;
  return verdict;
}

LinkVerdict failing(LinkFault why) {
  LinkVerdict verdict;
  verdict.why = why;
  return verdict;
}

/// The first two of the places that share no house; there are some where no house has all.
CandidateSet apart(const CellSet& from, const CellSet& to, int digit) {
  CandidateSet two;
  for (int a : from) {
    const CellSet others = to - peers(a);
    for (int b : others) {
      if (a == b) continue;
      two.insert(candidate(a, digit));
      two.insert(candidate(b, digit));
      return two;
    }
  }
  return two;
}

bool loses(const AlmostLockedSet& set, const Node& node) {
  return set.digits.contains(node.digit) && is_subset(node.cells, set.seen[node.digit - 1]);
}

}  // namespace

Node node_of(const CandidateSet& end) {
  Node node{candidate_digit(end.first()), {}};
  for (int c : end) node.cells.insert(candidate_cell(c));
  return node;
}

DrawnLinks::Ground DrawnLinks::strong_by_cell(const Node& a, const Node& b) const {
  if (!in_one_cell(a, b) || a.digit == b.digit) return std::nullopt;
  if (context_.candidates(a.cells.first()).size() != 2) return std::nullopt;
  return holding(Because::last_candidate);
}

DrawnLinks::Ground DrawnLinks::strong_by_house(const Node& a, const Node& b) const {
  if (a.digit != b.digit) return std::nullopt;
  const CellSet both = a.cells | b.cells;
  for (int house : all_houses) {
    const CellSet places = context_.places(house, a.digit);
    if (places.empty() || !is_subset(places, both)) continue;
    LinkVerdict verdict = holding(Because::only_place);
    verdict.houses.insert(house);
    return verdict;
  }
  return std::nullopt;
}

/// Neighbours of a remote pair have the two digits in turn.
DrawnLinks::Ground DrawnLinks::strong_by_pair(const Node& a, const Node& b) const {
  if (a.digit != b.digit || !is_single(a) || !is_single(b)) return std::nullopt;
  const int first = a.cells.first();
  const int second = b.cells.first();
  const DigitSet digits = context_.candidates(first);
  if (!peers(first).contains(second) || digits.size() != 2 || context_.candidates(second) != digits)
    return std::nullopt;
  LinkVerdict verdict = holding(Because::remote_pair);
  verdict.houses.insert(common_houses(a.cells | b.cells).first());
  return verdict;
}

/// A set that lacks one digit has all others.
DrawnLinks::Ground DrawnLinks::strong_by_set(const Node& a, const Node& b,
                                             const std::vector<AlmostLockedSet>& sets) {
  if (a.digit == b.digit) return std::nullopt;
  for (const AlmostLockedSet& set : sets) {
    if (set.digits.contains(a.digit) && set.digits.contains(b.digit) &&
        is_subset(set.places[a.digit - 1], a.cells) && is_subset(set.places[b.digit - 1], b.cells))
      sets_.push_back({set.cells, set.digits});
  }
  if (sets_.empty()) return std::nullopt;
  LinkVerdict verdict = holding(Because::almost_locked_set);
  verdict.sets.push_back(sets_.front());
  return verdict;
}

DrawnLinks::Ground DrawnLinks::strong_by_pattern(const Node& a, const Node& b,
                                                 const LinkPatterns& patterns) const {
  const auto within = [](const Node& inner, const Node& outer) {
    return inner.digit == outer.digit && is_subset(inner.cells, outer.cells);
  };
  for (const PatternLink& link : patterns.links) {
    if (!(within(link.one, a) && within(link.other, b)) &&
        !(within(link.one, b) && within(link.other, a)))
      continue;
    const LinkPattern& pattern = nth(patterns.patterns, link.pattern);
    LinkVerdict verdict = holding(pattern.reason.because);
    verdict.houses = pattern.reason.houses;
    verdict.covers = pattern.reason.covers;
    verdict.sets.push_back(pattern.set);
    return verdict;
  }
  return std::nullopt;
}

DrawnLinks::Ground DrawnLinks::weak_by_sight(const Node& a, const Node& b) const {
  if (a.digit != b.digit)
    return in_one_cell(a, b) ? Ground(holding(Because::same_cell)) : std::nullopt;
  if (!is_subset(b.cells, common_peers(a.cells))) return std::nullopt;
  LinkVerdict verdict = holding(Because::same_house);
  const HouseSet common = common_houses(a.cells | b.cells);
  if (!common.empty()) {
    verdict.houses.insert(common.first());
    return verdict;
  }
  for (int from : a.cells) {
    for (int to : b.cells)
      verdict.houses.insert(common_houses(cell_set(from) | cell_set(to)).first());
  }
  return verdict;
}

/// If both are true, a set lacks two digits; or it lacks one, so that it takes another one from a second set, which then lacks two.
DrawnLinks::Ground DrawnLinks::weak_by_set(const Node& a, const Node& b,
                                           const std::vector<AlmostLockedSet>& sets) {
  std::vector<const AlmostLockedSet*> first;
  std::vector<const AlmostLockedSet*> second;
  for (const AlmostLockedSet& set : sets) {
    const bool by_a = loses(set, a);
    const bool by_b = loses(set, b);
    if (by_a && by_b && a.digit != b.digit) sets_.push_back({set.cells, set.digits});
    if (by_a) first.push_back(&set);
    if (by_b) second.push_back(&set);
  }
  LinkVerdict verdict = holding(Because::almost_locked_set);
  if (!sets_.empty()) {
    verdict.sets.push_back(sets_.front());
    return verdict;
  }
  for (const AlmostLockedSet* one : first) {
    for (const AlmostLockedSet* other : second) {
      const DigitSet between =
          (one->digits & other->digits) - DigitSet::of(a.digit) - DigitSet::of(b.digit);
      for (int digit : between) {
        if (!is_subset(other->places[digit - 1], one->seen[digit - 1])) continue;
        sets_ = {{one->cells, one->digits}, {other->cells, other->digits}};
        verdict.sets = sets_;
        return verdict;
      }
    }
  }
  return std::nullopt;
}

DrawnLinks::Ground DrawnLinks::strong(const Node& a, const Node& b) {
  Ground ground = strong_by_cell(a, b);
  if (!ground) ground = strong_by_house(a, b);
  if (!ground) ground = strong_by_pair(a, b);
  if (!ground) ground = strong_by_set(a, b, als_of(context_));
  if (!ground && unique_) {
    if (!rectangles_) rectangles_ = rectangle_patterns(context_);
    ground = strong_by_pattern(a, b, *rectangles_);
  }
  if (!ground && a.digit == b.digit) {
    if (!fish_) fish_ = fish_patterns(context_);
    ground = strong_by_pattern(a, b, *fish_);
  }
  return ground ? ground : strong_by_set(a, b, bent_als_of(context_));
}

DrawnLinks::Ground DrawnLinks::weak(const Node& a, const Node& b) {
  Ground ground = weak_by_sight(a, b);
  if (!ground) ground = weak_by_set(a, b, als_of(context_));
  return ground ? ground : weak_by_set(a, b, bent_als_of(context_));
}

/// Of houses that have both, that with the fewest other places tells the most.
LinkVerdict DrawnLinks::strong_fault(const Node& a, const Node& b) const {
  if (in_one_cell(a, b) && a.digit != b.digit) {
    LinkVerdict verdict = failing(LinkFault::other_digits);
    const int cell = a.cells.first();
    for (int digit : context_.candidates(cell) - DigitSet::of(a.digit) - DigitSet::of(b.digit))
      verdict.candidates.insert(candidate(cell, digit));
    return verdict;
  }
  if (a.digit != b.digit) return failing(LinkFault::nothing_shared);
  const CellSet both = a.cells | b.cells;
  const HouseSet houses = common_houses(both);
  LinkVerdict verdict = failing(houses.empty() ? LinkFault::no_house : LinkFault::other_places);
  if (houses.empty()) verdict.candidates = apart(both, both, a.digit);
  for (int house : houses) {
    const CellSet others = context_.places(house, a.digit) - both;
    if (verdict.house >= 0 && others.size() >= verdict.candidates.size()) continue;
    verdict.house = house;
    verdict.candidates = candidates_of(others, a.digit);
  }
  return verdict;
}

LinkVerdict DrawnLinks::weak_fault(const Node& a, const Node& b) const {
  if (a.digit != b.digit) return failing(LinkFault::nothing_shared);
  const CellSet both = a.cells & b.cells;
  LinkVerdict verdict = failing(both.empty() ? LinkFault::no_house : LinkFault::overlap);
  verdict.candidates =
      both.empty() ? apart(a.cells, b.cells, a.digit) : candidates_of(both, a.digit);
  return verdict;
}

LinkVerdict DrawnLinks::look_at(const DrawnLink& link) {
  const Node a = node_of(link.from);
  const Node b = node_of(link.to);
  sets_.clear();
  const Ground ground = link.strong ? strong(a, b) : weak(a, b);
  if (ground) return *ground;
  return link.strong ? strong_fault(a, b) : weak_fault(a, b);
}

}  // namespace nonet::logic
