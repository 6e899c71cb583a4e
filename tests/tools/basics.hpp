/// @file
/// The basic techniques once more, by brute force and without steps: what a walk to harder
/// positions needs, whichever finders there are.
#pragma once

#include "nonet/board.hpp"
#include "nonet/random.hpp"

namespace nonet::tools {

/// Removes what intersections and subsets of any size remove, in one house or two that meet; false
/// when there is nothing. Stops after the first that does something, so that every position on the
/// way is seen.
bool remove_by_basics(Board& board);

/// Places a single, naked or hidden; false when there is none.
bool place_single(Board& board);

/// Writes the solution's digit into one of the cells with the fewest candidates.
void reveal(Board& board, const Grid& solution, Random& random);

}  // namespace nonet::tools
