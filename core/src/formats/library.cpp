#include "nonet/library.hpp"

#include <array>
#include <vector>

namespace nonet {
namespace {

constexpr std::array<std::string_view, 5> error_ids = {"", "fields", "grid", "character",
                                                       "candidates"};

struct Field {
  std::string_view text;
  std::size_t offset = 0;
};

std::vector<Field> fields_of(std::string_view line) {
  std::vector<Field> fields;
  std::size_t start = 0;
  while (true) {
    const std::size_t end = line.find(':', start);
    fields.push_back({line.substr(start, end - start), start});
    if (end == std::string_view::npos) return fields;
    start = end + 1;
  }
}

bool fail(LibraryCase& read, LibraryError error, std::size_t offset) {
  read.error = error;
  read.offset = offset;
  return false;
}

bool is_blank(char c) {
  return c == '.' || c == '0';
}

bool read_grid(const Field& field, LibraryCase& read) {
  Grid grid;
  bool placed = false;
  int cell = 0;
  for (std::size_t i = 0; i < field.text.size(); ++i) {
    const char c = field.text[i];
    if (c == '+') {
      placed = true;
      continue;
    }
    if (!is_blank(c) && (c < '1' || c > '9'))
      return fail(read, LibraryError::character, field.offset + i);
    if (cell == cell_count) return fail(read, LibraryError::grid, field.offset + i);
    if (!is_blank(c)) grid.set(cell, c - '0');
    if (!is_blank(c) && !placed) read.position.givens.insert(cell);
    placed = false;
    ++cell;
  }
  if (cell != cell_count) return fail(read, LibraryError::grid, field.offset + field.text.size());
  read.position.board = Board(grid);
  return true;
}

bool is_digit(char c) {
  return c >= '1' && c <= '9';
}

/// Triples of digit, row, column.
bool read_candidates(const Field& field, LibraryCase& read, CandidateSet& set) {
  std::size_t i = 0;
  while (i < field.text.size()) {
    if (field.text[i] == ' ') {
      ++i;
      continue;
    }
    const std::string_view triple = field.text.substr(i, 3);
    if (triple.size() < 3 || !is_digit(triple[0]) || !is_digit(triple[1]) || !is_digit(triple[2]))
      return fail(read, LibraryError::candidates, field.offset + i);
    set.insert(candidate(cell_at(triple[1] - '1', triple[2] - '1'), triple[0] - '0'));
    i += 3;
  }
  return true;
}

void read_code(std::string_view text, LibraryCase& read) {
  const std::size_t dash = text.find('-');
  read.code = text.substr(0, dash);
  if (dash != std::string_view::npos) read.variant = text.substr(dash + 1);
}

}  // namespace

std::string_view id(LibraryError error) {
  return error_ids[static_cast<std::size_t>(error)];
}

LibraryCase read_library_case(std::string_view line) {
  LibraryCase read;
  const std::vector<Field> fields = fields_of(line);
  if (fields.size() < 4) {
    fail(read, LibraryError::fields, line.size());
    return read;
  }
  read_code(fields[1].text, read);
  if (!read_grid(fields[3], read)) return read;
  CandidateSet deleted;
  const std::array<CandidateSet*, 3> sets = {&deleted, &read.eliminations, &read.placements};
  for (std::size_t i = 0; i < sets.size() && i + 4 < fields.size(); ++i) {
    if (!read_candidates(fields[i + 4], read, *sets[i])) return read;
  }
  for (int c : deleted) read.position.board.eliminate(candidate_cell(c), candidate_digit(c));
  return read;
}

std::string library_position(const Position& position) {
  std::string text;
  const Board& board = position.board;
  const Board fresh(board.values());
  std::string deleted;
  for (int cell = 0; cell < cell_count; ++cell) {
    const int value = board.value(cell);
    if (value != 0 && !position.givens.contains(cell)) text += '+';
    text += value == 0 ? '.' : static_cast<char>('0' + value);
    for (int digit : fresh.candidates(cell) - board.candidates(cell)) {
      if (!deleted.empty()) deleted += ' ';
      deleted += std::to_string(digit * 100 + (row_of(cell) + 1) * 10 + column_of(cell) + 1);
    }
  }
  return text + ':' + deleted;
}

}  // namespace nonet
