/// Grids drawn with borders or bars: HoDoKu's and SudoCue's with dashes, Unicode boxes, and the .ss files of Simple
/// Sudoku. Source: what these programs write.
///
///   grid  = 9 rows with borders anywhere between them
///   ss    = grid of givens , [ grid of values so far ] , [ grid of pencil marks ]     borders `*---*`
///
/// The dots, colons and quotes of a border are never blanks. Where dashes are the blanks, a border counts
/// only where a grid of that many lines has its borders, as `nonet::parse` does it.
#include <algorithm>
#include <iterator>

#include "formats/common/characters.hpp"
#include "formats/common/position_forms.hpp"
#include "formats/plain/table_forms.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::formats::plain {
namespace {

bool is_star_border(std::string_view line) {
  const std::string_view border = trim(line);
  return border.size() > 4 && border.front() == '*' && border.back() == '*';
}

bool has_marks(std::string_view cell) {
  return std::count_if(cell.begin(), cell.end(), is_digit) > 1 &&
         std::all_of(cell.begin(), cell.end(), [](char c) {
           return is_digit(c) || is_one_of(c, "*#@-") || (c >= 'A' && c <= 'Z');
         });
}

bool has_digit(std::string_view group) {
  return std::any_of(group.begin(), group.end(), is_digit);
}

/// The groups of a row, as white space, bars and separators cut it.
std::vector<std::string_view> groups_of(std::string_view line) {
  std::vector<std::string_view> groups;
  for (std::string_view piece : between_bars(line)) {
    while (true) {
      const std::size_t start = piece.find_first_not_of(" \t\r,;");
      if (start == std::string_view::npos) break;
      piece.remove_prefix(start);
      groups.push_back(piece.substr(0, piece.find_first_of(" \t\r,;")));
      piece.remove_prefix(groups.back().size());
    }
  }
  return groups;
}

bool is_row_of_marks(const TextLine& line) {
  const auto groups = groups_of(line.text);
  return groups.size() > 4 && std::any_of(groups.begin(), groups.end(), has_marks);
}

/// Rows that can only be meant as pencil marks: several with more than one digit in a cell; or nine of nine groups,
/// as they are near the end of a game.
bool are_marks(const TextLines& rows) {
  const auto marked = std::count_if(rows.begin(), rows.end(), is_row_of_marks);
  if (marked >= 3 || marked == 0) return marked > 0;
  return rows.size() == 9 && std::all_of(rows.begin(), rows.end(), [](const TextLine& row) {
           const auto groups = groups_of(row.text);
           return groups.size() == 9 && std::all_of(groups.begin(), groups.end(), has_digit);
         });
}

Lines views_of(const TextLines& lines) {
  Lines views;
  for (const TextLine& line : lines) views.push_back(line.text);
  return views;
}

Reading values_of(std::string_view text, const TextLines& lines, Format format) {
  std::vector<Row> rows;
  for (const TextLine& line : lines) rows.push_back(drawn_row(line));
  return read_rows(text, rows, format);
}

Reading contradiction(std::string_view text, const TextLine& row, int cell) {
  Reading reading =
      failed(Format::simple_sudoku, ReadError::contradiction, text, offset_in(text, row.text));
  reading.fault.row = row_of(cell) + 1;
  reading.fault.detail = trim(row.text);
  return reading;
}

/// The grids of a .ss file, each of nine rows.
class SimpleSudoku {
 public:
  SimpleSudoku(std::string_view text, const TextLines& rows) : text_(text), rows_(rows) {}

  Reading run() {
    Reading givens = values_of(text_, block(0), Format::simple_sudoku);
    if (!givens.ok()) return givens;
    reading_ = std::move(givens);
    for (std::size_t i = 1; i * 9 < rows_.size(); ++i) {
      const bool marks =
          std::any_of(rows_.begin() + begin(i), rows_.begin() + begin(i + 1), is_row_of_marks);
      std::optional<Reading> fault = marks ? take_marks(i) : take_values(i);
      if (fault) return std::move(*fault);
    }
    return std::move(reading_);
  }

 private:
  static std::ptrdiff_t begin(std::size_t i) { return static_cast<std::ptrdiff_t>(i * 9); }

  [[nodiscard]] TextLines block(std::size_t i) const {
    return {rows_.begin() + begin(i), rows_.begin() + begin(i + 1)};
  }

  [[nodiscard]] Progress& puzzle() { return reading_.puzzles.front(); }

  std::optional<Reading> take_values(std::size_t i) {
    Reading values = values_of(text_, block(i), Format::simple_sudoku);
    if (!values.ok()) return values;
    const Grid& grid = values.puzzles.front().values;
    for (int cell = 0; cell < cell_count; ++cell) {
      const int before = puzzle().values[cell];
      if (before != 0 && grid[cell] != before) return wrong(i, cell);
      puzzle().values.set(cell, grid[cell]);
    }
    known_ = true;
    return std::nullopt;
  }

  std::optional<Reading> take_marks(std::size_t i) {
    const TextLines lines = block(i);
    Reading marks = read_pencil_marks(text_, views_of(lines));
    marks.format = Format::simple_sudoku;
    if (!marks.ok()) return marks;
    const Position position = position_of(marks.puzzles.front());
    Table<DigitSet, cell_count> candidates{};
    for (int cell = 0; cell < cell_count; ++cell) {
      DigitSet digits = position.board.candidates(cell);
      if (const int value = position.board.value(cell); value != 0) digits = DigitSet::of(value);
      const int before = puzzle().values[cell];
      if (before != 0 && digits != DigitSet::of(before)) return wrong(i, cell);
      candidates[cell] = digits;
    }
    // Without the grid of values, lone candidates are all that says what was placed.
    int placed = 0;
    for (int cell = 0; cell < cell_count && !known_; ++cell) {
      const int value = position.board.value(cell);
      if (value == 0 || puzzle().values[cell] != 0) continue;
      puzzle().values.set(cell, value);
      ++placed;
    }
    if (placed > 0) reading_.warnings.push_back({WarningId::taken_as_filled, {}, placed, {}});
    set_candidates(reading_, candidates);
    return std::nullopt;
  }

  [[nodiscard]] Reading wrong(std::size_t i, int cell) const {
    return contradiction(text_, rows_[i * 9 + as_size(row_of(cell))], cell);
  }

  std::string_view text_;
  const TextLines& rows_;
  Reading reading_;
  bool known_ = false;
};

/// The form that `nonet::parse` knows best: blanks that are dashes.
std::optional<Reading> read_dashes(std::string_view text, Format format) {
  const Parsed parsed = parse(text);
  if (!parsed.ok() || parsed.format != Format::rows) return std::nullopt;
  Reading reading = success(format, Progress(parsed.grid));
  if (parsed.mixed_blanks) reading.warnings.push_back({WarningId::mixed_blanks, {}, 1, "-"});
  return reading;
}

bool has_bars(const TextLine& line) {
  return between_bars(line.text).size() > 1;
}

}  // namespace

std::optional<Reading> read_marks(std::string_view text, const TextLines& lines) {
  TextLines rows;
  std::copy_if(lines.begin(), lines.end(), std::back_inserter(rows),
               [](const TextLine& line) { return !is_border(line.text); });
  if (!are_marks(rows)) return std::nullopt;
  Reading reading = read_pencil_marks(text, views_of(lines));
  // Nine rows of nine cells of which some touch, as in "53 . . 7".
  if (!reading.ok() && parse(text).ok()) return std::nullopt;
  return reading;
}

std::optional<Reading> read_drawn(std::string_view text, const TextLines& lines) {
  TextLines rows;
  const TextLine* border = nullptr;
  for (const TextLine& line : lines) {
    if (!is_border(line.text)) rows.push_back(line);
    if (border == nullptr && is_border(line.text)) border = &line;
  }
  const bool barred = std::count_if(rows.begin(), rows.end(), has_bars) >= 5;
  if (rows.size() < 5 || (border == nullptr && !barred)) return std::nullopt;
  const bool several = border != nullptr && (rows.size() == 18 || rows.size() == 27);
  if (several && !std::any_of(rows.begin(), rows.begin() + 9, is_row_of_marks))
    return SimpleSudoku(text, rows).run();
  if (are_marks(rows)) return std::nullopt;
  const Format format = border == nullptr              ? Format::rows
                        : is_star_border(border->text) ? Format::simple_sudoku
                                                       : Format::bordered;
  if (rows.size() != 9) {
    if (std::optional<Reading> read = read_dashes(text, format)) return read;
  }
  return values_of(text, rows, format);
}

}  // namespace nonet::formats::plain
