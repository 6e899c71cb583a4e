/// @file
/// ALS-XY-Wing and ALS-W-Wing: two almost locked sets A and B, of which one must have the digit Z,
/// because a third party makes one of them do without another digit.
///
/// ALS-XY-Wing (Sudopedia: ALS-XY-Wing; HoDoKu; bennys, 2005): a third set C has a restricted
/// common X with A and another, Y, with B. C cannot do without both, so A does without X or B
/// without Y. ALS-W-Wing (YZF's Sudoku; the W-Wing with sets in place of its two cells): A and B
/// both have a digit W, and every place of W in some house sees all W of A or all W of B: so A or B
/// does without it. The places are a conjugate pair, or two groups. Two cells alone are a plain
/// W-Wing, which is not given here.
///
/// An almost locked set that does without one digit has all its others: each Z that both have is in
/// one of them, and is removed from what sees all its places in both, C not excepted. The sets may
/// overlap: nothing above speaks of the cells that they have in common, and restricted commons do
/// not lie there. Patterns without overlap come first, then those with fewer candidates. A wing of
/// a set and a part of it is left out.
///
/// When A (or B) has a second restricted common with C, HoDoKu does not remove it as a Z, though
/// one may: both steps are given.
///
/// Steps of the XY-Wing: `sets` A, C, B; `digits` X, Y, then the removed ones; `nodes` Z and X in
/// A, X and Y in C, Y and Z in B, linked in this order; marks `restricted`, `pincer` (Z in A and
/// B), and `set` with the index of the set as group. Steps of the W-Wing: `sets` A, B; `houses`
/// that of the strong link; `digits` W, then the removed ones; `nodes` Z and W in A, the house's
/// two groups of W, W and Z in B; marks `pincer` (Z), `set`, and `restricted` for W in the sets
/// (group 0 and 1) and in the house (group 2).

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

struct Wing {
  bool overlap;
  std::uint8_t size;
  std::uint8_t x;
  std::uint8_t y;
  std::uint16_t a;
  std::uint16_t b;
  std::uint16_t c;

  [[nodiscard]] auto key() const { return std::tie(overlap, size, c, a, b, x, y); }
  friend bool operator<(const Wing& left, const Wing& right) { return left.key() < right.key(); }
  friend bool operator==(const Wing& left, const Wing& right) { return left.key() == right.key(); }
};

bool overlap(const CellSet& a, const CellSet& b) {
  return !(a & b).empty();
}

void add_wing(const Context& context, std::size_t c, std::size_t a, std::size_t b, int x, int y,
              std::vector<Wing>& wings) {
  const AlmostLockedSet& first = als_of(context)[a];
  const AlmostLockedSet& second = als_of(context)[b];
  const AlmostLockedSet& middle = als_of(context)[c];
  if (is_subset(first.cells, second.cells) || is_subset(second.cells, first.cells)) return;
  const bool overlapping = overlap(first.cells, second.cells) ||
                           overlap(first.cells, middle.cells) ||
                           overlap(second.cells, middle.cells);
  const int size = first.digits.size() + second.digits.size() + middle.digits.size();
  wings.push_back({overlapping, narrow<std::uint8_t>(size), narrow<std::uint8_t>(x),
                   narrow<std::uint8_t>(y), narrow<std::uint16_t>(a), narrow<std::uint16_t>(b),
                   narrow<std::uint16_t>(c)});
}

/// The wings of a middle set with two of its digits.
void add_wings(const Context& context, std::size_t c, int x, int y, std::vector<Wing>& wings) {
  const AlsLinks& links = als_links_of(context);
  const BitTable::Row second = links.restricted[links.at(c, y)];
  any_of_row(links.restricted[links.at(c, x)], [&](std::size_t a) {
    if (!meet(second, links.removing(a, x))) return false;
    for (int z : als_of(context)[a].digits) {
      if (z == x || z == y) continue;
      any_in_both(second, links.common[links.at(a, z)], [&](std::size_t b) {
        if (a != b) add_wing(context, c, a, b, x, y, wings);
        return false;
      });
    }
    return false;
  });
}

bool give_wing(const Context& context, const Wing& wing, Effects& effects, Sink sink) {
  const Table<std::uint16_t, 3> sets = {wing.a, wing.c, wing.b};
  const Table<int, 2> commons = {wing.x, wing.y};
  const DigitSet used = DigitSet::of(wing.x) | DigitSet::of(wing.y);
  const DigitSet all_used = used | restricted_commons(context, wing.a, wing.c) |
                            restricted_commons(context, wing.b, wing.c);
  for (const DigitSet without : {all_used, used}) {
    const CandidateSet removed =
        removed_by_both(context, wing.a, wing.b, DigitSet::all() - without);
    if (effects.add(removed) &&
        sink(path_step(context, Technique::als_xy_wing, {sets, commons}, removed)))
      return true;
  }
  return false;
}

/// Places of a digit in a house, some but not all of them, and the sets of which all places of the
/// digit see these and no more of the house.
struct Group {
  CellSet cells;
  BitTable sets;
};

/// Two groups that make a strong link.
struct StrongLink {
  int house;
  int digit;
  const Group& first;
  const Group& second;
};

std::vector<Group> groups_of(const AlsLinks& links, const CellSet& house, int digit) {
  std::vector<Group> groups;
  for (std::uint16_t p : links.of_digit[digit - 1]) {
    const CellSet seen = links.places[p].seen & house;
    if (seen.empty() || seen == house) continue;
    auto group = std::find_if(groups.begin(), groups.end(),
                              [&](const Group& known) { return known.cells == seen; });
    if (group == groups.end())
      group = groups.insert(group, {seen, BitTable(1, links.of_set.size())});
    group->sets.insert(0, links.with[p]);
  }
  return groups;
}

Step w_wing_step(const Context& context, const StrongLink& link, std::size_t a, std::size_t b,
                 const CandidateSet& eliminations) {
  Step step;
  step.technique = Technique::als_w_wing;
  step.eliminations = eliminations;
  step.houses.insert(link.house);
  add_set(step, context, a);
  add_set(step, context, b);
  DigitSet removed;
  for (int c : eliminations) removed.insert(candidate_digit(c));
  step.digits.push_back(link.digit);
  for (int digit : removed) step.digits.push_back(digit);

  const auto places = [&](std::size_t set, int digit) {
    return als_of(context)[set].places[digit - 1];
  };
  const CellSet house = context.places(link.house, link.digit);
  const int z = removed.first();
  add_node(step, z, places(a, z), false);
  add_node(step, link.digit, places(a, link.digit), true, 0);
  add_node(step, link.digit, link.first.cells, false);
  add_node(step, link.digit, house - link.first.cells, true);
  add_node(step, link.digit, places(b, link.digit), false);
  add_node(step, z, places(b, z), true, 1);

  mark(step, Role::restricted, places(a, link.digit), link.digit, 0);
  mark(step, Role::restricted, places(b, link.digit), link.digit, 1);
  mark(step, Role::restricted, house, link.digit, 2);
  for (int digit : removed) {
    mark(step, Role::pincer, places(a, digit), digit, 0);
    mark(step, Role::pincer, places(b, digit), digit, 1);
  }
  mark_rest(step, context);
  return step;
}

bool give_w_wing(const Context& context, const StrongLink& link, std::size_t a, std::size_t b,
                 Effects& effects, Sink sink) {
  const bool plain = als_of(context)[a].cells.size() == 1 && als_of(context)[b].cells.size() == 1;
  if (plain) return false;
  const CandidateSet removed =
      removed_by_both(context, a, b, DigitSet::all() - DigitSet::of(link.digit));
  return effects.add(removed) && sink(w_wing_step(context, link, a, b, removed));
}

bool give_w_wings(const Context& context, const StrongLink& link, Effects& effects, Sink sink) {
  const AlsLinks& links = als_links_of(context);
  const BitTable::Row second = link.second.sets[0];
  return any_of_row(link.first.sets[0], [&](std::size_t a) {
    if (!meet(second, links.removing(a, link.digit))) return false;
    for (int z : als_of(context)[a].digits - DigitSet::of(link.digit)) {
      const bool ended = any_in_both(second, links.common[links.at(a, z)], [&](std::size_t b) {
        return a != b && give_w_wing(context, link, a, b, effects, sink);
      });
      if (ended) return true;
    }
    return false;
  });
}

/// All strong links of a digit in a house.
bool give_w_wings(const Context& context, int house, int digit, Effects& effects, Sink sink) {
  const CellSet places = context.places(house, digit);
  const std::vector<Group> groups = groups_of(als_links_of(context), places, digit);
  for (std::size_t i = 0; i < groups.size(); ++i) {
    for (std::size_t k = i + 1; k < groups.size(); ++k) {
      if (!is_subset(places, groups[i].cells | groups[k].cells)) continue;
      if (give_w_wings(context, {house, digit, groups[i], groups[k]}, effects, sink)) return true;
    }
  }
  return false;
}

}  // namespace

bool find_als_xy_wing(const Context& context, Technique /*technique*/, Sink sink) {
  std::vector<Wing> wings;
  for (std::size_t c = 0; c < als_of(context).size(); ++c) {
    const DigitSet digits = als_of(context)[c].digits;
    for (int x : digits) {
      for (int y : digits) {
        if (y > x) add_wings(context, c, x, y, wings);
      }
    }
    if (context.spend()) return true;
  }
  std::sort(wings.begin(), wings.end());
  wings.erase(std::unique(wings.begin(), wings.end()), wings.end());
  Effects effects;
  for (const Wing& wing : wings) {
    if (context.spend() || give_wing(context, wing, effects, sink)) return true;
  }
  return false;
}

bool find_als_w_wing(const Context& context, Technique /*technique*/, Sink sink) {
  Effects effects;
  for (int size = 2; size <= 9; ++size) {
    for (int house : all_houses) {
      for (int digit : DigitSet::all()) {
        if (context.places(house, digit).size() != size) continue;
        if (give_w_wings(context, house, digit, effects, sink)) return true;
      }
    }
  }
  return false;
}

}  // namespace nonet::logic
