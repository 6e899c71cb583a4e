#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "nonet/library.hpp"
#include "nonet/read.hpp"
#include "readings.hpp"
#include "support.hpp"

namespace nonet {
namespace {

using test::on_the_way;
using test::warns;
using test::with_blank;

const std::string inkala(test::inkala);

/// Nine rows, each between `start` and `end`, with `gap` between cells and `bar` between boxes.
std::string rows(const std::string& blank, const std::string& gap, const std::string& bar,
                 const std::string& start = "", const std::string& end = "\n",
                 const std::string& border = "") {
  std::string text;
  for (std::size_t row = 0; row < 9; ++row) {
    if (row == 3 || row == 6) text += border;
    text += start;
    for (std::size_t column = 0; column < 9; ++column) {
      if (column > 0) text += column % 3 == 0 ? bar : gap;
      text += with_blank(blank, inkala.substr(row * 9 + column, 1));
    }
    text += end;
  }
  return text;
}

std::string boxed(const std::string& top, const std::string& middle, const std::string& bottom,
                  const std::string& blank = ".", const std::string& gap = "",
                  const std::string& edge = "|") {
  return top + rows(blank, gap, gap + edge + gap, edge + gap, gap + edge + "\n", middle) + bottom;
}

std::string full_width() {
  std::string text;
  for (char c : with_blank("0"))
    text += "\xEF\xBC" + std::string(1, static_cast<char>(0x90 + c - '0'));
  return text;
}

std::string html_table(const std::string& cell, const std::string& after) {
  std::string text = "<html><body><table class=\"sudoku\">";
  for (std::size_t i = 0; i < 81; ++i) {
    if (i % 9 == 0) text += "<tr>";
    text.append(cell).append(with_blank("", inkala.substr(i, 1))).append(after);
    if (i % 9 == 8) text += "</tr>\n";
  }
  return text + "</table></body></html>";
}

/// Box after box, in tables of a table.
std::string html_boxes() {
  std::string text = "<table>";
  for (std::size_t box = 0; box < 9; ++box) {
    if (box % 3 == 0) text += "<tr>";
    text += "<td><table>";
    for (std::size_t i = 0; i < 9; ++i) {
      const std::size_t cell = (box / 3 * 3 + i / 3) * 9 + box % 3 * 3 + i % 3;
      if (i % 3 == 0) text += "<tr>";
      text += "<td>" + with_blank("&nbsp;", inkala.substr(cell, 1)) + "</td>";
      if (i % 3 == 2) text += "</tr>";
    }
    text += "</table></td>";
    if (box % 3 == 2) text += "</tr>";
  }
  return text + "</table>";
}

std::string html_leaves(const std::string& row, bool box) {
  std::string text = "<div id=\"grid\">";
  for (std::size_t group = 0; group < 9; ++group) {
    text += "<div" + row + ">";
    for (std::size_t i = 0; i < 9; ++i) {
      const std::size_t cell =
          box ? (group / 3 * 3 + i / 3) * 9 + group % 3 * 3 + i % 3 : group * 9 + i;
      text += "<span class=\"c\">" + with_blank("", inkala.substr(cell, 1)) + "</span>";
    }
    text += "</div>";
  }
  return text + "</div>";
}

std::string unicode_box(const std::string& blank) {
  std::string text = "┏━━━┯━━━┯━━━┳━━━┯━━━┯━━━┳━━━┯━━━┯━━━┓\n";
  for (std::size_t row = 0; row < 9; ++row) {
    for (std::size_t column = 0; column < 9; ++column) {
      text += column % 3 == 0 ? "┃ " : "│ ";
      text += with_blank(blank, inkala.substr(row * 9 + column, 1)) + " ";
    }
    text += "┃\n";
    if (row < 8) text += "┠───┼───┼───╂───┼───┼───╂───┼───┼───┨\n";
  }
  return text + "┗━━━┷━━━┷━━━┻━━━┷━━━┷━━━┻━━━┷━━━┷━━━┛\n";
}

std::string crlf(const std::string& text) {
  std::string changed;
  for (char c : text) changed += c == '\n' ? std::string("\r\n") : std::string(1, c);
  return changed;
}

const std::string ss_top = " *-----------*\n";
const std::string ss_middle = " |---+---+---|\n";

std::string simple_sudoku(const Grid& grid) {
  std::string text = ss_top;
  for (int row = 0; row < 9; ++row) {
    if (row == 3 || row == 6) text += ss_middle;
    text += " |";
    for (int column = 0; column < 9; ++column) {
      const int digit = grid[cell_at(row, column)];
      text += digit == 0 ? '.' : static_cast<char>('0' + digit);
      if (column % 3 == 2) text += '|';
    }
    text += '\n';
  }
  return text + ss_top;
}

std::string sadman(const Position& position) {
  std::string puzzle;
  std::string state;
  std::string marks;
  for (int cell = 0; cell < cell_count; ++cell) {
    const int value = position.board.value(cell);
    const char shown = value == 0 ? '.' : static_cast<char>('0' + value);
    puzzle += position.givens.contains(cell) ? shown : '.';
    state += shown;
    for (int digit : position.board.candidates(cell)) marks += static_cast<char>('0' + digit);
    const bool end = column_of(cell) == 8;
    if (end) puzzle += "\r\n";
    if (end) state += "\r\n";
    marks += end ? "\r\n" : ",";
  }
  return "[Puzzle]\r\n" + puzzle + "[State]\r\n" + state + "[PencilMarks]\r\n" + marks;
}

std::string sudocue(const Position& position) {
  std::string text;
  for (int cell = 0; cell < cell_count; ++cell) {
    const int value = position.board.value(cell);
    if (value != 0 && !position.givens.contains(cell)) text += 'u';
    if (value != 0) text += static_cast<char>('0' + value);
    for (int digit : position.board.candidates(cell)) text += static_cast<char>('0' + digit);
    text += column_of(cell) == 8 ? '\n' : ' ';
  }
  return text;
}

std::string rows_indented(const std::string& text) {
  std::string indented = " ";
  for (std::size_t i = 0; i + 1 < text.size(); ++i)
    indented += text[i] == '\n' ? std::string("\n ") : std::string(1, text[i]);
  return indented;
}

Reading check_reads(const std::string& text, Format format) {
  INFO(text);
  Reading reading = read(text);
  CHECK(id(reading.fault.error).empty());
  CHECK(id(reading.format) == id(format));
  REQUIRE(reading.puzzles.size() == 1);
  CHECK(to_string(reading.puzzles[0].givens) == inkala);
  CHECK(reading.puzzles[0].values == reading.puzzles[0].givens);
  return reading;
}

}  // namespace

TEST_CASE("the common forms of a puzzle are all read as that puzzle") {
  const std::string dashes = "+-------+-------+-------+\n";
  const std::string sudocue_top = ".-------.-------.-------.\n";
  const std::string sudocue_middle = ":-------+-------+-------:\n";
  const std::string sudocue_bottom = "'-------'-------'-------'\n";
  const std::string nine = "+---+---+---+\n";
  const std::string alignment = "|---|---|---|---|---|---|---|---|---|\n";
  const std::string dash_each = "|-|-|-|-|-|-|-|-|-|\n";
  const std::string first_row = "| 8 |  |  |  |  |  |  |  |  |\n";
  const std::string piped = rows("", " | ", " | ", "| ", " |\n");
  const std::string below = piped.substr(piped.find('\n') + 1);
  const std::vector<std::pair<std::string, Format>> forms = {
      {inkala, Format::line},
      {with_blank("0"), Format::line},
      {with_blank("*"), Format::line},
      {with_blank("_"), Format::line},
      {with_blank("-"), Format::line},
      {with_blank("x"), Format::line},
      {with_blank("X"), Format::line},
      {with_blank("?"), Format::line},
      {with_blank(" "), Format::line},
      {full_width(), Format::line},
      {"\xEF\xBB\xBF" + inkala + "\r\n", Format::line},
      {inkala + "  # Inkala 2012", Format::line},
      {inkala + " 11.9", Format::line},
      {"Puzzle: " + inkala, Format::line},
      {"Puzzle:" + with_blank("0") + " (very hard)", Format::line},
      {"https://www.sudoku.example/play.html?v=1.2 " + inkala, Format::line},
      {"From www.example.com, v1.2\n\n" + inkala + "\n", Format::line},
      {"\"" + inkala + "\"", Format::line},
      {"  " + inkala, Format::line},
      {rows(".", "", "", "", " "), Format::line},
      {rows(".", "", ""), Format::rows},
      {rows("0", "", ""), Format::rows},
      {rows("x", "", ""), Format::rows},
      {rows("-", "", ""), Format::rows},
      {rows(" ", "", ""), Format::rows},
      {"\n" + rows(" ", "", "") + "\n\n", Format::rows},
      {rows(".", " ", " "), Format::rows},
      {rows("_", " ", " "), Format::rows},
      {rows("*", " ", " ", "  ", "  \r\n"), Format::rows},
      {rows("0", "", " "), Format::rows},
      {rows(".", " ", " | "), Format::rows},
      {rows("x", " ", "  "), Format::rows},
      {rows(".", "\n", "\n"), Format::rows},
      {"A hard sudoku of 2012\n" + rows(".", "", ""), Format::rows},
      {inkala.substr(0, 27) + "\n" + inkala.substr(27, 27) + "\n" + inkala.substr(54),
       Format::rows},
      {crlf(rows(".", "", "", "", "  \n")), Format::rows},
      {piped, Format::rows},
      {rows("0", ",", ","), Format::csv_grid},
      {rows("", ",", ","), Format::csv_grid},
      {rows("", ";", ";"), Format::csv_grid},
      {rows("", "\t", "\t"), Format::csv_grid},
      {rows("", ",", ",", "", ",\n"), Format::csv_grid},
      {rows("", "\",\"", "\",\"", "\"", "\"\n"), Format::csv_grid},
      {crlf(rows("", "\t", "\t")), Format::csv_grid},
      {boxed(dashes, dashes, dashes, ".", " "), Format::bordered},
      {boxed(dashes, dashes, dashes, "0", " "), Format::bordered},
      {boxed(dashes, dashes, dashes, " ", " "), Format::bordered},
      {boxed(nine, nine, nine, "-"), Format::bordered},
      {boxed(nine, nine, nine, "x"), Format::bordered},
      {boxed(nine, nine, nine, "X"), Format::bordered},
      {boxed(sudocue_top, sudocue_middle, sudocue_bottom, ".", " "), Format::bordered},
      {boxed("", "------+-------+------\n", "", "*", " ", "|"), Format::bordered},
      {rows(".", " ", " | ", "", "\n", "------+-------+------\n"), Format::bordered},
      {rows("x", "", "|", "", "\n", "===+===+===\n"), Format::bordered},
      {boxed(".===.===.===.\n", ":===+===+===:\n", "'==='==='==='\n"), Format::bordered},
      {boxed("╔═══╦═══╦═══╗\n", "╠═══╬═══╬═══╣\n", "╚═══╩═══╩═══╝\n", ".", "", "║"),
       Format::bordered},
      {unicode_box(" "), Format::bordered},
      {unicode_box("."), Format::bordered},
      {crlf(unicode_box("0")), Format::bordered},
      {boxed(ss_top, ss_middle, ss_top), Format::simple_sudoku},
      {first_row + alignment + below, Format::markdown},
      {"|  |  |  |  |  |  |  |  |  |\n" + alignment + piped, Format::markdown},
      {first_row + dash_each + below, Format::markdown},
      {"|  |  |  |  |  |  |  |  |  |\n" + dash_each + piped, Format::markdown},
      {"| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|\n" + piped,
       Format::markdown},
      {html_table("<td>", "</td>"), Format::html},
      {html_table("<td>", ""), Format::html},
      {html_table("<TD CLASS='a>b'><b>", "</b></TD>"), Format::html},
      {html_table("<td><input maxlength=1 value=\"", "\"></td>"), Format::html},
      {html_boxes(), Format::html},
      {html_leaves(" class=\"row\"", false), Format::html},
      {html_leaves(" class=\"box\"", true), Format::html},
      {html_leaves("", false), Format::html},
      {html_leaves("", true), Format::html},
      {"<p>Try <b>this</b>:</p><pre>" + rows(".", "", "") + "</pre>", Format::html},
      {"<script>var a = '<td>1</td>';</script>" + html_table("<td>", "</td>"), Format::html},
  };
  CHECK(forms.size() >= 36);
  for (const auto& [text, format] : forms) check_reads(text, format);
}

TEST_CASE("an empty row whose blanks are dashes is no border") {
  // Its third row has no givens.
  const std::string cells(test::hidden_singles);
  const std::string border = "+---+---+---+\n";
  std::string boxes;
  std::string bars;
  for (std::size_t i = 0; i < 81; ++i) {
    const std::string cell(1, cells[i] == '.' ? '-' : cells[i]);
    if (i % 27 == 0) boxes += border;
    boxes += (i % 3 == 0 ? "|" : "") + cell + (i % 9 == 8 ? "|\n" : "");
    bars += "|" + cell + (i % 9 == 8 ? "|\n" : "");
  }
  boxes += border;
  for (const std::string& text : {boxes, bars}) {
    INFO(text);
    const Reading reading = read(text);
    REQUIRE(reading.ok());
    CHECK(to_string(reading.puzzles[0].givens) == cells);
    CHECK(reading.warnings.empty());
  }
  boxes.replace(boxes.find("---|\n"), 1, ".");
  const Reading mixed = read(boxes);
  REQUIRE(mixed.ok());
  CHECK(to_string(mixed.puzzles[0].givens) == cells);
  CHECK(warns(mixed, WarningId::mixed_blanks));
}

TEST_CASE("an empty row of spaces between drawn bars is no border") {
  // Its third row has no givens.
  const std::string cells(test::hidden_singles);
  for (const char* bar : {"|", "\u00A6", "\u2502", "\u2503", "\u2506", "\u2507", "\u250A", "\u250B",
                          "\u254E", "\u254F", "\u2551", "\u2575", "\u2577"}) {
    std::string text;
    for (std::size_t i = 0; i < 81; ++i) {
      text.append(bar).append(1, cells[i] == '.' ? ' ' : cells[i]);
      if (i % 9 == 8) text.append(bar).append("\n");
    }
    INFO(text);
    const Reading reading = read(text);
    REQUIRE(reading.ok());
    CHECK(to_string(reading.puzzles[0].givens) == cells);
  }
}

TEST_CASE("a small or a great x are the same blank, and neither is a word") {
  for (const std::string& form :
       {rows("x", "", "", "A "), rows("x", " ", " ", "A "), rows("x", "", " | ", "A "),
        rows("x", "", "", "", "\n", "x x\n"), rows("x", "", "|", "|", "|\n", "|xx|\n"),
        "# xx\n" + rows("x", "", ""), "xx\n" + rows("x", "", ""), "A xx\n" + rows("x", "", "")}) {
    std::string great = form;
    std::replace(great.begin(), great.end(), 'x', 'X');
    INFO(great);
    const Reading reading = read(great);
    const Reading same = read(form);
    CHECK(id(reading.fault.error) == id(same.fault.error));
    CHECK(reading.puzzles == same.puzzles);
    CHECK(reading.warnings.size() == same.warnings.size());
  }
}

TEST_CASE("what stands beside a puzzle is kept or told") {
  CHECK(text_of(check_reads(inkala + "  # Inkala: 11.9", Format::line).puzzles[0],
                DetailKey::comment) == "Inkala: 11.9");
  CHECK(warns(check_reads("Puzzle: " + inkala, Format::line), WarningId::comment));
  CHECK(warns(check_reads("https://a.b/c.d " + inkala, Format::line), WarningId::comment));
  CHECK(warns(check_reads(rows(".", "", "") + "Good luck!\n", Format::rows), WarningId::comment));
  CHECK(check_reads(rows(".", "", ""), Format::rows).warnings.empty());
}

TEST_CASE("a second puzzle on a line is told, since it is kept as a comment only") {
  const std::string other =
      "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..";
  for (const char* between : {" or ", ", ", "; ", " vs. "}) {
    const Reading reading =
        check_reads(std::string(inkala).append(between).append(other), Format::line);
    INFO(between);
    REQUIRE(reading.warnings.size() == 1);
    CHECK(reading.warnings[0].id == WarningId::comment);
    CHECK(reading.warnings[0].detail == other);
  }
  // By fields it is the second that is read.
  CHECK(warns(read(inkala + " (hard), " + other), WarningId::comment, inkala));
  CHECK(warns(read(inkala + " or " + other + ".\n" + inkala + "\n" + inkala + " x\n"),
              WarningId::comment, other));
  CHECK(warns(read("# My puzzles\n\n" + inkala + " or " + other + "\n" + inkala + "\n"),
              WarningId::comment, other));
  CHECK_FALSE(warns(read(inkala + " # 81 cells"), WarningId::comment));
}

TEST_CASE("two kinds of blank are told where together they are 81 cells") {
  std::string text = inkala;
  text[1] = '0';
  const Reading line = check_reads(text, Format::line);
  REQUIRE(line.warnings.size() == 1);
  CHECK(line.warnings[0].id == WarningId::mixed_blanks);
  CHECK(line.warnings[0].detail == ".");
  CHECK(line.warnings[0].place.column == 3);
  text = rows(".", ",", ",");
  text[2] = ' ';
  CHECK(warns(check_reads(text, Format::csv_grid), WarningId::mixed_blanks));
}

TEST_CASE("Simple Sudoku's second and third grid are what was placed and removed") {
  const Position position = on_the_way();
  const Grid givens = test::grid_of(test::inkala);
  const std::string pm =
      " *----------*\n" + test::plain_marks(position.board, "  ") + " *----------*\n";
  const auto check = [&](const std::string& text) {
    INFO(text);
    Reading reading = read(text);
    REQUIRE(reading.ok());
    CHECK(reading.format == Format::simple_sudoku);
    CHECK(reading.puzzles[0] == Progress(position));
    return reading;
  };
  const std::string values = simple_sudoku(position.board.values());
  CHECK(check(simple_sudoku(givens) + "\n" + values + pm).warnings.empty());
  // Without the second grid nobody knows whether a lone candidate was placed: one was, so that is told.
  const Reading guessed = check(simple_sudoku(givens) + pm);
  REQUIRE(guessed.warnings.size() == 1);
  CHECK(guessed.warnings[0].id == WarningId::taken_as_filled);
  CHECK(guessed.warnings[0].count == 1);
  const Reading wrong = read(simple_sudoku(position.board.values()) + simple_sudoku(givens));
  CHECK(id(wrong.fault.error) == "contradiction");
  CHECK(wrong.fault.row == 1);
  CHECK(wrong.fault.place.line == 15);
  // The candidates may neither have another digit than the givens nor be no digits.
  Position other = position;
  other.board = Board(test::grid_of("9" + inkala.substr(1)));
  const Reading differs = read(simple_sudoku(givens) + test::plain_marks(other.board, " "));
  CHECK(id(differs.fault.error) == "contradiction");
  CHECK(differs.fault.place.line == 14);
  CHECK(differs.fault.row == 1);
  const Reading foreign =
      read(simple_sudoku(givens) + "q" + test::plain_marks(position.board, " "));
  CHECK(id(foreign.fault.error) == "bad-character");
  CHECK(foreign.format == Format::simple_sudoku);
  CHECK(foreign.fault.place.line == 14);
  CHECK(foreign.fault.detail == "q");
}

TEST_CASE("SadMan's sections and letters are read") {
  const Position position = on_the_way();
  const Reading reading = read("#AArto Inkala\r\n#L Extreme\r\n#B2012-06-28\r\n#C one\n#C two\n" +
                               sadman(position) + "[Colours]\n1,2\n");
  REQUIRE(reading.ok());
  CHECK(reading.format == Format::sadman);
  Progress puzzle = reading.puzzles[0];
  CHECK(text_of(puzzle, DetailKey::author) == "Arto Inkala");
  CHECK(text_of(puzzle, DetailKey::level) == "Extreme");
  CHECK(text_of(puzzle, DetailKey::date) == "2012-06-28");
  CHECK(text_of(puzzle, DetailKey::comment) == "one\ntwo");
  puzzle.details.clear();
  CHECK(puzzle == Progress(position));
  REQUIRE(reading.warnings.size() == 1);
  CHECK(reading.warnings[0].detail == "colours");
  CHECK(read("[PUZZLE]\n" + rows("X", "", "")).ok());
  const Reading letters = check_reads("#A Arto Inkala\n#D\n" + rows(".", "", ""), Format::sadman);
  CHECK(text_of(letters.puzzles[0], DetailKey::author) == "Arto Inkala");
  check_reads("#Comment\n" + rows(".", "", ""), Format::rows);
  // Candidates in the place of the puzzle are pencil marks.
  const Reading marked = read("#A Arto Inkala\n" + test::plain_marks(position.board, ","));
  REQUIRE(marked.ok());
  CHECK(marked.format == Format::pencil_marks);
  CHECK(text_of(marked.puzzles[0], DetailKey::author) == "Arto Inkala");
  CHECK(marked.puzzles[0].candidates == Progress(position).candidates);
}

TEST_CASE("SudoCue's progress tells placed digits from given ones") {
  const Position position = on_the_way();
  const Reading reading = read(sudocue(position));
  REQUIRE(reading.ok());
  CHECK(reading.format == Format::sudocue);
  CHECK(reading.puzzles[0] == Progress(position));
  CHECK(reading.warnings.empty());
  const Position fresh(test::grid_of(test::inkala));
  check_reads(sudocue(fresh), Format::sudocue);
  // Another width between groups is a drawing of pencil marks.
  const Reading drawn = check_reads(test::plain_marks(fresh.board, "   "), Format::pencil_marks);
  CHECK(warns(drawn, WarningId::taken_as_filled));
  check_reads(rows_indented(sudocue(fresh)), Format::pencil_marks);
  // A candidate that is alone is none that was given, when a neighbour has it as well.
  Position single = fresh;
  for (int digit : single.board.candidates(1) - DigitSet::of(1)) single.board.eliminate(1, digit);
  const Reading open = read(sudocue(single));
  CHECK(open.puzzles[0] == Progress(single));
  CHECK(warns(open, WarningId::taken_as_open));
}

TEST_CASE("pencil marks may each have a letter before them, any of the alphabet's") {
  const Position position = on_the_way();
  for (const char letter : {'A', 'M', 'Z'}) {
    const std::string border = "+---+---+---+\n";
    std::string lettered = test::plain_marks(position.board, " ");
    for (std::size_t at = 0; at < lettered.size(); ++at) {
      const bool starts = at == 0 || lettered[at - 1] == ' ' || lettered[at - 1] == '\n';
      const bool several = at + 1 < lettered.size() && lettered[at + 1] > ' ';
      if (starts && several) lettered.insert(at++, 1, letter);
    }
    INFO(lettered);
    lettered.insert(0, border);
    const Reading reading = read(lettered.append(border));
    REQUIRE(reading.ok());
    CHECK(reading.format == Format::pencil_marks);
    CHECK(reading.puzzles[0].candidates == Progress(position).candidates);
  }
}

TEST_CASE("pencil marks are read to the end of a game, when hardly a cell has two of them") {
  const std::string marks =
      "+-------+-------+--------+\n"
      "| 18 18 2 | 7 5 3 | 6 4 9 |\n| 9 4 3 | 6 8 2 | 1 7 5 |\n| 6 7 5 | 4 9 1 | 2 8 3 |\n"
      "+-------+-------+--------+\n"
      "| 1 5 4 | 2 3 7 | 8 9 6 |\n| 3 6 9 | 8 4 5 | 7 2 1 |\n| 2 8 7 | 1 6 9 | 5 3 4 |\n"
      "+-------+-------+--------+\n"
      "| 5 2 1 | 9 7 4 | 3 6 8 |\n| 4 3 8 | 5 2 6 | 9 1 7 |\n| 7 9 6 | 3 1 8 | 4 5 2 |\n";
  const Reading reading = read(marks);
  REQUIRE(reading.ok());
  CHECK(reading.format == Format::pencil_marks);
  // The two, and two lone ones that they see: nobody knows yet that these are filled.
  CHECK(reading.puzzles.front().values.clue_count() == 77);
  // Three cells in a row of eight are no such marks.
  CHECK_FALSE(read("12 345 678\n" + marks).ok());
}

TEST_CASE("a table with candidates has them in every cell") {
  const Position position = on_the_way();
  std::string table = "|" + test::plain_marks(position.board, "|");
  for (std::size_t at = table.find('\n'); at + 1 < table.size(); at = table.find('\n', at + 3))
    table.replace(at, 1, "|\n|");
  table.replace(table.size() - 1, 1, "|\n");
  table.insert(table.find('\n') + 1, "|---|---|---|---|---|---|---|---|---|\n");
  const Reading reading = read(table);
  INFO(table);
  REQUIRE(reading.ok());
  CHECK(reading.format == Format::markdown);
  CHECK(reading.puzzles[0].values == position.board.values());
  CHECK(reading.puzzles[0].candidates == Progress(position).candidates);
  // A cell that is blank has none, and is no cell that somebody has looked at.
  std::string blank = table;
  blank.replace(blank.rfind('|', blank.size() - 3) + 1, blank.size() - 3, "|\n");
  const Reading refused = read(blank);
  CHECK(id(refused.fault.error) == "bad-value");
  CHECK(refused.puzzles.empty());
}

}  // namespace nonet
