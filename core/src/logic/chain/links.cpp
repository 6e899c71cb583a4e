#include "logic/chain/links.hpp"

#include <algorithm>
#include <bit>
#include <tuple>

#include "index.hpp"
#include "logic/als/bent_als.hpp"

namespace nonet::logic {

LinkGraph::LinkGraph(const Context& context, LinkKind kind, int digit)
    : context_(&context), kind_(kind), index_(candidate_count, -1) {
  add_candidates(digit);
  if (kind >= LinkKind::grouped) add_groups();
  if (kind == LinkKind::rectangle || kind == LinkKind::fish) add_patterns();
  words_ = (size() + 63) / 64;
  weak_.resize(nodes_.size() * as_size(words_));
  strong_.resize(nodes_.size());
  link_candidates();
  if (kind != LinkKind::digit) link_cells();
  link_groups();
  if (kind != LinkKind::bivalue) {
    for (int house : all_houses) {
      for (int d = 1; d <= 9; ++d) {
        if (digit == 0 || digit == d) link_house(house, d);
      }
    }
  }
  link_patterns();
  bars_ = weak_;
  if (!has_sets()) return;
  sets_ = kind == LinkKind::als ? &als_of(context) : &bent_als_of(context);
  add_als();
}

void LinkGraph::add_candidates(int digit) {
  const CellSet& cells = kind_ == LinkKind::bivalue ? context_->bivalue() : context_->empty();
  for (int cell : cells) {
    for (int d : context_->candidates(cell)) {
      if (digit != 0 && d != digit) continue;
      nth(index_, candidate(cell, d)) = size();
      Node node{d, {}};
      node.cells.insert(cell);
      nodes_.push_back(node);
    }
  }
  candidates_ = size();
}

void LinkGraph::add_groups() {
  for (int digit = 1; digit <= 9; ++digit) {
    for (int box : all_boxes) {
      const CellSet places = context_->places(box, digit);
      if (places.size() < 2) continue;
      for (int line : all_lines) {
        const CellSet cells = places & house_set(line);
        if (cells.size() < 2) continue;
        groups_[digit - 1].push_back(size());
        group_nodes_.insert(size());
        nodes_.push_back({digit, cells});
      }
    }
  }
}

/// The node's index, or -1 when there is none yet.
int LinkGraph::node_index(const Node& node) const {
  if (node.cells.size() == 1) return index(candidate(node.cells.first(), node.digit));
  for (int group : groups_[node.digit - 1]) {
    if (this->node(group).cells == node.cells) return group;
  }
  return -1;
}

/// The nodes that patterns link; the first ones, when there are more than a graph may have.
void LinkGraph::add_patterns() {
  patterns_ = kind_ == LinkKind::fish ? fish_patterns(*context_) : rectangle_patterns(*context_);
  for (const PatternLink& link : patterns_.links) {
    if (size() + 2 > NodeSet::capacity) return;
    for (const Node& node : {link.one, link.other}) {
      if (node_index(node) >= 0) continue;
      groups_[node.digit - 1].push_back(size());
      group_nodes_.insert(size());
      nodes_.push_back(node);
    }
  }
}

/// Links that a cell or a house makes as well need no pattern.
void LinkGraph::link_patterns() {
  for (const PatternLink& link : patterns_.links) {
    const int one = node_index(link.one);
    const int other = node_index(link.other);
    if (one < 0 || other < 0 || overlap(one, other)) continue;
    const std::vector<int>& known = strong(one);
    if (std::find(known.begin(), known.end(), other) != known.end()) continue;
    add_strong(one, other);
    by_pattern_.push_back({std::min(one, other), std::max(one, other), link.pattern});
  }
  std::sort(by_pattern_.begin(), by_pattern_.end(), [](const ByPattern& a, const ByPattern& b) {
    return std::tie(a.one, a.other) < std::tie(b.one, b.other);
  });
}

const LinkPattern* LinkGraph::pattern(int i, int j) const {
  const auto wanted = std::minmax(i, j);
  const auto at = std::lower_bound(
      by_pattern_.begin(), by_pattern_.end(), wanted, [](const ByPattern& link, const auto& nodes) {
        return std::tie(link.one, link.other) < std::tie(nodes.first, nodes.second);
      });
  if (at == by_pattern_.end() || at->one != wanted.first || at->other != wanted.second)
    return nullptr;
  return &nth(patterns_.patterns, at->pattern);
}

void LinkGraph::set_weak(int i, int j) {
  weak_[row(i) + as_size(j / 64)] |= Word{1} << (j & 63);
  weak_[row(j) + as_size(i / 64)] |= Word{1} << (i & 63);
}

void LinkGraph::add_strong(int i, int j) {
  std::vector<int>& links = nth(strong_, i);
  if (std::find(links.begin(), links.end(), j) != links.end()) return;
  links.push_back(j);
  with_strong_.insert(i);
  with_strong_.insert(j);
  nth(strong_, j).push_back(i);
}

void LinkGraph::link_candidates() {
  for (int i = 0; i < candidates_; ++i) {
    const int cell = node(i).cells.first();
    for (int other : peers(cell) & context_->places(node(i).digit)) {
      const int j = index(candidate(other, node(i).digit));
      if (j > i) set_weak(i, j);
    }
  }
}

void LinkGraph::link_cells() {
  for (int i = 0; i < candidates_; ++i) {
    const int cell = node(i).cells.first();
    for (int j = i + 1; j < candidates_ && node(j).cells.first() == cell; ++j) {
      set_weak(i, j);
      if (context_->candidates(cell).size() == 2) add_strong(i, j);
    }
  }
}

void LinkGraph::link_groups() {
  for (int i = candidates_; i < size(); ++i) {
    const CellSet seen = common_peers(node(i).cells) & context_->places(node(i).digit);
    for (int cell : seen) set_weak(i, index(candidate(cell, node(i).digit)));
    for (int j : groups_[node(i).digit - 1]) {
      if (j > i && is_subset(node(j).cells, seen)) set_weak(i, j);
    }
  }
}

/// Two nodes that share out all places of a digit in a house.
void LinkGraph::link_house(int house, int digit) {
  const CellSet places = context_->places(house, digit);
  if (places.size() == 2)
    add_strong(index(candidate(places.first(), digit)),
               index(candidate(places.next(places.first() + 1), digit)));
  if (places.size() < 3) return;
  const std::vector<int>& groups = groups_[digit - 1];
  for (int i : groups) {
    if (!is_subset(node(i).cells, places)) continue;
    const CellSet rest = places - node(i).cells;
    if (rest.size() == 1) add_strong(i, index(candidate(rest.first(), digit)));
    for (int j : groups) {
      if (j > i && node(j).cells == rest) add_strong(i, j);
    }
  }
}

std::vector<int> LinkGraph::nodes_seen(int als_index, int digit) const {
  std::vector<int> nodes;
  const CellSet& seen = als(als_index).seen[digit - 1];
  for (int cell : seen) nodes.push_back(index(candidate(cell, digit)));
  for (int group : groups_[digit - 1]) {
    if (is_subset(node(group).cells, seen)) nodes.push_back(group);
  }
  return nodes;
}

void LinkGraph::add_als() {
  see_als();
  enter_als();
  chain_als();
  bar_through_als();
}

void LinkGraph::enter_als() {
  entries_.resize(nodes_.size());
  for (int a = 0; a < count_of(*sets_); ++a) {
    if (als(a).cells.size() < 2) continue;
    for (int digit : als(a).digits) {
      for (int i : nodes_seen(a, digit)) nth(entries_, i).push_back(a);
    }
  }
}

/// A set that keeps a digit takes it from another set when it sees all its places there.
void LinkGraph::chain_als() {
  onward_.resize(sets_->size());
  for (int b = 0; b < count_of(*sets_); ++b) {
    if (als(b).cells.size() < 2) continue;
    for (int digit : als(b).digits) {
      const CellSet& places = als(b).places[digit - 1];
      const int first = index(candidate(places.first(), digit));
      for (int a : nth(entries_, first)) {
        const AlmostLockedSet& other = als(a);
        if (!is_subset(places, other.seen[digit - 1])) continue;
        if ((other.cells & als(b).cells).empty()) nth(onward_, a).push_back({digit, b});
      }
    }
  }
}

void LinkGraph::see_als() {
  seen_.resize(sets_->size() * 9 * as_size(words_));
  for (int a = 0; a < count_of(*sets_); ++a) {
    if (als(a).cells.size() < 2) continue;
    for (int digit : als(a).digits) {
      Word* row = seen_.data() + place(a, digit);
      for (int i : nodes_seen(a, digit)) row[i / 64] |= Word{1} << (i & 63);
    }
  }
}

void LinkGraph::bar_through_als() {
  const int count = count_of(*sets_);
  const auto digits = [&](int a) { return als(a).digits; };
  const auto add = [&](std::vector<Word>& to, std::size_t at, const std::vector<Word>& from,
                       std::size_t from_at) {
    for (std::size_t w = 0; w < as_size(words_); ++w) to[at + w] |= from[from_at + w];
  };
  std::vector<Word> alone(seen_.size());
  for (int a = 0; a < count; ++a) {
    for (int lost : digits(a)) {
      for (int digit : digits(a) - DigitSet::of(lost))
        add(alone, place(a, lost), seen_, place(a, digit));
    }
  }
  barred_ = alone;
  for (int a = 0; a < count; ++a) {
    for (const Onward& next : nth(onward_, a)) {
      for (int lost : digits(a) - DigitSet::of(next.digit))
        add(barred_, place(a, lost), alone, place(next.als, next.digit));
    }
  }
  for (int i = 0; i < size(); ++i) {
    for (int a : nth(entries_, i)) add(bars_, row(i), barred_, place(a, node(i).digit));
  }
}

std::vector<AlsUses> LinkGraph::als_between(int from, int to, std::size_t most) const {
  std::vector<AlsUses> paths;
  if (entries_.empty()) return paths;
  const int in = node(from).digit;
  const int out = node(to).digit;
  const auto leads_to = [&](int a) { return bit(seeing(a, out), to); };
  const std::vector<int>& entries = nth(entries_, from);
  if (in != out) {
    for (int a : entries) {
      if (paths.size() >= most) return paths;
      if (leads_to(a)) paths.push_back({{a, in, out}});
    }
  }
  for (int a : entries) {
    if (!bit(barred_.data() + place(a, in), to)) continue;
    for (const Onward& next : nth(onward_, a)) {
      if (paths.size() >= most) return paths;
      if (next.digit == in || next.digit == out) continue;
      if (leads_to(next.als)) paths.push_back({{a, in, next.digit}, {next.als, next.digit, out}});
    }
  }
  return paths;
}

}  // namespace nonet::logic
