/// @file
/// A puzzle as a picture: the board of the page in its light theme (web/src/export/drawing.ts), as SVG that needs no font, style
/// sheet, script or other file. Digits are strokes of our own; the page's are outlines of its font, which the core has not.
#pragma once

#include "formats/common/writer.hpp"

namespace nonet::formats {

/// Format::svg: givens, entries, colours, notes, and the candidates where some were removed. The title of the puzzle is that of
/// the picture, and its rows are the description.
[[nodiscard]] Written write_svg(std::span<const Progress> puzzles);

/// The middle line of a digit, 1 to 9, around its middle, downwards, in thousandths of the size of the font: an attribute `d`.
[[nodiscard]] std::string_view digit_path(int digit);

}  // namespace nonet::formats
