#include <string>
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

}  // namespace

TEST_CASE("a comment before lines of cells changes nothing, and neither do their ends") {
  const std::string dots(test::inkala);
  const std::string zeros = with_blank("0");
  const std::string full =
      "812753649943682175675491283154237896369845721287169534521974368438526917796318452";
  const std::vector<std::string> lines = {dots,
                                          zeros,
                                          full,
                                          std::string(81, '.'),
                                          std::string(81, '0'),
                                          "1" + std::string(80, '.'),
                                          "." + full.substr(1),
                                          with_blank("-"),
                                          "0" + dots.substr(1),
                                          dots.substr(1),
                                          dots + "1",
                                          dots + "#",
                                          std::string(81, '1'),
                                          "9" + std::string(80, '0')};
  const auto check_same = [](const std::string& text, const std::string& other) {
    INFO(text);
    const Reading reading = read(text);
    const Reading commented = read(other);
    CHECK(id(reading.fault.error) == id(commented.fault.error));
    CHECK(id(reading.format) == id(commented.format));
    CHECK(reading.puzzles == commented.puzzles);
    CHECK(reading.warnings.size() == commented.warnings.size());
    CHECK(reading.fault_count == commented.fault_count);
  };
  for (const std::string& first : lines) {
    check_same(first, "#\n" + first);
    check_same(first + "\n", "#\n" + first);
    for (const std::string& second : lines) {
      for (const char* end : {"\n", "\r\n"}) {
        std::string text = first;
        text.append(end).append(second);
        check_same(text, "#\n" + text);
        std::string ended = text;
        check_same(ended.append(end), "#\n" + text);
        check_same(ended.append("\n").append(text),
                   std::string("#\n").append(text).append("\n").append(text));
      }
    }
  }
  std::string long_list;
  for (int i = 0; i < 400; ++i) long_list.append(i % 3 == 0 ? zeros : dots).append("\n");
  check_same(long_list, "#\n" + long_list);
  CHECK(read(long_list).puzzles.size() == 400);
  CHECK(read(long_list + "\n").puzzles == read(long_list).puzzles);
  check_same(long_list + "short", "#\n" + long_list + "short");
}

TEST_CASE("a comment behind a line of cells is what it is with a blank line above") {
  for (const char* comment : {" 11.9", "  # a note", " ER=11.9/1.2 (x) 53.",
                              " [1] \"a\" 8..........36 {}", " #", " ", "   7", " -", " * 4 x",
                              " 1 2 3 4 5 6 7 8 9 1 2 3 4 5 6 7 8 9", " https", " +5", " 0 0 0"}) {
    const std::string text = std::string(test::inkala) + comment;
    CAPTURE(text);
    const Reading quick = read(text);
    const Reading close = read("\n" + text);
    CHECK(id(quick.fault.error) == id(close.fault.error));
    CHECK(quick.format == close.format);
    CHECK(quick.puzzles == close.puzzles);
    CHECK(quick.warnings.size() == close.warnings.size());
  }
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

TEST_CASE("lists and tables have the lines that LF, CRLF or CR alone end") {
  const std::string lines = "# two\n" + inkala + "\n" + inkala.substr(2) + "\n" + inkala + "\n";
  // A line end within a field is of the field, and counted.
  const std::string row = inkala + ",\"a\nb\"\n";
  const std::string rows = "puzzle,title\n" + row + row;
  const std::string bad_rows = rows + inkala.substr(2) + ",c\n";
  for (const std::string end : {"\n", "\r\n", "\r"}) {
    CAPTURE(end.size(), static_cast<int>(end[0]));
    const Reading list = read(test::with_line_ends(lines, end));
    CHECK(list.puzzles.size() == 2);
    REQUIRE(list.faults.size() == 1);
    CHECK(list.faults[0].place.line == 3);
    CHECK(list.faults[0].place.offset == 5 + 2 * end.size() + inkala.size() + inkala.size() - 2);
    const Reading table = read(test::with_line_ends(rows, end));
    CHECK(id(table.format) == "csv");
    REQUIRE(table.puzzles.size() == 2);
    CHECK(text_of(table.puzzles[1], DetailKey::title) == test::with_line_ends("a\nb", end));
    const Reading wrong = read(test::with_line_ends(bad_rows, end));
    CHECK(wrong.puzzles.size() == 2);
    REQUIRE(wrong.faults.size() == 1);
    CHECK(wrong.faults[0].place.line == 6);
  }
}

TEST_CASE("the lines of long lists end with CR too") {
  std::string text;
  while (text.size() <= most_of_one) text += inkala + "\r";
  CHECK(read(text).puzzles.size() == text.size() / (inkala.size() + 1));
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
