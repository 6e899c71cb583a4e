#include "formats/common/text_lines.hpp"

#include <algorithm>

#include "index.hpp"

namespace nonet::formats {
int count_line_ends(std::string_view text) {
  int count = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool alone = text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n');
    if (text[i] == '\n' || alone) ++count;
  }
  return count;
}

std::string_view trim(std::string_view text) {
  std::size_t first = 0;
  std::size_t last = text.size();
  while (first < last && is_white(text[first])) ++first;
  while (first < last && is_white(text[last - 1])) --last;
  return text.substr(first, last - first);
}

std::string_view first_word(std::string_view text) {
  std::size_t first = 0;
  while (first < text.size() && is_white(text[first])) ++first;
  std::size_t last = first;
  while (last < text.size() && !is_white(text[last])) ++last;
  return text.substr(first, last - first);
}

TextPosition place_of(std::string_view text, std::size_t offset) {
  // The second byte of a CRLF is still of the line that it ends.
  const bool splits = offset > 0 && text.substr(offset - 1, 2) == "\r\n";
  const std::string_view before = text.substr(0, splits ? offset - 1 : offset);
  const std::size_t start = before.find_last_of("\r\n") + 1;
  const std::string_view in_line = text.substr(start, offset - start);
  TextPosition place;
  place.offset = offset;
  place.line = 1 + count_line_ends(before);
  place.column = 1 + narrow<int>(std::count_if(in_line.begin(), in_line.end(),
                                               [](char c) { return !is_continuation(c); }));
  return place;
}

std::string_view character_at(std::string_view text, std::size_t offset) {
  constexpr std::size_t longest = 4;
  std::size_t end = offset + 1;
  while (end < std::min(text.size(), offset + longest) && is_continuation(text[end])) ++end;
  return text.substr(offset, end - offset);
}

}  // namespace nonet::formats
