/// @file
/// The simplest solver that can be right, to check the fast ones with. It shares no code with the
/// library beyond `Grid`.
#pragma once

#include <vector>

#include "nonet/grid.hpp"

namespace nonet::test {

/// The first `limit` solutions, by trying digits in the cell that has the fewest.
std::vector<Grid> naive_solutions(const Grid& puzzle, std::size_t limit);

/// True when all rows, columns and boxes of a full grid hold each digit once; written out without
/// any table.
bool naive_is_solution(const Grid& grid);

}  // namespace nonet::test
