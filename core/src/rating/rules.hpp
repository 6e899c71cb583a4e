/// @file
/// Rules of Sudoku Explainer that nothing but the rating uses.
#pragma once

#include "chains/hint.hpp"

namespace nonet::rating {

using namespace chains;

/// They report what they find in the order of the scale's program, and return true as soon as the
/// sink does. Without a scale: both programs have the same order.
bool find_hidden_single(const Pencil& pencil, HintSink sink);
bool find_naked_single(const Pencil& pencil, HintSink sink);
bool find_direct_locking(const Pencil& pencil, RatingScale scale, HintSink sink);
bool find_direct_hidden_set(const Pencil& pencil, int degree, HintSink sink);
bool find_wing(const Pencil& pencil, bool xyz, RatingScale scale, HintSink sink);
bool find_unique_loop(const Pencil& pencil, RatingScale scale, HintSink sink);
bool find_bug(const Pencil& pencil, RatingScale scale, HintSink sink);

}  // namespace nonet::rating
