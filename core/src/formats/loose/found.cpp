#include "formats/loose/found.hpp"

#include <algorithm>

#include "formats/common/cells.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats::loose {
namespace {

constexpr int fewest_digits = 8;
// One digit in a wrong place repeats in a row, a column and a box at most.
constexpr int most_spoilt = 3;

bool repeats(const Grid& grid, int house) {
  DigitSet seen;
  for (int cell : house_cells(house)) {
    const int digit = grid[cell];
    if (digit == 0) continue;
    if (seen.contains(digit)) return true;
    seen.insert(digit);
  }
  return false;
}

std::string_view without(std::string_view text, std::string_view signs) {
  text.remove_prefix(std::min(text.find_first_not_of(signs), text.size()));
  return text.substr(0, text.find_last_not_of(signs) + 1);
}

bool is_letter_of_cell(char c) {
  return is_one_of(c, "xXoOlI");
}

}  // namespace

bool is_one_grid(std::string_view cells, bool zeros) {
  char blank = 0;
  for (char c : cells) {
    if (is_digit(c)) continue;
    if (c != ' ' && !is_blank_sign(c)) return false;
    const char kind = zeros || c == 'X' ? kind_of_blank(c) : c;
    if (blank != 0 && blank != kind) return false;
    blank = kind;
  }
  return cells.size() == cell_count;
}

Grid digits_of(std::string_view cells) {
  Grid grid;
  for (int cell = 0; cell < cell_count; ++cell) {
    const char c = nth(cells, cell);
    if (is_digit(c)) grid.set(cell, c - '0');
  }
  return grid;
}

bool is_solution(std::string_view open, std::string_view full) {
  if (std::all_of(open.begin(), open.end(), is_digit)) return false;
  for (std::size_t i = 0; i < full.size(); ++i) {
    if (!is_digit(full[i]) || (is_digit(open[i]) && open[i] != full[i])) return false;
  }
  return true;
}

bool is_one_sign(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [&](char c) { return c == text.front(); });
}

bool can_be_puzzle(const Grid& grid, bool sure) {
  int spoilt = 0;
  for (int house : all_houses) spoilt += repeats(grid, house) ? 1 : 0;
  return grid.clue_count() >= fewest_digits && spoilt <= (sure ? most_spoilt : 0);
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (true) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    if (end == text.size()) return lines;
    text.remove_prefix(end + 1);
  }
}

bool is_blank_word(std::string_view word) {
  constexpr Table<std::string_view, 10> words = {"none", "nan",       "null",    "nil",   "na",
                                                 "n/a",  "undefined", "nothing", "empty", "blank"};
  constexpr std::size_t longest = 10;
  if (word.size() > longest) return false;
  const std::string small = lower(word);
  return is_among(small, words);
}

bool is_title(std::string_view line) {
  return line.find_first_of("={}[]();\"\\") == std::string_view::npos;
}

bool names_solution(std::string_view title) {
  const std::string small = lower(title);
  return small.find("solution") != std::string::npos || small.find("answer") != std::string::npos ||
         small.find("solved") != std::string::npos;
}

bool has_words(std::string_view line) {
  for (std::size_t i = 0; i < line.size();) {
    if (!is_letter_sign(line[i])) {
      ++i;
      continue;
    }
    std::size_t end = i;
    while (end < line.size() && is_letter_sign(line[end])) ++end;
    const std::string_view word = line.substr(i, end - i);
    i = end;
    if (word.size() < 2 || std::all_of(word.begin(), word.end(), is_letter_of_cell)) continue;
    if (!is_blank_word(word)) return true;
  }
  return false;
}

char cell_of(std::string_view field, std::string& word) {
  field = trim(field);
  constexpr Table<std::string_view, 6> around = {"\"\"", "''", "``", "[]", "()", "{}"};
  for (std::string_view pair : around) {
    if (field.size() > 1 && field.front() == pair[0] && field.back() == pair[1])
      field = trim(field.substr(1, field.size() - 2));
  }
  if (field.size() > 2 && is_one_of(field.front(), "*$") && field.back() == field.front())
    field = without(field, "*$");
  if (field.empty()) return ' ';
  if (field.size() == 1) return field[0];
  if (field.size() == 2 && is_digit(field[0]) && is_one_of(field[1], "*!")) return field[0];
  // A number as it stands in a column of floats.
  if (field.size() <= 4 && field[0] >= '0' && field[0] <= '9' && field[1] == '.' &&
      field.find_first_not_of('0', 2) == std::string_view::npos)
    return field[0];
  if (field != "-1" && field != "&nbsp;" && !is_blank_word(field)) return 0;
  if (word.empty()) word = field;
  return ' ';
}

}  // namespace nonet::formats::loose
