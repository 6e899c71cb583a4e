/// @file
/// Rules of Sudoku Explainer that nothing but the rating uses.
#pragma once

#include "chains/hint.hpp"

namespace nonet::rating {

using namespace chains;

/// They report what they find in Sudoku Explainer's order, and return true as soon as the
/// sink does.
bool find_hidden_single(const Pencil& pencil, HintSink sink);
bool find_naked_single(const Pencil& pencil, HintSink sink);
bool find_direct_locking(const Pencil& pencil, HintSink sink);
bool find_direct_hidden_set(const Pencil& pencil, int degree, HintSink sink);
bool find_wing(const Pencil& pencil, bool xyz, HintSink sink);
bool find_unique_loop(const Pencil& pencil, HintSink sink);
bool find_bug(const Pencil& pencil, HintSink sink);

}  // namespace nonet::rating
