/// @file
/// Naked subsets, for the locked ones among them too.
#pragma once

#include "logic/finder.hpp"

namespace nonet::logic {

/// Reports the naked subsets of a size: with `locked` those that remove candidates both from their
/// box and from the rest of their line, else the others.
bool find_naked(const Context& context, Technique technique, int size, bool locked, Sink sink);

}  // namespace nonet::logic
