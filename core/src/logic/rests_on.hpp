/// @file
/// What a step rests on: candidates that must be gone.
#pragma once

#include <array>

#include "nonet/step.hpp"

namespace nonet::logic {

/// Candidates by digit - 1.
using Absent = std::array<CellSet, 9>;

/// Candidates that a position has not, and whose return may end a step of it: those of the cells and houses that
/// the step speaks of, of its sets, and of its links by their reasons (see `give_reasons`). A guide, not a proof: a
/// finder decides whether a step holds elsewhere.
[[nodiscard]] Absent rests_on(const Step& step, const Board& board);

/// Whether none of them has come back.
[[nodiscard]] bool stay_away(const Absent& absent, const Board& board);

}  // namespace nonet::logic
