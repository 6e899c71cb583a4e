/// @file
/// The search for fish that have boxes among their houses.
#pragma once

#include "logic/fish/fish_shape.hpp"

namespace nonet::logic {

/// Visits the Franken or mutant fish of a digit that are of a type, each once; see fish_search.cpp for what is
/// searched. True as soon as `visit` or `Context::spend` returns true.
bool for_each_complex_fish(const Context& context, int digit, FishType type,
                           FunctionRef<bool(const Fish&)> visit);

}  // namespace nonet::logic
