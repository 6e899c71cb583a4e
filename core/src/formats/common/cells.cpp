#include "formats/common/cells.hpp"

#include <algorithm>

#include "formats/common/characters.hpp"
#include "index.hpp"

namespace nonet::formats {
namespace {

constexpr std::size_t longest_note = 200;

}  // namespace

TextLine LineCursor::next() {
  const LineEnd end = end_of_line(rest_);
  const std::string_view line = rest_.substr(0, end.at);
  rest_.remove_prefix(end.next);
  return {line, ++number_};
}

bool counts(std::string_view line) {
  const std::size_t start = line.find_first_not_of(white);
  return start != std::string_view::npos && line[start] != '#';
}

TextPosition place_in(std::string_view text, const TextLine& line, const char* at) {
  const auto in_line = as_size(at - line.text.data());
  TextPosition place = place_of(line.text, std::min(in_line, line.text.size()));
  place.line = line.number;
  place.offset = as_size(at - text.data());
  return place;
}

int blank_kind(char c) {
  constexpr std::string_view kinds = "0.x*_-? ";
  const std::size_t kind = kinds.find(c == 'X' ? 'x' : c);
  return kind == std::string_view::npos ? -1 : narrow<int>(kind);
}

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || byte_of(c) >= 0x80;
}

bool is_cell(char c) {
  return is_digit(c) || (c != ' ' && blank_kind(c) >= 0);
}

std::size_t count_cells(std::string_view text) {
  return as_size(std::count_if(text.begin(), text.end(), is_cell));
}

void Blanks::note(const char* at) {
  const int kind = blank_kind(*at);
  if (kind < 0 || seen_[kind]) return;
  seen_[kind] = true;
  if (++kinds_ == 2) second_ = at;
}

std::optional<Grid> grid_of(std::string_view cells) {
  if (cells.size() != cell_count || !std::all_of(cells.begin(), cells.end(), is_cell))
    return std::nullopt;
  Grid grid;
  for (int cell = 0; cell < cell_count; ++cell) {
    const char c = nth(cells, cell);
    if (is_digit(c)) grid.set(cell, c - '0');
  }
  return grid;
}

WordFault fault_of_word(std::string_view word) {
  const auto* foreign = std::find_if_not(word.begin(), word.end(), is_cell);
  if (foreign != word.end()) return {ReadError::bad_character, foreign, 0};
  const auto found = count_of(word);
  if (found < cell_count) return {ReadError::too_few, word.data() + word.size(), found};
  if (found > cell_count) return {ReadError::too_many, word.data() + cell_count, found};
  return {};
}

std::string lower(std::string_view text) {
  std::string plain(text);
  for (char& c : plain) c = to_lower(c);
  return plain;
}

bool is_among(std::string_view word, std::span<const std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

Warning passed_over(std::string_view text, const TextPosition& place) {
  std::size_t end = std::min(text.size(), longest_note);
  while (end < text.size() && end > 0 && is_continuation(text[end])) --end;
  return {WarningId::comment, place, 1, std::string(text.substr(0, end))};
}

}  // namespace nonet::formats
