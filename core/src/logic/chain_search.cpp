#include "logic/chain_search.hpp"

#include <algorithm>
#include <array>

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
  std::array<int, NodeSet::capacity> offs;  // NOLINT: filled as far as it is read
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
  before_.assign(static_cast<std::size_t>(graph_.size()) * 4, -1);
  queue_.clear();
  first_ =
      state(node, on, need_ == Need::nothing || (need_ == Need::group && graph_.is_group(node)));
  before_[static_cast<std::size_t>(first_)] = first_;
  queue_.push_back(first_);
  for (std::size_t i = 0; i < queue_.size(); ++i) expand(queue_[i]);
}

void WalkSearch::expand(int from) {
  const int node = node_of(from);
  if (from != first_ && node == node_of(first_)) return;
  const bool met = has_met(from);
  const auto is_wanted = [&](int other) {
    return met || (need_ == Need::group && graph_.is_group(other));
  };
  if (!is_on(from)) {
    for (int other : graph_.strong(node)) visit(from, other, true, is_wanted(other));
    return;
  }
  for_each_node(graph_.bars(node), graph_.words(), [&](int other) {
    const bool by_als = need_ == Need::als && !graph_.is_weak(node, other);
    visit(from, other, false, by_als || is_wanted(other));
  });
}

void WalkSearch::visit(int from, int node, bool on, bool met) {
  const int to = state(node, on, met);
  if (before_[static_cast<std::size_t>(to)] >= 0) return;
  if (node != node_of(first_)) {
    if (!on && graph_.strong(node).empty()) return;
    if (crosses(from, node)) return;
  } else if (on == is_on(first_)) {
    return;
  }
  before_[static_cast<std::size_t>(to)] = from;
  queue_.push_back(to);
}

bool WalkSearch::crosses(int from, int node) const {
  for (int at = from;; at = before_[static_cast<std::size_t>(at)]) {
    if (graph_.overlap(node_of(at), node)) return true;
    if (at == first_) return false;
  }
}

Walk WalkSearch::to(int node, bool on) const {
  Walk walk;
  int at = state(node, on, true);
  if (before_[static_cast<std::size_t>(at)] < 0) return walk;
  for (; at != first_; at = before_[static_cast<std::size_t>(at)]) walk.push_back(node_of(at));
  walk.push_back(node_of(first_));
  std::reverse(walk.begin(), walk.end());
  return walk;
}

namespace {

/// The depth-first part of the search for loops.
class LoopSearch {
 public:
  LoopSearch(const LinkGraph& graph, const Reach& reach, std::uint64_t work,
             FunctionRef<bool(const Walk&)> take)
      : graph_(graph), reach_(reach), work_(work), take_(take) {}

  /// Every loop of exactly `length` strong links, from its smallest node.
  bool of_length(int length) {
    for (int first = 0; first < graph_.size() && !over(); ++first) {
      if (graph_.strong(first).empty()) continue;
      fill_rests(first, length);
      smallest_ = first;
      to_ = -1;
      if (walk_from(first, length)) return true;
    }
    return false;
  }

  /// Every shortest walk between two nodes that bar each other.
  bool geodesics() {
    for (int first = 0; first < graph_.size() && !over(); ++first) {
      bool ended = false;
      for_each_node(graph_.bars(first), graph_.words(), [&](int last) {
        const int length = reach_.distance(first, last);
        if (ended || over() || last < first || length < 2) return;
        smallest_ = -1;
        to_ = last;
        ended = walk_from(first, length);
      });
      if (ended) return true;
    }
    return false;
  }

  [[nodiscard]] bool over() const { return work_ == 0; }

 private:
  static constexpr std::uint8_t never = 255;

  bool walk_from(int first, int length) {
    walk_.assign(1, first);
    return strong_links(length);
  }

  /// How many strong links a true node needs at least before it bars the first node.
  void fill_rests(int first, int length) {
    rests_.assign(static_cast<std::size_t>(graph_.size()), never);
    std::vector<int> level;
    const auto add = [&](int node, int rest) {
      if (rests_[static_cast<std::size_t>(node)] != never) return;
      rests_[static_cast<std::size_t>(node)] = static_cast<std::uint8_t>(rest);
      level.push_back(node);
    };
    for_each_node(graph_.bars(first), graph_.words(), [&](int node) { add(node, 0); });
    for (int rest = 1; rest < length && !level.empty(); ++rest) {
      const std::vector<int> last = std::move(level);
      level.clear();
      // A node that a true node bars, and whose partner is as near as `rest - 1`.
      for (int on : last) {
        for (int off : graph_.strong(on))
          for_each_node(graph_.bars(off), graph_.words(), [&](int node) { add(node, rest); });
      }
    }
  }

  [[nodiscard]] bool is_near(int on, int left) const {
    if (to_ >= 0) return left > 0 || on == to_;
    return rests_[static_cast<std::size_t>(on)] <= left;
  }

  bool strong_links(int left) {
    if (over()) return false;
    --work_;
    const int off = walk_.back();
    if (to_ >= 0 && reach_.distance(off, to_) != left) return false;
    for (int on : graph_.strong(off)) {
      if (on <= smallest_ || !is_near(on, left - 1) || crosses(on)) continue;
      walk_.push_back(on);
      const bool ended = left == 1 ? close(on) : weak_links(on, left - 1);
      walk_.pop_back();
      if (ended) return true;
    }
    return false;
  }

  bool close(int on) {
    if (!graph_.is_barred(on, walk_.front())) return false;
    return graph_.context().spend() || take_(walk_);
  }

  bool weak_links(int on, int left) {
    bool ended = false;
    for_each_node(graph_.bars(on), graph_.words(), [&](int off) {
      if (ended || off <= smallest_ || graph_.strong(off).empty() || crosses(off)) return;
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
  int smallest_ = -1;
  int to_ = -1;
  Walk walk_;
  std::vector<std::uint8_t> rests_;
};

}  // namespace

bool for_each_loop(const LinkGraph& graph, const Reach& reach, std::uint64_t work,
                   FunctionRef<bool(const Walk&)> take) {
  LoopSearch nearest(graph, reach, work / 2, take);
  if (nearest.geodesics()) return true;
  LoopSearch search(graph, reach, work / 2, take);
  for (int length = 2; length <= 12 && !search.over(); ++length) {
    if (search.of_length(length)) return true;
  }
  return false;
}

const GraphAndReach& links_of(const Context& context, LinkKind kind, int digit) {
  std::shared_ptr<GraphAndReach>& slot =
      context.links(kind == LinkKind::digit ? digit - 1 : 8 + static_cast<int>(kind));
  if (!slot) slot = std::make_shared<GraphAndReach>(context, kind, digit);
  return *slot;
}

}  // namespace nonet::logic
