/// @file
/// The writers of links.
#pragma once

#include <span>
#include <string>
#include <utility>

#include "formats/common/writer.hpp"

namespace nonet::formats {

[[nodiscard]] inline Written text_written(std::string text) {
  Written written;
  written.text = std::move(text);
  return written;
}

/// Nonet's own: `#p=` and the givens, `#g=` and the whole position as a library line.
[[nodiscard]] Written write_nonet_link(std::span<const Progress> puzzles);
[[nodiscard]] Written write_nonet_game_link(std::span<const Progress> puzzles);
/// The givens.
[[nodiscard]] Written write_sudoku_pad_short(std::span<const Progress> puzzles);
[[nodiscard]] Written write_sudoku_exchange(std::span<const Progress> puzzles);
[[nodiscard]] Written write_good_sudoku(std::span<const Progress> puzzles);
/// All digits that stand, as givens.
[[nodiscard]] Written write_sudoku_wiki(std::span<const Progress> puzzles);
[[nodiscard]] Written write_sudoku_coach(std::span<const Progress> puzzles);
/// Where no candidate was removed, empty cells are written as empty.
[[nodiscard]] Written write_sudoku_wiki_b(std::span<const Progress> puzzles);

}  // namespace nonet::formats
