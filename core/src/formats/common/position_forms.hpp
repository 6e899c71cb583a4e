/// @file
/// The forms of a position that give the candidates of every cell.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "nonet/position_text.hpp"

namespace nonet::formats {

using Lines = std::vector<std::string_view>;

/// A failure at a byte of the text, which `at` points to.
[[nodiscard]] ParsedPosition failed(PositionTextError error, PositionFormat format,
                                    std::string_view text, const char* at);

/// True when a line can be meant as a row of pencil marks, though it may have a fault: several groups
/// of digits of which one has more than one digit.
[[nodiscard]] bool looks_like_pencil_marks(const Lines& lines);

/// Reads pencil marks; `lines` are those of `text` that count.
[[nodiscard]] ParsedPosition read_pencil_marks(std::string_view text, const Lines& lines);

/// True for a word that is too long for anything but 729 characters.
[[nodiscard]] bool looks_like_729(std::string_view word);

/// Reads the 729 characters of the first line.
[[nodiscard]] ParsedPosition read_729(std::string_view text, const Lines& lines);

/// The position whose cells have these candidates, where a filled cell has one.
[[nodiscard]] ParsedPosition position_of(const std::array<DigitSet, cell_count>& candidates,
                                         PositionFormat format);

}  // namespace nonet::formats
