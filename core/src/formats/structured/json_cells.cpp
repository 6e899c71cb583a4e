#include "formats/structured/json_cells.hpp"

#include <algorithm>
#include <iterator>

#include "formats/common/text_lines.hpp"
#include "index.hpp"

namespace nonet::formats {
namespace {

constexpr std::string_view json_blanks = ".0_*-";
constexpr std::string_view row_breaks = "\n\r\t";

bool is_scalar(JsonValue value) {
  return !value.is(JsonKind::array) && !value.is(JsonKind::object);
}

/// The sides of grids that other kinds of Sudoku have.
int side_of(int cells) {
  int side = 1;
  while (side * side < cells) ++side;
  return side * side == cells && side > 1 ? side : 0;
}

/// `past` is where the 82nd cell is.
bool wrong_count(JsonValue at, int found, std::size_t past, Report& report) {
  if (const int side = side_of(found); side != 0 && side <= 64)
    return report.miscounted(ReadError::size, at.offset(), side, 9);
  const bool few = found < cell_count;
  return report.miscounted(few ? ReadError::too_few : ReadError::too_many, few ? at.offset() : past,
                           found, cell_count);
}

/// Takes gaps between rows away, and all blank space when there are 81 characters without it.
std::string cells_of(const std::string& text) {
  const auto without = [&](std::string_view set) {
    std::string rest;
    std::copy_if(text.begin(), text.end(), std::back_inserter(rest),
                 [&](char c) { return !is_one_of(c, set); });
    return rest;
  };
  std::string cells = without(white);
  return cells.size() == cell_count ? cells : without(row_breaks);
}

bool read_cell(char c, char& blank, bool& mixed, int& digit) {
  digit = is_digit(c) ? c - '0' : 0;
  if (digit != 0) return true;
  if (!is_one_of(c, json_blanks) && c != ' ') return false;
  mixed = mixed || (blank != '\0' && blank != c);
  blank = c;
  return true;
}

/// Where a character of a text is, if nothing in it was escaped or left out; else where the text is.
std::size_t place_in(JsonValue value, const std::string& cells, std::size_t i) {
  const bool same = value.raw().size() == cells.size() + 2;
  return value.offset() + (same ? 1 + i : 0);
}

bool read_text(JsonValue value, Grid& grid, Report& report) {
  const std::string cells = cells_of(value.text());
  char blank = '\0';
  bool mixed = false;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    int digit = 0;
    if (!read_cell(cells[i], blank, mixed, digit))
      return report.fail_at(ReadError::bad_character, place_in(value, cells, i),
                            std::string(character_at(cells, i)));
    if (i < cell_count) grid.set(narrow<int>(i), digit);
  }
  if (cells.size() != cell_count)
    return wrong_count(value, count_of(cells), place_in(value, cells, cell_count), report);
  if (mixed) report.warn(WarningId::mixed_blanks, 0, std::string(1, blank));
  return true;
}

bool read_flat(JsonValue value, Grid& grid, Report& report) {
  int count = 0;
  std::size_t past = value.offset();
  for (JsonValue one : value) {
    if (count++ == cell_count) past = one.offset();
  }
  if (count != cell_count) return wrong_count(value, count, past, report);
  int cell = 0;
  for (JsonValue one : value) {
    int digit = 0;
    if (!read_digit(one, digit, report)) return false;
    grid.set(cell++, digit);
  }
  return true;
}

/// An object has no cells, however many members.
int row_size(JsonValue row) {
  if (row.is(JsonKind::string)) return count_of(row.text());
  return row.is(JsonKind::array) ? row.size() : 0;
}

bool read_row(JsonValue row, int at, Grid& grid, Report& report) {
  int column = 0;
  if (row.is(JsonKind::string)) {
    bool mixed = false;
    char blank = '\0';
    for (char c : row.text()) {
      int digit = 0;
      if (!read_cell(c, blank, mixed, digit))
        return report.fail(ReadError::bad_value, row, row.text());
      grid.set(cell_at(at, column++), digit);
    }
    return true;
  }
  for (JsonValue one : row) {
    int digit = 0;
    if (!read_digit(one, digit, report)) return false;
    grid.set(cell_at(at, column++), digit);
  }
  return true;
}

bool read_rows(JsonValue value, Grid& grid, Report& report) {
  const int rows = value.size();
  bool square = rows > 1;
  for (JsonValue row : value) square = square && row_size(row) == rows;
  if (rows != 9)
    return report.miscounted(square ? ReadError::size : ReadError::row_count, value, rows, 9);
  int at = 0;
  for (JsonValue row : value) {
    if (is_scalar(row) && !row.is(JsonKind::string))
      return report.fail(ReadError::bad_value, row, scalar_text(row));
    if (const int size = row_size(row); size != 9)
      return report.miscounted(ReadError::row_length, row, size, 9, at + 1);
    if (!read_row(row, at, grid, report)) return false;
    ++at;
  }
  return true;
}

bool is_row(JsonValue value) {
  return value.is(JsonKind::array) || (value.is(JsonKind::string) && value.raw().size() > 4);
}

}  // namespace

std::optional<int> cell_digit(JsonValue value) {
  if (value.is(JsonKind::null)) return 0;
  if (value.is(JsonKind::number)) {
    const std::optional<int> number = value.integer();
    if (number == -1) return 0;
    return number && *number >= 0 && *number <= 9 ? number : std::nullopt;
  }
  if (!value.is(JsonKind::string)) return std::nullopt;
  const std::string text = value.text();
  if (text.empty() || text == " ") return 0;
  if (text.size() != 1) return std::nullopt;
  if (is_digit(text[0])) return text[0] - '0';
  return is_one_of(text[0], json_blanks) ? std::optional(0) : std::nullopt;
}

bool read_digit(JsonValue value, int& digit, Report& report) {
  const std::optional<int> found = cell_digit(value);
  digit = found.value_or(0);
  return found || report.fail(ReadError::bad_value, value, scalar_text(value));
}

bool read_marks(JsonValue value, DigitSet& marks, Report& report) {
  if (value.is(JsonKind::null)) return true;
  if (!value.is(JsonKind::array))
    return report.fail(ReadError::bad_value, value, scalar_text(value));
  for (JsonValue one : value) {
    int digit = 0;
    if (!read_digit(one, digit, report)) return false;
    if (digit == 0) return report.fail(ReadError::bad_value, one, scalar_text(one));
    marks.insert(digit);
  }
  return true;
}

bool looks_like_grid(JsonValue value) {
  if (value.is(JsonKind::string)) return true;
  if (!value.is(JsonKind::array) || value.begin() == value.end()) return false;
  const JsonValue first = *value.begin();
  if (!first.is(JsonKind::array)) return is_scalar(first);
  return first.begin() == first.end() || is_scalar(*first.begin());
}

bool read_grid(JsonValue value, Grid& grid, Report& report) {
  if (value.is(JsonKind::string)) return read_text(value, grid, report);
  if (!looks_like_grid(value)) return report.fail(ReadError::no_puzzle, value);
  return is_row(*value.begin()) ? read_rows(value, grid, report) : read_flat(value, grid, report);
}

void read_solution(JsonValue value, Grid& solution, Report& report) {
  if (value.is(JsonKind::null) || value.raw() == "\"\"") return;
  Grid grid;
  // Its faults are no faults of the puzzle.
  Report apart = report;
  if (looks_like_grid(value) && read_grid(value, grid, apart))
    solution = grid;
  else
    report.lost("solution");
}

std::string scalar_text(JsonValue value) {
  return value.is(JsonKind::string) ? value.text() : std::string(value.raw());
}

int cell_of(JsonValue row, JsonValue column) {
  const int r = row.integer().value_or(-1);
  const int c = column.integer().value_or(-1);
  return r >= 0 && r < 9 && c >= 0 && c < 9 ? cell_at(r, c) : -1;
}

}  // namespace nonet::formats
