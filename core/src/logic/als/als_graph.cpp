#include "logic/als/als_graph.hpp"

#include "nonet/table.hpp"

namespace nonet::logic {

AlsGraph::AlsGraph(const AlsLinks& links)
    : links_(links),
      size_(links.places.size()),
      weak_(size_, size_),
      partners_(size_, size_),
      next_(size_, size_),
      reached_(size_, size_),
      ends_(size_, links.of_set.size()),
      known_(size_) {
  for (const std::vector<std::uint16_t>& places : links.of_digit) add_weak(places);
  for (const Table<std::uint16_t, 9>& places : links.of_set) add_partners(places);
  for (std::size_t p = 0; p < size_; ++p) {
    any_of_row(partners_[p], [&](std::size_t q) {
      next_.insert(p, weak_[q]);
      return false;
    });
  }
}

void AlsGraph::add_weak(const std::vector<std::uint16_t>& places) {
  for (std::size_t i = 0; i < places.size(); ++i) {
    for (std::size_t k = i + 1; k < places.size(); ++k) {
      if (!links_.weak(places[i], places[k])) continue;
      weak_.insert(places[i], places[k]);
      weak_.insert(places[k], places[i]);
    }
  }
}

void AlsGraph::add_partners(const Table<std::uint16_t, 9>& places) {
  for (std::uint16_t p : places) {
    if (p == AlsLinks::none) continue;
    for (std::uint16_t q : places) {
      if (p != q && q != AlsLinks::none) partners_.insert(p, q);
    }
  }
}

Bits AlsGraph::fitting(std::size_t first) const {
  Bits fitting(partners_[first].size());
  any_of_row(partners_[first], [&](std::size_t z) {
    const AlsPlaces& places = links_.places[z];
    for (std::uint16_t other : links_.of_digit[places.digit - 1]) {
      if (!(places.seen & links_.places[other].seen).empty()) add(fitting, partners_[other]);
    }
    return false;
  });
  return fitting;
}

BitTable AlsGraph::ends_from(std::size_t first) {
  BitTable ends(1, links_.of_set.size());
  any_of_row(weak_[first], [&](std::size_t p) {
    if (!known_[p]) reach(p);
    ends.insert(0, ends_[p]);
    return false;
  });
  return ends;
}

/// Works out what follows when places are lost; what is known to follow from others is taken over.
void AlsGraph::reach(std::size_t from) {
  stack_.assign(1, from);
  reached_.insert(from, from);
  BitTable settled(1, size_);
  while (!stack_.empty()) {
    const std::size_t p = stack_.back();
    stack_.pop_back();
    if (settled.contains(0, p)) continue;
    if (known_[p]) {
      settled.insert(0, reached_[p]);
      reached_.insert(from, reached_[p]);
      ends_.insert(from, ends_[p]);
      continue;
    }
    ends_.insert(from, links_.with[p]);
    any_of_row(next_[p], [&](std::size_t q) {
      if (reached_.contains(from, q)) return false;
      reached_.insert(from, q);
      stack_.push_back(q);
      return false;
    });
  }
  known_[from] = true;
}

}  // namespace nonet::logic
