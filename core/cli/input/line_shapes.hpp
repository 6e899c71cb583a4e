/// @file
/// The shapes that a line may have before all of its text is there: a puzzle by itself, or one of several that make one up.
#pragma once

#include <string_view>

namespace nonet::cli {

inline constexpr std::string_view white = " \t\r\v\f";

[[nodiscard]] inline bool is_blank(std::string_view line) {
  return line.find_first_not_of(white) == std::string_view::npos;
}

[[nodiscard]] inline bool is_comment(std::string_view line) {
  const std::size_t start = line.find_first_not_of(white);
  if (start == std::string_view::npos || line[start] != '#') return false;
  // Nonet's own links begin with the same sign.
  const std::string_view head = line.substr(start, 3);
  return head != "#p=" && head != "#g=";
}

/// True when a line can only be one of several that make up a puzzle.
[[nodiscard]] bool is_part(std::string_view line);

/// True when a line can begin a grid of several lines.
[[nodiscard]] bool begins_grid(std::string_view line);

/// True for a row of nine cells, with gaps and bars or without, and nothing else.
[[nodiscard]] bool is_plain_row(std::string_view line);

/// True for a part that has cells, and is no border.
[[nodiscard]] bool is_row(std::string_view line);

/// True when a line looks like 81 cells of which some are wrong, missing or too many.
[[nodiscard]] bool is_damaged_list_line(std::string_view line);

}  // namespace nonet::cli
