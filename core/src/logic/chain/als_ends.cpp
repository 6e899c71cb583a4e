#include "logic/chain/als_ends.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "index.hpp"
#include "logic/chain/chain_step.hpp"

namespace nonet::logic {
namespace {

constexpr int far = 0x7FFF;

/// A chain to look for: from a false node, or from a set without one of its digits, to a set that
/// has one.
struct Lead {
  int length;
  /// The first node of the walk, which the first set bars if there is one, and the last, which takes
  /// a digit from the last set.
  int from;
  int by;
  bool begins_in_set;
  AlsUse begin;
  AlsUse end;
};

/// A digit within a set.
struct End {
  int als;
  int digit;
  Node node;
};

class AlsEnds {
 public:
  AlsEnds(const LinkGraph& graph, const Reach& reach, Technique technique, Effects& seen, Sink sink)
      : graph_(graph), reach_(reach), technique_(technique), seen_(seen), sink_(sink) {}

  bool run() {
    // Two nodes of the chain together bar everything that such a chain removes.
    if (!reach_.any_removable()) return false;
    if (!list_ends()) return true;
    for (const End& end : ends_) add_from_nodes(end);
    if (give_leads()) return true;
    for (std::size_t i = 0; i < wide_ends_.size(); ++i) {
      if (graph_.context().spend()) return true;
      add_from_set(i);
    }
    return give_leads();
  }

 private:
  [[nodiscard]] const AlmostLockedSet& als(int index) const { return nth(graph_.sets(), index); }

  /// False when the effort ended.
  bool list_ends() {
    const int count = count_of(graph_.sets());
    for (int a = 0; a < count; ++a) {
      if (als(a).cells.size() < 2) continue;
      if (graph_.context().spend(10)) return false;
      for (int digit : als(a).digits) {
        const End end{a, digit, {digit, als(a).places[digit - 1]}};
        const bool is_wide = may_remove_two(graph_, reach_, seeing(end), seeing(end));
        if (is_wide || end.node.cells.size() == 1) ends_.push_back(end);
        if (is_wide) wide_ends_.push_back(end);
      }
    }
    return true;
  }

  [[nodiscard]] const LinkGraph::Word* seeing(const End& end) const {
    return graph_.seeing(end.als, end.digit);
  }
  /// Calls `visit(node, digit)` for the nodes that a set bars, by each other digit, when it has not
  /// the end's; the same that, true, force the end.
  template <typename Visit>
  void for_each_entry(const End& end, const Visit& visit) const {
    for (int digit : als(end.als).digits - DigitSet::of(end.digit)) {
      for_each_node(graph_.seeing(end.als, digit), graph_.words(),
                    [&](int node) { visit(node, digit); });
    }
  }

  /// A quick no: two cells that see each other and have each the other's digit.
  [[nodiscard]] bool is_across(const Node& a, const Node& b) const {
    if (a.cells.size() > 1 || b.cells.size() > 1) return false;
    const Context& context = graph_.context();
    return context.candidates(a.cells.first()).contains(b.digit) &&
           context.candidates(b.cells.first()).contains(a.digit) &&
           peers(a.cells.first()).contains(b.cells.first());
  }

  /// The nodes that remove two candidates or more together with the end, as far as one leads to it.
  void add_from_nodes(const End& end) {
    for (int a = 0; a < graph_.size(); ++a) {
      const Node& from = graph_.node(a);
      if (graph_.strong(a).empty()) continue;
      if (from.digit != end.digit) {
        if (!is_across(from, end.node)) continue;
      } else if (!(from.cells & end.node.cells).empty() ||
                 !may_remove_two(graph_, reach_, graph_.weak(a), seeing(end))) {
        continue;
      }
      if (removed_by_ends(graph_.context(), from, end.node).size() < 2) continue;
      Lead best{far, a, -1, false, {}, {}};
      for_each_entry(end, [&](int by, int digit) {
        const int length = by == a ? 0 : reach_.distance(a, by);
        if (length > 0 && length < best.length)
          best = {length, a, by, false, {}, {end.als, digit, end.digit}};
      });
      if (best.by >= 0) leads_.push_back(best);
    }
  }

  /// The other sets that remove two candidates or more of the same digit, as far as one leads there.
  void add_from_set(std::size_t i) {
    const End& begin = wide_ends_[i];
    bool is_known = false;
    for (std::size_t k = i + 1; k < wide_ends_.size(); ++k) {
      const End& end = wide_ends_[k];
      if (end.digit != begin.digit || end.als == begin.als) continue;
      if (!may_remove_two(graph_, reach_, seeing(begin), seeing(end))) continue;
      if (removed_by_ends(graph_.context(), begin.node, end.node).size() < 2) continue;
      if (!is_known) find_nearest(begin);
      is_known = true;
      Lead best{far, -1, -1, true, {}, {}};
      for_each_entry(end, [&](int by, int digit) {
        const Nearest& nearest = nth(nearest_, by);
        if (nearest.length >= best.length) return;
        best = {nearest.length,
                nearest.from,
                by,
                true,
                {begin.als, begin.digit, nearest.digit},
                {end.als, digit, end.digit}};
      });
      if (best.by >= 0) leads_.push_back(best);
    }
  }

  /// Fills `nearest_` for a set without a digit.
  void find_nearest(const End& begin) {
    nearest_.assign(as_size(graph_.size()), {far, -1, 0});
    for_each_entry(begin, [&](int from, int digit) {
      if (graph_.strong(from).empty()) return;
      for (int by = 0; by < graph_.size(); ++by) {
        Nearest& nearest = nth(nearest_, by);
        const int length = reach_.distance(from, by);
        if (length > 0 && length < nearest.length && by != from) nearest = {length, from, digit};
      }
    });
  }

  [[nodiscard]] Node first_node(const Lead& lead) const {
    if (!lead.begins_in_set) return graph_.node(lead.from);
    return {lead.begin.in, als(lead.begin.als).places[lead.begin.in - 1]};
  }
  [[nodiscard]] Node last_node(const Lead& lead) const {
    return {lead.end.out, als(lead.end.als).places[lead.end.out - 1]};
  }

  /// Gives what is in the list, shortest chains first, and empties it.
  bool give_leads() {
    std::stable_sort(leads_.begin(), leads_.end(),
                     [](const Lead& a, const Lead& b) { return a.length < b.length; });
    WalkSearch walks(graph_, Need::nothing);
    for (const Lead& lead : leads_) {
      Step step;
      step.technique = technique_;
      step.eliminations = removed_by_ends(graph_.context(), first_node(lead), last_node(lead));
      if (seen_.contains(step.eliminations)) continue;
      if (graph_.context().spend()) return true;
      const Walk walk = walk_between(walks, reach_, lead.from, lead.by);
      if (walk.empty()) continue;
      const SetEnds ends{lead.begins_in_set ? &lead.begin : nullptr, &lead.end};
      draw_walk(step, graph_, walk, false, WalkForm::open, {}, ends);
      seen_.add(step.eliminations);
      if (sink_(std::move(step))) return true;
    }
    leads_.clear();
    return false;
  }

  /// The node from which a node is nearest, and the digit by which the first set bars it.
  struct Nearest {
    int length;
    int from;
    int digit;
  };

  const LinkGraph& graph_;
  const Reach& reach_;
  Technique technique_;
  Effects& seen_;
  Sink sink_;
  std::vector<End> ends_;
  /// Those that may remove two candidates or more of their digit.
  std::vector<End> wide_ends_;
  std::vector<Lead> leads_;
  std::vector<Nearest> nearest_;
};

}  // namespace

bool may_remove_two(const LinkGraph& graph, const Reach& reach, const LinkGraph::Word* one,
                    const LinkGraph::Word* other) {
  int nodes = 0;
  for (int w = 0; w < graph.words(); ++w)
    nodes += std::popcount(one[w] & other[w] & reach.removable().word(w));
  return nodes >= 2;
}

bool give_chains_with_als_ends(const LinkGraph& graph, const Reach& reach, Technique technique,
                               Effects& seen, Sink sink) {
  return AlsEnds(graph, reach, technique, seen, sink).run();
}

}  // namespace nonet::logic
