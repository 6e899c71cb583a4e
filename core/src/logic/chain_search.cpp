#include "logic/chain_search.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace nonet::logic {

Reach::Reach(const LinkGraph& graph)
    : size_(static_cast<std::size_t>(graph.size())), distances_(size_ * size_) {
  for (int node = 0; node < graph.size(); ++node) {
    if (!graph.strong(node).empty()) search(graph, node);
    if (!graph.is_barred(node, node)) continue;
    removable_.insert(node);
    any_removable_ = true;
  }
}

void Reach::search(const LinkGraph& graph, int from) {
  std::uint8_t* row = distances_.data() + static_cast<std::size_t>(from) * size_;
  const int words = graph.words();
  NodeSet off;
  off.insert(from);
  NodeSet late;
  std::array<int, NodeSet::capacity> offs;  // Filled as far as it is read.
  int off_count = 1;
  offs[0] = from;
  for (std::uint8_t level = 1; off_count > 0 && level < 255; ++level) {
    NodeSet fresh;
    for (int i = 0; i < off_count; ++i) {
      for (int on : graph.strong(offs[static_cast<std::size_t>(i)])) {
        if (row[on] != 0) continue;
        row[on] = level;
        const NodeSet::Word* bars = graph.bars(on);
        for (int w = 0; w < words; ++w) fresh.word(w) |= bars[w];
      }
    }
    off_count = 0;
    for (int w = 0; w < words; ++w) {
      if (level > 1 || graph.kind() == LinkKind::als) late.word(w) |= fresh.word(w);
      for (NodeSet::Word rest = fresh.word(w) & ~off.word(w); rest != 0; rest &= rest - 1) {
        const int node = w * 64 + std::countr_zero(rest);
        if (!graph.strong(node).empty()) offs[static_cast<std::size_t>(off_count++)] = node;
      }
      off.word(w) |= fresh.word(w);
    }
  }
  const NodeSet::Word* bars = graph.bars(from);
  for (int w = 0; w < words; ++w) {
    const NodeSet::Word both = late.word(w) & bars[w];
    removable_.word(w) |= both;
    any_removable_ = any_removable_ || both != 0;
  }
  if (row[from] != 0) any_removable_ = true;
}

WalkSearch::WalkSearch(const LinkGraph& graph, Need need) : graph_(graph), need_(need) {}

void WalkSearch::start(int node, bool on) {
  if (first_ == state(node, on, starts_met(node))) return;
  before_.assign(static_cast<std::size_t>(graph_.size()) * 4, -1);
  queue_.clear();
  first_ = state(node, on, starts_met(node));
  before_[static_cast<std::size_t>(first_)] = first_;
  queue_.push_back(first_);
  next_ = 0;
  visited_off_ = {};
}

void WalkSearch::expand(int from) {
  const int node = node_of(from);
  if (from != first_ && node == node_of(first_)) return;
  if (is_on(from)) {
    expand_on(from);
    return;
  }
  const bool met = has_met(from);
  for (int other : graph_.strong(node))
    visit(from, other, true, met || (need_ == Need::group && graph_.is_group(other)));
}

/// Visits what a true node bars, except what was visited before and what leads nowhere.
void WalkSearch::expand_on(int from) {
  const int node = node_of(from);
  for (int w = 0; w < graph_.words(); ++w) {
    NodeSet::Word meets = 0;
    if (has_met(from)) {
      meets = ~meets;
    } else if (need_ == Need::group) {
      meets = graph_.groups().word(w);
    } else if (need_ == Need::als) {
      meets = ~graph_.weak(node)[w];
    }
    const NodeSet::Word visited =
        (visited_off_[1].word(w) & meets) | (visited_off_[0].word(w) & ~meets);
    NodeSet::Word useful = graph_.with_strong().word(w);
    if (node_of(first_) / 64 == w) useful |= NodeSet::Word{1} << (node_of(first_) & 63);
    for (NodeSet::Word rest = graph_.bars(node)[w] & useful & ~visited; rest != 0;
         rest &= rest - 1) {
      const int bit = std::countr_zero(rest);
      visit(from, w * 64 + bit, false, ((meets >> bit) & 1U) != 0);
    }
  }
}

void WalkSearch::visit(int from, int node, bool on, bool met) {
  const int to = state(node, on, met);
  if (before_[static_cast<std::size_t>(to)] >= 0) return;
  if (node != node_of(first_)) {
    if (crosses(from, node)) return;
  } else if (on == is_on(first_)) {
    return;
  }
  before_[static_cast<std::size_t>(to)] = from;
  if (!on) visited_off_[met ? 1 : 0].insert(node);
  queue_.push_back(to);
}

bool WalkSearch::crosses(int from, int node) const {
  for (int at = from;; at = before_[static_cast<std::size_t>(at)]) {
    if (graph_.overlap(node_of(at), node)) return true;
    if (at == first_) return false;
  }
}

Walk WalkSearch::to(int node, bool on) {
  Walk walk;
  int at = state(node, on, true);
  while (before_[static_cast<std::size_t>(at)] < 0 && next_ < queue_.size())
    expand(queue_[next_++]);
  if (before_[static_cast<std::size_t>(at)] < 0) return walk;
  for (; at != first_; at = before_[static_cast<std::size_t>(at)]) walk.push_back(node_of(at));
  walk.push_back(node_of(first_));
  std::reverse(walk.begin(), walk.end());
  return walk;
}

namespace {

/// Looks for one walk between two nodes depth first, by the distances that are known.
class WalkBetween {
 public:
  WalkBetween(const LinkGraph& graph, const Reach& reach, Need need, int to)
      : graph_(graph), reach_(reach), need_(need), to_(to) {}

  /// The first walk of a number of strong links, or an empty one.
  [[nodiscard]] Walk find(int from, int length) {
    walk_.assign(1, from);
    return strong_links(length) ? walk_ : Walk();
  }
  [[nodiscard]] bool over() const { return work_ == 0; }

 private:
  bool strong_links(int left) {
    if (over()) return false;
    --work_;
    const int off = walk_.back();
    const int distance = reach_.distance(off, to_);
    if (distance == 0 || distance > left) return false;
    for (int on : graph_.strong(off)) {
      const bool last = left == 1;
      if (last != (on == to_) || (!last && crosses(on))) continue;
      if (last && on != walk_.front() && crosses(on)) continue;
      walk_.push_back(on);
      if (last ? is_right() : weak_links(on, left - 1)) return true;
      walk_.pop_back();
    }
    return false;
  }

  bool weak_links(int on, int left) {
    for (int w = 0; w < graph_.words(); ++w) {
      NodeSet::Word rest = graph_.bars(on)[w] & graph_.with_strong().word(w);
      for (; rest != 0; rest &= rest - 1) {
        const int off = w * 64 + std::countr_zero(rest);
        if (over()) return false;
        if (crosses(off)) continue;
        walk_.push_back(off);
        if (strong_links(left)) return true;
        walk_.pop_back();
      }
    }
    return false;
  }

  [[nodiscard]] bool is_right() const {
    if (need_ == Need::nothing) return true;
    for (std::size_t i = 0; i < walk_.size(); ++i) {
      if (need_ == Need::group && graph_.is_group(walk_[i])) return true;
      if (need_ == Need::als && i % 2 == 1 && i + 1 < walk_.size() &&
          !graph_.is_weak(walk_[i], walk_[i + 1]))
        return true;
    }
    return false;
  }

  [[nodiscard]] bool crosses(int node) const {
    return std::any_of(walk_.begin(), walk_.end(),
                       [&](int other) { return graph_.overlap(node, other); });
  }

  const LinkGraph& graph_;
  const Reach& reach_;
  Need need_;
  int to_;
  Walk walk_;
  /// Strong links that may still be looked at.
  int work_ = 1000;
};

/// How much longer than the shortest a walk is looked for.
constexpr int longer_walks = 3;

}  // namespace

Walk walk_between(WalkSearch& walks, const Reach& reach, int from, int to) {
  walks.start(from, false);
  Walk walk = walks.to(to, true);
  if (!walk.empty()) return walk;
  const int shortest = reach.distance(from, to);
  if (shortest == 0) return walk;
  WalkBetween search(walks.graph(), reach, walks.need(), to);
  for (int length = shortest; length <= shortest + longer_walks && !search.over(); ++length) {
    walk = search.find(from, length);
    if (!walk.empty()) return walk;
  }
  return walk;
}

namespace {

/// Every loop of a number of strong links, from its smallest node: depth first, only over nodes
/// from which the first one is near enough.
class ShortLoops {
 public:
  ShortLoops(const LinkGraph& graph, std::uint64_t& work, FunctionRef<bool(const Walk&)> take)
      : graph_(graph), work_(work), take_(take) {}

  bool of_length(int length) {
    near_.resize(static_cast<std::size_t>(length));
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
      const Near& last = near_[static_cast<std::size_t>(rest - 1)];
      Near& next = near_[static_cast<std::size_t>(rest)];
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
      if (on <= first_ || !near_[static_cast<std::size_t>(left - 1)].on.contains(on)) continue;
      if (crosses(on)) continue;
      walk_.push_back(on);
      const bool ended = left == 1 ? graph_.context().spend() || take_(walk_) : bars(on, left - 1);
      walk_.pop_back();
      if (ended) return true;
    }
    return false;
  }

  bool bars(int on, int left) {
    const NodeSet& wanted = near_[static_cast<std::size_t>(left)].off;
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

void DeleteGraph::operator()(GraphAndReach* graph) const {
  const std::unique_ptr<GraphAndReach> owner(graph);
}

namespace {

GraphAndReach& links_of(const Context& context, LinkKind kind, int digit) {
  GraphPointer& slot =
      context.links(kind == LinkKind::digit ? digit - 1 : 8 + static_cast<int>(kind));
  if (!slot) {
    GraphAndReach fresh{LinkGraph(context, kind, digit), std::nullopt};
    slot.reset(std::make_unique<GraphAndReach>(std::move(fresh)).release());
  }
  return *slot;
}

}  // namespace

const LinkGraph& graph_of(const Context& context, LinkKind kind, int digit) {
  return links_of(context, kind, digit).graph;
}

const Reach& reach_of(const Context& context, LinkKind kind, int digit) {
  GraphAndReach& links = links_of(context, kind, digit);
  if (!links.reach) links.reach.emplace(links.graph);
  return *links.reach;
}

}  // namespace nonet::logic
