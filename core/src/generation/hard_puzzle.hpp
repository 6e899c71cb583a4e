/// @file
/// Puzzles with a high rating.
#pragma once

#include <optional>

#include "generation/neighbours.hpp"

namespace nonet::generation {

/// From this rating on, in tenths, digging alone hardly ever comes to a puzzle.
inline constexpr int hard_rating = 80;

/// Walks from a minimal puzzle to harder neighbours until the rating is at least `er.low`, for a hundred steps at
/// most. Minimal; the rating may be beyond `er` or short of it.
[[nodiscard]] Puzzle harder_puzzle(const Puzzle& puzzle, const Range& er, Random& random,
                                   const KeepGoing& keep_going);

}  // namespace nonet::generation
