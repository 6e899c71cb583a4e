#include "logic/coloring/color_clusters.hpp"

#include <algorithm>

#include "index.hpp"

namespace nonet::logic {
namespace {

/// Colours what hangs together with a cell.
ColorCluster cluster_from(int cell, const ConjugatePairs& pairs) {
  ColorCluster cluster;
  cluster.colors[0].insert(cell);
  for (bool grown = true; grown;) {
    grown = false;
    for (const ConjugatePair& pair : pairs) {
      for (std::size_t color : {std::size_t{0}, std::size_t{1}}) {
        const CellSet& own = cluster.colors[color];
        CellSet& other = cluster.colors[1 - color];
        for (int end : {pair.first, pair.second}) {
          if (!own.contains(end) || other.contains(pair.other(end))) continue;
          other.insert(pair.other(end));
          grown = true;
        }
      }
    }
  }
  return cluster;
}

int node_of(const Step& step, int digit, int cell) {
  for (int i = 0; i < count_of(step.nodes); ++i) {
    if (nth(step.nodes, i).digit == digit && nth(step.nodes, i).cells.contains(cell)) return i;
  }
  return -1;
}

bool is_linked(const Step& step, int from, int to) {
  return std::any_of(step.links.begin(), step.links.end(),
                     [&](const Link& link) { return link.from == from && link.to == to; });
}

}  // namespace

ColorClusters::ColorClusters(const Context& context, int digit)
    : pairs_(&context.conjugate_pairs(digit)) {
  CellSet open;
  for (const ConjugatePair& pair : *pairs_) open |= pair.cells();
  while (!open.empty()) {
    const ColorCluster cluster = cluster_from(open.first(), *pairs_);
    open -= cluster.all();
    clusters_[count_++] = cluster;
  }
}

void add_cluster(Step& step, int digit, const ColorCluster& cluster, const ConjugatePairs& pairs,
                 int group) {
  for (int color : {0, 1}) {
    for (int cell : cluster.colors[color]) {
      step.marks.push_back({Role::color, candidate(cell, digit), group + color});
      step.nodes.push_back({digit, cell_set(cell)});
    }
  }
  for (const ConjugatePair& pair : pairs) {
    if (!cluster.all().contains(pair.first)) continue;
    const int from = node_of(step, digit, pair.first);
    const int to = node_of(step, digit, pair.second);
    if (!is_linked(step, from, to)) step.links.push_back({from, to, true});
  }
}

}  // namespace nonet::logic
