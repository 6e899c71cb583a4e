/// @file
/// The most frequent text, read without a second look.
#pragma once

#include <optional>
#include <string_view>

#include "nonet/read.hpp"

namespace nonet::formats {

/// Nearly all long texts are lines of 81 digits and blanks and nothing else, and many lines such with a comment: these are read here in a hundredth of
/// the time, with the result that all the other readers would come to. Nothing for any other text.
[[nodiscard]] std::optional<Reading> read_cell_lines(std::string_view text);

}  // namespace nonet::formats
