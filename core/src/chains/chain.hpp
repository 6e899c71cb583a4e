/// @file
/// The consequences of a supposed candidate: chains of implications, with the order and the parents
/// that Sudoku Explainer gives them, since the lengths of its chains depend on both.
///
/// There are two engines for chains. This one supposes a candidate and follows all that comes of it, as forcing chains and
/// nets do; its order is part of what a rating means. `logic/chain/links.hpp` has a graph of links, in which the shortest
/// alternating chain of a kind is looked for; it knows groups and almost locked sets, and has no order to keep.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "chains/patterns.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::chains {

/// A candidate that is supposed to be true ("on", 0 to 728) or false ("off", 729 more).
/// Candidates are cell * 9 + digit.
using Literal = std::uint16_t;

inline constexpr std::size_t literal_count = std::size_t{2} * candidate_count;

constexpr Literal literal(int cell, int digit, bool on) {
  return static_cast<Literal>(cell * 9 + digit + (on ? 0 : candidate_count));
}
constexpr bool is_on(Literal l) {
  return l < candidate_count;
}
constexpr int candidate_of(Literal l) {
  return is_on(l) ? l : l - candidate_count;
}
constexpr int cell_of(Literal l) {
  return candidate_of(l) / 9;
}
constexpr int digit_of(Literal l) {
  return candidate_of(l) % 9;
}
constexpr Literal opposite(Literal l) {
  return static_cast<Literal>(is_on(l) ? l + candidate_count : l - candidate_count);
}

/// Where an implication comes from.
enum class Cause : std::uint8_t { assumption, cell, box, row, column, pattern };

/// The cause of a house of a cell, by its place in `houses_of`.
constexpr Table<Cause, 3> house_causes = {Cause::box, Cause::row, Cause::column};

/// The house of a cell that a cause names. Not for the other causes.
inline int house_of(Cause cause, int cell) {
  if (cause == Cause::box) return box_house(cell);
  return cause == Cause::row ? row_house(cell) : column_house(cell);
}

struct ChainNode {
  Literal literal;
  Cause cause;
  std::uint16_t parents;  ///< Where its parents begin in the chain's list.
  std::uint16_t parent_count;
  std::uint16_t least_length;  ///< Length of the chain that it rests on, at least; itself included.
  int nested;                  ///< The nested chain that it rests on; -1: none.
};

/// After the literals of a branch; no literal, and not true.
inline constexpr Literal end_of_branch = literal_count;

/// A chain that follows from patterns inside a chain: what counts of it in the outer one.
struct NestedChain {
  int complexity;
  std::uint64_t digest;  ///< Of the literals.
  /// Of each branch from the end to the beginning, and the end of the branch. Chains with the same ones count once.
  std::vector<Literal> literals;

  [[nodiscard]] bool has_literals_of(const NestedChain& other) const {
    return digest == other.digest && literals == other.literals;
  }
};

/// All that follows from one literal, up to a contradiction.
class Chain {
 public:
  void clear();

  /// Adds a literal; its parents are those added since the last node.
  int add(Literal l, Cause cause, int nested = -1);
  /// The same of a false candidate that follows from one node.
  int add_off(Literal l, int parent);
  void add_parent(int node) { parents_.push_back(narrow<std::uint16_t>(node)); }
  /// Adds a literal as the other half of a contradiction with one that is in the chain.
  void clash(Literal l, Cause cause);

  [[nodiscard]] bool contains(Literal l) const { return plane(l).contains(cell_of(l)); }
  /// The node of a literal that the chain contains.
  [[nodiscard]] int node_of(Literal l) const;
  [[nodiscard]] const ChainNode& node(int i) const { return nth(nodes_, i); }
  [[nodiscard]] std::span<const std::uint16_t> parents_of(int i) const {
    const ChainNode& n = node(i);
    return std::span(parents_).subspan(n.parents, n.parent_count);
  }
  [[nodiscard]] int size() const { return count_of(nodes_); }
  /// Nodes in the order in which they were added.
  [[nodiscard]] const std::vector<std::uint16_t>& ons() const { return ons_; }
  [[nodiscard]] const std::vector<std::uint16_t>& offs() const { return offs_; }
  [[nodiscard]] const CellSet& on(int digit) const { return on_[digit]; }
  [[nodiscard]] const CellSet& off(int digit) const { return off_[digit]; }

  [[nodiscard]] bool contradictory() const { return clash_[0] >= 0; }
  /// The two nodes of the contradiction in Sudoku Explainer's order.
  [[nodiscard]] const Table<int, 2>& clash_nodes() const { return clash_; }
  [[nodiscard]] bool has_nested() const { return has_nested_; }

  /// The number of nodes that a node rests on, itself included.
  [[nodiscard]] int length(int node) const;
  /// A node and what it rests on, nearest first, as Sudoku Explainer walks it.
  void ancestors(int node, std::vector<int>& out) const;

 private:
  [[nodiscard]] const CellSet& plane(Literal l) const {
    return is_on(l) ? on(digit_of(l)) : off(digit_of(l));
  }
  int push(Literal l, Cause cause, int nested);
  void number_nodes() const;
  void measure() const;
  template <std::size_t words>
  void measure_in() const;

  std::vector<ChainNode> nodes_;
  std::vector<std::uint16_t> parents_;
  std::vector<std::uint16_t> ons_;
  std::vector<std::uint16_t> offs_;
  Table<CellSet, 9> on_;
  Table<CellSet, 9> off_;
  Table<int, 2> clash_{-1, -1};
  std::size_t parents_used_ = 0;
  bool has_nested_ = false;
  // As of when they were asked for last.
  mutable std::vector<std::uint16_t> at_;  ///< The node of each literal of the chain.
  mutable std::size_t indexed_ = 0;        ///< Nodes that had it.
  mutable std::vector<std::uint16_t> lengths_;
};

inline int Chain::push(Literal l, Cause cause, int nested) {
  const std::size_t count = parents_.size() - parents_used_;
  std::uint16_t longest = 0;
  for (std::size_t i = parents_used_; i < parents_.size(); ++i)
    longest = std::max(longest, nodes_[parents_[i]].least_length);
  nodes_.push_back({l, cause, narrow<std::uint16_t>(parents_used_), narrow<std::uint16_t>(count),
                    narrow<std::uint16_t>(longest + 1), nested});
  parents_used_ = parents_.size();
  has_nested_ = has_nested_ || nested >= 0;
  return count_of(nodes_) - 1;
}

inline int Chain::add(Literal l, Cause cause, int nested) {
  const int node = push(l, cause, nested);
  const int digit = digit_of(l);
  (is_on(l) ? on_ : off_)[digit].insert(cell_of(l));
  (is_on(l) ? ons_ : offs_).push_back(narrow<std::uint16_t>(node));
  return node;
}

inline int Chain::add_off(Literal l, int parent) {
  const auto node = narrow<std::uint16_t>(nodes_.size());
  nodes_.push_back({l, Cause::assumption, narrow<std::uint16_t>(parents_used_), 1,
                    narrow<std::uint16_t>(this->node(parent).least_length + 1), -1});
  parents_.push_back(narrow<std::uint16_t>(parent));
  ++parents_used_;
  off_[digit_of(l)].insert(cell_of(l));
  offs_.push_back(node);
  return node;
}

}  // namespace nonet::chains
