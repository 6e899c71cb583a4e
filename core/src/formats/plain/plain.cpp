/// The last reader: 81 cells in any shape that says for certain which cell is which.
///
///   line   = 81 cells [ ws comment ]                      as `nonet::parse` reads it
///   rows   = 9 rows of 9 cells                            the same
///   spaced = 9 lines of 9 columns, or one of 81, of digits and spaces
///   pieces = 81 cells cut into pieces of one length       also into lines of nine cells or more
///
/// Blanks are 0 . x * _ - ? and, where columns tell, space. One kind is expected; two give a
/// warning; of three, or of two where there are not 81 cells, the second is a fault. Words,
/// brackets and addresses around are passed over and told. A number beside a puzzle that lacks a
/// cell never becomes that cell.
#include <algorithm>

#include "formats/common/characters.hpp"
#include "formats/plain/rows.hpp"
#include "formats/plain/words.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

using namespace plain;

// Text with fewer cells is not about a puzzle, unless it is hardly anything else.
constexpr std::size_t fewest_cells = 27;
constexpr std::size_t row_of_cells = 9;
// A piece with so many is meant as a puzzle of its own.
constexpr std::size_t half_puzzle = 40;
constexpr std::string_view gaps = " \t\r\v\f,;|";

/// The pieces between gaps, of which only what matters is kept.
struct Pieces {
  std::size_t count = 0;
  std::size_t cells = 0;
  std::size_t lines = 0;
  std::size_t first_length = 0;
  std::size_t shortest = 0;
  bool all_cells = true;
  bool same_length = true;
  bool one_a_line = true;
  /// Each line has as many pieces as the first, but for the last one, which may have fewer.
  bool even_lines = true;
  std::size_t in_first_line = 0;
  std::size_t in_last_line = 0;
  /// Pieces of 81 cells; the first two of them.
  Table<std::string_view, 2> puzzles;
  Table<TextLine, 2> puzzle_lines;
  std::size_t puzzle_count = 0;
  /// Another piece with half a puzzle or more.
  std::string_view other;
  TextLine other_line;
  Blanks blanks;
  TextLine second_line;
};

/// Pieces of the cleaned text; the views and blanks are those of the original.
class PieceReader {
 public:
  PieceReader(std::string_view text, std::string_view cleaned) : text_(text), cleaned_(cleaned) {}

  Pieces run() {
    for (LineCursor lines(cleaned_); !lines.done();) {
      const TextLine line = lines.next();
      if (counts(line.text)) take(line);
    }
    return pieces_;
  }

 private:
  [[nodiscard]] std::string_view original(std::string_view part) const {
    return text_.substr(offset_in(cleaned_, part), part.size());
  }

  void take(const TextLine& line) {
    ++pieces_.lines;
    const std::size_t before = pieces_.count;
    std::string_view rest = line.text;
    while (true) {
      rest.remove_prefix(std::min(rest.find_first_not_of(gaps), rest.size()));
      if (rest.empty()) break;
      const std::string_view piece = rest.substr(0, rest.find_first_of(gaps));
      take(piece, {original(line.text), line.number});
      rest.remove_prefix(piece.size());
    }
    const std::size_t here = pieces_.count - before;
    if (here == 0) return;
    if (here != 1) pieces_.one_a_line = false;
    if (pieces_.in_first_line == 0) pieces_.in_first_line = pieces_.in_last_line = here;
    // A line behind a shorter one.
    if (here > pieces_.in_first_line || pieces_.in_last_line != pieces_.in_first_line)
      pieces_.even_lines = false;
    pieces_.in_last_line = here;
  }

  void take(std::string_view piece, const TextLine& line) {
    const std::size_t cells = count_cells(piece);
    if (cells != piece.size()) pieces_.all_cells = false;
    if (pieces_.count == 0) pieces_.first_length = pieces_.shortest = piece.size();
    if (piece.size() != pieces_.first_length) pieces_.same_length = false;
    pieces_.shortest = std::min(pieces_.shortest, piece.size());
    ++pieces_.count;
    pieces_.cells += cells;
    note_blanks(piece, line);
    if (cells == cell_count && piece.size() == cell_count) {
      if (pieces_.puzzle_count < 2) {
        pieces_.puzzles[pieces_.puzzle_count] = original(piece);
        pieces_.puzzle_lines[pieces_.puzzle_count] = line;
      }
      ++pieces_.puzzle_count;
    } else if (cells >= half_puzzle && pieces_.other.empty()) {
      pieces_.other = original(piece);
      pieces_.other_line = line;
    }
  }

  void note_blanks(std::string_view piece, const TextLine& line) {
    for (const char& c : original(piece)) {
      if (pieces_.blanks.second() == nullptr) pieces_.second_line = line;
      pieces_.blanks.note(&c);
    }
  }

  std::string_view text_;
  std::string_view cleaned_;
  Pieces pieces_;
};

Reading fault_at(Format format, ReadError error, const TextPosition& place) {
  Reading reading;
  reading.format = format;
  reading.fault.error = error;
  reading.fault.place = place;
  return reading;
}

class Plain {
 public:
  explicit Plain(std::string_view text)
      : text_(text), cleaned_(clean(text)), pieces_(PieceReader(text, cleaned_.text).run()) {}

  Reading run() {
    if (std::optional<Reading> reading = read_whole(); reading) return std::move(*reading);
    if (std::optional<Reading> reading = read_spaced(); reading) return std::move(*reading);
    if (std::optional<Reading> reading = read_one_puzzle(); reading) return std::move(*reading);
    const Parsed parsed = parse(cleaned_.text);
    if (parsed.ok() && parsed.format == Format::rows) return even_rows(parsed.grid);
    if (parsed.ok()) return finish(Format::line, parsed.grid);
    if (are_pieces()) return finish(pieces_.lines == 1 ? Format::line : Format::rows, joined());
    return explain(parsed);
  }

 private:
  /// Takes the text as it is, where `parse` reads it.
  std::optional<Reading> read_whole() {
    const Parsed parsed = parse(text_);
    if (!parsed.ok()) return std::nullopt;
    if (parsed.format == Format::rows) return even_rows(parsed.grid);
    LineCursor lines(text_);
    TextLine line = lines.next();
    while (!counts(line.text)) line = lines.next();
    return whole_line(parsed.grid, line);
  }

  /// The blanks of the 81 cells alone count, and not what stands in the comment.
  Reading whole_line(const Grid& grid, const TextLine& line) {
    Blanks blanks;
    int cells = 0;
    std::size_t i = 0;
    for (; i < line.text.size() && cells < cell_count; ++i) {
      if (!is_cell(line.text[i])) continue;
      blanks.note(&line.text[i]);
      ++cells;
    }
    Reading reading = told(Format::line, grid, blanks, line);
    std::string_view rest = line.text.substr(i);
    rest.remove_prefix(std::min(rest.find_first_not_of(" \t\r\v\f,;#"), rest.size()));
    if (reading.ok()) set_detail(reading.puzzles[0], DetailKey::comment, trim(rest));
    return reading;
  }

  Reading told(Format format, const Grid& grid, const Blanks& blanks, const TextLine& line) const {
    const char* second = blanks.second();
    if (blanks.kinds() > 2) return mixed(format, second, line, cell_count);
    Reading reading = success(format, Progress(grid));
    if (second != nullptr)
      reading.warnings.push_back(
          {WarningId::mixed_blanks, place_in(text_, line, second), 1, std::string(1, *second)});
    return reading;
  }

  [[nodiscard]] Reading mixed(Format format, const char* second, const TextLine& line,
                              std::size_t found) const {
    Reading reading = fault_at(format, ReadError::mixed_blanks, place_in(text_, line, second));
    reading.fault.detail = *second;
    reading.fault.found = narrow<int>(found);
    reading.fault.wanted = cell_count;
    return reading;
  }

  /// Nine rows, if in each all pieces have one length: "12 345 67 89" are no nine cells.
  [[nodiscard]] Reading even_rows(const Grid& grid) const {
    // Where blanks stand alone, digits that touch are cells all the same; else "12" may be a number.
    if (has_lone_blank(cleaned_.text)) return finish(Format::rows, grid);
    int row = 0;
    for (LineCursor lines(cleaned_.text); !lines.done();) {
      const TextLine line = lines.next();
      if (!counts(line.text) || is_border(line.text)) continue;
      ++row;
      const int pieces = uneven_pieces(line.text);
      if (pieces == 0) continue;
      Reading reading = fault_at(Format::rows, ReadError::row_length,
                                 place_in(cleaned_.text, line, line.text.data()));
      reading.fault.row = row;
      reading.fault.found = pieces;
      reading.fault.wanted = 9;
      return reading;
    }
    return finish(Format::rows, grid);
  }

  static bool has_lone_blank(std::string_view text) {
    const auto is_gap = [&](std::size_t i) {
      return i >= text.size() || is_one_of(text[i], gaps) || is_white(text[i]);
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
      const bool blank = !is_gap(i) && is_cell(text[i]) && !is_digit(text[i]);
      if (blank && (i == 0 || is_gap(i - 1)) && is_gap(i + 1)) return true;
    }
    return false;
  }

  /// How many pieces a row has when they differ in length, else 0.
  static int uneven_pieces(std::string_view row) {
    int pieces = 0;
    std::size_t length = 0;
    bool uneven = false;
    while (true) {
      row.remove_prefix(std::min(row.find_first_not_of(gaps), row.size()));
      if (row.empty()) return uneven ? pieces : 0;
      const std::size_t end = std::min(row.find_first_of(gaps), row.size());
      uneven = uneven || (pieces > 0 && end != length);
      length = end;
      ++pieces;
      row.remove_prefix(end);
    }
  }

  [[nodiscard]] Reading finish(Format format, const Grid& grid) const {
    Reading reading = told(format, grid, pieces_.blanks, pieces_.second_line);
    if (reading.ok() && !cleaned_.words.empty())
      reading.warnings.push_back(passed_over(cleaned_.words, cleaned_.place));
    return reading;
  }

  /// Nine lines of nine columns, or one of 81, in which spaces are the blanks.
  [[nodiscard]] std::optional<Reading> read_spaced() const {
    std::string cells;
    std::size_t columns = 0;
    for (LineCursor lines(text_); !lines.done();) {
      const std::string_view line = lines.next().text;
      if (columns == 0 && (line.size() == 9 || line.size() == cell_count)) columns = line.size();
      if (line.empty() && (cells.empty() || cells.size() == cell_count)) continue;
      if (line.size() != columns || cells.size() == cell_count) return std::nullopt;
      if (line.find_first_not_of(" 123456789") != std::string_view::npos) return std::nullopt;
      cells += line;
    }
    if (cells.size() != cell_count || cells.find("  ") == std::string::npos) return std::nullopt;
    std::replace(cells.begin(), cells.end(), ' ', '.');
    return success(columns == 9 ? Format::rows : Format::line, Progress(*grid_of(cells)));
  }

  /// One piece of 81 cells among other things; a second one can be its solution.
  std::optional<Reading> read_one_puzzle() {
    if (pieces_.puzzle_count == 0 || !pieces_.all_cells) return std::nullopt;
    const Grid grid = *grid_of(pieces_.puzzles[0]);
    if (!pieces_.other.empty()) return extra(pieces_.other_line, pieces_.other);
    Blanks blanks;
    for (const char& c : pieces_.puzzles[0]) blanks.note(&c);
    Reading reading = told(Format::line, grid, blanks, pieces_.puzzle_lines[0]);
    if (!reading.ok()) return reading;
    if (pieces_.puzzle_count > 1) {
      const Grid second = *grid_of(pieces_.puzzles[1]);
      bool solved = pieces_.puzzle_count == 2 && second.clue_count() == cell_count;
      for (int cell : grid.filled()) solved = solved && grid[cell] == second[cell];
      if (!solved) return extra(pieces_.puzzle_lines[1], pieces_.puzzles[1]);
      reading.puzzles[0].solution = second;
    }
    note_rest(reading);
    return reading;
  }

  /// All but the pieces of 81 cells, as a warning.
  void note_rest(Reading& reading) const {
    std::string rest(text_);
    for (std::size_t i = 0; i < pieces_.puzzle_count; ++i) {
      const auto at = static_cast<std::ptrdiff_t>(pieces_.puzzles[i].data() - text_.data());
      std::fill_n(rest.begin() + at, cell_count, ' ');
    }
    const std::size_t first = rest.find_first_not_of(" \t\r\v\f\n,;|");
    if (first == std::string::npos) return;
    reading.warnings.push_back(
        passed_over(trim(std::string_view(rest).substr(first)), place_of(text_, first)));
  }

  [[nodiscard]] Reading extra(const TextLine& line, std::string_view at) const {
    return fault_at(Format::line, ReadError::extra_text, place_in(text_, line, at.data()));
  }

  [[nodiscard]] bool are_pieces() const {
    if (pieces_.cells != cell_count || !pieces_.all_cells) return false;
    const bool alone = cleaned_.words.empty();
    if (pieces_.one_a_line && pieces_.shortest >= row_of_cells && alone) return true;
    // A number in a line of its own, "1)", is no cell.
    const bool number = pieces_.in_last_line == 1 && pieces_.in_first_line > 1;
    const bool rows = pieces_.in_first_line * pieces_.first_length % row_of_cells == 0;
    return pieces_.same_length && pieces_.even_lines && !number && (alone || rows);
  }

  [[nodiscard]] Grid joined() const {
    std::string cells;
    for (LineCursor lines(cleaned_.text); !lines.done();) {
      const std::string_view line = lines.next().text;
      if (!counts(line)) continue;
      std::copy_if(line.begin(), line.end(), std::back_inserter(cells), is_cell);
    }
    return *grid_of(cells);
  }

  [[nodiscard]] bool is_about_cells() const {
    if (cleaned_.passed > pieces_.cells * 4 || pieces_.cells < row_of_cells) return false;
    const auto signs =
        std::count_if(text_.begin(), text_.end(), [](char c) { return !is_white(c); });
    return pieces_.cells >= fewest_cells || pieces_.cells * 3 >= as_size(signs) * 2;
  }

  /// Reports the fault, as exactly as it is known.
  Reading explain(const Parsed& parsed) const {
    if (parsed.fault.error == ReadError::empty && cleaned_.words.empty())
      return fault_at(Format::line, ReadError::empty, {});
    if (!is_about_cells()) {
      Reading reading = fault_at(Format::line, ReadError::unknown, {});
      reading.fault.found = std::max(narrow<int>(pieces_.cells), numerals());
      return reading;
    }
    const bool is_rows = pieces_.lines > 1 && pieces_.other.empty() && pieces_.puzzle_count == 0;
    const Format format = is_rows ? Format::rows : Format::line;
    const ReadError error = parsed.fault.error;
    if (error != ReadError::bad_character && pieces_.blanks.kinds() > 1)
      return mixed(format, pieces_.blanks.second(), pieces_.second_line, pieces_.cells);
    Reading reading;
    reading.format = format;
    reading.fault = parsed.fault;
    if (error == ReadError::bad_character)
      reading.fault.detail = character_at(text_, parsed.fault.place.offset);
    if (error == ReadError::row_count && pieces_.same_length && pieces_.first_length == 1 &&
        pieces_.cells != cell_count)
      count_cells_alone(reading.fault);
    return reading;
  }

  [[nodiscard]] int numerals() const {
    return narrow<int>(
        std::count_if(text_.begin(), text_.end(), [](char c) { return c >= '0' && c <= '9'; }));
  }

  /// Cells one by one over many lines are no rows.
  void count_cells_alone(Fault& fault) const {
    fault.error = pieces_.cells < cell_count ? ReadError::too_few : ReadError::too_many;
    fault.found = narrow<int>(pieces_.cells);
    fault.wanted = cell_count;
    const std::string_view cells = cleaned_.text;
    std::size_t seen = 0;
    std::size_t at = 0;
    while (at < cells.size() && seen <= cell_count) seen += is_cell(cells[at++]) ? 1 : 0;
    fault.place = place_of(text_, seen > cell_count ? at - 1 : cells.find_last_not_of(white) + 1);
  }

  std::string_view text_;
  Cleaned cleaned_;
  Pieces pieces_;
};

}  // namespace

std::optional<Reading> read_plain(std::string_view text) {
  return Plain(text).run();
}

}  // namespace nonet::formats
