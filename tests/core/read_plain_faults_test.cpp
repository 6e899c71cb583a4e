#include <algorithm>
#include <string>
#include <vector>

#include "catch.hpp"
#include "nonet/read.hpp"
#include "support.hpp"

namespace nonet {
namespace {

const std::string inkala(test::inkala);

/// A damaged text, and what is said of it. Line 0: the fault has no place.
struct Damaged {
  std::string text;
  std::string format;
  std::string error;
  int line = 0;
  int column = 0;
  int found = 0;
  int wanted = 0;
  int row = 0;
  std::string detail;
};

std::string rows(const std::string& blank, const std::string& gap) {
  std::string text;
  for (std::size_t i = 0; i < 81; ++i) {
    if (i % 9 != 0) text += gap;
    text += inkala[i] == '.' ? blank : std::string(1, inkala[i]);
    if (i % 9 == 8) text += '\n';
  }
  return text;
}

std::string boxed(const std::string& grid = inkala) {
  std::string text = ".-----------.\n";
  for (std::size_t row = 0; row < 9; ++row) {
    if (row == 3 || row == 6) text += ":---+---+---:\n";
    for (std::size_t box = 0; box < 3; ++box) text += "|" + grid.substr(row * 9 + box * 3, 3);
    text += "|\n";
  }
  return text + "'-----------'\n";
}

/// Nine times the same between borders.
std::string boxed_row(const std::string& row) {
  std::string text = ".-----------.\n";
  for (int i = 0; i < 9; ++i) text += row + (i == 2 || i == 5 ? "\n:---+---+---:\n" : "\n");
  return text + "'-----------'\n";
}

/// The text with one line replaced; lines count from 1.
std::string with_line(const std::string& text, int line, const std::string& instead) {
  std::size_t start = 0;
  for (int i = 1; i < line; ++i) start = text.find('\n', start) + 1;
  return text.substr(0, start) + instead + text.substr(text.find('\n', start) + 1);
}

std::string markdown() {
  std::string text;
  for (std::size_t i = 0; i < 81; ++i) {
    text += "|" + (inkala[i] == '.' ? std::string(" ") : std::string(1, inkala[i]));
    if (i % 9 == 8) text += "|\n";
    if (i == 8) text += "|--|--|--|--|--|--|--|--|--|\n";
  }
  return text;
}

std::string sections() {
  return "[Puzzle]\n" + rows(".", "") + "[State]\n" + rows(".", "");
}

std::string cells_of(const std::string& open, const std::string& close, std::size_t count) {
  std::string text = "<table><tr>";
  for (std::size_t i = 0; i < count; ++i) {
    text += open;
    if (inkala[i] != '.') text += inkala[i];
    text += close;
    if (i % 9 == 8) text += "</tr><tr>";
  }
  return text + "</tr></table>";
}

std::string boxes_or_rows() {
  std::string text = "<div>";
  for (int group = 0; group < 9; ++group) {
    text += "<div>";
    for (int i = 0; i < 9; ++i)
      text += "<i></i><span>" + std::string(group == 4 && i == 4 ? "5" : "") + "</span>";
    text += "</div>";
  }
  return text + "</div>";
}

// NOLINTNEXTLINE(readability-function-size): a table
const std::vector<Damaged>& damaged() {
  const std::string zeros = rows("0", ",");
  std::string zero_line = inkala;
  std::replace(zero_line.begin(), zero_line.end(), '.', '0');
  const std::string marks = rows("123456789", " ");
  const std::string sukaku(729, '.');
  std::string uneven;
  for (int i = 0; i < 9; ++i) uneven += "12 345 67 89\n";
  // Of one space nobody can say whether it is a blank or a gap.
  std::string nearly_full;
  for (std::size_t i = 0; i < 81; ++i) {
    nearly_full += i == 1 ? ' ' : test::inkala_solution[i];
    if (i % 9 == 8) nearly_full += '\n';
  }
  static const std::vector<Damaged> all = {
      {inkala.substr(1), "line", "too-few", 1, 81, 80, 81, 0, ""},
      {inkala + "..", "line", "too-many", 1, 82, 83, 81, 0, ""},
      {inkala.substr(1) + " 5", "line", "too-few", 1, 81, 80, 81, 0, ""},
      {inkala.substr(1) + "\n5", "line", "too-few", 1, 81, 80, 81, 0, ""},
      {"Puzzle 5: " + inkala.substr(1), "line", "too-few", 1, 9, 1, 81, 0, ""},
      {inkala.substr(0, 10) + "q" + inkala.substr(11), "line", "bad-character", 1, 11, 0, 0, 0,
       "q"},
      {inkala.substr(0, 10) + "é" + inkala.substr(11), "line", "bad-character", 1, 11, 0, 0, 0,
       "é"},
      {inkala + "\n" + inkala.substr(0, 50), "line", "extra-text", 2, 1, 0, 0, 0, ""},
      {"0" + inkala.substr(2), "line", "mixed-blanks", 1, 2, 80, 81, 0, "."},
      {"0-" + inkala.substr(2), "line", "mixed-blanks", 1, 2, 81, 81, 0, "-"},
      {"hello, world", "line", "unknown", 0, 0, 0, 0, 0, ""},
      {"1 2 3", "line", "unknown", 0, 0, 3, 0, 0, ""},
      {"Call me at 12:30, 5 < 7", "line", "unknown", 0, 0, 6, 0, 0, ""},
      {with_line(rows(".", ""), 4, ".5...7...12\n"), "rows", "row-length", 4, 1, 11, 9, 4, ""},
      {with_line(rows(".", ""), 9, ""), "rows", "row-count", 1, 1, 8, 9, 0, ""},
      {rows(".", "") + ".........\n", "rows", "row-count", 1, 1, 10, 9, 0, ""},
      {uneven, "rows", "row-length", 1, 1, 4, 9, 1, ""},
      {with_line(rows(".", " "), 3, ". 7 . . 9 q 2 . .\n"), "rows", "bad-character", 3, 11, 0, 0, 0,
       "q"},
      {rows(".", "\n").substr(2), "rows", "too-few", 80, 2, 80, 81, 0, ""},
      {with_line(zeros, 2, "0,0,3,6,0,0,0,0\n"), "csv-grid", "row-length", 2, 1, 8, 9, 2, ""},
      {with_line(zeros, 2, "0,0,3,6,,0,q,0,0\n"), "csv-grid", "bad-character", 2, 12, 0, 0, 0, "q"},
      {with_line(zeros, 2, "0,0,36,0,0,0,0,0,0\n"), "csv-grid", "bad-value", 2, 5, 0, 0, 0, "36"},
      {with_line(zeros, 2, "-,.,3,6,0,0,0,0,0\n"), "csv-grid", "mixed-blanks", 2, 1, 81, 81, 0,
       "-"},
      {with_line(boxed(), 3, "|..3|6..|....|\n"), "bordered", "row-length", 3, 1, 10, 9, 2, ""},
      // Digits that a gap parts are not all cells, and one cell too many does not make a row one of candidates.
      {with_line(boxed(zero_line), 3, "|12 3|600|000|\n"), "bordered", "row-length", 3, 1, 8, 9, 2,
       ""},
      {boxed_row("|8 12.|3 4 5|6 7 9|"), "bordered", "row-length", 2, 1, 10, 9, 1, ""},
      {with_line(boxed(), 3, "|..3|6q.|...|\n"), "bordered", "bad-character", 3, 7, 0, 0, 0, "q"},
      {with_line(boxed(), 3, ""), "bordered", "row-count", 2, 1, 8, 9, 0, ""},
      {with_line(markdown(), 3, "| | |3|6| | | | |\n"), "markdown", "row-length", 3, 1, 8, 9, 2,
       ""},
      {with_line(markdown(), 3, ""), "markdown", "row-count", 1, 1, 8, 9, 0, ""},
      {with_line(marks, 2, "1 2 3 4 5 6 7 8\n"), "pencil-marks", "row-length", 2, 1, 8, 9, 2, ""},
      {with_line(marks, 2, "1 2 3 4 5 6 7 8 929\n"), "sdx", "repeated", 2, 19, 0, 0, 0, "9"},
      {with_line(marks, 2, "1 2 3 4 u57 6 7 8 9\n"), "sdx", "bad-value", 2, 9, 0, 0, 0, "u57"},
      {with_line(marks, 2, "1 2 3 4 u5 6 7 8 2.\n"), "sdx", "bad-character", 2, 19, 0, 0, 0, "."},
      {with_line(with_line(marks, 2, "1 2 3 4 u5 6 7 8 9\n"), 3, ""), "sdx", "row-count", 1, 1, 8,
       9, 0, ""},
      {with_line(sections(), 3, "..3\n"), "sdk", "row-length", 3, 1, 3, 9, 2, ""},
      {"[State]\n" + rows(".", ""), "sdk", "no-puzzle", 1, 1, 0, 0, 0, ""},
      {"#A me\n[Puzzle]\n", "sdk", "row-count", 2, 1, 0, 9, 0, ""},
      {with_line(sections(), 12, "9..\n"), "sdk", "row-length", 12, 1, 3, 9, 1, ""},
      {with_line(sections(), 12, "9........\n"), "sdk", "contradiction", 12, 1, 0, 0, 1,
       "9........"},
      {"[Puzzle]\n" + rows(".", "") + "[PencilMarks]\n,1,12,1,1,1,1,11,1\n", "sdk", "repeated", 12,
       16, 0, 0, 0, "1"},
      {":0210:x", "library", "fields", 1, 8, 0, 0, 0, ""},
      {":0000:x:" + inkala + ":811::", "library", "removed-digit", 1, 91, 0, 0, 0, "811"},
      {":0000:x:" + inkala + ":91::", "library", "triple", 1, 91, 0, 0, 0, ""},
      {sukaku.substr(1), "sukaku", "too-few", 1, 729, 728, 729, 0, ""},
      {"2" + sukaku.substr(1), "sukaku", "wrong-digit", 1, 1, 0, 1, 0, "2"},
      {sukaku.substr(0, 401), "sukaku", "too-few", 1, 402, 401, 729, 0, ""},
      {sukaku.substr(0, 400), "line", "too-many", 1, 82, 400, 81, 0, ""},
      {"0000183b305c " + inkala.substr(1) + " 7.2", "exchange-bank", "too-few", 1, 94, 80, 81, 0,
       ""},
      {"A hard one:\n" + inkala.substr(0, 30) + "\n" + inkala.substr(30, 30) + "\n" +
           inkala.substr(60),
       "rows", "too-few", 2, 31, 30, 81, 0, ""},
      {rows(" ", "") + "5        \n", "rows", "row-count", 1, 1, 10, 9, 0, ""},
      {nearly_full, "rows", "row-length", 1, 1, 8, 9, 1, ""},
      {"puzzle,solution\n" + inkala.substr(1) + ",1\n", "csv", "too-few", 2, 81, 80, 81, 0, ""},
      {cells_of("<td>", "</td>", 80), "html", "row-length", 0, 0, 8, 9, 9, ""},
      {"<p>hello</p><p>world</p>", "html", "no-puzzle", 0, 0, 0, 0, 0, ""},
      {boxes_or_rows(), "html", "no-puzzle", 0, 0, 0, 0, 0, ""},
  };
  return all;
}

}  // namespace

TEST_CASE("damaged texts are refused with what is wrong and where") {
  for (const Damaged& one : damaged()) {
    INFO(one.text);
    const Reading reading = read(one.text);
    CHECK(reading.puzzles.empty());
    CHECK(id(reading.fault.error) == one.error);
    CHECK(id(reading.format) == one.format);
    CHECK(reading.fault.place.line == one.line);
    CHECK(reading.fault.place.column == one.column);
    CHECK(reading.fault.found == one.found);
    CHECK(reading.fault.wanted == one.wanted);
    CHECK(reading.fault.row == one.row);
    CHECK(reading.fault.detail == one.detail);
  }
}

TEST_CASE("a text that is refused says what it was taken for") {
  CHECK(read(inkala + " x").format == Format::line);
  CHECK(read(with_line(rows(".", ""), 4, "1234")).format == Format::rows);
}

TEST_CASE("digits of one cell never become cells of their own") {
  const std::vector<std::string> packed = {
      // As HoDoKu reads them, each row of these has nine digits.
      "12,,,345,,67,,8,9\n",
      "12 345 67 89\n",
      "|12||3|4|56|7|8|9||\n",
      "12 3 | 45 6 | 7 89\n",
  };
  for (const std::string& row : packed) {
    std::string text;
    for (int i = 0; i < 9; ++i) text += row;
    INFO(text);
    CHECK_FALSE(read(text).ok());
  }
}

TEST_CASE("hostile texts are answered") {
  const auto many = [](const std::string& part, int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += part;
    return text;
  };
  CHECK(id(read(many("<div>", 40'000)).fault.error) == "depth");
  for (const char* part :
       {"<",     "<a ",  "</a>",  "<td>", "<!--", "<script>", "&#56;<br>", "\"",  "\",\n",
        "[x]\n", "#A\n", ":",     "::\n", "|",    "|-|\n",    "1 ",        "1\n", "\t\n",
        "u1 ",   ".",    "---\n", "x",    "┃",    "┃\n",      "://",       "a ",  "8,"}) {
    INFO(part);
    CHECK_FALSE(read(many(part, 200'000)).ok());
    CHECK_FALSE(read(many(part, 2'000)).ok());
    // Behind the name of a column, every line is a bad row.
    CHECK_FALSE(read("puzzle,solution\n" + many(part, 20'000)).ok());
  }
}

}  // namespace nonet
