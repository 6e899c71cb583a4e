/// @file
/// The tables that `read_table` tells apart. Each form says nothing when a table is not of its kind.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "formats/plain/rows.hpp"
#include "nonet/table.hpp"

namespace nonet::formats::plain {

using TextLines = std::vector<TextLine>;

/// Markdown: a line of dashes under the first row. See markdown.cpp.
[[nodiscard]] std::optional<Reading> read_markdown(std::string_view text, const TextLines& lines);

/// Nine lines of nine fields with commas, semicolons or tabs. See csv_grid.cpp.
[[nodiscard]] std::optional<Reading> read_csv_grid(std::string_view text, const TextLines& lines);

/// Drawn grids, one or the two or three of Simple Sudoku. See drawn.cpp.
[[nodiscard]] std::optional<Reading> read_drawn(std::string_view text, const TextLines& lines);

/// Pencil marks.
[[nodiscard]] std::optional<Reading> read_marks(std::string_view text, const TextLines& lines);

/// SudoCue's .sdx. See sudocue.cpp.
[[nodiscard]] std::optional<Reading> read_sudocue(std::string_view text, const TextLines& lines);

/// Takes a column of labels off rows of ten: 0 to 8, 1 to 9, A to I, r1 to r9.
void drop_labels(std::vector<Row>& rows);
/// The labels alone, with an empty corner before them or not.
[[nodiscard]] bool is_labels(const std::vector<std::string_view>& cells);

/// The candidates that the text says, for cells that are known to be filled or open. Those that the values rule
/// out are left out, and told as lost. An open cell for which it says nothing has what the values leave.
void set_candidates(Reading& reading, const Table<DigitSet, cell_count>& candidates);

}  // namespace nonet::formats::plain
