/// @file
/// Tables of our own: whatever stands in their texts, they are read as what was written, and no spreadsheet runs them.
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "nonet/read.hpp"
#include "nonet/write.hpp"
#include "support.hpp"

namespace nonet {
namespace {

/// All of it was read, and nothing is to be told.
void check_whole(const Reading& reading) {
  CAPTURE(id(reading.fault.error), reading.fault.detail);
  REQUIRE(reading.ok());
  CHECK(reading.fault_count == 0);
  CHECK(reading.warnings.empty());
}

}  // namespace

TEST_CASE("a table whose texts look like another format is read as the table it is") {
  const std::string no_givens(cell_count, '0');
  const std::array<std::string_view, 9> texts = {
      "a\n[Puzzle]\nb",
      "[Puzzle]",
      "x\n[State]\n123456789\n[PencilMarks]\n",
      "#A someone\n#C words",
      "<table>\n<tr><td>1</td></tr>\n</table>",
      "<?xml version=\"1.0\"?>\n<opensudoku/>",
      "{\"puzzle\": 1}\n[1, 2]",
      "https://sudokupad.app/fpuzzlesN4Ig",
      "https://www.sudokuwiki.org/sudoku.htm?bd="
      "000004028406000005100030600000301000087000140000709000002010003900000507670400000"};
  for (std::string_view puzzle : {test::inkala, std::string_view(no_givens)}) {
    for (std::string_view text : texts) {
      for (DetailKey key : {DetailKey::title, DetailKey::url, DetailKey::comment}) {
        CAPTURE(puzzle, text, id(key));
        std::vector<Progress> two(2, Progress(test::grid_of(puzzle)));
        set_detail(two.back(), key, text);
        const Written written = write(two, Format::csv);
        CAPTURE(written.text);
        const Reading reading = read(written.text);
        check_whole(reading);
        CHECK(id(reading.format) == "csv");
        CHECK(reading.puzzles == two);
      }
    }
  }
}

TEST_CASE(
    "the page's tables of results and of made puzzles are read as tables, with their titles") {
  const std::string inkala(test::inkala);
  const std::string solution(test::inkala_solution);
  const Reading results =
      read("number,title,puzzle,givens,solutions,solution\r\n1,\"a\n[Puzzle]\n<table>\"," + inkala +
           ",21,one," + solution + "\r\n2,'=1+1," + inkala + ",21,one,\r\n");
  CHECK(id(results.format) == "csv");
  REQUIRE(results.puzzles.size() == 2);
  CHECK(text_of(results.puzzles[0], DetailKey::title) == "a\n[Puzzle]\n<table>");
  CHECK(to_string(results.puzzles[0].solution) == solution);
  CHECK(text_of(results.puzzles[1], DetailKey::title) == "=1+1");
  const Reading made = read("puzzle,solution,clues,level,er,seed\r\n" + inkala + "," + solution +
                            ",21,extreme,10.5,\"\n[Puzzle]\n\"\r\n");
  CHECK(id(made.format) == "csv");
  CHECK(made.puzzles.size() == 1);
}

TEST_CASE("no text of a table is a formula to a spreadsheet, and each is read back as it was") {
  // Beginnings that OWASP names in "CSV Injection", and those that the guard itself adds.
  const std::vector<std::string> starts = {"=",
                                           "+",
                                           "-",
                                           "@",
                                           "\t",
                                           "\r",
                                           "\n",
                                           "\xEF\xBC\x9D",
                                           "\xEF\xBC\x8B",
                                           "\xEF\xBC\x8D",
                                           "\xEF\xBC\xA0"};
  for (const std::string& start : starts) {
    for (const std::string& text :
         {start, start + "1+1", start + start, start + "HYPERLINK(\"a\",1)"}) {
      for (const std::string quotes : {"", "'", "''"}) {
        Progress state(test::grid_of(test::inkala));
        set_detail(state, DetailKey::title, quotes + text);
        set_detail(state, DetailKey::rating, quotes + text);
        const Written written = write(state, Format::csv);
        CAPTURE(written.text);
        const std::string row = written.text.substr(written.text.find('\n') + 1 + cell_count);
        CHECK((row.substr(0, 2) == ",'" || row.substr(0, 3) == ",\"'"));
        const Reading reading = read(written.text);
        check_whole(reading);
        CHECK(reading.puzzles.front() == state);
      }
    }
  }
  // Other texts stand as they are.
  for (const std::string text : {"'", "'tis", "1-2", "a=b", "'1", "\xEF\xBC\x91", "7.2"}) {
    Progress state(test::grid_of(test::inkala));
    set_detail(state, DetailKey::title, text);
    const Written written = write(state, Format::csv);
    CHECK(written.text.substr(written.text.find('\n') + 1 + cell_count) == "," + text + "\n");
    CHECK(read(written.text).puzzles.front() == state);
  }
}

}  // namespace nonet
