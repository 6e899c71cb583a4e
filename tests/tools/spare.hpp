/// @file
/// Whether a path can do without one of its steps, asked of the public functions alone: the referee of paths without
/// detours.
#pragma once

#include <cstddef>
#include <vector>

#include "nonet/logic.hpp"

namespace nonet::tools {

/// Whether a step is one that a path may be able to do without: no single.
[[nodiscard]] bool is_elimination(const Step& step);

/// Replays the path of a puzzle without the step `left_out`: singles as they come, each other step where its own
/// technique still has all of its effects that are to be done. True when that fills the grid.
[[nodiscard]] bool can_spare(const Grid& puzzle, const std::vector<Step>& path,
                             std::size_t left_out);

}  // namespace nonet::tools
