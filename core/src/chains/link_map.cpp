#include "chains/link_map.hpp"

namespace nonet::chains {
namespace {

constexpr std::size_t index(int i) {
  return static_cast<std::size_t>(i);
}

}  // namespace

LinkMap::LinkMap(const Pencil& pencil) {
  weak_.reserve(4096);
  for (int cell = 0; cell < cell_count; ++cell) {
    for_each_bit(pencil.cell(cell), [&](int digit) { link(pencil, cell, digit); });
  }
  for (int cell = 0; cell < cell_count; ++cell) {
    for_each_bit(pencil.cell(cell), [&](int digit) { lead_on(cell, digit); });
  }
}

void LinkMap::link(const Pencil& pencil, int cell, int digit) {
  StrongLinks& links = strong_[index(cell * 9 + digit)];
  links.count = 0;
  const Mask digits = pencil.cell(cell);
  if (bits(digits) == 2) links.add(cell * 9 + lowest(minus(digits, bit(digit))), Cause::cell);
  for (std::size_t i = 0; i < 3; ++i) {
    const int house = houses_of(cell)[i];
    const Mask places = pencil.place(house, digit);
    if (bits(places) != 2) continue;
    const int other = lowest(minus(places, bit(place_in(house, cell))));
    links.add(cell_in(house, other) * 9 + digit, house_causes[i]);
  }
  if (links.count == 0) return;
  strong_cells_[index(digit)].insert(cell);
  strong_digits_[index(cell)] = either(strong_digits_[index(cell)], bit(digit));
}

void LinkMap::lead_on(int cell, int digit) {
  const std::size_t first = weak_.size();
  const auto take = [&](int of, int d) { weak_.push_back(static_cast<CandidateId>(of * 9 + d)); };
  for_each_bit(minus(strong_digits_[index(cell)], bit(digit)), [&](int d) { take(cell, d); });
  const CellSet seen = strong_cells_[index(digit)] & peers(cell);
  const CellSet& box = house_set(box_house(cell));
  const CellSet& row = house_set(row_house(cell));
  for (int peer : seen& box) take(peer, digit);
  for (int peer : (seen & row) - box) take(peer, digit);
  for (int peer : (seen - row) - box) take(peer, digit);
  ranges_[index(cell * 9 + digit)] = {static_cast<std::uint16_t>(first),
                                      static_cast<std::uint16_t>(weak_.size() - first)};
}

}  // namespace nonet::chains
