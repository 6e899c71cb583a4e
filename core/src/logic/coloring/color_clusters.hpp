/// @file
/// Clusters of conjugate candidates of one digit, in two colours.
#pragma once

#include <cstddef>

#include "logic/context.hpp"
#include "nonet/step.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {

/// Candidates joined by conjugate pairs: either all of the first colour are true, or all of the
/// second. The first colour has the smallest cell.
struct ColorCluster {
  Table<CellSet, 2> colors;

  [[nodiscard]] CellSet all() const { return colors[0] | colors[1]; }
};

/// The clusters of a digit, in the order of their smallest cells.
class ColorClusters {
 public:
  ColorClusters(const Context& context, int digit);

  [[nodiscard]] const ConjugatePairs& pairs() const { return *pairs_; }
  [[nodiscard]] const ColorCluster* begin() const { return clusters_.data(); }
  [[nodiscard]] const ColorCluster* end() const { return clusters_.data() + count_; }

 private:
  const ConjugatePairs* pairs_;
  /// A cluster has two cells and more.
  Table<ColorCluster, cell_count / 2> clusters_;
  std::size_t count_ = 0;
};

/// Marks a cluster in colours `group` and `group + 1`, with its nodes and conjugate links.
void add_cluster(Step& step, int digit, const ColorCluster& cluster, const ConjugatePairs& pairs,
                 int group);

}  // namespace nonet::logic
