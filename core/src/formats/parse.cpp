#include "nonet/parse.hpp"

#include <algorithm>
#include <cstdint>

#include "formats/common/text_lines.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet {
namespace {

constexpr std::string_view blanks = ".0_*-";
constexpr std::string_view white = " \t\r\n\v\f";
constexpr std::string_view separators = " \t\r,;|";
constexpr std::string_view line_ends = " \t\r,;";
constexpr std::string_view border_characters = "-=+|:.'* \t\r";
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

// With two borders between the boxes, and two more around them.
constexpr std::size_t inner_bordered = 11;
constexpr std::size_t fully_bordered = 13;
constexpr std::size_t most_lines = fully_bordered + 1;

constexpr int rows_wanted = 9;

// A row that was typed with a few cells too many is still a row; a line that is meant to be a whole
// puzzle has more.
constexpr int longest_row = 27;

bool is_one_of(char c, std::string_view set) {
  return set.find(c) != std::string_view::npos;
}

bool is_cell(char c) {
  return (c >= '1' && c <= '9') || is_one_of(c, blanks);
}

/// By byte: the digit of a cell, with a bit above for each kind of blank; or that it is no cell.
constexpr unsigned no_cell = 1U << 15;
constexpr auto cell_codes = [] {
  Table<std::uint16_t, 256> codes{};
  codes.fill(no_cell);
  for (char digit = '1'; digit <= '9'; ++digit)
    codes[formats::byte_of(digit)] = narrow<std::uint16_t>(digit - '0');
  for (std::size_t kind = 0; kind < blanks.size(); ++kind)
    codes[formats::byte_of(blanks[kind])] = narrow<std::uint16_t>(16U << kind);
  return codes;
}();

/// Nearly all texts are 81 cells and the end of a line; for these there is nothing to find out. False: look closer.
bool read_plain_line(std::string_view text, Parsed& parsed) {
  if (text.size() < cell_count) return false;
  const std::string_view end = text.substr(cell_count);
  if (!end.empty() && end != "\n" && end != "\r\n" && end != "\r") return false;
  unsigned all = 0;
  for (int cell = 0; cell < cell_count; ++cell) {
    const unsigned code = cell_codes[formats::byte_of(nth(text, cell))];
    all |= code;
    parsed.grid.set(cell, narrow<int>(code & 15U));
  }
  const unsigned kinds = (all & ~no_cell) >> 4U;
  parsed.mixed_blanks = (kinds & (kinds - 1)) != 0;
  return (all & no_cell) == 0;
}

/// The lines that count, without blank ones and comments; `count` goes on after the array is full.
struct Lines {
  Table<std::string_view, most_lines> kept;
  std::size_t count = 0;
};

bool counts(std::string_view line) {
  const std::size_t start = line.find_first_not_of(white);
  return start != std::string_view::npos && line[start] != '#';
}

Lines split(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    const formats::LineEnd end = formats::end_of_line(text);
    const std::string_view line = text.substr(0, end.at);
    if (counts(line)) {
      if (lines.count < most_lines) lines.kept[lines.count] = line;
      ++lines.count;
    }
    text.remove_prefix(end.next);
  }
  return lines;
}

bool is_border(std::string_view line) {
  return std::all_of(line.begin(), line.end(),
                     [](char c) { return is_one_of(c, border_characters); }) &&
         (line.find("---") != std::string_view::npos || line.find("===") != std::string_view::npos);
}

/// Takes cells one by one and remembers the kinds of blank; the 82nd and later are counted only.
class CellWriter {
 public:
  void take(char c) {
    const bool blank = is_one_of(c, blanks);
    if (count_ < cell_count && !blank) grid_.set(count_, c - '0');
    if (blank) kinds_ |= 1U << blanks.find(c);
    ++count_;
  }
  [[nodiscard]] int count() const { return count_; }
  [[nodiscard]] const Grid& grid() const { return grid_; }
  [[nodiscard]] bool mixed_blanks() const { return (kinds_ & (kinds_ - 1)) != 0; }

 private:
  Grid grid_;
  int count_ = 0;
  unsigned kinds_ = 0;
};

class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text), lines_(split(text)) {}

  Parsed run() const {
    if (lines_.count == 0) return fail(ReadError::empty);
    if (reads_as_line()) return parse_line();
    return parse_rows();
  }

 private:
  [[nodiscard]] std::string_view line(std::size_t i) const { return lines_.kept[i]; }

  static int cells_before(std::string_view text, std::string_view stop) {
    const std::string_view word = text.substr(0, text.find_first_of(stop));
    return narrow<int>(std::count_if(word.begin(), word.end(), is_cell));
  }

  static std::string_view trim_front(std::string_view text) {
    return text.substr(text.find_first_not_of(white));
  }

  bool reads_as_line() const {
    return lines_.count == 1 || cells_before(trim_front(line(0)), line_ends) > longest_row;
  }

  /// True when gaps between the cells of the only line are meant: it is cut into pieces of one,
  /// three or nine cells.
  bool has_gaps() const {
    if (lines_.count != 1) return false;
    const int length = cells_before(trim_front(line(0)), separators);
    return (length == 1 || length == 3 || length == 9) && all_pieces_have(length);
  }

  bool all_pieces_have(int length) const {
    std::string_view rest = line(0);
    while (true) {
      rest.remove_prefix(std::min(rest.find_first_not_of(separators), rest.size()));
      if (rest.empty()) return true;
      if (cells_before(rest, separators) != length) return false;
      rest.remove_prefix(std::min(rest.find_first_of(separators), rest.size()));
    }
  }

  /// Where a line of cells ended, and the places of its 82nd cell and of a foreign character.
  struct LineEnd {
    std::size_t at;
    std::size_t excess;
    bool foreign;
  };

  static LineEnd take_line(std::string_view text, std::string_view gaps, CellWriter& cells) {
    std::size_t excess = 0;
    std::size_t at = text.find_first_not_of(white);
    for (; at < text.size(); ++at) {
      if (is_one_of(text[at], gaps)) continue;
      if (is_one_of(text[at], line_ends)) break;
      if (!is_cell(text[at])) return {at, excess, true};
      if (cells.count() == cell_count) excess = at;
      cells.take(text[at]);
    }
    return {at, excess, false};
  }

  Parsed parse_line() const {
    const std::string_view only = line(0);
    CellWriter cells;
    const LineEnd end = take_line(only, has_gaps() ? separators : std::string_view(), cells);
    const int found = cells.count();
    if (end.foreign) return fail_character(only, end.at);
    if (found < cell_count) return fail_count(ReadError::too_few, only, end.at, found, cell_count);
    if (found > cell_count)
      return fail_count(ReadError::too_many, only, end.excess, found, cell_count);
    if (lines_.count > 1) return fail_at(ReadError::extra_text, line(1), 0);
    return success(Format::line, cells);
  }

  /// True when line `i` stands where a bordered grid of this many lines has its borders.
  bool at_border_place(std::size_t i) const {
    if (lines_.count == inner_bordered) return i % 4 == 3;
    return lines_.count == fully_bordered && i % 4 == 0;
  }

  bool border_at(std::size_t i) const { return at_border_place(i) && is_border(line(i)); }

  std::size_t kept_lines() const { return std::min(lines_.count, most_lines); }

  std::size_t row_count() const {
    std::size_t rows = lines_.count;
    for (std::size_t i = 0; i < kept_lines(); ++i) rows -= border_at(i) ? 1 : 0;
    return rows;
  }

  Parsed parse_rows() const {
    const bool nine = row_count() == rows_wanted;
    CellWriter cells;
    Parsed first_fault;
    int row = 0;
    for (std::size_t i = 0; i < kept_lines(); ++i) {
      // Where there are not nine rows, a border at an odd place is not worth a complaint.
      if (nine ? border_at(i) : is_border(line(i))) continue;
      const Parsed read = read_row(line(i), ++row, cells);
      if (read.fault.error == ReadError::bad_character) return read;
      if (first_fault.ok()) first_fault = read;
    }
    if (!nine)
      return fail_count(ReadError::row_count, line(0), 0, narrow<int>(row_count()), rows_wanted);
    return first_fault.ok() ? success(Format::rows, cells) : first_fault;
  }

  Parsed read_row(std::string_view where, int row, CellWriter& cells) const {
    const int before = cells.count();
    for (std::size_t at = 0; at < where.size(); ++at) {
      if (is_one_of(where[at], separators)) continue;
      if (!is_cell(where[at])) return fail_character(where, at);
      cells.take(where[at]);
    }
    const int found = cells.count() - before;
    if (found == rows_wanted) return {};
    Parsed parsed = fail_count(ReadError::row_length, where, 0, found, rows_wanted);
    parsed.fault.row = row;
    return parsed;
  }

  static Parsed success(Format format, const CellWriter& cells) {
    Parsed parsed;
    parsed.format = format;
    parsed.grid = cells.grid();
    parsed.mixed_blanks = cells.mixed_blanks();
    return parsed;
  }

  static Parsed fail(ReadError error) {
    Parsed parsed;
    parsed.fault.error = error;
    return parsed;
  }

  Parsed fail_at(ReadError error, std::string_view where, std::size_t at) const {
    Parsed parsed = fail(error);
    const auto line_start = formats::offset_in(text_, where);
    parsed.fault.place = formats::place_of(text_, line_start + at);
    return parsed;
  }

  Parsed fail_count(ReadError error, std::string_view where, std::size_t at, int found,
                    int wanted) const {
    Parsed parsed = fail_at(error, where, at);
    parsed.fault.found = found;
    parsed.fault.wanted = wanted;
    return parsed;
  }

  Parsed fail_character(std::string_view where, std::size_t at) const {
    Parsed parsed = fail_at(ReadError::bad_character, where, at);
    parsed.fault.detail = formats::character_at(where, at);
    return parsed;
  }

  std::string_view text_;
  Lines lines_;
};

}  // namespace

Parsed parse(std::string_view text) {
  if (Parsed plain; read_plain_line(text, plain)) return plain;
  const std::size_t skipped = text.substr(0, 3) == byte_order_mark ? 3 : 0;
  Parsed parsed = Parser(text.substr(skipped)).run();
  if (!parsed.ok()) parsed.fault.place.offset += skipped;
  return parsed;
}

}  // namespace nonet
