/// @file
/// Ends of lines: LF, CRLF, or as on old Macs CR alone.
#pragma once

#include <cstddef>
#include <string_view>

namespace nonet::cli {

/// Where the line ends that goes on at a byte of the text, or the text's size.
[[nodiscard]] inline std::size_t find_line_end(std::string_view text, std::size_t at = 0) {
  // Long files go through here; a loop over the bytes takes five times as long. Piece by piece, as a text may have one
  // kind of line end only.
  constexpr std::size_t piece = 256;
  for (; at < text.size(); at += piece) {
    const std::string_view here = text.substr(at, piece);
    const std::size_t end = here.find('\n');
    const std::size_t before = here.substr(0, end).find('\r');
    if (before != std::string_view::npos) return at + before;
    if (end != std::string_view::npos) return at + end;
  }
  return text.size();
}

/// The first line of a text without its end.
[[nodiscard]] inline std::string_view line_at(std::string_view text) {
  return text.substr(0, find_line_end(text));
}

/// Where the next line begins, when a line ends at this byte of the text.
[[nodiscard]] inline std::size_t behind_line_end(std::string_view text, std::size_t at) {
  return at + (text.substr(at, 2) == "\r\n" ? 2 : 1);
}

/// How many lines end in a text.
[[nodiscard]] inline std::size_t count_line_ends(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t at = find_line_end(text); at < text.size();
       at = find_line_end(text, behind_line_end(text, at)))
    ++count;
  return count;
}

/// Where the line begins that the last bytes of a text are of: behind its last line end, or 0.
[[nodiscard]] inline std::size_t last_line_start(std::string_view text) {
  return text.find_last_of("\r\n") + 1;
}

}  // namespace nonet::cli
