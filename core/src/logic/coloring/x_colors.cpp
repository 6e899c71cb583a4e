/// @file
/// X-Colors, or eXtended Colors (Sudopedia). A cluster of conjugate candidates of one digit is coloured
/// as in Simple Colors. Then, as long as there are any: where all places of the digit in a house but
/// one see a colour, that last one gets the same colour, for it is true when the colour is. This
/// reaches over weak links with two colours only.
///
/// - A candidate that sees both colours is false, since one of the colours is true.
/// - When two candidates of one colour see each other, or all places of a house see a colour, that
///   colour is false: all candidates of the other are true, and what they see is false.
///
/// Steps that Simple Colors gives from the same cluster are left out.
///
/// Filled: `digits`; marks: the colours (`group` 0 and 1), extensions included; nodes and strong links:
/// the conjugate pairs of the cluster.

#include <cstddef>
#include <utility>

#include "logic/coloring/color_clusters.hpp"
#include "logic/finder.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

/// A colour and what follows from it.
struct Extended {
  CellSet cells;
  CellSet seen;
  bool impossible = false;
};

/// Colours the last open places of houses, once for each house; true when there were any.
bool extend_once(Extended& color, const CellSet& places) {
  bool grown = false;
  for (int house : all_houses) {
    const CellSet in_house = places & house_set(house);
    if (in_house.empty()) continue;
    const CellSet open = in_house - color.seen;
    if (open.empty()) {
      color.impossible = color.impossible || (in_house & color.cells).empty();
      continue;
    }
    const int last = open.first();
    if (open.next(last + 1) < cell_count || color.cells.contains(last)) continue;
    color.cells.insert(last);
    color.seen |= peers(last);
    grown = true;
  }
  return grown;
}

Extended extend(const CellSet& color, const CellSet& places) {
  Extended extended{color, seen_by(color)};
  while (!extended.impossible && extend_once(extended, places)) {
    extended.impossible = !(extended.seen & extended.cells).empty();
  }
  extended.impossible = extended.impossible || !(extended.seen & extended.cells).empty();
  return extended;
}

/// Removals by the colours. With both impossible the position is broken, so there are none.
CellSet removed_by(const Table<Extended, 2>& colors, const CellSet& places) {
  if (colors[0].impossible && colors[1].impossible) return {};
  if (colors[0].impossible) return colors[1].seen & places;
  if (colors[1].impossible) return colors[0].seen & places;
  return colors[0].seen & colors[1].seen & places;
}

CellSet removed_by_simple_colors(const ColorCluster& cluster, const CellSet& places) {
  CellSet removed = seen_by(cluster.colors[0]) & seen_by(cluster.colors[1]) & places;
  for (const CellSet& color : cluster.colors) {
    if (!(seen_by(color) & color).empty()) removed |= color;
  }
  return removed;
}

/// Nodes and links are those of the cluster; the extensions come as marks.
Step make_step(Technique technique, int digit, const ColorCluster& cluster,
               const ConjugatePairs& pairs, const Table<Extended, 2>& colors) {
  Step step;
  step.technique = technique;
  step.digits.push_back(digit);
  add_cluster(step, digit, cluster, pairs, 0);
  CellSet marked = cluster.all();
  for (int color : {0, 1}) {
    for (int cell : colors[color].cells - marked)
      step.marks.push_back({Role::color, candidate(cell, digit), color});
    marked |= colors[color].cells;
  }
  return step;
}

}  // namespace

bool find_x_colors(const Context& context, Technique technique, Sink sink) {
  return context.any_digit([&](int digit) {
    const ColorClusters clusters(context, digit);
    const CellSet& places = context.places(digit);
    for (const ColorCluster& cluster : clusters) {
      const Table<Extended, 2> colors = {extend(cluster.colors[0], places),
                                         extend(cluster.colors[1], places)};
      const CellSet removed = removed_by(colors, places);
      if (is_subset(removed, removed_by_simple_colors(cluster, places))) continue;
      Step step = make_step(technique, digit, cluster, clusters.pairs(), colors);
      step.eliminations = candidates_of(removed, digit);
      if (sink(std::move(step))) return true;
    }
    return false;
  });
}

}  // namespace nonet::logic
