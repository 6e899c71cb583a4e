#include "input/text_units.hpp"

#include <algorithm>
#include <utility>

#include "input/line_ends.hpp"
#include "input/line_shapes.hpp"

namespace nonet::cli {
namespace {

/// A part of a text, and the number of its first line.
struct Unit {
  std::string_view text;
  std::uint64_t line = 0;
};

/// Hands over each line of a text with its number.
template <typename Use>
void for_each_line_of(std::string_view text, const Use& use) {
  std::uint64_t number = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = find_line_end(text, at);
    use(text.substr(at, end - at), ++number);
    at = end == text.size() ? end : behind_line_end(text, end);
  }
}

/// Lines that are not blank, up to so many of them and one more.
std::vector<Unit> lines_of(std::string_view text, std::size_t most) {
  std::vector<Unit> lines;
  for_each_line_of(text, [&](std::string_view line, std::uint64_t number) {
    if (!is_blank(line) && lines.size() <= most) lines.push_back({line, number});
  });
  return lines;
}

/// Blocks of lines between blank lines, up to `most` and one more.
std::vector<Unit> blocks_of(std::string_view text, std::size_t most) {
  std::vector<Unit> blocks;
  bool open = false;
  for_each_line_of(text, [&](std::string_view line, std::uint64_t number) {
    const bool blank = is_blank(line);
    if (!blank && !open && blocks.size() <= most) blocks.push_back({line, number});
    if (!blank && open) {
      const std::string_view first = blocks.back().text;
      blocks.back().text =
          text.substr(static_cast<std::size_t>(first.data() - text.data()),
                      static_cast<std::size_t>(line.data() - first.data()) + line.size());
    }
    open = !blank;
  });
  return blocks;
}

bool is_puzzle(const Unit& unit, const Progress& puzzle) {
  const Reading reading = read(unit.text);
  return reading.ok() && reading.puzzles.size() == 1 &&
         reading.puzzles.front().givens == puzzle.givens;
}

bool are_puzzles(const std::vector<Unit>& units, const std::vector<Progress>& puzzles) {
  return units.size() == puzzles.size() &&
         std::equal(units.begin(), units.end(), puzzles.begin(), is_puzzle);
}

}  // namespace

void TextUnits::use(Block& block) {
  const Block taken = std::exchange(block, Block());
  if (!taken.text.empty()) use_(taken.text, taken.start);
}

void TextUnits::add(std::string_view line, std::uint64_t number) {
  const bool comment = is_comment(line);
  if (comment && block_.text.empty()) return add_gap();
  if (!comment && !is_part(line)) finish();
  if (block_.text.empty() && !begins_grid(line)) {
    use(bands_);
    return use_(line, number);
  }
  if (block_.text.empty()) block_.start = number;
  block_.text.append(line).append("\n");
  block_.rows += !comment && is_row(line) ? 1 : 0;
  had_grid_ = true;
}

/// So that lines below have their numbers.
void TextUnits::add_gap() {
  if (!bands_.text.empty()) bands_.text += '\n';
}

void TextUnits::add_blank() {
  if (block_.text.empty()) return add_gap();
  constexpr int rows_of_grid = 9;
  const bool is_band = block_.rows == 3 || block_.rows == 6;
  if (!is_band || bands_.rows + block_.rows > rows_of_grid) use(bands_);
  if (!is_band) return use(block_);
  if (bands_.text.empty()) bands_.start = block_.start;
  bands_.text.append(block_.text).append("\n");
  bands_.rows += block_.rows;
  block_ = Block();
  if (bands_.rows == rows_of_grid) use(bands_);
}

void TextUnits::finish() {
  add_blank();
  use(bands_);
}

std::vector<std::uint64_t> lines_of_puzzles(std::string_view text, const Reading& reading) {
  const std::size_t count = reading.puzzles.size();
  std::vector<Unit> units = blocks_of(text, count);
  if (count == 1 && !units.empty()) return {units.front().line};
  if (!are_puzzles(units, reading.puzzles)) units = lines_of(text, count);
  const std::uint64_t first = units.empty() ? 1 : units.front().line;
  std::vector<std::uint64_t> numbers(count, first);
  if (!are_puzzles(units, reading.puzzles)) return numbers;
  std::transform(units.begin(), units.end(), numbers.begin(),
                 [](const Unit& unit) { return unit.line; });
  return numbers;
}

}  // namespace nonet::cli
