#include "formats/plain/cell_lines.hpp"

#include <algorithm>
#include <cstdint>

#include "formats/common/reader.hpp"
#include "formats/common/text_lines.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

/// By byte: the digit of a cell, a bit above for each kind of blank and for a digit, or that it is none of them.
constexpr unsigned dot = 1U << 4U;
constexpr unsigned zero = 1U << 5U;
constexpr unsigned digit_bit = 1U << 6U;
constexpr unsigned no_cell = 1U << 7U;
constexpr auto cell_codes = [] {
  Table<std::uint8_t, 256> codes{};
  codes.fill(no_cell);
  for (unsigned digit = 1; digit <= 9; ++digit)
    codes['0' + digit] = narrow<std::uint8_t>(digit | digit_bit);
  codes[byte_of('.')] = dot;
  codes[byte_of('0')] = zero;
  return codes;
}();

/// Digits and one kind of blank: anything else is to be looked at closely.
bool read_cells(const char* line, Grid& grid) {
  unsigned all = 0;
  for (int cell = 0; cell < cell_count; ++cell) {
    const unsigned code = cell_codes[byte_of(line[cell])];
    all |= code;
    grid.set(cell, narrow<int>(code & 15U));
  }
  all &= ~15U;
  return all == (digit_bit | dot) || all == (digit_bit | zero);
}

/// Bytes of the line end that a text begins with; 0 for none.
std::size_t line_end(std::string_view text) {
  if (text.substr(0, 1) == "\n") return 1;
  return text.substr(0, 2) == "\r\n" ? 2 : 0;
}

/// Too few words for another puzzle, with no sign of fields, of a library or of another alphabet.
bool are_plain_words(std::string_view words) {
  return words.size() < cell_count && words.front() == ' ' &&
         std::all_of(
             words.begin(), words.end(),
             [](char c) {
               return c >= ' ' && c <= '~' && c != ',' && c != ';' && c != ':' && c != '|';
             });
}

/// One puzzle and a comment.
std::optional<Reading> read_with_comment(std::string_view line) {
  std::string_view words = line.substr(cell_count);
  Grid grid;
  if (!are_plain_words(words) || !read_cells(line.data(), grid)) return std::nullopt;
  Reading reading = success(Format::line, Progress(grid));
  words.remove_prefix(std::min(words.find_first_not_of(" #"), words.size()));
  set_detail(reading.puzzles.front(), DetailKey::comment, trim(words));
  return reading;
}

}  // namespace

std::optional<Reading> read_cell_lines(std::string_view text) {
  if (text.size() < cell_count) return std::nullopt;
  if (text.size() > cell_count && text[cell_count] == ' ') return read_with_comment(text);
  const std::size_t end = line_end(text.substr(cell_count));
  if (end == 0 && text.size() != cell_count) return std::nullopt;
  const std::size_t step = cell_count + end;
  // The last line may be without an end.
  const std::size_t count = (text.size() + end) / step;
  if (count > most_puzzles || (text.size() != count * step && text.size() + end != count * step))
    return std::nullopt;
  Reading reading;
  reading.format = count == 1 ? Format::line : Format::sdm;
  reading.puzzles.reserve(count);
  for (; !text.empty(); text.remove_prefix(std::min(step, text.size()))) {
    if (text.size() > cell_count && line_end(text.substr(cell_count)) != end) return std::nullopt;
    Grid grid;
    if (!read_cells(text.data(), grid)) return std::nullopt;
    reading.puzzles.emplace_back(grid);
  }
  return reading;
}

}  // namespace nonet::formats
