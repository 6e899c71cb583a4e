/// @file
/// The question that taking givens away asks again and again.
#pragma once

#include "nonet/grid.hpp"

namespace nonet {

/// Whether `puzzle` has a solution without `digit` (1 to 9) in `cell`, which must be blank in it. Of a
/// puzzle that had one solution when the cell held the digit: whether it has several without it.
[[nodiscard]] bool has_other_solution(const Grid& puzzle, int cell, int digit);

}  // namespace nonet
