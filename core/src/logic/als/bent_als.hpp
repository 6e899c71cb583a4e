/// @file
/// The almost locked sets that bend: no house has all of their cells.
#pragma once

#include <vector>

#include "logic/als/als_list.hpp"

namespace nonet::logic {

/// N cells in two houses that cross, with N + 1 digits of which each fits into the set only once:
/// all its places in the set see one another. So the set lacks one digit at most, as a set of one
/// house does. (The Players' Forum calls N such cells with N digits a distributed disjoint subset.)
/// One cell at least is where the houses cross, and one in each house alone; at most five cells.
/// Smaller ones first, then in the order of houses and cells.
[[nodiscard]] const std::vector<AlmostLockedSet>& bent_als_of(const Context& context);

}  // namespace nonet::logic
