#include "input/line_shapes.hpp"

#include <algorithm>
#include <vector>

#include "input/input.hpp"

namespace nonet::cli {
namespace {

constexpr std::string_view gaps = " \t\r\v\f|,;";

// A row that was typed with a few cells too many is still a row.
constexpr std::size_t longest_row = 27;
constexpr std::size_t most_groups = 18;

bool is_one_of(char c, std::string_view set) {
  return set.find(c) != std::string_view::npos;
}

std::vector<std::string_view> groups_of(std::string_view line) {
  std::vector<std::string_view> groups;
  while (true) {
    line.remove_prefix(std::min(line.find_first_not_of(gaps), line.size()));
    if (line.empty()) return groups;
    groups.push_back(line.substr(0, line.find_first_of(gaps)));
    line.remove_prefix(groups.back().size());
  }
}

/// A line of characters that draw Unicode boxes (U+2500 to U+257F) begins with these bytes.
bool begins_with_box(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(white), line.size()));
  return line.substr(0, 2) == "\xE2\x94" || line.substr(0, 2) == "\xE2\x95";
}

bool draws_border(std::string_view line) {
  if (begins_with_box(line)) return true;
  const auto groups = groups_of(line);
  const std::string_view word = groups.empty() ? line : groups.front();
  const bool alike = std::all_of(word.begin(), word.end(), [&](char c) { return c == word[0]; });
  return line.find_first_of("123456789") == std::string_view::npos &&
         (word.size() != 81 || !alike) &&
         (line.find("---") != std::string_view::npos || line.find("===") != std::string_view::npos);
}

/// True when a line is a row of nine cells, whatever stands in some of them.
bool has_nine_cells(std::string_view line) {
  const auto groups = groups_of(line);
  return groups.size() == 9 && std::count_if(groups.begin(), groups.end(), [](auto group) {
                                 return is_one_of(group[0], "0123456789.");
                               }) > 4;
}

/// Has a cell, or what may be meant for one.
bool is_cell(char c) {
  return is_one_of(c, "0123456789._*-xX?");
}

}  // namespace

bool is_part(std::string_view line) {
  if (draws_border(line)) return true;
  const auto groups = groups_of(line);
  if (groups.empty()) return true;
  const std::string_view first = groups.front();
  if (is_one_of(first[0], ":") || first.size() > longest_row || groups.size() > most_groups)
    return false;
  // Nine rows of nine cells, or the marks of nine cells that can hold anything.
  const auto is_nine = [](std::string_view group) { return group.size() == 9; };
  if (groups.size() == 9 && std::all_of(groups.begin(), groups.end(), is_nine))
    return std::all_of(groups.begin(), groups.end(), [&](auto group) { return group == first; });
  return true;
}

bool begins_grid(std::string_view line) {
  constexpr std::string_view known = "0123456789._*-|=+:,;'#@ \t\r\v\f";
  if (has_nine_cells(line)) return is_part(line);
  return is_part(line) && std::all_of(line.begin(), line.end(), [&](char c) {
           return is_one_of(c, known) || (c >= 'A' && c <= 'Z') || (c & 0x80) != 0;
         });
}

bool is_plain_row(std::string_view line) {
  constexpr std::string_view cells = "0123456789._*-";
  const auto count = [&](std::string_view set) {
    return std::count_if(line.begin(), line.end(), [&](char c) { return is_one_of(c, set); });
  };
  constexpr std::ptrdiff_t row = 9;
  const std::ptrdiff_t found = count(cells);
  return found == row && found + count(gaps) == static_cast<std::ptrdiff_t>(line.size()) &&
         !draws_border(line);
}

bool is_row(std::string_view line) {
  return is_part(line) && !draws_border(line) && !groups_of(line).empty();
}

bool is_damaged_list_line(std::string_view line) {
  constexpr std::size_t fewest = 60;
  constexpr std::size_t most = 120;
  const std::string_view word = line.substr(0, line.find_first_of(" \t,;"));
  const auto cells = static_cast<std::size_t>(std::count_if(word.begin(), word.end(), is_cell));
  if (word.size() > LineReader::longest_line) return cells == word.size();
  const bool digits = word.find_first_of("123456789") != std::string_view::npos;
  // A letter beside the cells is most likely a slip.
  constexpr std::size_t slips = 3;
  return digits && word.size() >= fewest && word.size() <= most && cells + slips >= word.size();
}

}  // namespace nonet::cli
