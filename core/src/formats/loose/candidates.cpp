/// Candidates in other forms than pencil marks: 81 groups in braces, and cells drawn as squares of three lines in which
/// each digit has its place.
#include <algorithm>

#include "formats/common/cells.hpp"
#include "formats/common/position_forms.hpp"
#include "formats/loose/found.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats::loose {
namespace {

std::optional<FoundGrids> found_of(const Candidates& candidates) {
  const bool all =
      std::none_of(candidates.begin(), candidates.end(), [](DigitSet set) { return set.empty(); });
  const bool some = std::any_of(candidates.begin(), candidates.end(),
                                [](DigitSet set) { return set.size() > 1; });
  if (!all || !some) return std::nullopt;
  FoundGrids found;
  found.whole = position_of(candidates, Format::pencil_marks);
  return found;
}

bool is_border(std::string_view line) {
  return line.find_first_not_of("-=+|:.'* \t") == std::string_view::npos &&
         (line.find_first_of("+=") != std::string_view::npos ||
          line.find("---") != std::string_view::npos);
}

/// What stands between the bars of a line.
std::vector<std::string_view> parts_of(std::string_view line) {
  std::vector<std::string_view> parts;
  for (std::size_t end = 0; end != std::string_view::npos;) {
    end = line.find('|');
    parts.push_back(line.substr(0, end));
    if (end != std::string_view::npos) line.remove_prefix(end + 1);
  }
  return parts;
}

/// How the squares of a line stand between its bars: nine alone, or three and three.
struct Layout {
  std::size_t parts;
  std::size_t width;   ///< Between two bars.
  std::size_t margin;  ///< Before the first square.
  std::size_t pitch;   ///< From a square to the next.
  std::size_t step;    ///< From a digit to the next.
};
constexpr Table<Layout, 6> layouts = {{{9, 3, 0, 0, 1},
                                       {9, 5, 1, 0, 1},
                                       {9, 7, 1, 0, 2},
                                       {3, 9, 0, 3, 1},
                                       {3, 11, 0, 4, 1},
                                       {3, 13, 1, 4, 1}}};

/// The signs of a line by their columns, where blanks are spaces; empty when they stand in other ones.
std::string signs_by_columns(std::string_view line, const Layout& layout) {
  std::vector<std::string_view> parts = parts_of(line);
  const auto is_outside = [](std::string_view part) { return trim(part).empty(); };
  const bool open = parts.size() == layout.parts;
  if (parts.size() == layout.parts + 2 && is_outside(parts.front()) && is_outside(parts.back())) {
    parts.erase(parts.begin());
    parts.pop_back();
  }
  if (parts.size() != layout.parts) return {};
  std::string signs;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    std::string part(parts[i]);
    // Nothing stands at the two ends of a line without bars there.
    if (open && i == 0) part.insert(0, layout.margin, ' ');
    if (open && i + 1 == parts.size() && part.size() < layout.width) part.resize(layout.width, ' ');
    if (open && i == 0 && part.size() < layout.width) part.resize(layout.width, ' ');
    if (part.size() != layout.width) return {};
    const std::size_t before = signs.size();
    for (std::size_t square = 0; square < 9 / layout.parts; ++square) {
      for (std::size_t digit = 0; digit < 3; ++digit)
        signs += part[layout.margin + square * layout.pitch + digit * layout.step];
    }
    if (std::count_if(part.begin(), part.end(), is_digit) !=
        std::count_if(iterator_at(signs, before), signs.end(), is_digit))
      return {};
  }
  return signs;
}

/// The 27 signs of a line of squares: all that stands there, or what stands between bars.
std::string signs_of(std::string_view line) {
  std::string signs;
  std::copy_if(line.begin(), line.end(), std::back_inserter(signs),
               [](char c) { return c != '|' && c != ' ' && c != '\t'; });
  if (signs.size() == 27) return signs;
  for (const Layout& layout : layouts) {
    signs = signs_by_columns(line, layout);
    if (!signs.empty()) break;
  }
  return signs;
}

/// A line of bars between two rows of squares, which could be one of squares without a digit too.
bool is_gap(std::string_view signs) {
  return signs.find_first_not_of(' ') == std::string_view::npos;
}

/// The lines of squares, and what stands above and below them; empty unless they are 27.
std::vector<std::string> rows_of(std::string_view text, bool gaps,
                                 std::vector<std::string_view>& passed) {
  std::vector<std::string> rows;
  for (std::string_view line : lines_of(text)) {
    if (trim(line).empty() || is_border(line)) continue;
    std::string signs = signs_of(line);
    if (gaps && signs.size() == 27 && rows.size() % 3 == 0 && is_gap(signs)) continue;
    if (signs.size() == 27) {
      rows.push_back(std::move(signs));
    } else if (rows.empty() || rows.size() == 27) {
      passed.push_back(line);
    } else {
      return {};
    }
  }
  if (rows.size() != 27) rows.clear();
  return rows;
}

/// The digits in a square of nine signs: each in its own place, or one large digit in the middle.
std::optional<DigitSet> square_of(const std::string& square) {
  DigitSet digits;
  for (int i = 0; i < 9; ++i) {
    if (!is_digit(nth(square, i))) continue;
    const int digit = nth(square, i) - '0';
    const bool placed = digit == i + 1;
    const bool alone = i == 4 && std::count_if(square.begin(), square.end(), is_digit) == 1;
    if (!placed && !alone) return std::nullopt;
    digits.insert(digit);
  }
  return digits;
}

}  // namespace

std::optional<FoundGrids> find_candidates(std::string_view text) {
  Candidates candidates{};
  int cell = 0;
  for (std::string_view line : lines_of(text)) {
    if (is_border(line)) continue;
    int in_line = 0;
    while (true) {
      line.remove_prefix(std::min(line.find_first_not_of(" \t|,;"), line.size()));
      if (line.empty()) break;
      const std::size_t end = line.find('}');
      if (line[0] != '{' || end == std::string_view::npos || cell == cell_count)
        return std::nullopt;
      DigitSet& digits = candidates[cell++];
      for (char c : line.substr(1, end - 1)) {
        if (is_one_of(c, " ,")) continue;
        if (!is_digit(c) || digits.contains(c - '0')) return std::nullopt;
        digits.insert(c - '0');
      }
      ++in_line;
      line.remove_prefix(end + 1);
    }
    if (in_line != 0 && in_line != 9 && in_line != cell_count) return std::nullopt;
  }
  return cell == cell_count ? found_of(candidates) : std::nullopt;
}

std::optional<FoundGrids> find_blocks(std::string_view text) {
  std::vector<std::string_view> passed;
  std::vector<std::string> rows = rows_of(text, false, passed);
  if (rows.empty()) {
    passed.clear();
    rows = rows_of(text, true, passed);
  }
  if (rows.empty()) return std::nullopt;
  Candidates candidates{};
  std::string blanks;
  for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
    std::string square;
    for (std::size_t i = 0; i < 3; ++i) square += rows[cell / 9 * 3 + i].substr(cell % 9 * 3, 3);
    const std::optional<DigitSet> digits = square_of(square);
    if (!digits) return std::nullopt;
    candidates[cell] = *digits;
    for (char c : square) {
      if (is_digit(c)) continue;
      if (c != ' ' && !is_blank_sign(c)) return std::nullopt;
      if (blanks.find(c) == std::string::npos) blanks += c;
    }
  }
  std::optional<FoundGrids> found = blanks.size() == 1 ? found_of(candidates) : std::nullopt;
  if (found) found->passed = std::move(passed);
  return found;
}

}  // namespace nonet::formats::loose
