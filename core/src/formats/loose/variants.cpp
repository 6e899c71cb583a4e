#include "formats/loose/variants.hpp"

#include <algorithm>
#include <array>

#include "formats/common/text_lines.hpp"
#include "formats/loose/found.hpp"

namespace nonet::formats::loose {
namespace {

constexpr int fewest_lines = 9;

std::size_t offset_in(std::string_view text, std::string_view part) {
  return static_cast<std::size_t>(part.data() - text.data());
}

void clear(std::string& text, std::size_t at, std::size_t size) {
  std::fill_n(text.begin() + static_cast<std::ptrdiff_t>(at), size, ' ');
}

bool is_fence(std::string_view line) {
  constexpr std::array<std::string_view, 8> fences = {"/*",   "/**", "*/",  "**/",
                                                      "<!--", "-->", "```", R"(""")"};
  return std::find(fences.begin(), fences.end(), line) != fences.end();
}

std::optional<std::string> without_prefix(std::string_view text, std::string_view prefix) {
  std::string rest(text);
  int lines = 0;
  for (std::string_view whole : lines_of(text)) {
    std::string_view line = trim(whole);
    if (line.empty()) continue;
    if (is_fence(line)) {
      clear(rest, offset_in(text, line), line.size());
      continue;
    }
    if (line.substr(0, prefix.size()) != prefix) {
      if (has_words(line)) continue;
      return std::nullopt;
    }
    // Signs that can be blanks stand apart from the cells.
    const bool apart = line.size() == prefix.size() || is_one_of(line[prefix.size()], " \t");
    if (!apart && is_blank_sign(prefix[0]) && prefix.size() == 1) return std::nullopt;
    while (line.substr(0, prefix.size()) == prefix) {
      clear(rest, offset_in(text, line), prefix.size());
      line.remove_prefix(prefix.size());
    }
    ++lines;
  }
  return lines >= fewest_lines ? std::optional(std::move(rest)) : std::nullopt;
}

bool is_wiki_sign(std::string_view line) {
  return line.substr(0, 2) == "|-" || line.substr(0, 2) == "{|" || line.substr(0, 2) == "|}" ||
         line.substr(0, 2) == "|+";
}

}  // namespace

std::optional<std::string> without_prefixes(std::string_view text) {
  for (std::string_view prefix : {"//", "--", "#", ">", "%", ";", "*", "-", "!"}) {
    if (std::optional<std::string> rest = without_prefix(text, prefix)) return rest;
  }
  return std::nullopt;
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
