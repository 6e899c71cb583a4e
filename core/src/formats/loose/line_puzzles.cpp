#include "formats/loose/line_puzzles.hpp"

#include <algorithm>

#include "formats/common/cells.hpp"
#include "formats/loose/found.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats::loose {
namespace {

constexpr std::string_view around = " \t\"'`,;:=()[]{}<>|/\\&";

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

/// 81 cells one by one, with the same between all of them.
void take_cells_alone(std::string_view line, LinePuzzle& read) {
  std::string cells;
  std::size_t start = 0;
  for (std::size_t i = 0; i <= line.size(); ++i) {
    const bool cell = i < line.size() && is_sign_of_cell(line[i]) &&
                      (i + 1 == line.size() || !is_sign_of_cell(line[i + 1]));
    if (cell && (i == 0 || !is_sign_of_cell(line[i - 1]))) {
      if (cells.empty()) start = i;
      cells += line[i];
    } else if (i == line.size() || !is_one_of(line[i], " \t,")) {
      if (cells.size() == cell_count && is_one_grid(cells, false)) {
        read.puzzles.push_back(cells);
        read.before = line.substr(0, start);
        read.after = line.substr(i);
      }
      cells.clear();
    }
  }
}

/// Rows with one sign between them that is no cell of theirs are 81 cells too.
std::string without_joints(std::string_view word) {
  if (word.size() != cell_count + 8 || is_digit(word[9])) return std::string(word);
  std::string cells;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if ((word[i] == word[9]) != (i % 10 == 9)) return std::string(word);
    if (i % 10 != 9) cells += word[i];
  }
  return cells;
}

}  // namespace

LinePuzzle read_line(std::string_view line) {
  LinePuzzle read;
  for (std::size_t i = 0; i < line.size() && !read.damaged && read.puzzles.size() < 3;) {
    if (is_one_of(line[i], around) || (!is_sign_of_cell(line[i]) && !is_letter_sign(line[i]))) {
      ++i;
      continue;
    }
    std::size_t end = std::min(line.find_first_of(around, i), line.size());
    // Any other sign of ASCII parts a puzzle from what follows it.
    if (end - i > cell_count && is_one_of(line[i + cell_count], "#!%$^@+")) end = i + cell_count;
    const std::string_view whole = without_stop(line.substr(i, end - i), line.substr(0, i));
    const std::string word = without_joints(whole);
    const auto cells = as_size(std::count_if(word.begin(), word.end(), is_sign_of_cell));
    if (cells == word.size() && is_one_grid(word, false) && !is_one_sign(word)) {
      if (read.puzzles.empty()) read.before = line.substr(0, i);
      read.puzzles.push_back(word);
      read.joined = read.joined || word.size() != whole.size();
      end = i + whole.size();
      read.after = line.substr(end);
    } else if (cells >= fewest_meant && word.find_first_of("123456789") != std::string_view::npos) {
      read.damaged = true;
    }
    i = end;
  }
  if (read.puzzles.empty() && line.size() >= cell_count * 2 - 1) take_cells_alone(line, read);
  return read;
}

std::string_view words_of(std::string_view text) {
  constexpr std::string_view marks = " \t\"'`,;:=()[]{}<>|/\\&#.+-";
  text.remove_prefix(std::min(text.find_first_not_of(marks), text.size()));
  text = text.substr(0, text.find_last_not_of(" \t\"'`,;:=([{<|/\\&#?!") + 1);
  const bool number = text.find_first_not_of("0123456789.)#:") == std::string_view::npos;
  // The name of a member says nothing.
  constexpr Table<std::string_view, 6> names = {"puzzle", "quiz",  "sudoku",
                                                "grid",   "board", "givens"};
  return number || is_among(text, names) ? std::string_view() : text;
}

}  // namespace nonet::formats::loose
