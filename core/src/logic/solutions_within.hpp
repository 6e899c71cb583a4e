/// @file
/// Solutions of a board by the candidates that it has left.
#pragma once

#include <vector>

#include "nonet/board.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {

/// The first `most` solutions in which each empty cell takes one of its candidates.
[[nodiscard]] std::vector<Grid> solutions_within(const Board& board, int most);

/// By digit - 1, the empty cells that take it in some solution: what logic without uniqueness can never remove.
[[nodiscard]] Table<CellSet, 9> possible_within(const Board& board);

}  // namespace nonet::logic
