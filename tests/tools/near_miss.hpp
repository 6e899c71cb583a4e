/// @file
/// Positions that differ from one with a step in a single thing, and lack the step.
#pragma once

#include <cstdint>
#include <optional>

#include "nonet/position.hpp"
#include "nonet/step.hpp"

namespace nonet::tools {

/// A near miss of a step: the position with one candidate put back, most gladly in a cell of the
/// pattern; else with one removed that is not the solution's; else with a placed digit taken back.
/// `skip` passes over so many. The position has no fault, everything that the step removes or places
/// is still there, and the technique gives no step with the same effect.
[[nodiscard]] std::optional<Position> near_miss(const Position& position, const Step& step,
                                                int skip, std::uint64_t budget);

}  // namespace nonet::tools
