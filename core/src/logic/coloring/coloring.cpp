/// @file
/// Simple Colors and Multi Colors (Sudopedia; the types are HoDoKu's). The candidates of one digit that
/// hang together by conjugate pairs get two colours in turn: of such a cluster one colour is all true
/// and the other all false.
///
/// - Simple Colors Trap: a candidate that sees both colours of a cluster is false.
/// - Simple Colors Wrap: two candidates of one colour see each other, so that colour is false.
/// - Multi Colors 1: a colour of one cluster sees one of another cluster, so not both are true and one of
///   the two opposite colours is: a candidate that sees both of those is false.
/// - Multi Colors 2: a colour sees both colours of another cluster, so it is false.
///
/// Wraps remove candidates, as HoDoKu's library writes them, and place nothing. Coloured candidates
/// that see what a trap needs are removed too: that is so where a colour wraps.
///
/// Filled: `digits`; marks: the colours (`group` 0 and 1; the second cluster 2 and 3); nodes and strong
/// links: the conjugate pairs.

#include <algorithm>
#include <utility>

#include "logic/coloring/color_clusters.hpp"
#include "logic/finder.hpp"

namespace nonet::logic {
namespace {

/// Whether two of the cells see each other.
bool wraps(const CellSet& color) {
  return !(seen_by(color) & color).empty();
}

CellSet wrapped(const ColorCluster& cluster) {
  CellSet removed;
  for (const CellSet& color : cluster.colors) {
    if (wraps(color)) removed |= color;
  }
  return removed;
}

CellSet trapped(const CellSet& one, const CellSet& other, const CellSet& places) {
  return seen_by(one) & seen_by(other) & places;
}

/// Removals because a colour of one cluster sees one of another.
CellSet multi_colors_1(const ColorCluster& a, const ColorCluster& b, const CellSet& places) {
  CellSet removed;
  for (std::size_t i : {std::size_t{0}, std::size_t{1}}) {
    const CellSet seen = seen_by(a.colors[i]);
    for (std::size_t j : {std::size_t{0}, std::size_t{1}}) {
      if ((seen & b.colors[j]).empty()) continue;
      removed |= trapped(a.colors[1 - i], b.colors[1 - j], places);
    }
  }
  return removed;
}

/// The colours of `a` that see both of `b`.
CellSet multi_colors_2(const ColorCluster& a, const ColorCluster& b) {
  CellSet removed;
  for (const CellSet& color : a.colors) {
    const CellSet seen = seen_by(color);
    if (!(seen & b.colors[0]).empty() && !(seen & b.colors[1]).empty()) removed |= color;
  }
  return removed;
}

Step make_step(Technique technique, int digit, const CellSet& removed) {
  Step step;
  step.technique = technique;
  step.digits.push_back(digit);
  step.eliminations = candidates_of(removed, digit);
  return step;
}

bool multi_colors(Technique technique, const CellSet& places, int digit,
                  const ColorClusters& clusters, Sink sink) {
  for (const ColorCluster& a : clusters) {
    for (const ColorCluster& b : clusters) {
      if (&a == &b) continue;
      // The first type is the same both ways round.
      if (technique == Technique::multi_colors_1 && &b < &a) continue;
      const CellSet removed = technique == Technique::multi_colors_1 ? multi_colors_1(a, b, places)
                                                                     : multi_colors_2(a, b);
      if (removed.empty()) continue;
      Step step = make_step(technique, digit, removed);
      add_cluster(step, digit, a, clusters.pairs(), 0);
      add_cluster(step, digit, b, clusters.pairs(), 2);
      if (sink(std::move(step))) return true;
    }
  }
  return false;
}

}  // namespace

bool find_simple_colors(const Context& context, Technique technique, Sink sink) {
  return context.any_digit([&](int digit) {
    const ColorClusters clusters(context, digit);
    for (const ColorCluster& cluster : clusters) {
      const CellSet removed =
          technique == Technique::simple_colors_trap
              ? trapped(cluster.colors[0], cluster.colors[1], context.places(digit))
              : wrapped(cluster);
      if (removed.empty()) continue;
      Step step = make_step(technique, digit, removed);
      add_cluster(step, digit, cluster, clusters.pairs(), 0);
      if (sink(std::move(step))) return true;
    }
    return false;
  });
}

bool find_multi_colors(const Context& context, Technique technique, Sink sink) {
  return context.any_digit([&](int digit) {
    const ColorClusters clusters(context, digit);
    return multi_colors(technique, context.places(digit), digit, clusters, sink);
  });
}

}  // namespace nonet::logic
