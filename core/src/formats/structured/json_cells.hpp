/// @file
/// Cells, marks and grids in JSON, in the shapes that programs write them.
#pragma once

#include <optional>
#include <string>

#include "formats/structured/report.hpp"

namespace nonet::formats {

/// The digit of a cell: a number from 1 to 9 or a text of one; 0 for blanks, that are `null`, 0 and the texts
/// "", "0", ".", "_", "-", "*" and " ". Nothing for all else.
[[nodiscard]] std::optional<int> cell_digit(JsonValue value);

/// The same, with ReadError::bad_value.
[[nodiscard]] bool read_digit(JsonValue value, int& digit, Report& report);

/// An array of digits from 1 to 9, or null.
[[nodiscard]] bool read_marks(JsonValue value, DigitSet& marks, Report& report);

/// 81 cells: an array of 81 or of nine arrays of nine, nine texts of nine characters, or one of 81.
[[nodiscard]] bool read_grid(JsonValue value, Grid& grid, Report& report);

/// Whether a value has one of those shapes, if perhaps with a wrong number of cells: an array of cells or of rows,
/// or a text.
[[nodiscard]] bool looks_like_grid(JsonValue value);

/// A solution that is none, or null, is only left out.
void read_solution(JsonValue value, Grid& solution, Report& report);

/// The text of a string or number; empty for others.
[[nodiscard]] std::string scalar_text(JsonValue value);

/// Cells by their row and column, 0 to 8; -1 when there is no such cell.
[[nodiscard]] int cell_of(JsonValue row, JsonValue column);

}  // namespace nonet::formats
