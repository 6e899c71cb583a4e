/// @file
/// Puzzles in JSON, by program. Each reader fills a puzzle and says in the report what it cannot keep; it
/// returns false when the report has a fault.
#pragma once

#include <string_view>
#include <vector>

#include "formats/structured/report.hpp"

namespace nonet::formats {

/// The JSON of f-puzzles (https://f-puzzles.com) and, with a member `nonet`, Nonet's own `.sudoku.json`:
/// core/docs/formats.md, "sudoku.json".
///
///     {"size":9,"title"?,"author"?,"ruleset"?,"solution"?:[81],
///      "grid":[[{"value"?:8,"given"?:true,"givenPencilMarks"?:[..],"centerPencilMarks"?:[..],
///                "cornerPencilMarks"?:[..],"region"?:0..8,"c"?:"#rrggbb","cArray"?:[..],"highlight"?:..},..9],..9],
///      .. rules of variants, by name}
///
/// A value that is not given was placed. Given pencil marks limit a cell by rule: they are kept as centre
/// notes where a cell has none, and named among the rules that are left out. Colours become the
/// nearest of the nine.
[[nodiscard]] bool read_f_puzzles(JsonValue root, Progress& puzzle, Report& report);

/// A game that GNOME Sudoku saved: `{"difficulty_category":"Easy Difficulty","time_elapsed":12.5,
/// "cells":[{"position":[row,column],"value":8,"fixed":true,"earmarks":[1,2]},..]}`, only cells that have something, rows and
/// columns from 0. The clock is no part of a puzzle.
[[nodiscard]] bool read_gnome_sudoku(JsonValue root, Progress& puzzle, Report& report);

/// The JSON of SudokuPad, its names whole or as its PuzzleZipper shortens them: `cells[row][column]` with `value`,
/// `pencilMarks` (corner) and `centremarks`; `regions`, `cages`, `lines`, `arrows`, `underlays`, `overlays`; what is
/// said of a puzzle in `metadata`, or in cages without cells ("title: …").
[[nodiscard]] bool read_scl(JsonValue root, Progress& puzzle, Report& report);

/// The constraints of lisudoku: `{"gridSize":9,"fixedNumbers":[{"position":{"row":0,"col":0},"value":8},..],
/// "regions":[..],..}`, names also in snake case.
[[nodiscard]] bool read_lisudoku(JsonValue root, Progress& puzzle, Report& report);

/// `puzzle` (or grid, board, ..), `solution`, `difficulty` and the like in one object.
[[nodiscard]] bool read_plain_object(JsonValue root, Progress& puzzle, Report& report);

/// How the objects of nine rows name their digits: as f-puzzles and SudokuPad do, otherwise, or so that nobody can say;
/// none when they have no digits.
enum class ObjectNames : unsigned char { usual, general, unknown, none };
[[nodiscard]] ObjectNames object_names(JsonValue grid);

/// Nine rows of nine objects with a digit ("value", "number", "digit" …), whether it is given ("given", "fixed", "editable" …)
/// and notes, by names of any program. A hidden digit is one of the solution.
[[nodiscard]] bool read_object_cells(JsonValue grid, Progress& puzzle, Report& report);

/// Reads whichever puzzle it holds, as `read_json` does: the format is found.
[[nodiscard]] Reading read_document(const JsonDocument& document, bool places);

/// Whether something is there that is worth a word: not null, false or empty.
[[nodiscard]] bool says_something(JsonValue value);
/// How many there are of it, for a warning: elements of an array, else 1.
[[nodiscard]] int count_entries(JsonValue value);
/// Sets a detail from a string or number.
void take_detail(JsonValue root, std::string_view name, DetailKey key, Progress& puzzle);

}  // namespace nonet::formats
