/// @file
/// Grounds of a step: candidates that must be gone.
#pragma once

#include "logic/singles_closure.hpp"
#include "nonet/step.hpp"

namespace nonet::logic {

/// Candidates that a position has not, and whose return may end a step of it: those of the cells and houses that
/// the step speaks of, of its sets, and of its links by their reasons (see `give_reasons`). A guide, not a proof: a
/// finder decides whether a step holds elsewhere.
[[nodiscard]] SinglesClosure::Places rests_on(const Step& step, const SinglesClosure& position);

/// Whether a position has none of these candidates.
[[nodiscard]] bool stay_away(const SinglesClosure::Places& absent, const SinglesClosure& position);

}  // namespace nonet::logic
