#include "formats/loose/line_kinds.hpp"

#include <algorithm>

#include "formats/common/cells.hpp"
#include "formats/common/text_lines.hpp"
#include "formats/loose/found.hpp"
#include "formats/loose/grid_rows.hpp"
#include "index.hpp"

namespace nonet::formats::loose {
namespace {

bool is_fence(std::string_view line) {
  line = trim(line);
  return line.substr(0, 3) == "```" || line.substr(0, 3) == "~~~";
}

/// A line of TeX that only draws.
bool is_command(std::string_view line) {
  line = trim(line);
  for (std::string_view command :
       {"\\begin", "\\end", "\\hline", "\\cline", "\\toprule", "\\midrule", "\\bottomrule"}) {
    if (line.substr(0, command.size()) == command) return true;
  }
  return false;
}

/// Letters that a picture may show for 1 are cells of a whole row.
bool is_in_row(char c) {
  return is_sign_of_cell(c) || c == 'l' || c == 'I';
}

/// Nine of one blank and nothing else but what parts cells: a row, or a rule.
bool can_be_blanks(std::string_view line) {
  if (line.find_first_not_of(" \t|") == std::string_view::npos) {
    return std::count(line.begin(), line.end(), '|') >= 2 ||
           std::count(line.begin(), line.end(), '\t') >= 8;
  }
  for (char separator : {',', ';', '&'}) {
    if (std::count(line.begin(), line.end(), separator) >= 8) return true;
  }
  return places_in(line).alone == 9 || std::any_of(line.begin(), line.end(), [&](char c) {
           return is_blank_sign(c) && std::count(line.begin(), line.end(), c) == 9;
         });
}

}  // namespace

bool is_number(std::string_view line) {
  const auto digits =
      std::count_if(line.begin(), line.end(), [](char c) { return c >= '0' && c <= '9'; });
  return digits <= 3 && line.find_first_not_of("0123456789x.):#([] \t-") == std::string_view::npos;
}

bool is_row_of_fields(std::string_view line) {
  if (line.find_first_not_of(" 123456789|") == std::string_view::npos)
    return std::count(line.begin(), line.end(), '|') >= 2;
  for (char separator : {',', ';', '\t'}) {
    if (std::count(line.begin(), line.end(), separator) < 8) continue;
    std::string word;
    int cells = 0;
    for (std::string_view rest = line; !rest.empty();) {
      const std::size_t end = std::min(rest.find(separator), rest.size());
      const char c = cell_of(rest.substr(0, end), word);
      cells += c == ' ' || is_sign_of_cell(c) ? 1 : 0;
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return cells >= 7;
  }
  return false;
}

Places places_in(std::string_view line) {
  Places places;
  for (char separator : {',', ';', '\t', '&'}) {
    const auto count = as_size(std::count(line.begin(), line.end(), separator)) + 1;
    if (count >= 9) places.all = std::max(places.all, count);
  }
  std::string word;
  std::size_t signs = 0;
  for (std::string_view rest = line, cell = next_cell(rest); !cell.empty();
       cell = next_cell(rest)) {
    const char c = cell_of(cell, word);
    if (c == ' ' || is_sign_of_cell(c)) {
      ++places.alone;
      if (is_blank_sign(c)) places.blanks += c;
    }
    std::size_t run = 0;
    for (std::size_t i = 0; i <= cell.size(); ++i) {
      if (i < cell.size() && is_in_row(cell[i])) {
        ++run;
        continue;
      }
      signs += run;
      if (run == 9) {
        places.tight = true;
        std::copy_if(iterator_at(cell, i - 9), iterator_at(cell, i),
                     std::back_inserter(places.blanks), is_blank_sign);
      }
      run = 0;
    }
  }
  places.all = std::max({places.all, places.alone, signs});
  return places;
}

char labels_of(std::string_view line) {
  std::string labels;
  char letter = '1';
  for (std::string_view rest = line, cell = next_cell(rest); !cell.empty();
       cell = next_cell(rest)) {
    // Words and signs beside them say that they are labels.
    if (cell.size() > 2 || std::none_of(cell.begin(), cell.end(), [](char c) {
          return is_letter_sign(c) || (c >= '0' && c <= '9');
        }))
      continue;
    labels += lower(cell);
    if (labels.size() > 18) return 0;
  }
  if (labels.size() == 18) {
    letter = labels[0];
    std::string digits;
    for (std::size_t i = 0; i < labels.size(); i += 2) {
      if (labels[i] != letter || (letter != 'c' && letter != 'r')) return 0;
      digits += labels[i + 1];
    }
    labels = digits;
  }
  if (labels == "abcdefghi") return 'a';
  return labels == "123456789" || labels == "012345678" ? letter : '\0';
}

Kind kind_of(std::string_view line) {
  const bool empty = trim(line).empty();
  if (empty && std::count(line.begin(), line.end(), '\t') < 8) return Kind::gap;
  if (is_fence(line) || is_command(line)) return Kind::rule;
  if (labels_of(line) != 0) return Kind::header;
  const bool words = has_words(line);
  const auto is_numeral = [](char c) { return c >= '0' && c <= '9'; };
  if (!words && std::none_of(line.begin(), line.end(), is_numeral)) {
    if (can_be_blanks(line)) return Kind::unsure;
    const auto is_other = [](char c) { return is_letter_sign(c) && !is_blank_sign(c); };
    return std::any_of(line.begin(), line.end(), is_other) ? Kind::other : Kind::rule;
  }
  const Places places = places_in(line);
  if (places.are_row()) return Kind::row;
  const bool bare = line.find_first_not_of(" \t,;0123456789|") == std::string_view::npos;
  return !words && (places.all >= 9 || bare || std::count(line.begin(), line.end(), '|') >= 2)
             ? Kind::row
             : Kind::other;
}

bool is_border(std::string_view line) {
  return line.find_first_of("+=") != std::string_view::npos ||
         line.find("---") != std::string_view::npos || is_command(line);
}

}  // namespace nonet::formats::loose
