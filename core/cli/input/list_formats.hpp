/// @file
/// Formats and lines of lists.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "nonet/formats.hpp"
#include "nonet/grid.hpp"

namespace nonet::cli {

/// True for formats with one puzzle a line.
[[nodiscard]] inline bool is_list_format(nonet::Format format) {
  switch (format) {
    case nonet::Format::line:
    case nonet::Format::sdm:
    case nonet::Format::library:
    case nonet::Format::sukaku:
    case nonet::Format::csv:
    case nonet::Format::exchange_bank:
      return true;
    default:
      return false;
  }
}

/// A header names the columns of a table and has no puzzle.
[[nodiscard]] inline bool is_header(std::string_view line) {
  std::size_t run = 0;
  for (char c : line) {
    const bool cell =
        (c >= '0' && c <= '9') || std::string_view("._*-").find(c) != std::string_view::npos;
    run = cell ? run + 1 : 0;
    if (run == static_cast<std::size_t>(cell_count)) return false;
  }
  return true;
}

[[nodiscard]] inline std::size_t count_of(std::string_view text, char c) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), c));
}

}  // namespace nonet::cli
