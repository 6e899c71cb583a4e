/// @file
/// Fish of lines against crossing lines, as masks.
#pragma once

#include "logic/fish/fish_shape.hpp"
#include "logic/masks.hpp"

namespace nonet::logic {

/// The places of a digit on the nine rows, or on the nine columns, as masks of the crossing lines.
[[nodiscard]] Masks line_masks(const Context& context, int digit, bool columns);

/// The houses of some lines.
[[nodiscard]] HouseSet line_houses(Mask lines, bool columns);

/// Visits the fish of a digit that are of a type: basic, finned or sashimi.
bool for_each_basic_fish(const Context& context, int digit, FishType type,
                         FunctionRef<bool(const Fish&)> visit);

}  // namespace nonet::logic
