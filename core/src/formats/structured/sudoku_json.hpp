/// @file
/// Nonet's own `.sudoku.json`: the JSON of f-puzzles, so that f-puzzles and SudokuPad read it, with one member more that has
/// what theirs cannot say (core/docs/formats.md, "sudoku.json"):
///
///     "nonet": {"version": 1,
///               "candidates"?: ["1246", "", .. 81],   digits left in each cell, "" in filled ones
///               "colours"?: ["12", "", .. 81],        the numbers of the colours; these count, not the RGB of the cells
///               "details"?: {"level": "..", ..},      by the ids of DetailKey, but title, author and rules
///               "record"?: ".."}                      handed on unread
#pragma once

#include "formats/common/writer.hpp"
#include "formats/structured/report.hpp"

namespace nonet::formats {

/// Reads the member `nonet` into a puzzle whose other members are read.
[[nodiscard]] bool read_nonet(JsonValue value, Progress& puzzle, Report& report);

/// Format::sudoku_json, one row of the grid a line.
[[nodiscard]] Written write_sudoku_json(std::span<const Progress> puzzles);
/// Format::f_puzzles and Format::sudoku_pad, links.
[[nodiscard]] Written write_f_puzzles(std::span<const Progress> puzzles);
[[nodiscard]] Written write_sudoku_pad(std::span<const Progress> puzzles);

}  // namespace nonet::formats
