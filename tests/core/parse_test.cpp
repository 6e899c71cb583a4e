#include "nonet/parse.hpp"

#include <string>
#include <vector>

#include "catch.hpp"
#include "support.hpp"

namespace nonet {
namespace {

const std::string inkala(test::inkala);

std::string with_blank(char blank) {
  std::string text = inkala;
  for (char& c : text) c = c == '.' ? blank : c;
  return text;
}

/// The puzzle as nine rows, each with `gap` between its cells and between `start` and `end`.
std::string rows(const std::string& gap, const std::string& start, const std::string& end) {
  std::string text;
  for (std::size_t row = 0; row < 9; ++row) {
    text += start;
    for (std::size_t column = 0; column < 9; ++column) {
      if (column > 0) text += gap;
      text += inkala[row * 9 + column];
    }
    text += end;
  }
  return text;
}

/// The puzzle as rows with `inner` between the boxes and `outer` around.
std::string bordered(const std::string& outer, const std::string& inner) {
  std::string text = outer;
  for (std::size_t row = 0; row < 9; ++row) {
    if (row == 3 || row == 6) text += inner;
    for (std::size_t box = 0; box < 3; ++box) text += "|" + inkala.substr(row * 9 + box * 3, 3);
    text += "|\n";
  }
  return text + outer;
}

void check_reads(const std::string& text, Format format) {
  INFO(text);
  const Parsed parsed = parse(text);
  CHECK(id(parsed.fault.error).empty());
  CHECK(parsed.format == format);
  CHECK(to_string(parsed.grid) == inkala);
}

void check_fails(const std::string& text, ReadError error, int line, int column) {
  INFO(text);
  const Parsed parsed = parse(text);
  CHECK(id(parsed.fault.error) == id(error));
  CHECK(parsed.fault.place.line == line);
  CHECK(parsed.fault.place.column == column);
  CHECK(parsed.grid == Grid());
}

}  // namespace

TEST_CASE("a line of 81 characters is read with any of the five blanks") {
  for (char blank : {'.', '0', '_', '*', '-'}) {
    check_reads(with_blank(blank), Format::line);
    CHECK_FALSE(parse(with_blank(blank)).mixed_blanks);
  }
}

TEST_CASE("white space, line ends, comments and a byte order mark around a line do not matter") {
  for (const char* end :
       {"\n", "\r\n", " ", "\t7.1 comment", "  # text", ",solution", ";x", "\n\n# note\n"}) {
    check_reads(inkala + end, Format::line);
  }
  for (const char* start : {"\n\n", "  ", "\xEF\xBB\xBF", "# a comment\n"}) {
    check_reads(start + inkala, Format::line);
  }
}

TEST_CASE("lines end with LF, CRLF or CR alone, and are counted alike") {
  const std::string two_puzzles = "# note\n" + inkala + "\n\n" + inkala + "\n";
  const std::string foreign_last = "\n" + inkala.substr(1) + "q\n";
  std::string nine;
  for (std::size_t row = 0; row < 9; ++row) nine.append(inkala.substr(row * 9, 9)).append("\n");
  for (const std::string_view end : {"\n", "\r\n", "\r"}) {
    CAPTURE(end.size(), static_cast<int>(end[0]));
    // It points into the text.
    const std::string text = test::with_line_ends(two_puzzles, end);
    const Parsed two = parse(text);
    CHECK(id(two.fault.error) == "extra-text");
    CHECK(two.fault.place.line == 4);
    CHECK(two.fault.place.offset == 6 + 3 * end.size() + inkala.size());
    const std::string other = test::with_line_ends(foreign_last, end);
    const Parsed foreign = parse(other);
    CHECK(id(foreign.fault.error) == "bad-character");
    CHECK(foreign.fault.place.line == 2);
    CHECK(foreign.fault.place.column == 81);
    check_reads(test::with_line_ends(nine, end), Format::rows);
  }
}

TEST_CASE("one line with gaps between its cells or rows is read") {
  std::string spaced = rows(" ", "", " ");
  check_reads(spaced, Format::line);
  check_reads(rows("", "", " "), Format::line);
  check_reads(rows(",", "", ","), Format::line);
  // A stray gap is no pattern, and neither is a number behind a puzzle that lacks a cell.
  check_fails(inkala.substr(0, 5) + " " + inkala.substr(5), ReadError::too_few, 1, 6);
  check_fails(inkala.substr(0, 9) + " " + inkala.substr(9, 71) + " 5", ReadError::too_few, 1, 10);
}

TEST_CASE("nine rows are read with and without separators and borders") {
  check_reads(rows("", "", "\n"), Format::rows);
  check_reads(rows(" ", "  ", " \r\n"), Format::rows);
  check_reads(rows(",", "", ",\n"), Format::rows);
  check_reads(rows("\t", "", "\n"), Format::rows);
  check_reads(rows(" | ", "| ", " |\n"), Format::rows);
  check_reads("# title\n\n" + rows("", "", "\n\n"), Format::rows);
  check_reads(bordered("", "---+---+---\n"), Format::rows);
  check_reads(bordered("+---+---+---+\n", "+---+---+---+\n"), Format::rows);
  check_reads(bordered("*-----------*\n", "|---+---+---|\n"), Format::rows);
  check_reads(bordered("=============\n", "=============\n"), Format::rows);
}

TEST_CASE("rows of dashes are empty rows, not borders, when there are nine") {
  std::string text = rows("", "", "\n");
  for (char& c : text) c = c == '.' ? '-' : c;
  check_reads(text, Format::rows);
  const Parsed empty = parse(
      "---------\n---------\n---------\n---------\n---------\n---------\n---------\n"
      "---------\n---------\n");
  CHECK(empty.ok());
  CHECK(empty.grid == Grid());
}

TEST_CASE("mixed blanks are read and told") {
  std::string text = inkala;
  text[1] = '0';
  check_reads(text, Format::line);
  CHECK(parse(text).mixed_blanks);
}

TEST_CASE("a repeated digit is read as it stands") {
  std::string text = inkala;
  text[1] = '8';
  CHECK(parse(text).ok());
  CHECK(parse(text).grid[1] == 8);
}

TEST_CASE("text without a cell is empty") {
  for (const char* text : {"", "\n \r\n\t", "# only a comment", "\xEF\xBB\xBF"}) {
    check_fails(text, ReadError::empty, 0, 0);
  }
}

TEST_CASE("too few and too many cells are counted and placed") {
  check_fails(inkala.substr(1), ReadError::too_few, 1, 81);
  CHECK(parse(inkala.substr(1)).fault.found == 80);
  check_fails(inkala + ".", ReadError::too_many, 1, 82);
  CHECK(parse(inkala + "...").fault.found == 84);
  check_fails("\n  " + inkala + "5", ReadError::too_many, 2, 84);
  check_fails(inkala.substr(1) + " 5", ReadError::too_few, 1, 81);
  check_fails("1 2 3", ReadError::too_few, 1, 6);
}

TEST_CASE("a foreign character is named with its place") {
  std::string text = inkala;
  text[11] = 'q';
  check_fails(text, ReadError::bad_character, 1, 12);
  CHECK(parse(text).fault.detail == "q");
  check_fails(inkala + "x", ReadError::bad_character, 1, 82);
  check_fails("hello", ReadError::bad_character, 1, 1);
  const std::string wide = "8\xEF\xBC\x93" + inkala.substr(2);  // a full-width 3
  check_fails(wide, ReadError::bad_character, 1, 2);
  CHECK(parse(wide).fault.detail == "\xEF\xBC\x93");
  CHECK(parse(wide).fault.place.offset == 1);
  check_fails("\xEF\xBB\xBF" + wide, ReadError::bad_character, 1, 2);
  CHECK(parse("\xEF\xBB\xBF" + wide).fault.place.offset == 4);
  const std::string later = "\xE6\x95\xB0" + inkala;
  check_fails(rows("", "", "\n").insert(30, "\xE6\x95\xB0"), ReadError::bad_character, 4, 1);
  check_fails(later, ReadError::bad_character, 1, 1);
  check_fails(std::string("8\0", 2) + inkala, ReadError::bad_character, 1, 2);
}

TEST_CASE("a row of the wrong length is named") {
  std::string text = rows("", "", "\n");
  text.erase(35, 1);
  check_fails(text, ReadError::row_length, 4, 1);
  CHECK(parse(text).fault.row == 4);
  CHECK(parse(text).fault.found == 8);
  text = rows(" ", "", "\n");
  text.insert(0, "1 2 ");
  check_fails("# title\n" + text, ReadError::row_length, 2, 1);
  CHECK(parse(text).fault.row == 1);
  CHECK(parse(text).fault.found == 11);
}

TEST_CASE("a wrong number of rows is told") {
  const std::string text = rows("", "", "\n");
  check_fails(text.substr(10), ReadError::row_count, 1, 1);
  CHECK(parse(text.substr(10)).fault.found == 8);
  CHECK(parse(text + ".........\n").fault.found == 10);
  CHECK(parse(text + text).fault.found == 18);
  CHECK(parse(bordered("", "...\n")).fault.error == ReadError::row_count);
}

TEST_CASE("a second puzzle after a line is not passed over in silence") {
  check_fails(inkala + "\n" + inkala, ReadError::extra_text, 2, 1);
  check_fails(inkala + "\n\nhello", ReadError::extra_text, 3, 1);
}

TEST_CASE("any bytes are read or refused, never misread") {
  Random random(11);
  const std::string alphabet = "0123456789.._*-|+=#, \t\n\r\xEF\xBB\xBFx\xC3";
  int accepted = 0;
  for (int round = 0; round < 20000; ++round) {
    std::string text = round % 2 == 0 ? rows("", "", "\n") : inkala;
    const int changes = random.below(4);
    for (int i = 0; i < changes; ++i) {
      const char c = alphabet[random.below(alphabet.size())];
      const auto at = random.below(text.size());
      if (random.below(2) == 0) {
        text[at] = c;
      } else {
        text.insert(at, 1, c);
      }
    }
    const Parsed parsed = parse(text);
    if (!parsed.ok()) {
      CHECK(parsed.fault.place.offset <= text.size());
      continue;
    }
    ++accepted;
    // Everything that was read is what stands in the text, in order.
    std::string digits;
    const std::size_t end = parsed.format == Format::line
                                ? text.find_first_of(" \t,", text.find_first_not_of(" \t\r\n"))
                                : std::string::npos;
    for (char c : text.substr(0, end)) {
      if (c >= '1' && c <= '9') digits += c;
    }
    std::string read;
    for (char c : to_string(parsed.grid)) {
      if (c != '.') read += c;
    }
    if (text.find('#') == std::string::npos) CHECK(read == digits);
  }
  CHECK(accepted > 5000);
}

}  // namespace nonet
