#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "nonet/library.hpp"
#include "nonet/read.hpp"
#include "support.hpp"

namespace nonet {
namespace {

const std::string inkala(test::inkala);

std::string with_blank(const std::string& blank, const std::string& cells = inkala) {
  std::string text;
  for (char c : cells) text += c == '.' ? blank : std::string(1, c);
  return text;
}

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

std::string marks(const Board& board, const std::string& gap) {
  std::string text;
  for (int cell = 0; cell < cell_count; ++cell) {
    if (board.value(cell) != 0) text += std::to_string(board.value(cell));
    for (int digit : board.candidates(cell)) text += std::to_string(digit);
    text += column_of(cell) == 8 ? "\n" : gap;
  }
  return text;
}

/// A digit was placed, and two candidates were removed.
Position on_the_way() {
  Position position(test::grid_of(test::inkala));
  position.board.place(1, 1);
  position.board.eliminate(2, 4);
  position.board.eliminate(80, 7);
  return position;
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

bool warns(const Reading& reading, WarningId id) {
  return std::any_of(reading.warnings.begin(), reading.warnings.end(),
                     [&](const Warning& warning) { return warning.id == id; });
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

TEST_CASE("what stands beside a puzzle is kept or told") {
  CHECK(text_of(check_reads(inkala + "  # Inkala: 11.9", Format::line).puzzles[0],
                DetailKey::comment) == "Inkala: 11.9");
  CHECK(warns(check_reads("Puzzle: " + inkala, Format::line), WarningId::comment));
  CHECK(warns(check_reads("https://a.b/c.d " + inkala, Format::line), WarningId::comment));
  CHECK(warns(check_reads(rows(".", "", "") + "Good luck!\n", Format::rows), WarningId::comment));
  CHECK(check_reads(rows(".", "", ""), Format::rows).warnings.empty());
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
  const std::string pm = " *----------*\n" + marks(position.board, "  ") + " *----------*\n";
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
  const Reading differs = read(simple_sudoku(givens) + marks(other.board, " "));
  CHECK(id(differs.fault.error) == "contradiction");
  CHECK(differs.fault.place.line == 14);
  CHECK(differs.fault.row == 1);
  const Reading foreign = read(simple_sudoku(givens) + "q" + marks(position.board, " "));
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
  const Reading marked = read("#A Arto Inkala\n" + marks(position.board, ","));
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
  const Reading drawn = check_reads(marks(fresh.board, "   "), Format::pencil_marks);
  CHECK(warns(drawn, WarningId::taken_as_filled));
  check_reads(rows_indented(sudocue(fresh)), Format::pencil_marks);
  // A candidate that is alone is none that was given, when a neighbour has it as well.
  Position single = fresh;
  for (int digit : single.board.candidates(1) - DigitSet::of(1)) single.board.eliminate(1, digit);
  const Reading open = read(sudocue(single));
  CHECK(open.puzzles[0] == Progress(single));
  CHECK(warns(open, WarningId::taken_as_open));
}

TEST_CASE("lists of every kind of line are read") {
  const Position position = on_the_way();
  const std::string solution =
      "812753649943682175675491283154237896369845721287169534521974368438526917796318452";
  const auto check_list = [&](const std::string& text, Format format, std::size_t count) {
    INFO(text);
    Reading reading = read(text);
    CHECK(id(reading.fault.error).empty());
    CHECK(id(reading.format) == id(format));
    CHECK(reading.puzzles.size() == count);
    CHECK(reading.fault_count == 0);
    for (const Progress& puzzle : reading.puzzles) CHECK(to_string(puzzle.givens) == inkala);
    return reading;
  };
  check_list(inkala + "\n" + with_blank("0") + " hard\n", Format::sdm, 2);
  check_list("# two\n\n" + with_blank(" ") + "\n" + with_blank(" "), Format::sdm, 2);
  const std::string library = library_position(position);
  const Reading steps = check_list(":0000:x:" + library + "::/seen:\n", Format::library, 1);
  CHECK(text_of(steps.puzzles[0], DetailKey::comment) == "seen");
  CHECK(steps.warnings.empty());
  Progress placed = steps.puzzles[0];
  placed.details.clear();
  CHECK(placed == Progress(position));
  CHECK(warns(check_list(library + "\n:0210:1:" + library + ":111::\n", Format::library, 2),
              WarningId::lost));
  for (const char* step : {"::111::\n", ":::111:\n"})
    CHECK(warns(check_list(std::string(":0000:x:").append(inkala).append(step), Format::library, 1),
                WarningId::lost));
  const Reading bank =
      check_list("0000183b305c " + with_blank("0") + "  7.2\n", Format::exchange_bank, 1);
  CHECK(text_of(bank.puzzles[0], DetailKey::rating) == "7.2");
  CHECK(text_of(bank.puzzles[0], DetailKey::title) == "0000183b305c");
  const Reading kaggle =
      check_list("quizzes,solutions\n" + with_blank("0") + "," + solution + "\n", Format::csv, 1);
  CHECK(to_string(kaggle.puzzles[0].solution) == solution);
  CHECK(kaggle.warnings.empty());
  const Reading columns =
      check_list("id,puzzle,solution,clues,difficulty\n1," + inkala + "," + solution +
                     ",21,8.5\n2," + inkala + "," + solution + ",21,hard\n",
                 Format::csv, 2);
  CHECK(text_of(columns.puzzles[0], DetailKey::title) == "1");
  CHECK(text_of(columns.puzzles[0], DetailKey::rating) == "8.5");
  CHECK(text_of(columns.puzzles[1], DetailKey::level) == "hard");
  const Reading quoted = check_list(
      "puzzle,description,colour\n" + inkala + ",\"a \"\"b\"\",\nc\",red\n", Format::csv, 1);
  CHECK(text_of(quoted.puzzles[0], DetailKey::description) == "a \"b\",\nc");
  check_list("level,puzzle\nhard, \"" + inkala + "\"\n", Format::csv, 1);
  CHECK(warns(quoted, WarningId::lost));
  check_list(inkala + "," + solution, Format::csv, 1);
  const Reading numbered = check_list("17;" + inkala, Format::csv, 1);
  CHECK(text_of(numbered.puzzles[0], DetailKey::comment) == "17");
  const Reading fields = check_list("1,2,3,4," + inkala + ",5,6\n", Format::csv, 1);
  CHECK(text_of(fields.puzzles[0], DetailKey::comment) == "1,2,3,4,5,6");
  const Reading half =
      check_list("puzzle,solution\n" + inkala + "," + solution.substr(9), Format::csv, 1);
  REQUIRE(half.warnings.size() == 1);
  CHECK(half.warnings[0].id == WarningId::lost);
  CHECK(half.warnings[0].detail == "solution");
  CHECK(half.warnings[0].count == 1);
  CHECK(half.puzzles[0].solution == Grid());
  // The first given is another there, or the last.
  for (const std::string& wrong :
       {"9" + solution.substr(1), solution.substr(0, 78) + "5" + solution.substr(79)})
    CHECK(
        warns(check_list(std::string("puzzle,solution\n").append(inkala).append(",").append(wrong),
                         Format::csv, 1),
              WarningId::other_solution));
}

TEST_CASE("a list's header is no longer than 1,000 characters") {
  const auto list = [](std::size_t length) {
    const std::string header = "puzzle,title,";
    return header + std::string(length - header.size(), 'x') + "\n" + inkala + ",a,b\n";
  };
  const Reading reading = read(list(1000));
  REQUIRE(reading.ok());
  CHECK(reading.format == Format::csv);
  CHECK(text_of(reading.puzzles[0], DetailKey::title) == "a");
  const Reading longer = read(list(1001));
  CHECK((!longer.ok() || text_of(longer.puzzles[0], DetailKey::title).empty()));
}

TEST_CASE("pencil marks may each have a letter before them, any of the alphabet's") {
  const Position position = on_the_way();
  for (const char letter : {'A', 'M', 'Z'}) {
    const std::string border = "+---+---+---+\n";
    std::string lettered = marks(position.board, " ");
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
  std::string table = "|" + marks(position.board, "|");
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

TEST_CASE("bad lines of a list are told one by one") {
  const Reading reading = read(inkala + "\n# note\n" + inkala.substr(1) + "\n" + inkala + ".\n\n" +
                               inkala + "\nhello\n" + inkala + "\n");
  CHECK(reading.ok());
  CHECK(reading.puzzles.size() == 3);
  CHECK(reading.fault_count == 3);
  REQUIRE(reading.faults.size() == 3);
  CHECK(id(reading.faults[0].error) == "too-few");
  CHECK(reading.faults[0].place.line == 3);
  CHECK(reading.faults[0].found == 80);
  CHECK(id(reading.faults[1].error) == "too-many");
  CHECK(reading.faults[1].place.line == 4);
  CHECK(reading.faults[1].place.column == 82);
  CHECK(id(reading.faults[2].error) == "bad-character");
  CHECK(reading.faults[2].place.line == 7);
  std::string many;
  for (int i = 0; i < 1200; ++i) many += inkala.substr(1) + "\n";
  const Reading bad = read(many);
  CHECK(id(bad.fault.error) == "too-few");
  CHECK(bad.fault.place.line == 1);
  CHECK(bad.faults.size() == most_faults);
  CHECK(bad.fault_count == 1200);
}

TEST_CASE("a list has at most 100,000 puzzles") {
  std::string text;
  for (std::size_t i = 0; i < most_puzzles; ++i) text += inkala + "\n";
  CHECK(read(text).puzzles.size() == most_puzzles);
  const Reading reading = read(text + inkala);
  CHECK(id(reading.fault.error) == "too-many-puzzles");
  CHECK(reading.fault.wanted == 100'000);
  CHECK(reading.fault.place.line == 100'001);
  CHECK(reading.puzzles.empty());
  const Reading table = read("puzzle,solution\n" + text + inkala);
  CHECK(id(table.fault.error) == "too-many-puzzles");
  CHECK(table.fault.place.line == 100'002);
  CHECK(table.puzzles.empty());
}

}  // namespace nonet
