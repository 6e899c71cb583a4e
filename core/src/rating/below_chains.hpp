/// @file
/// The rating of a puzzle as far as it needs no chains: quickly known.
#pragma once

#include "nonet/grid.hpp"

namespace nonet::rating {

/// The lowest rating of chains, in tenths.
inline constexpr int chain_rating = 65;

/// The puzzle's ER in tenths when it needs no chains, else `chain_rating`. The puzzle must have one solution.
[[nodiscard]] int rating_below_chains(const Grid& puzzle);

}  // namespace nonet::rating
