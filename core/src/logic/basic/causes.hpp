/// @file
/// Placed digits that are a reason: they bar a digit from other cells.
#pragma once

#include "nonet/step.hpp"

namespace nonet::logic {

/// Adds placed digits that bar `digit` from the empty ones of `cells`, as few as it takes greedily: one that is
/// among the causes already is preferred. A cell that no placed digit bars adds none.
void bar(const Board& board, const CellSet& cells, int digit, CellSet& causes);

/// Marks filled cells as causes.
void add_causes(Step& step, const CellSet& cells, const Board& board);

}  // namespace nonet::logic
