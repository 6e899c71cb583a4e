/// SudokuPad's own JSON: cells, colours, solution, cages, and faults in them.
#include <string>
#include <vector>

#include "catch.hpp"
#include "formats/structured/puzzles.hpp"
#include "nonet/read.hpp"
#include "support.hpp"

namespace nonet {
namespace {

using test::grid_of;
using test::inkala;
using test::inkala_solution;

/// The cells of a box, of a row or of less, as SudokuPad lists them.
std::string cells_of(int top, int left, int height, int width) {
  std::string text = "[";
  for (int i = 0; i < height * width; ++i) {
    if (i > 0) text += ',';
    text += "[" + std::to_string(top + i / width) + "," + std::to_string(left + i % width) + "]";
  }
  return text + "]";
}

std::string boxes() {
  std::string text;
  for (int box = 0; box < 9; ++box)
    text += (box > 0 ? "," : "") + cells_of(box / 3 * 3, box % 3 * 3, 3, 3);
  return R"(,"regions":[)" + text + "]";
}

/// The puzzle of the tests, with r1c2 as it is told and more members.
std::string scl(const std::string& cell = "{}", const std::string& others = "") {
  std::string text = R"({"cells":[[)";
  const Grid grid = grid_of(inkala);
  for (int i = 0; i < cell_count; ++i) {
    if (i > 0) text += column_of(i) == 0 ? "],[" : ",";
    if (i == 1)
      text += cell;
    else
      text += grid[i] == 0 ? "{}" : R"({"value":)" + std::to_string(grid[i]) + "}";
  }
  return text + "]]" + boxes() + others + "}";
}

Reading read_good(const std::string& text) {
  INFO(text);
  Reading reading = formats::read_scl_payload(text);
  REQUIRE(reading.ok());
  CHECK(reading.format == Format::sudoku_pad_scl);
  CHECK(reading.puzzles.at(0).givens == grid_of(inkala));
  return reading;
}

/// The detail of a warning; "-" when there is none.
std::string told(const Reading& reading, WarningId id) {
  for (const Warning& warning : reading.warnings) {
    if (warning.id == id) return warning.detail;
  }
  return "-";
}

std::string variants(const std::string& others) {
  return told(read_good(scl("{}", others)), WarningId::variant_rules);
}

Fault fault_of(const std::string& text) {
  INFO(text);
  const Reading reading = formats::read_scl_payload(text);
  CHECK(reading.puzzles.empty());
  CHECK(reading.format == Format::sudoku_pad_scl);
  return reading.fault;
}

/// SudokuPad's short form of a puzzle with one given; r1c2 as it is told, and more members.
std::string zipped(const std::string& cell, const std::string& others = "") {
  std::string text = "{ce:[[{v:8}," + cell + ",,,,,,,]";
  for (int row = 1; row < 9; ++row) text += ",[,,,,,,,,]";
  return text + "],re:" + boxes().substr(boxes().find('[')) + others + "}";
}

}  // namespace

TEST_CASE("a plain puzzle of SudokuPad has no rule that is left out") {
  CHECK(read_good(scl()).warnings.empty());
  CHECK(read_good(scl("null")).warnings.empty());
  std::string brief = scl();
  brief.replace(brief.find("cells"), 5, "ce");
  CHECK(id(read(brief).format) == id(Format::sudoku_pad_scl));
  CHECK(read_good(brief).warnings.empty());
}

TEST_CASE("SudokuPad's short form says colours, texts and truth in short") {
  const auto read_zipped = [](const std::string& text) {
    INFO(text);
    Reading reading = formats::read_scl_payload(text);
    REQUIRE(reading.ok());
    CHECK(reading.puzzles.at(0).givens[0] == 8);
    CHECK(reading.puzzles[0].givens.clue_count() == 1);
    return reading;
  };
  CHECK(read_zipped(zipped("{c:EE8866,hidden:f}")).warnings.empty());
  CHECK(read_zipped(zipped("{c:EE8866,hidden:f}")).puzzles[0].colours.at(1) == 2);
  CHECK(told(read_zipped(zipped("{hidden:t}")), WarningId::lost) == "hidden");
  // White, and black, which is none of the nine.
  CHECK(read_zipped(zipped("{c:#F}")).puzzles[0].colours.empty());
  CHECK(told(read_zipped(zipped("{c:#0}")), WarningId::lost) == "color");
  // Seven digits are a number and no colour.
  CHECK(told(read_zipped(zipped("{}", ",metadata:{source:1234567}")), WarningId::lost) == "-");
  const Reading words = read_zipped(
      zipped("{}", R"(,metadata:{title:'Say "hi"\nto \'me\'',author:"B: C",source:1234567})"));
  CHECK(text_of(words.puzzles[0], DetailKey::title) == "Say \"hi\"\nto 'me'");
  CHECK(text_of(words.puzzles[0], DetailKey::author) == "B: C");
  CHECK(text_of(words.puzzles[0], DetailKey::source) == "1234567");
}

TEST_CASE("SudokuPad's short form that is cut off or changed is no JSON") {
  const std::string whole = zipped("{c:ee8866}", ",metadata:{title:'A\\n'}");
  REQUIRE(formats::read_scl_payload(whole).ok());
  for (std::size_t size = 1; size < whole.size(); ++size)
    CHECK(fault_of(whole.substr(0, size)).error == ReadError::json);
  for (const std::string cell : {"{c:#0a}", "{c:#FF}", "{c:ee886}", "{c:ee88667}", "{c:fx}"})
    CHECK(fault_of(zipped(cell)).error == ReadError::json);
}

TEST_CASE("colours of SudokuPad become the nearest of the nine, and that is told") {
  const Reading exact = read_good(scl(R"({"color":"#ee8866"})"));
  CHECK(exact.puzzles[0].colours.at(1) == 2);
  CHECK(exact.puzzles[0].colours.at(0) == 0);
  CHECK(exact.warnings.empty());

  const Reading near = read_good(scl(R"({"c":"#ee8867"})"));
  CHECK(near.puzzles[0].colours.at(1) == 2);
  CHECK(told(near, WarningId::lost) == "color");

  // White is none; and what is no colour is left out.
  const Reading white = read_good(scl(R"({"c":"#fff"})"));
  CHECK(white.puzzles[0].colours.empty());
  CHECK(white.warnings.empty());
  CHECK(told(read_good(scl(R"({"c":"teal"})")), WarningId::lost) == "color");
  CHECK(read_good(scl(R"({"c":""})")).warnings.empty());
}

TEST_CASE("what else is said of a cell of SudokuPad is told as lost") {
  CHECK(told(read_good(scl(R"({"hidden":true})")), WarningId::lost) == "hidden");
}

TEST_CASE("the solution of SudokuPad is kept, wherever it stands") {
  const std::string solution(inkala_solution);
  for (const std::string& others :
       {R"(,"metadata":{"solution":")" + solution + "\"}", R"(,"solution":")" + solution + '"',
        R"(,"cages":[{"value":"solution: )" + solution + "\"}]"}) {
    const Reading reading = read_good(scl("{}", others));
    CHECK(reading.puzzles[0].solution == grid_of(inkala_solution));
    CHECK(reading.warnings.empty());
  }
  // Any other character stands for an unknown digit.
  const Reading part = read_good(scl("{}", R"(,"solution":"?)" + solution.substr(1, 79) + "x\""));
  CHECK(part.puzzles[0].solution[0] == 0);
  CHECK(part.puzzles[0].solution[1] == 1);
  CHECK(part.puzzles[0].solution[80] == 0);

  const Reading brief = read_good(scl("{}", R"(,"solution":"812")"));
  CHECK(brief.puzzles[0].solution.clue_count() == 0);
  CHECK(told(brief, WarningId::lost) == "solution");
  CHECK(read_good(scl("{}", R"(,"metadata":{"solution":""})")).warnings.empty());
}

TEST_CASE("title, author, source and rules of SudokuPad are kept") {
  const Reading reading = read_good(
      scl("{}",
          R"(,"title":"T","author":"A","metadata":{"source":"S","rules":["one","two"],"more":1})"));
  const Progress& puzzle = reading.puzzles[0];
  CHECK(text_of(puzzle, DetailKey::title) == "T");
  CHECK(text_of(puzzle, DetailKey::author) == "A");
  CHECK(text_of(puzzle, DetailKey::source) == "S");
  CHECK(text_of(puzzle, DetailKey::rules) == "one\ntwo");
  CHECK(told(reading, WarningId::lost) == "more");
}

TEST_CASE("cages of SudokuPad are rules, unless they are houses") {
  const auto cage = [](const std::string& cells, const std::string& more = "") {
    return variants(R"(,"cages":[{"cells":)" + cells + more + "}]");
  };
  CHECK(cage(cells_of(0, 0, 1, 9)) == "-");
  CHECK(cage(cells_of(0, 4, 9, 1)) == "-");
  CHECK(cage(cells_of(3, 3, 3, 3), R"(,"value":"45")") == "-");
  CHECK(cage(cells_of(3, 3, 3, 3), R"(,"sum":45)") == "-");
  CHECK(cage(cells_of(3, 3, 3, 3), R"(,"value":"44")") == "cages");
  CHECK(cage(cells_of(3, 3, 3, 3), R"(,"sum":44)") == "cages");
  CHECK(cage(cells_of(0, 0, 1, 8)) == "cages");
  CHECK(cage("[[0]]") == "cages");
  // Without cells it is a note, which has to say of what.
  CHECK(variants(R"(,"cages":[{"value":"title: T"}])") == "-");
  CHECK(variants(R"(,"cages":[{"value":"45"}])") == "cages");
  CHECK(variants(R"(,"cages":[{}])") == "-");
}

TEST_CASE("other rules of SudokuPad are named whole") {
  CHECK(variants(R"(,"a":[1,2],"overlays":[1])") == "arrows (2), overlays");
  CHECK(variants(R"(,"settings":{"x":1},"l":[])") == "-");
}

TEST_CASE("boxes of SudokuPad have to be those of Sudoku") {
  const auto regions = [](const std::string& list) {
    std::string text = scl();
    text.replace(text.find(boxes()), boxes().size(), R"(,"regions":)" + list);
    return told(read_good(text), WarningId::variant_rules);
  };
  const std::string first = cells_of(0, 0, 3, 3);
  CHECK(regions("[]") == "regions");
  CHECK(regions("[" + first + "]") == "regions");
  CHECK(regions("[" + first + "," + cells_of(0, 0, 1, 9) + "," + cells_of(4, 0, 1, 9) + "]") ==
        "regions (2)");
  CHECK(regions("[[[0]],[[9,0]]]") == "regions (2)");
}

TEST_CASE("damaged cells of SudokuPad are refused with what is wrong") {
  CHECK(fault_of(R"({"id":"x"})").error == ReadError::no_puzzle);
  const Fault value = fault_of(scl(R"({"value":12})"));
  CHECK(value.error == ReadError::bad_value);
  CHECK(value.detail == "12");
  CHECK(fault_of(scl(R"({"pencilMarks":[1,0]})")).detail == "0");
  CHECK(fault_of(scl(R"({"centremarks":"7"})")).detail == "7");
  CHECK(fault_of(scl("5")).error == ReadError::bad_value);

  const Fault row = fault_of(scl("{},{}"));
  CHECK(row.error == ReadError::row_length);
  CHECK(row.row == 1);
  CHECK(row.found == 10);
  CHECK(row.wanted == 9);
  const Fault size = fault_of(R"({"cells":[[{},{}],[{},{}]]})");
  CHECK(size.error == ReadError::size);
  CHECK(size.found == 2);
  const Fault count = fault_of(R"({"cells":[[{},{}]]})");
  CHECK(count.error == ReadError::row_count);
  CHECK(count.found == 1);
}

}  // namespace nonet
