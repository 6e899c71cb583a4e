/// @file
/// Steps in the notation of the field.
#pragma once

#include <string>

#include "nonet/step.hpp"

namespace nonet {

/// A step as the forums write it: the technique's name, the pattern, the effect:
/// "XY-Wing: 2/3/5 in r1c6,r5c6,r6c4 => r5c4<>5". Chains are in Eureka notation. Two different
/// steps of a technique have different texts.
[[nodiscard]] std::string notation(const Step& step);

/// The effect alone: "r5c4<>5", "r1c2=3".
[[nodiscard]] std::string effect_notation(const Step& step);

/// Cells, those of a row or column together: "r1c6,r5c26".
[[nodiscard]] std::string cells_notation(const CellSet& cells);

/// Houses: "r2", "c7", "b3"; several: "r25", "c37", "r2b3".
[[nodiscard]] std::string houses_notation(const HouseSet& houses);

}  // namespace nonet
