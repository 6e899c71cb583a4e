/// @file
/// Shared by the commands that change puzzles.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "answers/puzzles.hpp"
#include "nonet/edit.hpp"

namespace nonet::cli {

/// Tells on standard error why a puzzle could not be changed, with its line, and where it clashes.
/// Returns `bad_input`.
int report_fault(const Puzzle& puzzle, EditFault fault, Output& output);

/// Line, puzzle and fault (null: none): what each JSON answer begins with.
[[nodiscard]] Json json_of(const Puzzle& puzzle, EditFault fault);

/// `none`, or the cells: "r1c1 r1c5".
[[nodiscard]] std::string names_of(const CellSet& cells);
[[nodiscard]] Json json_of(const CellSet& cells);
/// What was made of a puzzle: its 81 characters, and where the candidates are a part of the puzzle, those that are
/// gone behind them, as `json_of(Puzzle)` writes them.
[[nodiscard]] std::string text_of(const Board& made, const Puzzle& puzzle);
/// The grid as text; null when it is empty.
[[nodiscard]] Json json_or_null(const Grid& grid);

/// Adds `--budget`.
void add_budget(CLI::App& command, std::uint64_t& budget);

}  // namespace nonet::cli
