/// @file
/// Steps of logic as text and as JSON.
#pragma once

#include <string>
#include <vector>

#include "nonet/logic.hpp"
#include "output/output.hpp"

namespace nonet::cli {

/// "X-Wing: 5 r25 c37 => r4c3<>5  [hard 110]".
[[nodiscard]] std::string text_of(const Step& step);

/// A candidate, 0 to 728: its cell as "r1c2", and its digit.
[[nodiscard]] Json json_of_candidate(int c);

/// ["r1c2", …].
[[nodiscard]] Json json_of_cells(const CellSet& cells);

/// The whole step: cells as "r1c2", houses as "row 1".
[[nodiscard]] Json json_of(const Step& step);

[[nodiscard]] Json json_of(const std::vector<Step>& steps);

}  // namespace nonet::cli
