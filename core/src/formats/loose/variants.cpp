#include "formats/loose/variants.hpp"

#include <algorithm>

#include "formats/common/text_lines.hpp"
#include "formats/loose/found.hpp"
#include "index.hpp"

namespace nonet::formats::loose {
namespace {

constexpr int fewest_lines = 9;

void clear(std::string& text, std::size_t at, std::size_t size) {
  std::fill_n(iterator_at(text, at), size, ' ');
}

bool is_wiki_sign(std::string_view line) {
  return line.substr(0, 2) == "|-" || line.substr(0, 2) == "{|" || line.substr(0, 2) == "|}" ||
         line.substr(0, 2) == "|+";
}

}  // namespace

std::optional<std::string> without_prefixes(std::string_view text) {
  std::string_view prefix;
  int lines = 0;
  for (std::string_view whole : lines_of(text)) {
    const std::string_view line = trim(whole);
    // A line of signs alone begins or ends a comment.
    if (line.find_first_of("0123456789") == std::string_view::npos && !has_words(line)) continue;
    const std::string_view signs = line.substr(0, line.find_first_not_of("/-#>%;*!"));
    prefix = lines == 0 ? signs : prefix.substr(0, std::min(prefix.size(), signs.size()));
    if (line.substr(0, prefix.size()) != prefix || prefix.empty()) return std::nullopt;
    ++lines;
  }
  if (lines < fewest_lines) return std::nullopt;
  std::string rest(text);
  for (std::string_view whole : lines_of(text)) {
    const std::string_view line = trim(whole);
    if (line.substr(0, prefix.size()) == prefix) clear(rest, offset_in(text, line), prefix.size());
  }
  return rest;
}

std::optional<std::string> without_wiki(std::string_view text) {
  std::string rest(text);
  bool table = false;
  bool row = false;
  for (std::string_view whole : lines_of(text)) {
    const std::string_view line = trim(whole);
    const std::size_t at = offset_in(text, line);
    if (line.substr(0, 2) == "{|") table = true;
    if (!table) continue;
    if (is_wiki_sign(line)) {
      clear(rest, at, line.size());
      row = false;
    } else if (!line.empty() && line[0] == '|') {
      rest[at] = row ? '\t' : ' ';
      // The cells of a row may stand in lines of their own.
      if (row) rest[offset_in(text, whole) - 1] = ' ';
      row = true;
      for (std::size_t bars = line.find("||", 1); bars != std::string_view::npos;
           bars = line.find("||", bars + 2))
        rest.replace(at + bars, 2, "\t ");
    }
    if (line.substr(0, 2) == "|}") table = false;
  }
  return rest != text ? std::optional(std::move(rest)) : std::nullopt;
}

}  // namespace nonet::formats::loose
