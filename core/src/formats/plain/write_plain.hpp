/// @file
/// The writers of plain text. Each writes what docs/formats.md says of its format.
#pragma once

#include <span>
#include <string>

#include "formats/common/writer.hpp"

namespace nonet::formats {

[[nodiscard]] Written write_lines(std::span<const Progress> puzzles);
[[nodiscard]] Written write_current(std::span<const Progress> puzzles);
[[nodiscard]] Written write_sdm(std::span<const Progress> puzzles);
[[nodiscard]] Written write_library(std::span<const Progress> puzzles);
[[nodiscard]] Written write_sukaku(std::span<const Progress> puzzles);
[[nodiscard]] Written write_rows(std::span<const Progress> puzzles);
[[nodiscard]] Written write_bordered(std::span<const Progress> puzzles);
[[nodiscard]] Written write_simple_sudoku(std::span<const Progress> puzzles);
[[nodiscard]] Written write_csv_grid(std::span<const Progress> puzzles);
[[nodiscard]] Written write_pencil_marks(std::span<const Progress> puzzles);
[[nodiscard]] Written write_sudocue(std::span<const Progress> puzzles);
[[nodiscard]] Written write_tsv(std::span<const Progress> puzzles);
[[nodiscard]] Written write_latex(std::span<const Progress> puzzles);
[[nodiscard]] Written write_latex_table(std::span<const Progress> puzzles);
[[nodiscard]] Written write_csv(std::span<const Progress> puzzles);
[[nodiscard]] Written write_sadman(std::span<const Progress> puzzles);

/// A text that was written.
[[nodiscard]] inline Written written_as(std::string text) {
  return {WriteError::none, -1, std::move(text)};
}

/// "1379": the digits of a set.
[[nodiscard]] std::string digits_of(DigitSet set);

/// The nine characters of each row, `.` for blanks, each between `before` and `after`.
[[nodiscard]] std::string nine_rows(const Grid& grid);

}  // namespace nonet::formats
