/// A puzzle a line, with numbers, quotes, names or other words around it, as lists of programs and forums have them;
/// also one within a sentence.
///
/// Each line has one word of 81 cells, and maybe a second one that is its solution. A line without one has nothing like a
/// puzzle. The full stop of a sentence is no cell.
#include <algorithm>
#include <array>

#include "formats/common/cells.hpp"
#include "formats/common/text_lines.hpp"
#include "formats/loose/found.hpp"

namespace nonet::formats::loose {
namespace {

constexpr std::string_view around = " \t\"'`,;:=()[]{}<>|/\\&";
// A word with so many cells is meant as a puzzle.
constexpr std::size_t fewest_meant = 30;

struct LinePuzzle {
  std::vector<std::string_view> puzzles;
  std::string_view before;
  std::string_view after;
  bool damaged = false;
};

/// More than two letters stand before it, so a sentence may end behind it.
bool is_in_sentence(std::string_view before) {
  return std::count(before.begin(), before.end(), ' ') > 1 && has_words(before) &&
         before.find_last_not_of(" \t") != std::string_view::npos &&
         is_letter_sign(before[before.find_last_not_of(" \t")]);
}

/// Takes the mark at the end of a sentence off.
std::string_view without_stop(std::string_view word, std::string_view before) {
  if (word.size() != cell_count + 1 || !is_one_of(word.back(), ".?")) return word;
  const std::string_view cells = word.substr(0, cell_count);
  const bool other = is_one_grid(cells, false) &&
                     cells.find(word.back()) == std::string_view::npos &&
                     cells.find_first_not_of("123456789") != std::string_view::npos;
  return other || (word.back() == '.' && is_in_sentence(before)) ? cells : word;
}

LinePuzzle read_line(std::string_view line) {
  LinePuzzle read;
  for (std::size_t i = 0; i < line.size() && !read.damaged && read.puzzles.size() < 3;) {
    if (is_one_of(line[i], around)) {
      ++i;
      continue;
    }
    const std::size_t end = std::min(line.find_first_of(around, i), line.size());
    const std::string_view word = without_stop(line.substr(i, end - i), line.substr(0, i));
    const auto cells =
        static_cast<std::size_t>(std::count_if(word.begin(), word.end(), is_sign_of_cell));
    if (cells == word.size() && is_one_grid(word, false)) {
      if (read.puzzles.empty()) read.before = line.substr(0, i);
      read.puzzles.push_back(word);
      read.after = line.substr(i + word.size());
    } else if (cells >= fewest_meant && word.find_first_of("123456789") != std::string_view::npos) {
      read.damaged = true;
    }
    i = end;
  }
  return read;
}

/// Without what only sets a puzzle off: quotes, brackets, the number of the line.
std::string_view words_of(std::string_view text) {
  constexpr std::string_view marks = " \t\"'`,;:=()[]{}<>|/\\&#.+-";
  text.remove_prefix(std::min(text.find_first_not_of(marks), text.size()));
  text = text.substr(0, text.find_last_not_of(" \t\"'`,;:=([{<|/\\&#?!") + 1);
  const bool number = text.find_first_not_of("0123456789.)#:") == std::string_view::npos;
  // The name of a member says nothing.
  constexpr std::array<std::string_view, 6> names = {"puzzle", "quiz",  "sudoku",
                                                     "grid",   "board", "givens"};
  const bool name = plain::is_among(text, names);
  return number || name ? std::string_view() : text;
}

bool is_drawn(std::string_view line) {
  return line.find_first_of("123456789") == std::string_view::npos && !has_words(line);
}

}  // namespace

std::optional<Found> find_lines(std::string_view text) {
  Found found;
  std::vector<std::string_view> titles;
  std::vector<std::string_view> before;
  std::vector<std::size_t> at;
  for (std::string_view line : lines_of(text)) {
    const LinePuzzle read = read_line(line);
    if (read.damaged || read.puzzles.size() > 2) return std::nullopt;
    // Of an address no part is known to be the puzzle.
    if (!read.puzzles.empty() && line.find("://") != std::string_view::npos) return std::nullopt;
    if (read.puzzles.size() == 2 && !is_solution(read.puzzles[0], read.puzzles[1]))
      return std::nullopt;
    if (read.puzzles.empty()) {
      if (has_words(line))
        (is_title(line) ? titles : found.passed).push_back(line);
      else if (!is_drawn(line))
        return std::nullopt;
      continue;
    }
    for (std::string_view cells : read.puzzles) found.grids.push_back({std::string(cells), {}, {}});
    LooseGrid& first = *(found.grids.end() - static_cast<std::ptrdiff_t>(read.puzzles.size()));
    first.titles = std::move(titles);
    titles.clear();
    const std::string_view after = words_of(read.after);
    if (!after.empty()) first.comments.push_back(after);
    before.push_back(words_of(read.before));
    at.push_back(found.grids.size() - read.puzzles.size());
  }
  found.passed.insert(found.passed.end(), titles.begin(), titles.end());
  // A text before every one of them is no title; nor is code.
  if (std::any_of(before.begin(), before.end(),
                  [](std::string_view one) { return !is_title(one); }))
    before.resize(1);
  const bool same = std::count(before.begin(), before.end(), before.empty() ? "" : before[0]) ==
                    static_cast<std::ptrdiff_t>(before.size());
  if (same && !before.empty() && !before[0].empty()) found.passed.push_back(before[0]);
  for (std::size_t i = 0; i < before.size() && !same; ++i) {
    if (!before[i].empty()) found.grids[at[i]].titles.push_back(before[i]);
  }
  found.format = found.grids.size() > 1 ? Format::sdm : Format::line;
  return found.grids.empty() ? std::nullopt : std::optional(std::move(found));
}

std::optional<Found> find_wrapped(std::string_view text) {
  constexpr std::size_t narrowest = 10;
  constexpr int fewest_lines = 3;
  LooseGrid grid;
  std::size_t width = 0;
  std::size_t last = 0;
  int whole_lines = 0;
  for (std::string_view whole : lines_of(text)) {
    const std::string_view line = trim(whole);
    if (line.empty()) continue;
    if (width == 0) width = last = line.size();
    // Only the last line is shorter.
    if (last != width || line.size() > width) return std::nullopt;
    last = line.size();
    whole_lines += last == width ? 1 : 0;
    grid.cells += line;
  }
  if (width < narrowest || whole_lines < fewest_lines || !is_one_grid(grid.cells, false))
    return std::nullopt;
  Found found;
  found.format = Format::line;
  found.grids.push_back(std::move(grid));
  return found;
}

}  // namespace nonet::formats::loose
