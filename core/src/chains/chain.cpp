#include "chains/chain.hpp"

#include <algorithm>
#include <bit>

namespace nonet::chains {

void Chain::clear() {
  nodes_.clear();
  parents_.clear();
  ons_.clear();
  offs_.clear();
  on_ = {};
  off_ = {};
  clash_ = {-1, -1};
  parents_used_ = 0;
  has_nested_ = false;
  lengths_.clear();
}

int Chain::push(Literal l, Cause cause, int nested) {
  const std::size_t count = parents_.size() - parents_used_;
  std::uint16_t longest = 0;
  for (std::size_t i = parents_used_; i < parents_.size(); ++i)
    longest = std::max(longest, nodes_[parents_[i]].least_length);
  nodes_.push_back({l, cause, static_cast<std::uint16_t>(parents_used_),
                    static_cast<std::uint16_t>(count), static_cast<std::uint16_t>(longest + 1),
                    nested});
  parents_used_ = parents_.size();
  has_nested_ = has_nested_ || nested >= 0;
  return static_cast<int>(nodes_.size()) - 1;
}

int Chain::add(Literal l, Cause cause, int nested) {
  const int node = push(l, cause, nested);
  at_[l] = static_cast<std::uint16_t>(node);
  const auto digit = static_cast<std::size_t>(digit_of(l));
  (is_on(l) ? on_ : off_)[digit].insert(cell_of(l));
  (is_on(l) ? ons_ : offs_).push_back(static_cast<std::uint16_t>(node));
  return node;
}

void Chain::clash(Literal l, Cause cause) {
  const int other = node_of(opposite(l));
  const int node = push(l, cause, -1);
  // The true half comes first.
  clash_ = is_on(l) ? std::array{node, other} : std::array{other, node};
}

int Chain::length(int node) const {
  if (lengths_.size() != nodes_.size()) measure();
  return lengths_[static_cast<std::size_t>(node)];
}

/// Parents are added before their children, so that one pass joins all sets of ancestors.
void Chain::measure() const {
  const std::size_t count = nodes_.size();
  const std::size_t words = (count + 63) / 64;
  static thread_local std::vector<std::uint64_t> sets;
  sets.assign(count * words, 0);
  lengths_.resize(count);
  for (std::size_t i = 0; i < count; ++i) {
    std::uint64_t* mine = &sets[i * words];
    const std::size_t used = i / 64 + 1;
    for (std::uint16_t parent : parents_of(static_cast<int>(i))) {
      const std::uint64_t* theirs = &sets[parent * words];
      for (std::size_t w = 0; w < used; ++w) mine[w] |= theirs[w];
    }
    mine[i / 64] |= std::uint64_t{1} << (i % 64);
    int size = 0;
    for (std::size_t w = 0; w < used; ++w) size += std::popcount(mine[w]);
    lengths_[i] = static_cast<std::uint16_t>(size);
  }
}

void Chain::ancestors(int node, std::vector<int>& out) const {
  std::vector<bool> done(nodes_.size(), false);
  out.assign(1, node);
  std::vector<int> layer = {node};
  done[static_cast<std::size_t>(node)] = true;
  std::vector<int> next;
  while (!layer.empty()) {
    next.clear();
    for (int child : layer) {
      for (std::uint16_t parent : parents_of(child)) {
        if (done[parent]) continue;
        done[parent] = true;
        next.push_back(parent);
        out.push_back(parent);
      }
    }
    std::swap(layer, next);
  }
}

}  // namespace nonet::chains
