#include "logic/chain/chain_search.hpp"

#include <algorithm>
#include <utility>

#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {

Reach::Reach(const LinkGraph& graph) : size_(as_size(graph.size())), distances_(size_ * size_) {
  for (int node = 0; node < graph.size(); ++node) {
    if (!graph.strong(node).empty()) search(graph, node);
    if (!graph.is_barred(node, node)) continue;
    removable_.insert(node);
    any_removable_ = true;
  }
}

void Reach::search(const LinkGraph& graph, int from) {
  std::uint8_t* row = distances_.data() + as_size(from) * size_;
  const int words = graph.words();
  NodeSet off;
  off.insert(from);
  NodeSet late;
  Table<int, NodeSet::capacity> offs;  // Filled as far as it is read.
  int off_count = 1;
  offs[0] = from;
  for (std::uint8_t level = 1; off_count > 0 && level < 255; ++level) {
    NodeSet fresh;
    for (int i = 0; i < off_count; ++i) {
      for (int on : graph.strong(offs[i])) {
        if (row[on] != 0) continue;
        row[on] = level;
        const NodeSet::Word* bars = graph.bars(on);
        for (int w = 0; w < words; ++w) fresh.word(w) |= bars[w];
      }
    }
    off_count = 0;
    for (int w = 0; w < words; ++w) {
      if (level > 1 || graph.has_sets()) late.word(w) |= fresh.word(w);
      for (NodeSet::Word rest = fresh.word(w) & ~off.word(w); rest != 0; rest &= rest - 1) {
        const int node = w * 64 + std::countr_zero(rest);
        if (!graph.strong(node).empty()) offs[off_count++] = node;
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
  before_.assign(as_size(graph_.size()) * 4, -1);
  queue_.clear();
  first_ = state(node, on, starts_met(node));
  nth(before_, first_) = first_;
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
  for (int other : graph_.strong(node)) visit(from, other, true, met || meets(node, other));
}

/// Whether a strong link is what a walk must pass.
bool WalkSearch::meets(int off, int on) const {
  if (need_ == Need::group) return graph_.is_group(on);
  return need_ == Need::pattern && graph_.pattern(off, on) != nullptr;
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
  if (nth(before_, to) >= 0) return;
  if (node != node_of(first_)) {
    if (crosses(from, node)) return;
  } else if (on == is_on(first_)) {
    return;
  }
  nth(before_, to) = from;
  if (!on) visited_off_[met ? 1 : 0].insert(node);
  queue_.push_back(to);
}

bool WalkSearch::crosses(int from, int node) const {
  for (int at = from;; at = nth(before_, at)) {
    if (graph_.overlap(node_of(at), node)) return true;
    if (at == first_) return false;
  }
}

Walk WalkSearch::to(int node, bool on) {
  Walk walk;
  int at = state(node, on, true);
  while (nth(before_, at) < 0 && next_ < queue_.size()) expand(queue_[next_++]);
  if (nth(before_, at) < 0) return walk;
  for (; at != first_; at = nth(before_, at)) walk.push_back(node_of(at));
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
      if (need_ == Need::pattern && i % 2 == 0 && graph_.pattern(walk_[i], walk_[i + 1]) != nullptr)
        return true;
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

GraphAndReach& links_of(const Context& context, LinkKind kind, int digit) {
  const int number = kind == LinkKind::digit ? digit - 1 : 8 + static_cast<int>(kind);
  return context.kept(Shelf::graphs, number).get<GraphAndReach>([&] {
    return GraphAndReach{LinkGraph(context, kind, digit), std::nullopt};
  });
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
