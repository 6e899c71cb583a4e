/// @file
/// Rows of a drawn grid: borders, bars, and where in a row its nine cells are.
#pragma once

#include <string_view>
#include <vector>

#include "formats/common/cells.hpp"

namespace nonet::formats::plain {

/// A row and its cells; an empty cell has an empty text that points to its place.
struct Row {
  TextLine line;
  std::vector<std::string_view> cells;
};

/// A line that draws: three dashes or equal signs in a row and nothing but what borders are made of, or
/// characters of Unicode boxes that are not all bars.
[[nodiscard]] bool is_border(std::string_view line);

/// Two letters stand together, so the line says something. x is a blank here and no letter.
[[nodiscard]] bool is_words(std::string_view line);

/// The pieces between the bars of a row, without those outside of its first and last bar. A bar is "|" or one
/// of Unicode's boxes.
[[nodiscard]] std::vector<std::string_view> between_bars(std::string_view line);

/// The cells of a row of a drawn grid. With nine pieces each is a cell, and an empty one a blank. With three
/// (or one) the cells of a piece are its characters, or stand alone with blanks between them; where spaces
/// are the blanks, the width of the piece says where its cells are.
[[nodiscard]] Row drawn_row(const TextLine& line);

/// Reads nine rows of cells: a puzzle, or candidates when every cell has digits and some have
/// several. Rows are numbered from 1.
[[nodiscard]] Reading read_rows(std::string_view text, const std::vector<Row>& rows, Format format);

}  // namespace nonet::formats::plain
