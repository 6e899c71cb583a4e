/// @file
/// Tuples: as many masks as they have bits together, each of two bits or more.
#pragma once

#include "chains/choose.hpp"
#include "chains/pencil.hpp"
#include "nonet/table.hpp"

namespace nonet::chains {

/// The union of the chosen masks; 0 when one has fewer than two bits, or all together not exactly
/// `degree`.
template <class MaskOf>
Mask tuple(Mask chosen, int degree, const MaskOf& mask_of) {
  Mask together = 0;
  for (Mask rest = chosen; rest != 0; rest = without_lowest(rest)) {
    const Mask mask = mask_of(lowest(rest));
    if (bits(mask) < 2) return 0;
    together = either(together, mask);
  }
  return bits(together) == degree ? together : Mask{0};
}

/// Like `choose(degree, 9, visit)`, but leaves out choices with a mask of less than two or more than
/// `degree` bits, which can be no part of a tuple.
template <class MaskOf, class Visit>
bool choose_small(int degree, const MaskOf& mask_of, const Visit& visit) {
  Table<int, 9> small{};
  int count = 0;
  for (int i = 0; i < 9; ++i) {
    const int own = bits(mask_of(i));
    if (own >= 2 && own <= degree) small[count++] = i;
  }
  return choose(degree, count, [&](std::uint64_t chosen) {
    Mask mask = 0;
    for (std::uint64_t rest = chosen; rest != 0; rest &= rest - 1)
      mask = either(mask, bit(small[std::countr_zero(rest)]));
    return visit(mask);
  });
}

}  // namespace nonet::chains
