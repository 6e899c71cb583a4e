/// @file
/// XY-Wing and W-Wing (Sudopedia, HoDoKu).
///
/// XY-Wing: a pivot with the candidates xy sees two cells with xz and yz, the pincers. Whichever digit
/// the pivot takes, one of the pincers is z: the cells that see both pincers lose z. Pincers that see
/// each other would be a Naked Triple with the pivot. Filled: `digits` x, y, z; nodes z, x (first
/// pincer), x, y (pivot), y, z (second pincer); marks: pivot, pattern (the pincers' x and y), pincer (z).
///
/// W-Wing: two cells with the same candidates xy that do not see each other (else: Naked Pair), and a
/// house where each place of y sees one of them. Were both cells y, that house would have no y; so one
/// of them is x, and the cells that see both lose x. With two places of y it is a W-Wing (the house has
/// a conjugate pair), with more a Grouped W-Wing. Filled: `digits` x, y as
/// HoDoKu writes them, `houses` (that of y); nodes x, y (first cell), y, y (house), y, x (second cell);
/// marks: pincer (x), pattern (y).

#include <algorithm>
#include <cstddef>
#include <utility>

#include "index.hpp"
#include "logic/conjugates.hpp"
#include "logic/finder.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

struct XyWing {
  int pivot;
  Table<int, 2> pincers;
  /// x, y and z.
  Table<int, 3> digits;
};

/// Strong and weak links in turn from each node to the next.
void link_nodes(Step& step) {
  for (int i = 0; i + 1 < count_of(step.nodes); ++i) step.links.push_back({i, i + 1, i % 2 == 0});
}

Step xy_wing_step(const XyWing& wing, const CellSet& removed) {
  const auto [x, y, z] = wing.digits;
  const auto [first, second] = wing.pincers;
  Step step;
  step.technique = Technique::xy_wing;
  step.digits = {x, y, z};
  step.eliminations = candidates_of(removed, z);
  step.marks = {{Role::pivot, candidate(wing.pivot, x)}, {Role::pivot, candidate(wing.pivot, y)},
                {Role::pattern, candidate(first, x)},    {Role::pincer, candidate(first, z)},
                {Role::pattern, candidate(second, y)},   {Role::pincer, candidate(second, z)}};
  step.nodes = {{z, cell_set(first)},      {x, cell_set(first)},  {x, cell_set(wing.pivot)},
                {y, cell_set(wing.pivot)}, {y, cell_set(second)}, {z, cell_set(second)}};
  link_nodes(step);
  return step;
}

bool xy_wings_at(const Context& context, int pivot, Sink sink) {
  const DigitSet both = context.candidates(pivot);
  const int x = both.first();
  const int y = (both - DigitSet::of(x)).first();
  const CellSet around = peers(pivot) & context.bivalue();
  for (int first : around& context.places(x)) {
    const DigitSet rest = context.candidates(first) - both;
    if (rest.size() != 1) continue;
    const int z = rest.first();
    const CellSet ends = around & context.places(y) & context.places(z);
    for (int second : ends - peers(first)) {
      const CellSet removed = peers(first) & peers(second) & context.places(z);
      if (removed.empty()) continue;
      if (sink(xy_wing_step({pivot, {first, second}, {x, y, z}}, removed))) return true;
    }
  }
  return false;
}

struct WWing {
  Table<int, 2> cells;
  int house;
  /// The places of y in the house that see the first cell, and the others.
  Table<CellSet, 2> places;
  /// The digit that goes, and the one that connects.
  int x, y;
};

Step w_wing_step(Technique technique, const WWing& wing, const CellSet& removed) {
  const auto [first, second] = wing.cells;
  const auto& [near_first, near_second] = wing.places;
  Step step;
  step.technique = technique;
  step.digits = {wing.x, wing.y};
  step.houses.insert(wing.house);
  step.eliminations = candidates_of(removed, wing.x);
  for (int cell : wing.cells) {
    step.marks.push_back({Role::pincer, candidate(cell, wing.x)});
    step.marks.push_back({Role::pattern, candidate(cell, wing.y)});
  }
  for (int cell : near_first | near_second)
    step.marks.push_back({Role::pattern, candidate(cell, wing.y)});
  step.nodes = {{wing.x, cell_set(first)}, {wing.y, cell_set(first)},  {wing.y, near_first},
                {wing.y, near_second},     {wing.y, cell_set(second)}, {wing.x, cell_set(second)}};
  link_nodes(step);
  return step;
}

/// Splits the places of y in a house between two cells; false when that is no W-Wing.
bool split(const Context& context, WWing& wing, bool grouped) {
  const CellSet places = context.places(wing.house, wing.y);
  const auto [first, second] = wing.cells;
  if (places.contains(first) || places.contains(second)) return false;
  const CellSet by_first = places & peers(first);
  const CellSet by_second = places & peers(second);
  if ((by_first | by_second) != places || by_first.empty() || by_second.empty()) return false;
  if (by_first == by_second) return false;
  // A place that both see counts for the first cell, unless that leaves the second without any.
  if (by_first != places) {
    wing.places = {by_first, places - by_first};
  } else {
    wing.places = {places - by_second, by_second};
  }
  return (places.size() > 2) == grouped;
}

bool w_wings_between(const Context& context, Technique technique, WWing wing, Sink sink) {
  const auto [first, second] = wing.cells;
  const CellSet removed = peers(first) & peers(second) & context.places(wing.x);
  if (removed.empty()) return false;
  for (int house : all_houses) {
    wing.house = house;
    if (!split(context, wing, technique == Technique::grouped_w_wing)) continue;
    if (sink(w_wing_step(technique, wing, removed))) return true;
  }
  return false;
}

}  // namespace

bool find_xy_wing(const Context& context, Technique /*technique*/, Sink sink) {
  const CellSet& pivots = context.bivalue();
  return std::any_of(pivots.begin(), pivots.end(),
                     [&](int pivot) { return xy_wings_at(context, pivot, sink); });
}

bool find_w_wing(const Context& context, Technique technique, Sink sink) {
  for (int first : context.bivalue()) {
    const DigitSet digits = context.candidates(first);
    for (int second : context.bivalue() - peers(first)) {
      if (second <= first || context.candidates(second) != digits) continue;
      const int low = digits.first();
      const int high = (digits - DigitSet::of(low)).first();
      if (w_wings_between(context, technique, {{first, second}, 0, {}, low, high}, sink))
        return true;
      if (w_wings_between(context, technique, {{first, second}, 0, {}, high, low}, sink))
        return true;
    }
  }
  return false;
}

}  // namespace nonet::logic
