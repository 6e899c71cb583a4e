/// @file
/// The 81 cells of a puzzle as a link has them.
#pragma once

#include <cstddef>
#include <string_view>

#include "formats/common/reader.hpp"
#include "formats/links/address.hpp"

namespace nonet::formats {

/// Digits, and for blanks `0 . _ * -`: one kind of them, or two that make 81 cells together, with a
/// warning. All digits are givens.
[[nodiscard]] Reading read_cells(Payload payload, Format format);

/// True for digits and blanks alone, so many that a puzzle must be meant.
[[nodiscard]] bool looks_like_cells(std::string_view text);

/// A code of SudokuPad's, with all its cells. `suffix` lets `w` (windoku) and `x` (diagonals) follow.
[[nodiscard]] Reading read_code(Payload payload, Format format, bool suffix = false);

}  // namespace nonet::formats
