/// @file
/// The state of a game on sudoku.coach: `SCv7_32_`, then zlib of JSON in base 32 (`0-9a-v`, five bits a letter, the high
/// ones first), or that JSON alone:
///
///     {"gridSize":9,"colours"?:["blue",..],"givenDigits":"530..","userDigits"?:"004..",
///      "givenColours"?:",,0,..","userColours"?:",,0,..","userCellCandidates"?:"0-518-..","givenConstraints"?:[{"type":..},..]}
///
/// Digits are 81 characters. Colours of cells are 81 numbers with commas between them or nothing, each a place in `colours`.
/// Candidates are 81 numbers with hyphens between them, bit d for digit d.
#pragma once

#include "formats/common/writer.hpp"
#include "formats/structured/report.hpp"

namespace nonet::formats {

/// Whether an object is such a state.
[[nodiscard]] bool is_coach_state(JsonValue root);
/// Colours that have no place among the nine take another, and are reported as lost.
[[nodiscard]] bool read_coach_state(JsonValue root, Progress& puzzle, Report& report);

/// A text that begins with `SCv` and a digit; places of faults are bytes of it. Other versions than 7 and other
/// packings than 32 are `unsupported`.
[[nodiscard]] Reading read_coach_code(std::string_view code);
[[nodiscard]] bool is_coach_code(std::string_view word);

/// Format::sudoku_coach_state. A cell has one colour there.
[[nodiscard]] Written write_coach_state(std::span<const Progress> puzzles);

}  // namespace nonet::formats
