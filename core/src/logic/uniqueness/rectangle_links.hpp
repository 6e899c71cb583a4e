/// @file
/// The types of unique rectangles that rest on strong links of the two digits.
#pragma once

#include "logic/uniqueness/deadly_pattern.hpp"

namespace nonet::logic {

// The pattern is a rectangle in the order of rectangles.hpp; unique_rectangle.cpp has the reasons.
bool give_type_6(const Context& context, const DeadlyPattern& pattern, Sink sink);
bool give_hidden_rectangle(const Context& context, const DeadlyPattern& pattern, Sink sink);

/// All rectangles with strong links.
bool find_rectangle_links(const Context& context, Sink sink);

}  // namespace nonet::logic
