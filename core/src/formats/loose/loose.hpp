/// @file
/// Loose reading: a second look at a text that no format's reader has read.
#pragma once

#include <optional>
#include <string_view>

#include "nonet/read.hpp"

namespace nonet::formats {

/// Reads by general rules what people and programs write besides the known formats: several grids
/// in one text, arrays of any language, labels, comment signs, gaps, unusual signs for digits and
/// empty cells. Each change gives a warning. All rules are tried, and a text is read only when they
/// give one reading.
///
/// Nothing when there is none, or more than one; the fault of the first look holds then. The only fault of its own is
/// `unknown_sign`. Of well-formed JSON, XML and HTML (`is_structured`) only whole grids and cells by name are read. Time is linear in the text.
[[nodiscard]] std::optional<Reading> read_loosely(std::string_view text, bool is_structured);

namespace loose {

/// The function by which code puts the items of an array into columns, so that its lines are no rows: `reshape` in Fortran, MATLAB and Julia, but not
/// Python's method, nor Fortran's with the other order; `transpose`, also as `T`. "" where there is none.
[[nodiscard]] std::string_view turning(std::string_view text);

}  // namespace loose
}  // namespace nonet::formats
