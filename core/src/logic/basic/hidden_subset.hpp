/// @file
/// Hidden subsets as they stand in a house, whatever follows from them.
#pragma once

#include "logic/finder.hpp"

namespace nonet::logic {

/// Takes the digits of a hidden subset with their cells; true when no more are wanted.
using HiddenSubsetSink = FunctionRef<bool(const DigitCells&)>;

/// Visits the hidden subsets of a size in a house, with or without an effect, by ascending digits; true when it
/// was ended.
bool visit_hidden(const Context& context, int house, int size, HiddenSubsetSink visit);

/// A step with the set, its digits, and its candidates as pattern; without houses and effect.
[[nodiscard]] Step subset_step(const Context& context, Technique technique,
                               const DigitCells& subset);

}  // namespace nonet::logic
