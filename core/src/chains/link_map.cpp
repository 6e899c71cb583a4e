#include "chains/link_map.hpp"

#include <algorithm>

#include "index.hpp"

namespace nonet::chains {
namespace {}  // namespace

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
  for (int kind = 0; kind < 3; ++kind) {
    for (int house : boxes_first[kind]) {
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
  strong_[from][counts_[from]++] = {narrow<CandidateId>(to), cause};
  const int cell = from / 9;
  const int digit = from % 9;
  strong_cells_[digit].insert(cell);
  strong_digits_[cell] = either(strong_digits_[cell], bit(digit));
}

WeakLinks::WeakLinks(const Pencil& pencil, const LinkMap& links) {
  weak_.reserve(4096);
  for (int cell = 0; cell < cell_count; ++cell) {
    for_each_bit(pencil.cell(cell), [&](int digit) {
      const int id = cell * 9 + digit;
      const std::size_t first = weak_.size();
      links.for_each_weak(id, [&](int to) { weak_.push_back(narrow<CandidateId>(to)); });
      ranges_[id] = {narrow<std::uint16_t>(first), narrow<std::uint16_t>(weak_.size() - first)};
    });
  }
}

}  // namespace nonet::chains
