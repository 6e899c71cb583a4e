// Formats of nine rows. The borders have no dots, which HoDoKu's and SudoCue's own have: readers take
// those for blanks.

#include <algorithm>

#include "formats/common/characters.hpp"
#include "formats/plain/write_plain.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {
namespace {

/// Text of each cell.
using Cells = Table<std::string, cell_count>;

Written no_candidate(int cell) {
  return {WriteError::no_candidate, cell, {}};
}

std::string& at(Cells& cells, int cell) {
  return cells[cell];
}

/// Three rows of boxes of single characters: `above` each row, and `border` around and between them.
std::string boxed(const Grid& grid, const Table<std::string_view, 4>& borders,
                  std::string_view indent) {
  const std::string digits = to_string(grid);
  std::string text;
  const auto add = [&](std::string_view line) { text.append(indent).append(line).append("\n"); };
  for (std::size_t row = 0; row < 9; ++row) {
    if (row % 3 == 0) add(borders[row / 3]);
    std::string line = "|";
    for (std::size_t box = 0; box < 3; ++box) line.append(digits, row * 9 + box * 3, 3).append("|");
    add(line);
  }
  add(borders[3]);
  return text;
}

std::size_t width_of(const Cells& cells, std::size_t column) {
  std::size_t width = 0;
  for (std::size_t row = 0; row < 9; ++row) width = std::max(width, cells[row * 9 + column].size());
  return width;
}

/// Columns between borders.
class Columns {
 public:
  explicit Columns(const Cells& cells) : cells_(cells) {
    for (std::size_t column = 0; column < 9; ++column) widths_[column] = width_of(cells, column);
  }

  [[nodiscard]] std::string text() const {
    std::string text;
    for (std::size_t row = 0; row < 9; ++row) {
      if (row % 3 == 0) text += border();
      text += line(row);
    }
    return text + border();
  }

 private:
  [[nodiscard]] std::string border() const {
    std::string text;
    for (std::size_t column = 0; column < 9; ++column) {
      if (column % 3 == 0) text += '+';
      text.append(widths_[column] + 2, '-');
    }
    return text + "+\n";
  }
  [[nodiscard]] std::string line(std::size_t row) const {
    std::string text;
    for (std::size_t column = 0; column < 9; ++column) {
      const std::string& cell = cells_[row * 9 + column];
      text.append(column % 3 == 0 ? "| " : " ").append(cell);
      text.append(widths_[column] - cell.size() + 1, ' ');
    }
    return text + "|\n";
  }

  const Cells& cells_;
  Table<std::size_t, 9> widths_{};
};

/// Text around the nine fields of a row, and in an empty field.
struct Fields {
  std::string_view before;
  std::string_view between;
  std::string_view empty;
  std::string_view after;
};

std::string fielded(const Grid& grid, const Fields& fields) {
  std::string text;
  for (int cell = 0; cell < cell_count; ++cell) {
    text += column_of(cell) == 0 ? fields.before : fields.between;
    if (grid[cell] == 0)
      text += fields.empty;
    else
      text += digit_sign(grid[cell]);
    if (column_of(cell) == 8) text += fields.after;
  }
  return text;
}

/// Whether an open cell with more than one candidate sees this cell and has the digit.
bool is_seen(const Board& board, int cell, int digit) {
  const CellSet& seen = peers(cell);
  return std::any_of(seen.begin(), seen.end(), [&](int peer) {
    return board.candidates(peer).size() > 1 && board.candidates(peer).contains(digit);
  });
}

/// In a `.sdx` file one candidate alone is a given, but where a peer has it too. Where none has, to place it
/// changes nothing else.
Board with_singles_placed(const Progress& puzzle) {
  const Board board = position_of(puzzle).board;
  Grid values = puzzle.values;
  Table<DigitSet, cell_count> left;
  for (int cell = 0; cell < cell_count; ++cell) {
    const DigitSet here = board.candidates(cell);
    left[cell] = here;
    if (here.size() == 1 && !is_seen(board, cell, here.first())) values.set(cell, here.first());
  }
  return {values, left};
}

}  // namespace

std::string digits_of(DigitSet set) {
  std::string text;
  for (int digit : set) text += digit_sign(digit);
  return text;
}

std::string nine_rows(const Grid& grid) {
  std::string text = to_string(grid);
  for (std::size_t row = 9; row > 0; --row) text.insert(row * 9, "\n");
  return text;
}

Written write_rows(std::span<const Progress> puzzles) {
  return written_as(nine_rows(puzzles.front().givens));
}

Written write_bordered(std::span<const Progress> puzzles) {
  constexpr std::string_view border = "+---+---+---+";
  return written_as(boxed(puzzles.front().givens, {border, border, border, border}, ""));
}

Written write_simple_sudoku(std::span<const Progress> puzzles) {
  constexpr std::string_view edge = "*-----------*";
  constexpr std::string_view between = "|---+---+---|";
  return written_as(boxed(puzzles.front().givens, {edge, between, between, edge}, " "));
}

Written write_csv_grid(std::span<const Progress> puzzles) {
  return written_as(fielded(puzzles.front().givens, {"", ",", "", "\n"}));
}

Written write_tsv(std::span<const Progress> puzzles) {
  return written_as(fielded(puzzles.front().givens, {"", "\t", "", "\n"}));
}

// The environment of the package `sudoku`.
Written write_latex(std::span<const Progress> puzzles) {
  return written_as("% In the preamble: \\usepackage{sudoku}\n\\begin{sudoku}\n" +
                    fielded(puzzles.front().givens, {"|", "|", " ", "|.\n"}) + "\\end{sudoku}\n");
}

// Needs no package; two lines part the boxes.
Written write_latex_table(std::span<const Progress> puzzles) {
  std::string rows = fielded(puzzles.front().givens, {"", " & ", "~", " \\\\ \\hline\n"});
  std::size_t end = 0;
  for (int row = 1; row <= 9; ++row) {
    end = rows.find('\n', end);
    if (row % 3 == 0) rows.insert(end, "\\hline");
    end = rows.find('\n', end) + 1;
  }
  return written_as("\\begin{tabular}{||c|c|c||c|c|c||c|c|c||}\n\\hline\\hline\n" + rows +
                    "\\end{tabular}\n");
}

// A filled cell is its digit, which cannot be told from a cell with one candidate.
Written write_pencil_marks(std::span<const Progress> puzzles) {
  const Board board = position_of(puzzles.front()).board;
  Cells cells;
  for (int cell = 0; cell < cell_count; ++cell) {
    const int value = board.value(cell);
    at(cells, cell) = digits_of(value != 0 ? DigitSet::of(value) : board.candidates(cell));
    if (at(cells, cell).empty()) return no_candidate(cell);
  }
  return written_as(Columns(cells).text());
}

// Nine cells a line with a blank between: a given as its digit, a placed digit behind `u`, an open
// cell as its candidates.
Written write_sudocue(std::span<const Progress> puzzles) {
  const Progress& puzzle = puzzles.front();
  const Board board = with_singles_placed(puzzle);
  std::string text;
  for (int cell = 0; cell < cell_count; ++cell) {
    const int value = board.value(cell);
    if (value == 0 && board.candidates(cell).empty()) return no_candidate(cell);
    if (value != 0 && puzzle.givens[cell] == 0) text += 'u';
    text += digits_of(value != 0 ? DigitSet::of(value) : board.candidates(cell));
    text += column_of(cell) == 8 ? '\n' : ' ';
  }
  return written_as(std::move(text));
}

}  // namespace nonet::formats
