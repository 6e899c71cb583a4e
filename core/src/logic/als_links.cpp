#include "logic/als_links.hpp"

#include <algorithm>

#include "logic/context.hpp"

namespace nonet::logic {
namespace {

/// The index of some places among those of their digit, which are added when they are new.
std::uint16_t index_of(std::vector<AlsPlaces>& places, std::vector<std::uint16_t>& of_digit,
                       const AlmostLockedSet& set, int digit) {
  const auto i = static_cast<std::size_t>(digit - 1);
  const auto known = std::find_if(of_digit.begin(), of_digit.end(), [&](std::uint16_t index) {
    return places[index].cells == set.places[i];
  });
  if (known != of_digit.end()) return *known;
  const auto index = static_cast<std::uint16_t>(places.size());
  places.push_back({digit, set.places[i], set.seen[i]});
  of_digit.push_back(index);
  return index;
}

}  // namespace

AlsLinks::AlsLinks(const Context& context) {
  const std::vector<AlmostLockedSet>& sets = context.als();
  std::array<std::vector<std::uint16_t>, 9> of_digit;
  of_set.resize(sets.size());
  for (std::size_t s = 0; s < sets.size(); ++s) {
    of_set[s].fill(none);
    for (int digit : sets[s].digits) {
      const auto d = static_cast<std::size_t>(digit - 1);
      of_set[s][d] = index_of(places, of_digit[d], sets[s], digit);
    }
  }

  with = BitTable(places.size(), sets.size());
  seeing = BitTable(candidate_count, sets.size());
  for (std::size_t s = 0; s < sets.size(); ++s) {
    for (int digit : sets[s].digits) {
      with.insert(at(s, digit), s);
      for (int cell : places[at(s, digit)].seen)
        seeing.insert(static_cast<std::size_t>(candidate(cell, digit)), s);
    }
  }

  weak = BitTable(places.size(), places.size());
  facing = BitTable(places.size(), places.size());
  restricted = BitTable(places.size(), sets.size());
  common = BitTable(places.size(), sets.size());
  for (const std::vector<std::uint16_t>& indices : of_digit) {
    for (std::uint16_t p : indices) {
      for (std::uint16_t q : indices) {
        if (is_subset(places[q].cells, places[p].seen)) {
          weak.insert(p, q);
          restricted.insert(p, with[q]);
        }
        if (!(places[p].seen & places[q].seen).empty()) {
          facing.insert(p, q);
          common.insert(p, with[q]);
        }
      }
    }
  }
}

}  // namespace nonet::logic
