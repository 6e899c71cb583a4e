/// Candidates in other forms than pencil marks: 81 groups in braces, and cells drawn as squares of three lines in which
/// each digit has its place.
#include <algorithm>
#include <array>

#include "formats/common/cells.hpp"
#include "formats/common/position_forms.hpp"
#include "formats/loose/found.hpp"

namespace nonet::formats::loose {
namespace {

std::optional<Found> found_of(const Candidates& candidates) {
  const bool all =
      std::none_of(candidates.begin(), candidates.end(), [](DigitSet set) { return set.empty(); });
  const bool some = std::any_of(candidates.begin(), candidates.end(),
                                [](DigitSet set) { return set.size() > 1; });
  if (!all || !some) return std::nullopt;
  Found found;
  found.whole = position_of(candidates, Format::pencil_marks);
  return found;
}

bool is_border(std::string_view line) {
  return line.find_first_not_of("-=+|:.'* \t") == std::string_view::npos &&
         (line.find_first_of("+=") != std::string_view::npos ||
          line.find("---") != std::string_view::npos);
}

/// The 27 signs of a line of squares: all that stands there, or what stands between nine bars.
std::string signs_of(std::string_view line) {
  std::string signs;
  std::copy_if(line.begin(), line.end(), std::back_inserter(signs),
               [](char c) { return c != '|' && c != ' ' && c != '\t'; });
  if (signs.size() == 27) return signs;
  const std::size_t first = line.find('|');
  signs.clear();
  if (first == std::string_view::npos) return signs;
  line.remove_prefix(first + 1);
  while (line.find('|') != std::string_view::npos) {
    const std::size_t width = line.find('|');
    const std::size_t step = width == 7 ? 2 : 1;
    const std::size_t start = width == 3 ? 0 : 1;
    if (width == 0) {
      line.remove_prefix(1);
      continue;
    }
    if (width != 3 && width != 5 && width != 7) return {};
    std::string_view digits = line.substr(0, width);
    for (std::size_t i = 0; i < 3; ++i) signs += digits[start + i * step];
    const auto taken = std::count_if(signs.end() - 3, signs.end(), is_digit);
    if (taken != std::count_if(digits.begin(), digits.end(), is_digit)) return {};
    line.remove_prefix(width + 1);
  }
  return signs;
}

/// The digits in a square of nine signs: each in its own place, or one large digit in the middle.
std::optional<DigitSet> square_of(const std::string& square) {
  DigitSet digits;
  for (std::size_t i = 0; i < 9; ++i) {
    if (!is_digit(square[i])) continue;
    const int digit = square[i] - '0';
    const bool placed = digit == static_cast<int>(i) + 1;
    const bool alone = i == 4 && std::count_if(square.begin(), square.end(), is_digit) == 1;
    if (!placed && !alone) return std::nullopt;
    digits.insert(digit);
  }
  return digits;
}

}  // namespace

std::optional<Found> find_candidates(std::string_view text) {
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
      DigitSet& digits = candidates[static_cast<std::size_t>(cell++)];
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

std::optional<Found> find_blocks(std::string_view text) {
  std::vector<std::string> rows;
  for (std::string_view line : lines_of(text)) {
    if (trim(line).empty() || is_border(line)) continue;
    rows.push_back(signs_of(line));
    if (rows.back().size() != 27 || rows.size() > 27) return std::nullopt;
  }
  if (rows.size() != 27) return std::nullopt;
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
  return blanks.size() == 1 ? found_of(candidates) : std::nullopt;
}

}  // namespace nonet::formats::loose
