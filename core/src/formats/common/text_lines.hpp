/// @file
/// Lines of a text, and places in it.
#pragma once

#include <cstddef>
#include <string_view>

#include "formats/common/characters.hpp"
#include "nonet/fault.hpp"

namespace nonet::formats {

/// Where the line that a text begins with ends, and where the next one begins.
struct LineEnd {
  std::size_t at = 0;
  std::size_t next = 0;
};

/// A line ends with LF, with CRLF, or as on old Macs with CR alone.
[[nodiscard]] inline LineEnd end_of_line(std::string_view text) {
  // Long lists go through here; `find_first_of` takes five times as long.
  std::size_t at = 0;
  while (at < text.size() && text[at] != '\n' && text[at] != '\r') ++at;
  if (at == text.size()) return {at, at};
  return {at, at + (text.substr(at, 2) == "\r\n" ? 2 : 1)};
}

/// How many lines end in a text.
[[nodiscard]] int count_line_ends(std::string_view text);

/// Without white space at both ends.
[[nodiscard]] std::string_view trim(std::string_view text);

/// The part before the first white space.
[[nodiscard]] std::string_view first_word(std::string_view text);

/// Where a byte of the text is.
[[nodiscard]] TextPosition place_of(std::string_view text, std::size_t offset);

/// The whole UTF-8 character that begins with a byte of the text, at most four bytes.
[[nodiscard]] std::string_view character_at(std::string_view text, std::size_t offset);

}  // namespace nonet::formats
