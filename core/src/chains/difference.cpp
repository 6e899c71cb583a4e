#include "chains/difference.hpp"

#include <algorithm>

namespace nonet::chains {

bool Difference::set(const Pencil& before, const Pencil& after) {
  gone_ = {};
  cells_.clear();
  houses_.clear();
  if (before.empty != after.empty || before.filled != after.filled) return false;
  for (int cell = 0; cell < cell_count; ++cell) {
    if (minus(after.cell(cell), before.cell(cell)) != 0) return false;
    const Mask digits = minus(before.cell(cell), after.cell(cell));
    if (digits == 0) continue;
    cells_.push_back({static_cast<std::uint8_t>(cell), after.cell(cell)});
    for_each_bit(digits, [&](int digit) { gone_[static_cast<std::size_t>(digit)].insert(cell); });
  }
  Places left{};
  for (int cell = 0; cell < cell_count; ++cell) {
    for_each_bit(after.cell(cell),
                 [&](int digit) { left[static_cast<std::size_t>(digit)].insert(cell); });
  }
  for (int house = 0; house < house_count; ++house) {
    for (int digit = 0; digit < 9; ++digit) {
      if (before.place(house, digit) == after.place(house, digit)) continue;
      houses_.push_back({static_cast<std::uint8_t>(house), static_cast<std::uint8_t>(digit),
                         left[static_cast<std::size_t>(digit)] & house_set(house)});
    }
  }
  return true;
}

bool Difference::spares(const Chain& chain) const {
  for (int digit = 0; digit < 9; ++digit) {
    if (!(chain.off(digit) & gone_[static_cast<std::size_t>(digit)]).empty()) return false;
  }
  // Where the chain struck nothing, it did not look. Where it did, two must be left.
  for (const InHouse& in : houses_) {
    const CellSet& off = chain.off(in.digit);
    if ((off & house_set(in.house)).empty()) continue;
    if ((in.left - off).size() < 2) return false;
  }
  return std::all_of(cells_.begin(), cells_.end(), [&](const InCell& in) {
    Mask off = 0;
    for (int digit = 0; digit < 9; ++digit) {
      if (chain.off(digit).contains(in.cell)) off = either(off, bit(digit));
    }
    return off == 0 || bits(minus(in.left, off)) >= 2;
  });
}

}  // namespace nonet::chains
