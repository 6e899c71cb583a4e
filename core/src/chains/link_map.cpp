#include "chains/link_map.hpp"

#include <algorithm>

namespace nonet::chains {
namespace {

constexpr std::size_t index(int i) {
  return static_cast<std::size_t>(i);
}

}  // namespace

/// In the order of causes, so that the links of each candidate are.
void LinkMap::set(const Pencil& pencil) {
  counts_ = {};
  strong_cells_ = {};
  strong_digits_ = {};
  for (int cell = 0; cell < cell_count; ++cell) {
    const Mask digits = pencil.cell(cell);
    if (bits(digits) == 2)
      link(cell * 9 + lowest(digits), cell * 9 + lowest(without_lowest(digits)), Cause::cell);
  }
  constexpr std::array<int, 3> firsts = {18, 0, 9};
  for (std::size_t kind = 0; kind < 3; ++kind) {
    for (int house = firsts[kind]; house < firsts[kind] + 9; ++house) {
      for (int digit = 0; digit < 9; ++digit) {
        const Mask places = pencil.place(house, digit);
        if (bits(places) != 2) continue;
        link(cell_in(house, lowest(places)) * 9 + digit,
             cell_in(house, lowest(without_lowest(places))) * 9 + digit, house_causes[kind]);
      }
    }
  }
}

void LinkMap::link(int a, int b, Cause cause) {
  add(a, b, cause);
  add(b, a, cause);
}

void LinkMap::add(int from, int to, Cause cause) {
  const std::span<const Strong> known = strong(from);
  if (std::any_of(known.begin(), known.end(), [&](const Strong& link) { return link.to == to; }))
    return;
  strong_[index(from)][counts_[index(from)]++] = {static_cast<CandidateId>(to), cause};
  const int cell = from / 9;
  const int digit = from % 9;
  strong_cells_[index(digit)].insert(cell);
  strong_digits_[index(cell)] = either(strong_digits_[index(cell)], bit(digit));
}

WeakLinks::WeakLinks(const Pencil& pencil, const LinkMap& links) {
  weak_.reserve(4096);
  for (int cell = 0; cell < cell_count; ++cell) {
    for_each_bit(pencil.cell(cell), [&](int digit) {
      const int id = cell * 9 + digit;
      const std::size_t first = weak_.size();
      links.for_each_weak(id, [&](int to) { weak_.push_back(static_cast<CandidateId>(to)); });
      ranges_[index(id)] = {static_cast<std::uint16_t>(first),
                            static_cast<std::uint16_t>(weak_.size() - first)};
    });
  }
}

}  // namespace nonet::chains
