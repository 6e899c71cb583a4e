/// @file
/// Why the links of a step hold. Finders tell which links there are; the reasons follow from the position.
#pragma once

#include "nonet/board.hpp"
#include "nonet/step.hpp"

namespace nonet::logic {

/// Fills in the reasons of all links, by the position that the step is one of.
void give_reasons(Step& step, const Board& board);

}  // namespace nonet::logic
