#include "chains/chain.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

#include "index.hpp"
#include "nonet/table.hpp"

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
  indexed_ = 0;
  lengths_.clear();
}

int Chain::node_of(Literal l) const {
  assert(contains(l));
  if (indexed_ != nodes_.size()) number_nodes();
  return at_[l];
}

/// Who asks for one asks for many.
void Chain::number_nodes() const {
  at_.resize(literal_count);
  for (const auto* nodes : {&ons_, &offs_}) {
    for (std::uint16_t node : *nodes) at_[nodes_[node].literal] = node;
  }
  indexed_ = nodes_.size();
}

void Chain::clash(Literal l, Cause cause) {
  const std::vector<std::uint16_t>& others = is_on(l) ? offs_ : ons_;
  const int other = *std::find_if(others.begin(), others.end(), [&](std::uint16_t node) {
    return nodes_[node].literal == opposite(l);
  });
  const int node = push(l, cause, -1);
  // The true half comes first.
  clash_ = is_on(l) ? Table{node, other} : Table{other, node};
}

int Chain::length(int node) const {
  if (lengths_.size() != nodes_.size()) measure();
  return nth(lengths_, node);
}

void Chain::measure() const {
  lengths_.resize(nodes_.size());
  if (nodes_.size() <= 256) {
    measure_in<4>();
  } else {
    measure_in<literal_count / 64 + 1>();
  }
}

/// Parents are added before their children, so that one pass joins all sets of ancestors.
template <std::size_t words>
void Chain::measure_in() const {
  using Set = Table<std::uint64_t, words>;
  static thread_local std::vector<Set> sets;
  sets.resize(std::max(sets.size(), nodes_.size()));
  for (int i = 0; i < count_of(nodes_); ++i) {
    const std::span<const std::uint16_t> parents = parents_of(i);
    Set& mine = nth(sets, i);
    mine = parents.empty() ? Set{} : sets[parents[0]];
    if (parents.size() < 2) {
      nth(lengths_, i) = narrow<std::uint16_t>(parents.empty() ? 1 : lengths_[parents[0]] + 1);
    } else {
      for (std::uint16_t parent : parents.subspan(1)) {
        for (std::size_t w = 0; w < words; ++w) mine[w] |= sets[parent][w];
      }
      int size = 1;
      for (std::uint64_t word : mine) size += std::popcount(word);
      nth(lengths_, i) = narrow<std::uint16_t>(size);
    }
    mine[i / 64] |= std::uint64_t{1} << (i % 64);
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
