/// @file
/// Choices of k of n things in the order of their bit masks as numbers, as Sudoku Explainer's
/// Permutations (Gosper's hack) lists them.
#pragma once

#include <cstdint>

namespace nonet::chains {

/// Calls `visit(mask)` for every mask of `n` bits with `k` of them set, ascending, until it returns
/// true; then true.
template <class Visit>
bool choose(int k, int n, const Visit& visit) {
  if (k > n || n == 0) return false;
  const std::uint64_t end = std::uint64_t{1} << n;
  std::uint64_t mask = (std::uint64_t{1} << k) - 1;
  while (mask < end) {
    if (visit(mask)) return true;
    if (mask == 0) return false;
    const std::uint64_t low = mask & (~mask + 1);
    const std::uint64_t ripple = mask + low;
    mask = ripple | (((mask ^ ripple) >> 2) / low);
  }
  return false;
}

}  // namespace nonet::chains
