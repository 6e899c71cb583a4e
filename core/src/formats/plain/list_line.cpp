#include "formats/plain/list_line.hpp"

#include <algorithm>
#include <utility>

#include "formats/common/characters.hpp"
#include "formats/common/position_forms.hpp"
#include "formats/plain/csv.hpp"
#include "index.hpp"
#include "nonet/library.hpp"

namespace nonet::formats::plain {
namespace {

constexpr std::size_t fewest_meant = 70;
constexpr std::size_t most_meant = 95;
// Text that is longer is meant as 729 characters.
constexpr std::size_t shortest_sukaku = 400;
constexpr std::size_t hash_length = 12;
constexpr std::size_t most_foreign = 5;
// gsf's sudoku writes lists with the puzzle in the fifth field of seven or more.
constexpr std::size_t gsf_fields = 7;
constexpr std::size_t gsf_puzzle = 4;

/// Nearly all of it are cells.
bool is_mostly_cells(std::string_view word) {
  return count_cells(word) + std::min(most_foreign, word.size() / 10) >= word.size();
}

bool has_digit(std::string_view word) {
  return std::any_of(word.begin(), word.end(), is_digit);
}

/// A border is no empty puzzle: without a digit only dots and zeros are.
bool is_meant_as_cells(std::string_view word) {
  if (word.size() < fewest_meant || word.size() > most_meant || !is_mostly_cells(word))
    return false;
  return has_digit(word) || word.find_first_not_of("0.") == std::string_view::npos;
}

bool is_meant_as_sukaku(std::string_view word) {
  return word.size() > shortest_sukaku && count_cells(word) * 10 >= word.size() * 9;
}

bool is_drawn(std::string_view line) {
  return line.find("---") != std::string_view::npos || line.find("===") != std::string_view::npos;
}

bool is_meant_as_library(std::string_view line) {
  const std::string_view word = first_word(line);
  if (word.empty()) return false;
  const auto colons = std::count(line.begin(), line.end(), ':');
  if (word[0] == ':') return colons >= 2 && !is_drawn(word);
  const std::string_view cells = word.substr(0, word.find(':'));
  const bool marked = cells.size() < word.size() || cells.find('+') != std::string_view::npos;
  // What follows a comma or a semicolon is another field.
  const bool one_field = cells.find_first_of(",;") == std::string_view::npos;
  return marked && one_field && count_cells(cells) >= fewest_meant && has_digit(line) &&
         count_cells(cells) * 2 >= cells.size();
}

bool is_hash(std::string_view word) {
  return word.size() == hash_length && std::all_of(word.begin(), word.end(), [](char c) {
           return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
         });
}

void move_to(std::string_view text, const TextLine& line, TextPosition& place) {
  place.line = line.number;
  place.offset += offset_in(text, line.text);
}

std::string_view comment_of(std::string_view rest) {
  rest.remove_prefix(std::min(rest.find_first_not_of(" \t\r\v\f,;#"), rest.size()));
  return trim(rest);
}

/// The step of a library line is more than a puzzle: its technique, what it removes and places.
bool has_step(const LibraryCase& line) {
  const bool has_code = line.code.find_first_not_of('0') != std::string_view::npos;
  return has_code || !line.eliminations.empty() || !line.placements.empty();
}

void take_sukaku(std::string_view text, const TextLine& line, ListLine& read) {
  Reading reading = read_729(line.text);
  if (!reading.ok()) {
    read.fault = std::move(reading.fault);
    return move_to(text, line, read.fault.place);
  }
  read.puzzle = std::move(reading.puzzles.front());
  read.warnings = std::move(reading.warnings);
}

void take_library(std::string_view text, const TextLine& line, ListLine& read) {
  const std::string_view trimmed = trim(line.text);
  const LibraryCase parts = read_library_case(trimmed);
  if (!parts.ok()) {
    read.fault = parts.fault;
    read.fault.place = place_in(text, line, trimmed.data() + parts.fault.place.offset);
    return;
  }
  read.puzzle = Progress(parts.position);
  const TextPosition place = place_in(text, line, line.text.data());
  if (has_step(parts)) read.warnings.push_back({WarningId::lost, place, 1, "step"});
  const std::size_t slash = line.text.find('/');
  if (slash == std::string_view::npos) return;
  const std::string_view rest = line.text.substr(slash + 1);
  const std::size_t end = rest.find_last_not_of(": \t\r");
  set_detail(read.puzzle, DetailKey::comment, trim(rest.substr(0, end + 1)));
}

void take_bank(std::string_view text, const TextLine& line, ListLine& read) {
  const std::string_view hash = first_word(line.text);
  const auto after = as_size(hash.data() + hash.size() - line.text.data());
  const std::string_view word = first_word(line.text.substr(after));
  read_cells(text, line, word, read);
  const auto end = as_size(word.data() + word.size() - line.text.data());
  set_detail(read.puzzle, DetailKey::title, hash);
  set_detail(read.puzzle, DetailKey::rating, comment_of(line.text.substr(end)));
}

/// The field with the puzzle: the fifth of a list of gsf's, else the first that is 81 cells, else the
/// first that was meant so.
std::size_t puzzle_field(const std::vector<Field>& fields, char separator) {
  const auto is_grid = [](const Field& field) { return grid_of(field.text).has_value(); };
  if (separator == ',' && fields.size() >= gsf_fields && is_grid(fields[gsf_puzzle]))
    return gsf_puzzle;
  auto found = std::find_if(fields.begin(), fields.end(), is_grid);
  if (found == fields.end()) {
    found = std::find_if(fields.begin(), fields.end(),
                         [](const Field& field) { return is_meant_as_cells(field.text); });
  }
  return as_size(found - fields.begin());
}

bool is_full(std::string_view cells) {
  return cells.size() == cell_count && std::all_of(cells.begin(), cells.end(), is_digit);
}

std::string_view word_of(const TextLine& line, const Field& field) {
  const auto start = as_size(field.at - line.text.data());
  const std::size_t quoted = start < line.text.size() && line.text[start] == '"' ? 1 : 0;
  return line.text.substr(std::min(start + quoted, line.text.size()), field.text.size());
}

bool take_fields(std::string_view text, const TextLine& line, ListLine& read) {
  const char separator = separator_of(line.text);
  if (separator == 0) return false;
  const std::vector<Field> fields = fields_of(line.text, separator);
  const std::size_t puzzle = puzzle_field(fields, separator);
  if (puzzle == fields.size()) return false;
  read.kind = LineKind::csv;
  read_cells(text, line, word_of(line, fields[puzzle]), read);
  if (read.fault.error != ReadError::none) {
    read.certain = puzzle > 0;
    return true;
  }
  std::size_t solution = puzzle + 1;
  while (solution < fields.size() && !is_full(fields[solution].text)) ++solution;
  if (solution < fields.size())
    set_solution(place_in(text, line, fields[solution].at), fields[solution].text, read);
  read.certain = puzzle > 0 || solution == 1;
  std::string comment;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (i == puzzle || i == solution || fields[i].text.empty()) continue;
    if (!comment.empty()) comment += separator;
    comment += fields[i].text;
  }
  set_detail(read.puzzle, DetailKey::comment, comment);
  return true;
}

/// A line as wide as 81 columns whose blanks are spaces; two of them stand together somewhere.
bool is_spaced(std::string_view line) {
  return line.size() == cell_count && line.find("  ") != std::string_view::npos &&
         has_digit(line) &&
         std::all_of(line.begin(), line.end(), [](char c) { return c == ' ' || is_digit(c); });
}

void take_spaced(const TextLine& line, ListLine& read) {
  std::string cells(line.text);
  std::replace(cells.begin(), cells.end(), ' ', '.');
  read.puzzle = Progress(*grid_of(cells));
}

LineKind kind_of(const TextLine& line) {
  if (is_spaced(line.text)) return LineKind::cells;
  if (is_meant_as_library(line.text)) return LineKind::library;
  const std::string_view word = first_word(line.text);
  if (is_meant_as_sukaku(word)) return LineKind::sukaku;
  if (!is_hash(word)) return LineKind::other;
  const auto after = as_size(word.data() + word.size() - line.text.data());
  return is_meant_as_cells(first_word(line.text.substr(after))) ? LineKind::bank : LineKind::other;
}

void take_cells(std::string_view text, const TextLine& line, ListLine& read) {
  const std::size_t start = line.text.find_first_not_of(white);
  if (start == std::string_view::npos) return;
  const std::string_view rest = line.text.substr(start);
  const std::string_view word = rest.substr(0, rest.find_first_of(" \t\r\v\f,;"));
  if (!is_meant_as_cells(word)) return;
  read.kind = LineKind::cells;
  read_cells(text, line, word, read);
  if (read.fault.error == ReadError::none)
    set_detail(read.puzzle, DetailKey::comment, comment_of(rest.substr(word.size())));
}

}  // namespace

void read_cells(std::string_view text, const TextLine& line, std::string_view word,
                ListLine& read) {
  const WordFault fault = fault_of_word(word);
  if (fault.error != ReadError::none) {
    read.fault.error = fault.error;
    read.fault.place = place_in(text, line, fault.at);
    read.fault.found = fault.found;
    read.fault.wanted = fault.error == ReadError::bad_character ? 0 : cell_count;
    if (fault.error == ReadError::bad_character)
      read.fault.detail = character_at(text, read.fault.place.offset);
    return;
  }
  Blanks blanks;
  for (const char& c : word) blanks.note(&c);
  const char* second = blanks.second();
  if (blanks.kinds() > 2) {
    read.fault.error = ReadError::mixed_blanks;
    read.fault.place = place_in(text, line, second);
    read.fault.detail = *second;
    read.fault.found = cell_count;
    read.fault.wanted = cell_count;
    return;
  }
  if (second != nullptr)
    read.warnings.push_back(
        {WarningId::mixed_blanks, place_in(text, line, second), 1, std::string(1, *second)});
  read.puzzle = Progress(*grid_of(word));
}

void set_solution(const TextPosition& place, std::string_view cells, ListLine& read) {
  const std::optional<Grid> solution = grid_of(cells);
  if (!solution || solution->clue_count() != cell_count) {
    read.warnings.push_back({WarningId::lost, place, 1, "solution"});
    return;
  }
  read.puzzle.solution = *solution;
  for (int cell : read.puzzle.givens.filled()) {
    if (read.puzzle.givens[cell] == (*solution)[cell]) continue;
    read.warnings.push_back({WarningId::other_solution, place, 1, {}});
    return;
  }
}

ListLine read_list_line(std::string_view text, const TextLine& line) {
  ListLine read;
  read.kind = kind_of(line);
  read.certain = read.kind != LineKind::other && read.kind != LineKind::cells;
  switch (read.kind) {
    case LineKind::cells:
      take_spaced(line, read);
      break;
    case LineKind::library:
      take_library(text, line, read);
      break;
    case LineKind::sukaku:
      take_sukaku(text, line, read);
      break;
    case LineKind::bank:
      take_bank(text, line, read);
      break;
    default:
      if (!take_fields(text, line, read)) take_cells(text, line, read);
  }
  return read;
}

}  // namespace nonet::formats::plain
