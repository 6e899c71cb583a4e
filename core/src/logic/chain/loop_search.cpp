#include "logic/chain/loop_search.hpp"

#include <algorithm>
#include <bit>

#include "index.hpp"

namespace nonet::logic {
namespace {

/// Every loop of a number of strong links, from its smallest node: depth first, only over nodes
/// from which the first one is near enough.
class ShortLoops {
 public:
  ShortLoops(const LinkGraph& graph, std::uint64_t& work, FunctionRef<bool(const Walk&)> take)
      : graph_(graph), work_(work), take_(take) {}

  bool of_length(int length) {
    near_.resize(as_size(length));
    for (int first = 0; first < graph_.size() && !over(); ++first) {
      if (graph_.strong(first).empty()) continue;
      fill_near(first, length);
      first_ = first;
      walk_.assign(1, first);
      if (strong_links(length)) return true;
    }
    return false;
  }

  [[nodiscard]] bool over() const { return work_ == 0; }

 private:
  /// The true nodes that bar the first one after so many strong links more, and the false nodes
  /// that lead to such a true one with one strong link less.
  struct Near {
    NodeSet on;
    NodeSet off;
  };

  void fill_near(int first, int length) {
    const int words = graph_.words();
    const auto add = [&](NodeSet& to, int node) {
      for (int w = 0; w < words; ++w) to.word(w) |= graph_.bars(node)[w];
    };
    near_[0] = {};
    add(near_[0].on, first);
    for (int rest = 1; rest < length; ++rest) {
      const Near& last = nth(near_, rest - 1);
      Near& next = nth(near_, rest);
      next = {};
      for_each_node(last.on.data(), words, [&](int on) {
        for (int off : graph_.strong(on)) {
          if (off <= first || next.off.contains(off)) continue;
          next.off.insert(off);
          add(next.on, off);
        }
      });
      pay(static_cast<std::uint64_t>(words) * 20);
    }
  }

  void pay(std::uint64_t price) { work_ -= std::min(work_, price); }

  bool strong_links(int left) {
    for (int on : graph_.strong(walk_.back())) {
      pay(10);
      if (on <= first_ || !nth(near_, left - 1).on.contains(on)) continue;
      if (crosses(on)) continue;
      walk_.push_back(on);
      const bool ended = left == 1 ? graph_.context().spend() || take_(walk_) : bars(on, left - 1);
      walk_.pop_back();
      if (ended) return true;
    }
    return false;
  }

  bool bars(int on, int left) {
    const NodeSet& wanted = nth(near_, left).off;
    for (int w = 0; w < graph_.words(); ++w) {
      for (NodeSet::Word rest = graph_.bars(on)[w] & wanted.word(w); rest != 0; rest &= rest - 1) {
        const int off = w * 64 + std::countr_zero(rest);
        if (over()) return false;
        if (crosses(off)) continue;
        walk_.push_back(off);
        const bool ended = strong_links(left);
        walk_.pop_back();
        if (ended) return true;
      }
    }
    return false;
  }

  [[nodiscard]] bool crosses(int node) const {
    return std::any_of(walk_.begin(), walk_.end(),
                       [&](int other) { return graph_.overlap(node, other); });
  }

  const LinkGraph& graph_;
  std::uint64_t& work_;
  FunctionRef<bool(const Walk&)> take_;
  int first_ = 0;
  Walk walk_;
  std::vector<Near> near_;
};

/// Every shortest walk between two nodes that bar each other.
class NearestLoops {
 public:
  NearestLoops(const LinkGraph& graph, const Reach& reach, std::uint64_t work,
               FunctionRef<bool(const Walk&)> take)
      : graph_(graph), reach_(reach), work_(work), take_(take) {}

  bool search() {
    for (int first = 0; first < graph_.size() && !over(); ++first) {
      bool ended = false;
      for_each_node(graph_.bars(first), graph_.words(), [&](int last) {
        const int length = reach_.distance(first, last);
        if (ended || over() || last < first || length < 2) return;
        to_ = last;
        walk_.assign(1, first);
        ended = strong_links(length);
      });
      if (ended) return true;
    }
    return false;
  }

 private:
  [[nodiscard]] bool over() const { return work_ == 0; }

  bool strong_links(int left) {
    if (over()) return false;
    work_ -= std::min<std::uint64_t>(work_, 10);
    const int off = walk_.back();
    if (reach_.distance(off, to_) != left) return false;
    for (int on : graph_.strong(off)) {
      if ((left == 1 && on != to_) || crosses(on)) continue;
      walk_.push_back(on);
      const bool ended =
          left == 1 ? graph_.context().spend() || take_(walk_) : weak_links(on, left - 1);
      walk_.pop_back();
      if (ended) return true;
    }
    return false;
  }

  bool weak_links(int on, int left) {
    bool ended = false;
    for_each_node(graph_.bars(on), graph_.words(), [&](int off) {
      if (ended || graph_.strong(off).empty() || crosses(off)) return;
      walk_.push_back(off);
      ended = strong_links(left);
      walk_.pop_back();
    });
    return ended;
  }

  [[nodiscard]] bool crosses(int node) const {
    return std::any_of(walk_.begin(), walk_.end(),
                       [&](int other) { return graph_.overlap(node, other); });
  }

  const LinkGraph& graph_;
  const Reach& reach_;
  std::uint64_t work_;
  FunctionRef<bool(const Walk&)> take_;
  int to_ = -1;
  Walk walk_;
};

}  // namespace

bool for_each_short_loop(const LinkGraph& graph, int longest, std::uint64_t& work,
                         FunctionRef<bool(const Walk&)> take) {
  ShortLoops search(graph, work, take);
  for (int length = 2; length <= longest && !search.over(); ++length) {
    if (search.of_length(length)) return true;
  }
  return false;
}

bool for_each_loop(const LinkGraph& graph, const Reach& reach, std::uint64_t work,
                   FunctionRef<bool(const Walk&)> take) {
  if (NearestLoops(graph, reach, work / 2, take).search()) return true;
  std::uint64_t half = work / 2;
  return for_each_short_loop(graph, 12, half, take);
}

}  // namespace nonet::logic
