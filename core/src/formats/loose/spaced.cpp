/// Nine lines in which columns tell where the cells are and spaces are the blanks, with the spaces at the ends of lines
/// cut off. A line without digits is empty then.
///
/// The first and the last column have a digit, so the width is certain: 9 or, with a space between cells, 17; 11
/// or 21 with a gap between boxes.
#include <algorithm>
#include <array>

#include "formats/common/text_lines.hpp"
#include "formats/loose/found.hpp"

namespace nonet::formats::loose {
namespace {

bool ends_in_space(std::string_view line) {
  return !line.empty() && line.back() == ' ';
}

/// Where the cells are in lines of some width.
std::string columns_of(std::size_t width) {
  const bool wide = width == 17 || width == 21;
  const bool boxes = width == 11 || width == 21;
  std::string columns;
  for (std::size_t at = 0; at < width; at += wide ? 2 : 1) {
    const std::size_t place = wide ? at / 2 : at;
    if (boxes && (place == 3 || place == 7)) continue;
    columns += static_cast<char>(at);
  }
  return columns;
}

std::optional<std::string> cells_of(const std::vector<std::string_view>& lines, int& widened) {
  std::size_t width = 0;
  for (std::string_view line : lines) width = std::max(width, line.size());
  const std::string columns = columns_of(width);
  if (columns.size() != 9) return std::nullopt;
  std::string cells;
  bool first = false;
  for (std::string_view line : lines) {
    if (line.find_first_not_of(" 123456789") != std::string_view::npos) return std::nullopt;
    std::size_t digits = 0;
    for (char column : columns) {
      const auto at = static_cast<std::size_t>(static_cast<unsigned char>(column));
      cells += at < line.size() ? line[at] : ' ';
      widened += at < line.size() ? 0 : 1;
      digits += cells.back() == ' ' ? 0 : 1;
    }
    const auto all = static_cast<std::size_t>(std::count_if(line.begin(), line.end(), is_digit));
    if (digits != all) return std::nullopt;
    first = first || (!line.empty() && line[0] != ' ');
  }
  return first ? std::optional(cells) : std::nullopt;
}

}  // namespace

std::optional<Found> find_spaced(std::string_view text) {
  std::vector<std::string_view> lines = lines_of(text);
  Found found;
  LooseGrid grid;
  const auto is_empty = [](std::string_view line) { return trim(line).empty(); };
  while (!lines.empty() && (is_empty(lines.back()) || has_words(lines.back()))) {
    if (!is_empty(lines.back())) found.passed.push_back(lines.back());
    lines.pop_back();
  }
  auto first = lines.begin();
  for (; first != lines.end() && (is_empty(*first) || has_words(*first)); ++first) {
    if (!is_empty(*first)) grid.titles.push_back(*first);
  }
  lines.erase(lines.begin(), first);
  // Gaps between the bands.
  if (lines.size() == 11 && is_empty(lines[3]) && is_empty(lines[7])) {
    lines.erase(lines.begin() + 7);
    lines.erase(lines.begin() + 3);
  }
  if (lines.size() != 9) return std::nullopt;
  // Where some lines have their spaces at the end, all do, but the last one may have lost them.
  const bool kept = std::any_of(lines.begin(), lines.end(), ends_in_space);
  const bool even = std::all_of(lines.begin(), lines.end() - 1, [&](std::string_view line) {
    return line.size() == lines[0].size();
  });
  if (kept && (!even || lines.back().size() > lines[0].size())) return std::nullopt;
  std::optional<std::string> cells = cells_of(lines, found.widened);
  // Of single spaces nobody can say whether they are blanks or gaps.
  if (!cells || cells->find("  ") == std::string::npos) return std::nullopt;
  grid.cells = std::move(*cells);
  found.grids.push_back(std::move(grid));
  return found;
}

}  // namespace nonet::formats::loose
