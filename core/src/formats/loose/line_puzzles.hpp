/// @file
/// Puzzles that stand in one line, as a word of 81 cells or cell by cell, with whatever stands around them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::formats::loose {

/// A word with so many cells is meant as a puzzle.
inline constexpr std::size_t fewest_meant = 30;

/// A line's puzzles, two at most: more of them are no list that anybody writes.
struct LinePuzzle {
  std::vector<std::string> puzzles;
  std::string_view before;
  std::string_view after;
  bool damaged = false;
  bool joined = false;  ///< Rows with a sign between them.
};

[[nodiscard]] LinePuzzle read_line(std::string_view line);

/// Without what only sets a puzzle off: quotes, brackets, the number of the line.
[[nodiscard]] std::string_view words_of(std::string_view text);

}  // namespace nonet::formats::loose
