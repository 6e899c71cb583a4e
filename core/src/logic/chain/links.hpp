/// @file
/// The links between candidates, groups and almost locked sets: what chains are made of.
///
/// Forcing chains are made by the other engine, `chains/chain.hpp`, where it is said why there are two.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "index.hpp"
#include "logic/als/als_list.hpp"
#include "logic/chain/pattern_links.hpp"
#include "logic/context.hpp"
#include "nonet/step.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {

/// Which links a graph has.
enum class LinkKind : std::uint8_t {
  digit,      ///< One digit: conjugate pairs.
  bivalue,    ///< Cells with two candidates only; strong links within them, weak ones between them.
  plain,      ///< Every single candidate.
  grouped,    ///< Groups as well: two or three cells of a digit where a line crosses a box.
  als,        ///< Moreover a candidate that locks an almost locked set bars what the set then sees.
  bent,       ///< As `als`, with the sets that bend in place of those of one house.
  rectangle,  ///< Groups, and strong links by unique rectangles.
  fish,       ///< Groups, and strong links by finned fish.
};

/// A set of nodes of one graph. As large as any graph may be, but looked at only as far as asked.
class NodeSet {
 public:
  using Word = std::uint64_t;
  /// 729 candidates, and a group for each digit in each of the 54 crossings.
  static constexpr int capacity = 1280;

  void insert(int i) { words_[index(i)] |= Word{1} << (i & 63); }
  [[nodiscard]] bool contains(int i) const { return ((words_[index(i)] >> (i & 63)) & 1U) != 0; }
  [[nodiscard]] const Word* data() const { return words_.data(); }
  [[nodiscard]] Word& word(int w) { return words_[w]; }
  [[nodiscard]] Word word(int w) const { return words_[w]; }

 private:
  static std::size_t index(int i) { return as_size(i) / 64; }

  Table<Word, capacity / 64> words_{};
};

/// A bar's way through an almost locked set.
struct AlsUse {
  int als;  ///< An index in `LinkGraph::sets`.
  int in;   ///< The digit that the set loses.
  int out;  ///< A digit that it then has.
};
/// One set, or two: what the first then has is what the second loses.
using AlsUses = std::vector<AlsUse>;

class LinkGraph {
 public:
  using Word = NodeSet::Word;

  /// `digit` is for `LinkKind::digit`.
  LinkGraph(const Context& context, LinkKind kind, int digit = 0);

  [[nodiscard]] const Context& context() const { return *context_; }
  [[nodiscard]] LinkKind kind() const { return kind_; }
  /// The almost locked sets that bars lead through, if any.
  [[nodiscard]] const std::vector<AlmostLockedSet>& sets() const { return *sets_; }
  [[nodiscard]] bool has_sets() const { return kind_ == LinkKind::als || kind_ == LinkKind::bent; }
  /// Nodes below `candidates()` are single candidates in ascending order, the others groups.
  [[nodiscard]] int size() const { return count_of(nodes_); }
  [[nodiscard]] int candidates() const { return candidates_; }
  [[nodiscard]] int words() const { return words_; }
  [[nodiscard]] const Node& node(int i) const { return nth(nodes_, i); }
  [[nodiscard]] bool is_group(int i) const { return i >= candidates_; }
  [[nodiscard]] const NodeSet& groups() const { return group_nodes_; }
  /// The node of a single candidate, or -1.
  [[nodiscard]] int index(int candidate) const { return nth(index_, candidate); }
  [[nodiscard]] int candidate_of(int i) const {
    return candidate(node(i).cells.first(), node(i).digit);
  }

  /// The nodes that are true when `i` is false.
  [[nodiscard]] const std::vector<int>& strong(int i) const { return nth(strong_, i); }
  /// The pattern that makes a strong link, or none: then two are all that a cell or a house has.
  [[nodiscard]] const LinkPattern* pattern(int i, int j) const;
  /// The nodes that have strong links.
  [[nodiscard]] const NodeSet& with_strong() const { return with_strong_; }
  /// The nodes that are false when `i` is true, in `words()` words: directly, or at all.
  [[nodiscard]] const Word* weak(int i) const { return weak_.data() + row(i); }
  [[nodiscard]] const Word* bars(int i) const { return bars_.data() + row(i); }
  [[nodiscard]] bool is_weak(int i, int j) const { return bit(weak(i), j); }
  [[nodiscard]] bool is_barred(int i, int j) const { return bit(bars(i), j); }
  /// The ways from a true node through almost locked sets to a false one: one set before two, small
  /// sets first; at most `most`.
  [[nodiscard]] std::vector<AlsUses> als_between(int from, int to, std::size_t most) const;
  /// The nodes that see all places of a digit of a set; for graphs that have sets.
  [[nodiscard]] const Word* seeing(int als, int digit) const {
    return seen_.data() + place(als, digit);
  }
  /// The same node, or groups and candidates of one digit that share cells.
  [[nodiscard]] bool overlap(int i, int j) const {
    if (i == j) return true;
    if (!is_group(i) && !is_group(j)) return false;
    return node(i).digit == node(j).digit && !(node(i).cells & node(j).cells).empty();
  }

 private:
  [[nodiscard]] std::size_t row(int i) const { return as_size(i) * as_size(words_); }
  static bool bit(const Word* row, int j) { return ((row[j / 64] >> (j & 63)) & 1U) != 0; }
  /// Where a set's row for a digit starts.
  [[nodiscard]] std::size_t place(int als, int digit) const {
    return as_size(als * 9 + digit - 1) * as_size(words_);
  }
  void set_weak(int i, int j);
  void add_strong(int i, int j);
  void add_candidates(int digit);
  void add_groups();
  void add_patterns();
  [[nodiscard]] int node_index(const Node& node) const;
  void link_patterns();
  void link_cells();
  void link_candidates();
  void link_groups();
  void link_house(int house, int digit);
  void add_als();
  void enter_als();
  void chain_als();
  void see_als();
  void bar_through_als();
  [[nodiscard]] std::vector<int> nodes_seen(int als, int digit) const;
  [[nodiscard]] const AlmostLockedSet& als(int i) const { return nth(*sets_, i); }

  const Context* context_;
  LinkKind kind_;
  const std::vector<AlmostLockedSet>* sets_ = nullptr;
  LinkPatterns patterns_;
  /// The links that only a pattern makes, in ascending order of their nodes.
  struct ByPattern {
    int one;
    int other;
    int pattern;
  };
  std::vector<ByPattern> by_pattern_;
  int candidates_ = 0;
  int words_ = 0;
  std::vector<Node> nodes_;
  std::vector<int> index_;
  Table<std::vector<int>, 9> groups_;
  NodeSet group_nodes_;
  std::vector<std::vector<int>> strong_;
  NodeSet with_strong_;
  std::vector<Word> weak_;
  std::vector<Word> bars_;
  /// By node: the almost locked sets that lose its digit when it is true.
  std::vector<std::vector<int>> entries_;
  /// By set and digit: the nodes that see all its places in the set; what the set bars, alone or
  /// with a second one, when it loses the digit.
  std::vector<Word> seen_;
  std::vector<Word> barred_;
  /// By set: the digits that it may force upon another one, and that set.
  struct Onward {
    int digit;
    int als;
  };
  std::vector<std::vector<Onward>> onward_;
};

/// Visits the nodes of a row of words.
template <typename Visit>
void for_each_node(const NodeSet::Word* row, int words, const Visit& visit) {
  for (int w = 0; w < words; ++w) {
    for (NodeSet::Word rest = row[w]; rest != 0; rest &= rest - 1)
      visit(w * 64 + std::countr_zero(rest));
  }
}

}  // namespace nonet::logic
