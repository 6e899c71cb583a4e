/// @file
/// Words and signs that people and programs put around and into the grids that they paste.
#include <string>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "formats/common/text_lines.hpp"
#include "nonet/library.hpp"
#include "nonet/logic.hpp"
#include "nonet/read.hpp"
#include "support.hpp"

namespace nonet {
namespace {

const std::string inkala(test::inkala);

/// Nine rows of nine cells, each begun by one of `labels`, if there are any.
std::string table(const std::vector<std::string>& labels, const std::string& between,
                  const std::string& blank) {
  std::string text;
  for (std::size_t i = 0; i < 81; ++i) {
    if (i % 9 == 0 && !labels.empty()) text += labels[i / 9] + between;
    text += inkala[i] == '.' ? blank : std::string(1, inkala[i]);
    text += i % 9 == 8 ? "\n" : between;
  }
  return text;
}

/// "r1", "r2" and so on.
std::vector<std::string> labels_of(const std::string& before, char first) {
  std::vector<std::string> labels;
  labels.reserve(9);
  for (char i = 0; i < 9; ++i) labels.push_back(before + static_cast<char>(first + i));
  return labels;
}

std::string joined(const std::vector<std::string>& texts, const std::string& between) {
  std::string text;
  for (const std::string& one : texts) text += (text.empty() ? "" : between) + one;
  return text;
}

/// A table of HTML whose cells are what `cell` makes of a digit, or 0 for none.
template <class Cell>
std::string html(const Cell& cell) {
  std::string text = "<table>";
  for (std::size_t i = 0; i < 81; ++i) {
    if (i % 9 == 0) text += "<tr>";
    text += "<td>" + cell(inkala[i] == '.' ? 0 : inkala[i] - '0') + "</td>";
    if (i % 9 == 8) text += "</tr>";
  }
  return text + "</table>";
}

std::string plain_html() {
  return html([](int digit) { return digit == 0 ? std::string() : std::to_string(digit); });
}

Reading check_reads(const std::string& text, Format format) {
  INFO(text);
  Reading reading = read(text);
  CHECK(id(reading.fault.error).empty());
  CHECK(id(reading.format) == id(format));
  REQUIRE(reading.puzzles.size() == 1);
  CHECK(to_string(reading.puzzles[0].givens) == inkala);
  return reading;
}

/// 729 characters: the digits that a cell may have, and points for the others.
std::string candidates_text(const Board& board) {
  std::string text;
  for (int cell = 0; cell < cell_count; ++cell) {
    for (int digit : DigitSet::all()) {
      const bool may = board.value(cell) == digit || board.candidates(cell).contains(digit);
      text += may ? static_cast<char>('0' + digit) : '.';
    }
  }
  return text;
}

}  // namespace

TEST_CASE("a place is told in the lines that LF, CRLF or CR alone end, at a line end too") {
  for (const std::string end : {"\n", "\r\n", "\r"}) {
    INFO(end.size());
    const std::string text = std::string("ab").append(end).append("cd").append(end);
    const auto place = [&](std::size_t offset) {
      const TextPosition at = formats::place_of(text, offset);
      return std::pair(at.line, at.column);
    };
    CHECK(place(0) == std::pair(1, 1));
    CHECK(place(2) == std::pair(1, 3));
    CHECK(place(2 + end.size() - 1) == std::pair(1, 2 + static_cast<int>(end.size())));
    CHECK(place(2 + end.size()) == std::pair(2, 1));
    CHECK(place(text.size()) == std::pair(3, 1));
  }
}

TEST_CASE("the names of rows and columns around a table are no cells") {
  const std::vector<std::vector<std::string>> names = {labels_of("", '1'),  labels_of("", 'A'),
                                                       labels_of("", 'a'),  labels_of("r", '1'),
                                                       labels_of("R", '1'), labels_of("c", '1')};
  for (const auto& rows : names) {
    CHECK(check_reads(table(rows, ",", ""), Format::csv_grid).warnings.empty());
    for (const auto& columns : names)
      check_reads("," + joined(columns, ",") + "\n" + table(rows, ",", "."), Format::csv_grid);
  }
  for (const auto& columns : names)
    check_reads(joined(columns, ";") + "\n" + table({}, ";", "0"), Format::csv_grid);
  // Others are none: a row too many, and characters that are no cells.
  CHECK_FALSE(read(joined(labels_of("r", '0'), ",") + "\n" + table({}, ",", "0")).ok());
  CHECK(id(read(table(labels_of("r", '0'), ",", "0")).fault.error) == "bad-character");
  for (const std::size_t wrong : {0U, 4U, 8U}) {
    auto columns = labels_of("", '1');
    columns[wrong] = "7";
    CHECK_FALSE(read(joined(columns, ";") + "\n" + table({}, ";", "0")).ok());
  }
}

TEST_CASE("81 fields in one line are a grid, with a separator at the end or without") {
  std::string line = table({}, ",", "");
  for (char& c : line) c = c == '\n' ? ',' : c;
  check_reads(line, Format::csv_grid);
  check_reads(line.substr(0, line.size() - 1), Format::csv_grid);
  CHECK_FALSE(read(line + ",").ok());
  CHECK_FALSE(read(line + "5").ok());
}

TEST_CASE("HTML's characters by number, and what of it nobody sees") {
  const auto by_number = [](const std::string& before, const std::string& blank) {
    return html(
        [&](int digit) { return digit == 0 ? blank : before + std::to_string(digit) + ";"; });
  };
  check_reads(by_number("&#x3", "&#160;"), Format::html);
  check_reads(by_number("&#X3", "&#xa0;"), Format::html);
  check_reads(by_number("&#x00003", "&#xA0;"), Format::html);
  check_reads(html([](int digit) {
                return digit == 0 ? std::string() : "&#" + std::to_string(48 + digit) + ";";
              }),
              Format::html);
  for (const std::string type : {"hidden", "button", "submit", "checkbox", "radio", "Hidden"})
    check_reads(html([&](int digit) {
                  return "<input type='" + type + "' value='9'>" +
                         (digit == 0 ? std::string() : std::to_string(digit));
                }),
                Format::html);
  for (const std::string name : {"script", "style", "title", "noscript", "template"}) {
    std::string text = "<" + name + "><td>1</td></";
    text += name + ">" + plain_html();
    check_reads(text, Format::html);
  }
  check_reads("<!-- <td>1</td> -->" + plain_html(), Format::html);
  // Full-width digits and ideographic spaces.
  check_reads(by_number("&#xFF1", "&#x3000;"), Format::html);
  const Reading words = check_reads(
      "<p>For &#233;t&#xe9; &#x1F600;</p><pre>" + table({}, "", ".") + "</pre>", Format::html);
  REQUIRE(words.warnings.size() == 1);
  CHECK(words.warnings[0].detail == "For été 😀");
  // No character has this number.
  CHECK_FALSE(read(by_number("&#x11000", "")).ok());
  // And these are no numbers.
  CHECK_FALSE(read(by_number("&#x3g", "")).ok());
  CHECK_FALSE(read(by_number("&#x3+", "")).ok());
}

TEST_CASE("a table of HTML or CSV with candidates has them in every cell") {
  Board board(test::grid_of(inkala));
  board.eliminate(2, 4);
  const auto with = [&](int blank, const std::string& between, const std::string& row_end) {
    std::string text;
    for (int cell = 0; cell < cell_count; ++cell) {
      if (board.value(cell) != 0) text += std::to_string(board.value(cell));
      for (int digit : board.candidates(cell)) {
        if (cell != blank) text += std::to_string(digit);
      }
      text += column_of(cell) == 8 ? row_end : between;
    }
    return text;
  };
  const auto html_of = [&](int blank) {
    const std::string rows = with(blank, "</td><td>", "</td></tr><tr><td>");
    return "<table><tr><td>" + rows.substr(0, rows.size() - 8) + "</table>";
  };
  const Reading marked = read(html_of(-1));
  REQUIRE(marked.ok());
  CHECK(marked.format == Format::html);
  CHECK(position_of(marked.puzzles[0]).board == board);
  CHECK(id(read(html_of(1)).fault.error) == "bad-value");
  const Reading listed = read(with(-1, ",", "\n"));
  REQUIRE(listed.ok());
  CHECK(position_of(listed.puzzles[0]).board == board);
  CHECK_FALSE(read(with(1, ",", "\n")).ok());
}

TEST_CASE("names of HTML's groups say whether they are rows or boxes, where both could be") {
  // The third cell of the second group.
  const auto grouped = [](const std::string& attribute) {
    std::string text = "<div>";
    for (int group = 0; group < 9; ++group) {
      text += "<div " + attribute + ">";
      for (int i = 0; i < 9; ++i)
        text += "<span>" + std::string(group == 1 && i == 2 ? "5" : "") + "</span>";
      text += "</div>";
    }
    return read(text + "</div>");
  };
  CHECK(id(grouped("").fault.error) == "no-puzzle");
  for (const std::string name : {"row", "line", "sudoku-row", "Row"}) {
    const Reading reading = grouped("class=\"" + name + "\"");
    REQUIRE(reading.ok());
    CHECK(reading.puzzles[0].values[cell_at(1, 2)] == 5);
  }
  for (const std::string name : {"box", "block", "region", "square", "subgrid"}) {
    const Reading reading = grouped("id='" + name + "'");
    REQUIRE(reading.ok());
    CHECK(reading.puzzles[0].values[cell_at(0, 5)] == 5);
  }
}

TEST_CASE("groups of HTML that are called rows and boxes at once are what their digits tell") {
  const auto page = [](const std::string& cells) {
    std::string text = "<div>";
    for (std::size_t i = 0; i < 81; ++i) {
      if (i % 9 == 0) text += R"(<div class="row"><div class="box">)";
      text += "<span>" + (cells[i] == '.' ? std::string() : std::string(1, cells[i])) + "</span>";
      if (i % 9 == 8) text += "</div></div>";
    }
    return text + "</div>";
  };
  check_reads(page(inkala), Format::html);
  std::string boxes(81, '.');
  for (std::size_t i = 0; i < 81; ++i)
    boxes[i] = inkala[(i / 27 * 3 + i % 9 / 3) * 9 + i / 9 % 3 * 3 + i % 3];
  check_reads(page(boxes), Format::html);
  // The same digit twice in a group is wrong in rows and in boxes.
  const Reading neither = read(page("55" + inkala.substr(2)));
  CHECK(id(neither.fault.error) == "no-puzzle");
  CHECK(neither.puzzles.empty());
}

TEST_CASE("a file of sections may have 1,000 lines") {
  std::string text = "[Puzzle]\n" + table({}, "", ".");
  for (int line = 10; line < 1000; ++line) text += "#C x\n";
  check_reads(text, Format::sadman);
}

TEST_CASE("fields that a list's head does not name are told, and the puzzle read") {
  const Reading reading = check_reads("puzzle\n" + inkala + ",x\n", Format::csv);
  CHECK(reading.fault_count == 0);
}

TEST_CASE("SadMan's letters, and sections by both spellings") {
  const std::string puzzle = "[Puzzle]\n" + table({}, "", ".");
  const Reading reading = check_reads(
      "#H Title\n#Uhttp://a.b/c\n" + puzzle + "[Colors]\n1\n[Colours]\n", Format::sadman);
  CHECK(text_of(reading.puzzles[0], DetailKey::title) == "Title");
  CHECK(text_of(reading.puzzles[0], DetailKey::url) == "http://a.b/c");
  REQUIRE(reading.warnings.size() == 1);
  CHECK(reading.warnings[0].detail == "colours");
  const Reading wide = read(puzzle + "[PencilMarks]\n,,,,,,,,,1\n");
  CHECK(id(wide.fault.error) == "row-length");
  CHECK(wide.fault.found == 10);
  std::string marks;
  for (int row = 0; row < 9; ++row) marks += ",,,,,,,,\n";
  const Reading high = read(puzzle + "[PencilMarks]\n" + marks + ",,,,,,,,\n");
  CHECK(id(high.fault.error) == "row-count");
  CHECK(high.fault.found == 10);
  // Nobody has made notes.
  CHECK(check_reads(puzzle + "[PencilMarks]\n" + marks, Format::sadman)
            .puzzles[0]
            .candidates.empty());
  const Reading wrong = read(puzzle + "[State]\n9" + inkala.substr(1) + "\n");
  CHECK(id(wrong.fault.error) == "contradiction");
  CHECK(wrong.fault.row == 1);
}

TEST_CASE("files of sections and JSON have the lines that LF, CRLF or CR alone end") {
  std::string rows;
  for (std::size_t row = 0; row < 9; ++row) rows.append(inkala.substr(row * 9, 9)).append("\n");
  const std::string titled = "#ATable\n#H Title\n[Puzzle]\n" + rows;
  const std::string contradicting = "[Puzzle]\n" + rows + "[State]\n9" + inkala.substr(1);
  for (const std::string_view end : {"\n", "\r\n", "\r"}) {
    CAPTURE(end.size(), static_cast<int>(end[0]));
    const Reading reading = check_reads(test::with_line_ends(titled, end), Format::sadman);
    CHECK(text_of(reading.puzzles[0], DetailKey::title) == "Title");
    const Reading wrong = read(test::with_line_ends(contradicting, end));
    CHECK(id(wrong.fault.error) == "contradiction");
    CHECK(wrong.fault.place.line == 12);
    const std::string json = test::with_line_ends("{\n\"a\": 1,\n x", end);
    const Reading fault = read(json);
    CHECK(id(fault.fault.error) == "json");
    CHECK(fault.fault.place.line == 3);
    CHECK(fault.fault.place.column == 2);
    CHECK(fault.fault.place.offset == json.size() - 1);
  }
}

TEST_CASE("words of one letter, and names with a number, are words beside a puzzle") {
  for (const std::string words : {"I made a puzzle: ", "q1 ", "B2) "}) {
    const Reading reading = check_reads(words + inkala, Format::line);
    REQUIRE(reading.warnings.size() == 1);
    CHECK(reading.warnings[0].id == WarningId::comment);
  }
}

TEST_CASE("two kinds of blank are told beside words too, and three are refused") {
  std::string line = inkala;
  line[1] = '0';
  const Reading two = check_reads("Puzzle: " + line + " by me", Format::line);
  REQUIRE(two.warnings.size() == 2);
  CHECK(two.warnings[0].id == WarningId::mixed_blanks);
  CHECK(two.warnings[0].detail == ".");
  line[2] = '*';
  const Reading three = read("Puzzle: " + line + " by me");
  CHECK(id(three.fault.error) == "mixed-blanks");
  CHECK(three.fault.detail == "*");
}

TEST_CASE("a sign of Chinese and Japanese is a word only where it is a letter") {
  const Reading stop = read(inkala + "\xE3\x80\x82");
  CHECK(id(stop.fault.error) == "bad-character");
  CHECK(stop.fault.place.column == 82);
  CHECK(stop.fault.detail == "\xE3\x80\x82");
  CHECK(check_reads("9\xC3\x97"
                    "9 Sudoku\n" +
                        table({}, "", "."),
                    Format::rows)
            .warnings.size() == 1);
}

TEST_CASE("a long comment is cut between characters") {
  std::string words = "a";
  for (int i = 0; i < 150; ++i) words += "\xC3\xA9";
  const Reading reading = check_reads(words + " " + inkala, Format::line);
  REQUIRE(reading.warnings.size() == 1);
  CHECK(reading.warnings[0].detail == words.substr(0, 199));
}

TEST_CASE("ideographic spaces are blanks") {
  std::string line;
  for (char c : inkala) line += c == '.' ? "\xE3\x80\x80" : std::string(1, c);
  check_reads(line, Format::line);
}

TEST_CASE("a text that is too long is refused before it is looked at") {
  const Reading reading = read(std::string(most_text + 1, '.'));
  CHECK(id(reading.fault.error) == "too-large");
  CHECK(reading.fault.wanted == static_cast<int>(most_text));
}

TEST_CASE("a text of another format than was wanted is not read") {
  CHECK(read(inkala, Format::line).puzzles.size() == 1);
  const Reading other = read(inkala, Format::csv);
  CHECK(id(other.fault.error) == "other-format");
  CHECK(other.fault.detail == "line");
  CHECK(other.format == Format::csv);
  CHECK(other.puzzles.empty());
  // A text that cannot be read at all keeps its own fault.
  CHECK(id(read(inkala.substr(1), Format::line).fault.error) == "too-few");
}

TEST_CASE("a link of the Interactive Sudoku Solver may have candidates") {
  const std::string address = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=";
  Board board(test::grid_of(inkala));
  board.eliminate(2, 4);
  const std::string text = candidates_text(board);
  const Reading reading = read(address + text);
  REQUIRE(reading.ok());
  CHECK(reading.format == Format::sukaku);
  CHECK(position_of(reading.puzzles[0]).board == board);
  std::string wrong = text;
  wrong[9] = '3';
  const Reading refused = read(address + wrong);
  CHECK(id(refused.fault.error) == "wrong-digit");
  CHECK(refused.fault.wanted == 1);
  CHECK(id(read(address.substr(0, address.size() - 3)).fault.error) == "no-puzzle");
  // 729 characters that are no candidates.
  std::string rules = ".Cage~9~R1C1~R1C2";
  while (rules.size() < candidate_count) rules += "~";
  CHECK(id(read(address + rules).fault.error) == "unsupported");
}

TEST_CASE(
    "a library line has the digits that a chain removes, and a technique without a code by name") {
  const Position position(test::grid_of(inkala));
  Step step;
  step.technique = Technique::als_w_wing;
  step.digits = {1, 2};
  step.eliminations.insert(candidate(1, 4));
  step.eliminations.insert(candidate(2, 6));
  const std::string line = library_line(position, step);
  CHECK(line == ":als-w-wing:46:" + library_position(position) + ":412 613::");
  CHECK(read_library_case(line).code == "als-w-wing");
  step.technique = Technique::xy_chain;
  CHECK(library_line(position, step) == ":0702:46:" + line.substr(15));
  step.placements.insert(candidate(1, 4));
  step.eliminations = {};
  CHECK(library_line(position, step) == ":0702:12:" + library_position(position) + "::412:");
}

TEST_CASE("a step as a line of the library is read back as it was") {
  const Grid grid = test::grid_of(test::seventeen);
  Position position(grid);
  for (const Step& step : path(position).steps) {
    const std::string line = library_line(position, step);
    INFO(line);
    const LibraryCase read = read_library_case(line);
    CHECK(read.ok());
    const TechniqueInfo& technique = info(step.technique);
    CHECK(read.code == (technique.hodoku.empty() ? technique.id : technique.hodoku));
    CHECK(read.eliminations == step.eliminations);
    CHECK(read.placements == step.placements);
    CHECK(read.position.board == position.board);
    CHECK(read.position.givens == position.givens);
    apply(step, position.board);
  }
  CHECK(position.board.values().clue_count() == cell_count);
}

}  // namespace nonet
