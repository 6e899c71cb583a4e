/// @file
/// Steps of a board that nobody examines first: what rests on it is the caller's.
#pragma once

#include <optional>
#include <vector>

#include "logic/finder.hpp"

namespace nonet::logic {

/// The wanted techniques that hold for a position.
[[nodiscard]] TechniqueSet holding(const TechniqueSet& wanted, const PositionReport& report);

/// The easiest step of the wanted techniques; nothing when there is none, or when the effort ended.
/// Does not ask whether the techniques hold.
[[nodiscard]] std::optional<Step> first_step(const Context& context, const TechniqueSet& wanted,
                                             TechniqueOrder order = TechniqueOrder::nonet);

/// Hands the steps of one technique to the sink as its finder gives them; true when the finder was
/// made to stop.
bool give_steps(const Context& context, Technique technique, Sink sink);

/// Every step of one technique as its finder gives them, those with the same effect included.
[[nodiscard]] std::vector<Step> steps_of(const Context& context, Technique technique);

}  // namespace nonet::logic
