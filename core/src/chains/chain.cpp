#include "chains/chain.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

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

int Chain::node_of(Literal l) const {
  for (std::uint16_t node : is_on(l) ? ons_ : offs_) {
    if (nodes_[node].literal == l) return node;
  }
  assert(false);
  return -1;
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

/// The list of what was found is the queue of what is yet to be looked at.
void Chain::ancestors(int node, std::vector<int>& out) const {
  BitSet<2 * static_cast<int>(literal_count)> done;
  done.insert(node);
  out.assign(1, node);
  for (std::size_t next = 0; next < out.size(); ++next) {
    for (std::uint16_t parent : parents_of(out[next])) {
      if (done.contains(parent)) continue;
      done.insert(parent);
      out.push_back(parent);
    }
  }
}

}  // namespace nonet::chains
