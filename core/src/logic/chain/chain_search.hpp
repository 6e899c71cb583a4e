/// @file
/// Searches in a graph of links: what follows from what, and by which chain.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "index.hpp"
#include "logic/chain/links.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {

/// A walk in a graph: nodes that are false and true in turn, joined by strong links and by bars in
/// turn.
using Walk = std::vector<int>;

/// Consequences of every node's falsehood. Found breadth first from every node, whole rows of bits
/// at a time; so a position without any chain is soon known to have none.
class Reach {
 public:
  explicit Reach(const LinkGraph& graph);

  /// The strong links of the shortest walk from "`from` is false" to "`to` is true"; 0: there is
  /// none. The same in both directions.
  [[nodiscard]] int distance(int from, int to) const {
    return distances_[as_size(from) * size_ + as_size(to)];
  }
  /// The candidates that a walk of two strong links or more may show to be false.
  [[nodiscard]] const NodeSet& removable() const { return removable_; }
  [[nodiscard]] bool any_removable() const { return any_removable_; }

 private:
  void search(const LinkGraph& graph, int from);

  std::size_t size_;
  std::vector<std::uint8_t> distances_;
  NodeSet removable_;
  bool any_removable_ = false;
};

/// Kind of node or link that a walk must pass.
enum class Need : std::uint8_t { nothing, group, als, pattern };

/// The shortest walks from one node. No walk passes a node twice, or two nodes that share a
/// candidate; that its last node is its first is allowed.
class WalkSearch {
 public:
  WalkSearch(const LinkGraph& graph, Need need);

  [[nodiscard]] const LinkGraph& graph() const { return graph_; }
  [[nodiscard]] Need need() const { return need_; }

  /// Starts from a node that is taken for true or false. Does nothing when it started there last.
  void start(int node, bool on);
  /// The walk to a node that is then true or false; empty when there is none. Searches only as far
  /// as it takes.
  [[nodiscard]] Walk to(int node, bool on);

 private:
  [[nodiscard]] int state(int node, bool on, bool met) const {
    return ((node * 2) + (on ? 1 : 0)) * 2 + (met ? 1 : 0);
  }
  [[nodiscard]] bool starts_met(int node) const {
    return need_ == Need::nothing || (need_ == Need::group && graph_.is_group(node));
  }
  static int node_of(int state) { return state / 4; }
  static bool is_on(int state) { return (state & 2) != 0; }
  static bool has_met(int state) { return (state & 1) != 0; }
  void expand(int from);
  void expand_on(int from);
  [[nodiscard]] bool meets(int off, int on) const;
  void visit(int from, int node, bool on, bool met);
  [[nodiscard]] bool crosses(int from, int node) const;

  const LinkGraph& graph_;
  Need need_;
  int first_ = -1;
  std::vector<int> before_;
  std::vector<int> queue_;
  std::size_t next_ = 0;
  /// The nodes that were visited as false, by whether the walk to them had met what it must.
  Table<NodeSet, 2> visited_off_;
};

/// The walk from "`from` is false" to "`to` is true", which may be the same node. The shortest ones
/// first by `walks`, which follows one way to each node only and so misses some whose way crosses
/// itself; then depth first, up to a few strong links more than the shortest, as far as some work
/// leads. Empty when none was found.
[[nodiscard]] Walk walk_between(WalkSearch& walks, const Reach& reach, int from, int to);

/// A graph of a position and what follows from it.
struct GraphAndReach {
  LinkGraph graph;
  std::optional<Reach> reach;
};

/// Both are worked out on first use, and kept by the context.
[[nodiscard]] const LinkGraph& graph_of(const Context& context, LinkKind kind, int digit = 0);
[[nodiscard]] const Reach& reach_of(const Context& context, LinkKind kind, int digit = 0);

}  // namespace nonet::logic
