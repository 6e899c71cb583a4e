#include "nonet/library.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "formats/common/text_lines.hpp"
#include "nonet/table.hpp"

namespace nonet {
namespace {

std::vector<std::string_view> fields_of(std::string_view line) {
  std::vector<std::string_view> fields;
  std::size_t start = 0;
  while (true) {
    const std::size_t end = line.find(':', start);
    fields.push_back(line.substr(start, end - start));
    if (end == std::string_view::npos) return fields;
    start = end + 1;
  }
}

/// A fault at a part of the line.
bool fail(std::string_view line, LibraryCase& read, ReadError error, std::string_view part) {
  read.fault.error = error;
  read.fault.place = formats::place_of(line, formats::offset_in(line, part));
  read.fault.detail = part;
  return false;
}

/// Takes the characters of a grid one by one.
class GridReader {
 public:
  /// False where the character may not stand here. The 82nd cell and later are counted only.
  bool take(char c) {
    const bool digit = c >= '1' && c <= '9';
    const bool blank = c == '.' || c == '0';
    if (c == '+') return !std::exchange(placed_, true);
    if (!digit && (!blank || placed_)) return false;
    if (digit && count_ < cell_count) grid_.set(count_, c - '0');
    if (digit && count_ < cell_count && !placed_) givens_.insert(count_);
    placed_ = false;
    ++count_;
    return true;
  }
  [[nodiscard]] int count() const { return count_; }
  /// True after a "+" without its digit.
  [[nodiscard]] bool waits() const { return placed_; }
  [[nodiscard]] Position position() const { return {Board(grid_), givens_}; }

 private:
  Grid grid_;
  CellSet givens_;
  int count_ = 0;
  bool placed_ = false;
};

bool read_grid(std::string_view line, std::string_view field, LibraryCase& read) {
  GridReader reader;
  std::size_t excess = field.size();
  for (std::size_t i = 0; i < field.size(); ++i) {
    if (!reader.take(field[i]))
      return fail(line, read, ReadError::bad_character, formats::character_at(field, i));
    if (reader.count() == cell_count + 1) excess = std::min(excess, i);
  }
  if (reader.count() != cell_count) {
    read.fault.found = reader.count();
    read.fault.wanted = cell_count;
    const auto error = reader.count() < cell_count ? ReadError::too_few : ReadError::too_many;
    return fail(line, read, error, field.substr(excess, 0));
  }
  if (reader.waits())
    return fail(line, read, ReadError::bad_character, field.substr(field.size() - 1));
  read.position = reader.position();
  return true;
}

/// Triples of digit, row, column.
bool read_candidates(std::string_view line, std::string_view field, LibraryCase& read,
                     CandidateSet& set) {
  const std::string_view text = field.substr(0, field.find('/'));
  std::size_t i = 0;
  while (i < text.size()) {
    if (text[i] == ' ') {
      ++i;
      continue;
    }
    const std::string_view triple = text.substr(i, text.find(' ', i) - i);
    if (triple.size() != 3 || !std::all_of(triple.begin(), triple.end(), formats::is_digit))
      return fail(line, read, ReadError::triple, triple.substr(0, 0));
    const int cell = cell_at(triple[1] - '1', triple[2] - '1');
    const int digit = triple[0] - '0';
    if (&set == &read.deleted && read.position.board.value(cell) == digit)
      return fail(line, read, ReadError::removed_digit, triple);
    set.insert(candidate(cell, digit));
    i += 3;
  }
  return true;
}

void read_code(std::string_view text, LibraryCase& read) {
  const std::size_t dash = find_technique(text) ? std::string_view::npos : text.find('-');
  read.code = text.substr(0, dash);
  if (dash != std::string_view::npos) read.variant = text.substr(dash + 1);
}

/// The digits of a library line.
DigitSet digits_field(const Step& step) {
  const Family family = info(step.technique).family;
  DigitSet digits;
  if (family == Family::chains || family == Family::als) {
    for (int c : step.eliminations) digits.insert(candidate_digit(c));
    if (!digits.empty()) return digits;
  }
  for (int digit : step.digits) digits.insert(digit);
  return digits;
}

/// "136 258": digit, row, column.
std::string triples(const CandidateSet& candidates) {
  std::string text;
  for (int c : candidates) {
    const int cell = candidate_cell(c);
    if (!text.empty()) text += ' ';
    text +=
        std::to_string(candidate_digit(c) * 100 + (row_of(cell) + 1) * 10 + column_of(cell) + 1);
  }
  return text;
}

}  // namespace

LibraryCase read_library_case(std::string_view line) {
  LibraryCase read;
  const std::vector<std::string_view> fields = fields_of(line);
  const bool bare = line.empty() || line.front() != ':';
  const std::size_t grid = bare ? 0 : 3;
  if (fields.size() <= grid) {
    fail(line, read, ReadError::fields, line.substr(line.size()));
    return read;
  }
  if (!bare) read_code(fields[1], read);
  if (!read_grid(line, fields[grid], read)) return read;
  const Table<CandidateSet*, 3> sets = {&read.deleted, &read.eliminations, &read.placements};
  for (std::size_t i = 0; i < sets.size() && grid + 1 + i < fields.size(); ++i) {
    if (!read_candidates(line, fields[grid + 1 + i], read, *sets[i])) return read;
  }
  for (int c : read.deleted) read.position.board.eliminate(candidate_cell(c), candidate_digit(c));
  return read;
}

std::string library_position(const Position& position) {
  std::string text;
  const Board& board = position.board;
  const Board fresh(board.values());
  CandidateSet deleted;
  for (int cell = 0; cell < cell_count; ++cell) {
    const int value = board.value(cell);
    if (value != 0 && !position.givens.contains(cell)) text += '+';
    text += value == 0 ? '.' : formats::digit_sign(value);
    for (int digit : fresh.candidates(cell) - board.candidates(cell))
      deleted.insert(candidate(cell, digit));
  }
  return text + ':' + triples(deleted);
}

std::string library_line(const Position& position, const Step& step) {
  const TechniqueInfo& technique = info(step.technique);
  std::string text =
      ":" + std::string(technique.hodoku.empty() ? technique.id : technique.hodoku) + ":";
  for (int digit : digits_field(step)) text += std::to_string(digit);
  return text + ":" + library_position(position) + ":" + triples(step.eliminations) + ":" +
         triples(step.placements) + ":";
}

}  // namespace nonet
