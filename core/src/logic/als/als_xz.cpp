/// @file
/// ALS-XZ (Sudopedia: ALS-XZ; HoDoKu: Almost Locked Sets XZ-Rule; first described by bennys on the
/// Sudoku Players' Forums, 2005).
///
/// N cells of a house with N + 1 digits can do without one of the digits at most: with two missing
/// they would have more cells than digits. Two sets A and B have a restricted common X when every X
/// of A sees every X of B: only one of them can have X, so the other has all its other digits. A
/// digit Z that both have is then in A or in B, and is removed from every cell that sees all places
/// of Z in both.
///
/// Doubly linked: with two restricted commons X and Y, one set has X and the other Y (neither can
/// do without both), so each set has all its other digits, and these are removed from what sees
/// their places in the one set, except in the other set; and X and Y as Z is above.
///
/// None of this asks that A and B have no cell in common: the restricted common itself cannot lie
/// in such a cell, since the cell would have to see itself. Sets without common cells come first.
///
/// Steps: `sets` A and B; `digits` X (or X and Y), then the removed ones. Singly linked: `nodes` Z
/// and X in A, X and Z in B, linked in this order. Doubly linked: X in A, X in B, Y in B, Y in A,
/// and `links` go round in a circle. Marks: `restricted` X (and Y), `pincer` the removed digits in
/// the sets when singly linked, `set` the others; the group is the index of the set.

#include <algorithm>
#include <cstdint>
#include <tuple>
#include <vector>

#include "index.hpp"
#include "logic/als/als_steps.hpp"
#include "logic/finder.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

struct Pair {
  bool overlap;
  int size;
  std::uint16_t a;
  std::uint16_t b;

  [[nodiscard]] auto key() const { return std::tie(overlap, size, a, b); }
  friend bool operator<(const Pair& x, const Pair& y) { return x.key() < y.key(); }
};

void add_pair(const Context& context, std::size_t a, std::size_t b, std::vector<Pair>& pairs) {
  if (b <= a) return;
  const AlmostLockedSet& first = als_of(context)[a];
  const AlmostLockedSet& second = als_of(context)[b];
  pairs.push_back({!(first.cells & second.cells).empty(),
                   first.digits.size() + second.digits.size(), narrow<std::uint16_t>(a),
                   narrow<std::uint16_t>(b)});
}

/// Sets with a restricted common, and with something to remove or a second restricted common.
std::vector<Pair> linked_pairs(const Context& context) {
  const AlsLinks& links = als_links_of(context);
  std::vector<Pair> pairs;
  for (std::size_t a = 0; a < links.of_set.size(); ++a) {
    const DigitSet digits = als_of(context)[a].digits;
    BitTable partners(1, links.of_set.size());
    for (int x : digits) {
      const BitTable::Row linked = links.restricted[links.at(a, x)];
      partners.insert_both(0, linked, links.removing(a, x));
      for (int y : digits) {
        if (y > x) partners.insert_both(0, linked, links.restricted[links.at(a, y)]);
      }
    }
    any_of_row(partners[0], [&](std::size_t b) {
      add_pair(context, a, b, pairs);
      return false;
    });
  }
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

/// Removals by the first set of a doubly linked pair, locked on all digits but the commons.
CandidateSet removed_by_locked(const AlmostLockedSet& set, const AlmostLockedSet& other,
                               DigitSet commons) {
  CandidateSet removed;
  for (int digit : set.digits - commons)
    removed |= candidates_of(set.seen[digit - 1] - other.cells, digit);
  return removed;
}

Step doubly_linked_step(const Context& context, const Pair& pair, DigitSet commons,
                        const CandidateSet& eliminations) {
  Step step;
  step.technique = Technique::als_xz;
  step.eliminations = eliminations;
  add_set(step, context, pair.a);
  add_set(step, context, pair.b);
  const auto places = [&](std::uint16_t set, int digit) {
    return als_of(context)[set].places[digit - 1];
  };
  const int x = commons.first();
  const int y = (commons - DigitSet::of(x)).first();
  add_node(step, x, places(pair.a, x), false);
  add_node(step, x, places(pair.b, x), false);
  add_node(step, y, places(pair.b, y), true, 1);
  add_node(step, y, places(pair.a, y), false);
  step.links.push_back({3, 0, true, 0});
  for (int digit : {x, y}) {
    step.digits.push_back(digit);
    mark(step, Role::restricted, places(pair.a, digit), digit, 0);
    mark(step, Role::restricted, places(pair.b, digit), digit, 1);
  }
  DigitSet removed;
  for (int c : eliminations) removed.insert(candidate_digit(c));
  for (int digit : removed) step.digits.push_back(digit);
  mark_rest(step, context);
  return step;
}

bool give_pair(const Context& context, const Pair& pair, Effects& effects, Sink sink) {
  const DigitSet commons = restricted_commons(context, pair.a, pair.b);
  if (commons.size() == 1) {
    const auto removed = removed_by_both(context, pair.a, pair.b, DigitSet::all() - commons);
    const Table<std::uint16_t, 2> sets = {pair.a, pair.b};
    const Table<int, 1> digits = {commons.first()};
    return effects.add(removed) &&
           sink(path_step(context, Technique::als_xz, {sets, digits}, removed));
  }
  const AlmostLockedSet& a = als_of(context)[pair.a];
  const AlmostLockedSet& b = als_of(context)[pair.b];
  const CandidateSet removed = removed_by_both(context, pair.a, pair.b, DigitSet::all()) |
                               removed_by_locked(a, b, commons) | removed_by_locked(b, a, commons);
  return effects.add(removed) && sink(doubly_linked_step(context, pair, commons, removed));
}

}  // namespace

bool find_als_xz(const Context& context, Technique /*technique*/, Sink sink) {
  Effects effects;
  for (const Pair& pair : linked_pairs(context)) {
    if (give_pair(context, pair, effects, sink)) return true;
  }
  return false;
}

}  // namespace nonet::logic
