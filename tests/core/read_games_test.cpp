/// @file
/// Programs' own JSON: members beside a plain puzzle, and faults in it.
#include <string>
#include <vector>

#include "catch.hpp"
#include "nonet/read.hpp"
#include "support.hpp"

namespace nonet {
namespace {

const std::string inkala(test::inkala);

std::string quoted(const std::string& text) {
  return '"' + text + '"';
}

/// 81 values in nine arrays, `cell` as r1c2; the rows after `rows` are left out.
std::string grid_with(const std::string& cell, const std::string& empty = "{}", int rows = 9) {
  std::string json = "[[";
  for (int i = 0; i < 9 * rows; ++i) {
    if (i > 0) json += i % 9 == 0 ? "],[" : ",";
    json += i == 1 ? cell : empty;
  }
  return json + "]]";
}

std::string f_puzzles(const std::string& cell, const std::string& others = "") {
  return R"({"grid":)" + grid_with(cell) + others + "}";
}

const std::string nine_members =
    R"({"a":{},"b":{},"c":{},"d":{},"e":{},"f":{},"g":{},"h":{},"i":{}})";

/// The nine boxes by their cells, between brackets as SudokuPad lists them or in objects.
std::string boxes(bool of_objects) {
  std::string json;
  for (int box = 0; box < 9; ++box) {
    json += box == 0 ? "[[" : "],[";
    for (int i = 0; i < 9; ++i) {
      if (i > 0) json += ',';
      json += of_objects ? R"({"row":)" : "[";
      json += std::to_string(box / 3 * 3 + i / 3);
      json += of_objects ? R"(,"col":)" : ",";
      json += std::to_string(box % 3 * 3 + i % 3);
      json += of_objects ? "}" : "]";
    }
  }
  return json + "]]";
}

std::string scl(const std::string& cell, const std::string& others = "") {
  return R"({"cells":)" + grid_with(cell) + R"(,"regions":)" + boxes(false) + others + "}";
}

std::string nonet_json(const std::string& own) {
  return f_puzzles(R"({"value":5})", R"(,"nonet":)" + own);
}

/// An array of so many texts.
std::string texts(int count, const std::string& text) {
  std::string json = "[";
  for (int i = 0; i < count; ++i) json += (i == 0 ? "" : ",") + quoted(text);
  return json + "]";
}

/// Parts that were left out or taken for a rule: "lost: name" or "rules: name", with commas
/// between.
std::string told_of(const Reading& reading) {
  std::string told;
  for (const Warning& warning : reading.warnings) {
    told += told.empty() ? "" : "; ";
    told += std::string(id(warning.id)) + ": " + warning.detail;
  }
  return told;
}

Progress read_one(const std::string& text, const std::string& told = "") {
  INFO(text);
  const Reading reading = read(text);
  CHECK(id(reading.fault.error).empty());
  CHECK(told_of(reading) == told);
  REQUIRE(reading.puzzles.size() == 1);
  return reading.puzzles[0];
}

void check_fault(const std::string& text, const std::string& error, const std::string& detail = "",
                 int found = 0) {
  INFO(text);
  const Reading reading = read(text);
  CHECK(id(reading.fault.error) == error);
  CHECK(reading.fault.detail == detail);
  CHECK(reading.fault.found == found);
  CHECK(reading.puzzles.empty());
}

}  // namespace

TEST_CASE("a grid of f-puzzles has nine rows of nine cells, which are objects or nothing") {
  check_fault(R"({"size":9,"grid":)" + grid_with("{}", "{}", 8) + "}", "row-count", "", 8);
  check_fault(R"({"size":9,"grid":)" + grid_with("{},{}") + "}", "row-length", "", 10);
  // An object has no cells, however many members.
  std::string object = R"({"grid":)" + grid_with("{}", "{}", 8);
  object.insert(object.size() - 1, "," + nine_members);
  check_fault(object + "}", "row-length", "", 0);
  check_fault(f_puzzles("7"), "bad-value", "7");
  check_fault(f_puzzles(R"({"value":12})"), "bad-value", "12");
  check_fault(f_puzzles(R"({"value":true})"), "bad-value", "true");
  check_fault(f_puzzles(R"({"value":false})"), "bad-value", "false");
  check_fault(f_puzzles(R"({"cornerPencilMarks":"12"})"), "bad-value", "12");
  check_fault(f_puzzles(R"({"cornerPencilMarks":[1,0]})"), "bad-value", "0");
  check_fault(f_puzzles(R"({"cornerPencilMarks":[1,"x"]})"), "bad-value", "x");
  check_fault(f_puzzles(R"({"region":"a"})"), "bad-value", "a");
  CHECK(read_one(f_puzzles("null")) == Progress(Grid()));
  CHECK(read_one(f_puzzles(R"({"region":null,"cornerPencilMarks":null})")) == Progress(Grid()));
}

TEST_CASE("a digit of f-puzzles is given when it says so") {
  CHECK(read_one(f_puzzles(R"({"value":7,"given":true})")).givens[1] == 7);
  for (const std::string no : {"false", "\"true\"", "1", "null"}) {
    const Progress puzzle = read_one(f_puzzles(R"({"value":7,"given":)" + no + "}"));
    CHECK(puzzle.givens[1] == 0);
    CHECK(puzzle.values[1] == 7);
  }
}

TEST_CASE("colours of f-puzzles have two names, and what is no colour is told") {
  CHECK(read_one(f_puzzles(R"({"highlight":"#EE8866"})")).colours.at(1) == 0b10);
  CHECK(read_one(f_puzzles(R"({"c":""})")).colours.empty());
  CHECK(read_one(f_puzzles(R"({"c":"#FFFFFF"})")).colours.empty());
  CHECK(read_one(f_puzzles(R"({"c":"red"})"), "lost: c").colours.empty());
  CHECK(read_one(f_puzzles(R"({"cArray":"red"})"), "lost: cArray").colours.empty());
  read_one(f_puzzles(R"({"foo":1,"bar":""})"), "lost: foo");
  // A title that is no text is none.
  CHECK(read(f_puzzles("{}", R"(,"title":["T"])")).puzzles.at(0).details.empty());
}

TEST_CASE(
    "of many names that nobody knows the first forty are told, and how often there are others") {
  std::string members;
  std::string told;
  for (int i = 0; i < 45; ++i) {
    const std::string name = "x" + std::to_string(i);
    members += (i == 0 ? "\"" : ",\"") + name + "\":1";
    if (i < 40) told += name + ", ";
  }
  read_one(f_puzzles("{" + members + "}"), "lost: " + told + "… (5)");
}

TEST_CASE("of what is left out, forty names are told, and how many more there were") {
  std::string cell = "{";
  std::string told = "lost: ";
  for (int i = 1; i <= 42; ++i) {
    const std::string name = "extra" + std::to_string(i);
    cell += (i == 1 ? "" : ",") + quoted(name) + ":1";
    if (i <= 40) told += name + ", ";
  }
  read_one(f_puzzles(cell + "}"), told + "… (2)");
}

TEST_CASE("pencil marks that are given are a rule, but where they say nothing") {
  const Progress marked =
      read_one(f_puzzles(R"({"givenPencilMarks":[1,2],"centerPencilMarks":[3]})"),
               "variant-rules: givenPencilMarks");
  CHECK(marked.centre.at(1) == DigitSet::of(3));
  read_one(f_puzzles(R"({"givenPencilMarks":[1,2,3,4,5,6,7,8,9]})"));
  read_one(f_puzzles(R"({"value":4,"givenPencilMarks":[1,2]})"));
  read_one(f_puzzles(R"({"givenPencilMarks":[]})"));
}

TEST_CASE("two boxes that are one region of f-puzzles are a rule") {
  std::string grid = "[[";
  for (int cell = 0; cell < cell_count; ++cell) {
    if (cell > 0) grid += column_of(cell) == 0 ? "],[" : ",";
    grid += R"({"region":)" + std::to_string(std::max(box_of(cell), 1)) + "}";
  }
  read_one(R"({"grid":)" + grid + "]]}", "variant-rules: region");
}

TEST_CASE("words for a puzzle that is solved are no rule of f-puzzles") {
  read_one(f_puzzles("{}", R"(,"successMessage":"Yes!")"), "lost: successMessage");
}

TEST_CASE("what Nonet adds to f-puzzles is held to its form") {
  check_fault(nonet_json("7"), "bad-value", "7");
  check_fault(nonet_json("{}"), "bad-value", "version");
  check_fault(nonet_json(R"({"version":0})"), "bad-value", "version");
  const auto with = [](const std::string& member) {
    return nonet_json(R"({"version":1,)" + member + "}");
  };
  check_fault(with(R"("candidates":)" + texts(80, "")), "too-few", "", 80);
  check_fault(with(R"("candidates":)" + texts(90, "")), "too-many", "", 82);
  check_fault(with(R"("candidates":{})"), "too-few", "", 0);
  check_fault(with(R"("candidates":)" + texts(81, "1a")), "bad-value", "1a");
  check_fault(with(R"("candidates":[7])"), "bad-value", "7");
  // r1c2 is filled.
  check_fault(with(R"("candidates":)" + texts(81, "12")), "bad-value", "candidates");
  CHECK(read_one(with(R"("colours":)" + texts(81, ""))).colours.empty());
  CHECK(read_one(with(R"("colours":)" + texts(81, "29"))).colours.at(80) == 0b100000010);
  check_fault(with(R"("colours":)" + texts(3, "1")), "too-few", "", 3);
  const Progress puzzle =
      read_one(with(R"("details":{"title":"T","size":"9","author":3},"record":5,"more":[])"),
               "lost: size, author, record, more");
  CHECK(text_of(puzzle, DetailKey::title) == "T");
  CHECK(puzzle.details.size() == 1);
  CHECK(read_one(with(R"("details":"T")")).details.empty());
}

TEST_CASE("a grid of SudokuPad has nine rows of nine cells, which are objects or nothing") {
  check_fault(R"({"cells":)" + grid_with("{}", "{}", 8) + "}", "row-count", "", 8);
  check_fault(R"({"cells":)" + grid_with("{},{}") + "}", "row-length", "", 10);
  check_fault(R"({"cells":[[{},{}],[{},{}]]})", "size", "", 2);
  check_fault(R"({"cells":[[{},{}],7]})", "row-count", "", 2);
  std::string object = R"({"cells":)" + grid_with("{}", "{}", 8);
  object.insert(object.size() - 1, "," + nine_members);
  check_fault(object + "}", "row-length", "", 0);
  check_fault(scl("7"), "bad-value", "7");
  check_fault(scl(R"({"value":"x"})"), "bad-value", "x");
  check_fault(scl(R"({"pencilMarks":[0]})"), "bad-value", "0");
  check_fault(scl(R"({"centremarks":3})"), "bad-value", "3");
  CHECK(read_one(scl("null")) == Progress(Grid()));
  CHECK(read_one(scl(R"({"v":7})")).givens[1] == 7);
  CHECK(read_one(scl(R"({"c":"#EE8866"})")).colours.at(1) == 0b10);
  read_one(scl(R"({"c":"red","foo":1,"bar":""})"), "lost: foo, color");
}

TEST_CASE("the regions of SudokuPad are its boxes, or a rule") {
  const std::string cells = R"({"cells":)" + grid_with("{}");
  const auto with = [&](const std::string& name, const std::string& regions) {
    return cells + ",\"" + name + "\":" + regions + "}";
  };
  const std::string rule = "variant-rules: regions";
  read_one(cells + "}", rule);
  read_one(with("regions", "[]"), rule);
  read_one(with("re", boxes(false)));
  read_one(with("regions", "7"), rule);
  for (const std::string other : {"[[0,0],[0,1]]", "7", "[7]", "[[0]]", "[[0,9]]"}) {
    std::string regions = boxes(false);
    regions.insert(regions.size() - 1, "," + other);
    read_one(with("regions", regions), rule);
  }
}

TEST_CASE("cages of SudokuPad are rules, but for houses and notes") {
  std::string row;
  for (int column = 0; column < 9; ++column)
    row += (column == 0 ? "[0," : ",[0,") + std::to_string(column) + "]";
  const auto cage = [](const std::string& cells, const std::string& others = "") {
    return scl("{}", R"(,"cages":[{"cells":[)" + cells + "]" + others + "}]");
  };
  const std::string rule = "variant-rules: cages";
  read_one(cage(row));
  read_one(cage(row, R"(,"value":"45")"));
  read_one(cage(row, R"(,"sum":45)"));
  read_one(cage(row, R"(,"value":"44")"), rule);
  read_one(cage(row, R"(,"value":"","sum":44)"), rule);
  read_one(cage("[0,0],[0,1]"), rule);
  read_one(cage("7"), rule);
  read_one(cage("", R"(,"value":"15")"), rule);
  read_one(cage(""));
  CHECK(text_of(read_one(cage("", R"(,"value":"title: A: B")")), DetailKey::title) == "A: B");
  CHECK(text_of(read_one(scl("{}", R"(,"ca":[{"v":"author:Me"}])")), DetailKey::author) == "Me");
}

TEST_CASE("what is said of SudokuPad's puzzles may stand in them or in their metadata") {
  for (const std::string& text :
       {scl("{}", R"(,"title":"T","author":"A","rules":["one","two"])"),
        scl("{}", R"(,"metadata":{"t":"T","author":"A","rules":"one\ntwo","source":""})")}) {
    const Progress puzzle = read_one(text);
    CHECK(text_of(puzzle, DetailKey::title) == "T");
    CHECK(text_of(puzzle, DetailKey::author) == "A");
    CHECK(text_of(puzzle, DetailKey::rules) == "one\ntwo");
  }
  CHECK(text_of(read_one(scl("{}", R"(,"t":"T","metadata":7)")), DetailKey::title) == "T");
  CHECK(text_of(read_one(scl("{}", R"(,"metadata":{"source":"S"})")), DetailKey::source) == "S");
  read_one(scl("{}", R"(,"metadata":{"foo":"x","bar":""})"), "lost: foo");
}

TEST_CASE("SudokuPad's solution is 81 characters, where it is unknown another than a digit") {
  const std::string solution(test::inkala_solution);
  const auto solution_of = [](const std::string& value, const std::string& told = "") {
    return read_one(scl("{}", R"(,"solution":)" + value), told).solution;
  };
  CHECK(solution_of(quoted(solution)) == test::grid_of(solution));
  CHECK(solution_of(solution) == test::grid_of(solution));
  CHECK(solution_of("[" + quoted(solution) + "]", "lost: solution") == Grid());
  CHECK(solution_of("null") == Grid());
  CHECK(solution_of("\"\"") == Grid());
  CHECK(solution_of(quoted(solution.substr(1)), "lost: solution") == Grid());
  CHECK(solution_of(quoted("?" + solution.substr(1)))[0] == 0);
  CHECK(solution_of(quoted("?" + solution.substr(1)))[1] == 1);
}

TEST_CASE("grids of JSON that are no Sudoku are refused with what is wrong") {
  const std::string row = quoted("8........");
  const std::string rows =
      row + "," + row + "," + row + "," + row + "," + row + "," + row + "," + row + "," + row;
  CHECK(read("[" + rows + "," + row + "]").ok());
  check_fault("[" + rows + ",\"8...x....\"]", "bad-value", "8...x....");
  check_fault("[" + rows + ",7]", "bad-value", "7");
  check_fault("[" + rows + R"(,{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7,"h":8,"i":9}])",
              "row-length", "", 0);
  check_fault("[" + rows + ",[8,0,0,0,\"x\",0,0,0,0]]", "bad-value", "x");
  check_fault("[" + rows + ",\"8.\"]", "row-length", "", 2);
  check_fault(R"({"puzzle":")" + inkala.substr(1) + R"(x"})", "bad-character", "x");
  check_fault(R"({"puzzle":")" + inkala + R"(..."})", "too-many", "", 84);
  check_fault(R"({"puzzle":")" + std::string(36, '.') + R"("})", "size", "", 6);
  check_fault(R"({"puzzle":")" + std::string(1, '.') + R"("})", "too-few", "", 1);
  // As many as a square has, but of no size that anybody plays.
  check_fault(R"({"puzzle":")" + std::string(4225, '.') + R"("})", "too-many", "", 4225);
  check_fault(R"({"puzzle":[{"x":1}]})", "no-puzzle");
  check_fault(R"({"puzzle":[[{"x":1}]]})", "no-puzzle");
  check_fault("[" + quoted(inkala) + ",7]", "no-puzzle");
  check_fault("[" + quoted(inkala) + "," + quoted(inkala.substr(1) + "q") + "]", "bad-character",
              "q");
  check_fault("[{},1]", "no-puzzle");
  check_fault("[[[[1]]]]", "no-puzzle");
  check_fault("[[{}]]", "no-puzzle");
  check_fault(R"({"grid":[]})", "no-puzzle");
  check_fault("[false]", "too-few", "", 1);
  check_fault("[null,true]", "too-few", "", 2);
}

TEST_CASE(
    "a fault of JSON's text is in its place, and where characters are escaped at its beginning") {
  const Reading plain = read(R"({"puzzle":")" + inkala.substr(0, 80) + R"(x"})");
  CHECK(plain.fault.place.column == 92);
  const Reading escaped = read(R"({"puzzle":"\u002E)" + inkala.substr(1, 79) + R"(x"})");
  CHECK(escaped.fault.place.column == 11);
}

TEST_CASE("two kinds of blank in JSON's text are told") {
  std::string mixed = inkala;
  mixed[1] = '0';
  CHECK(read_one(R"({"puzzle":")" + mixed + R"("})", "mixed-blanks: .").givens ==
        test::grid_of(inkala));
  std::string spaced = inkala;
  for (char& c : spaced) c = c == '.' ? ' ' : c;
  CHECK(read_one(R"({"puzzle":")" + spaced + R"("})").givens == test::grid_of(inkala));
  CHECK(read_one(R"({"puzzle":")" + inkala.substr(0, 40) + "\\n  " + inkala.substr(40) + R"("})")
            .givens == test::grid_of(inkala));
}

TEST_CASE("a solution of JSON that cannot be read is told, and the puzzle read") {
  const auto with = [](const std::string& solution) {
    return R"({"puzzle":)" + quoted(inkala) + R"(,"solution":)" + solution + "}";
  };
  for (const std::string none : {"null", "\"\""}) CHECK(read_one(with(none)).solution == Grid());
  for (const std::string bad : {"\"123\"", "7", "{}", "[]", "[[]]", "[[1,2]]"})
    CHECK(read_one(with(bad), "lost: solution").solution == Grid());
}

TEST_CASE("members of JSON beside a puzzle") {
  const auto with = [](const std::string& members) {
    return R"({"puzzle":)" + quoted(inkala) + "," + members + "}";
  };
  for (const std::string size : {"3", "9", "81", "\"9x9\"", "null"})
    read_one(with(R"("size":)" + size));
  check_fault(with(R"("size":16)"), "size", "", 16);
  CHECK(read_one(with(R"("board":)" + quoted(inkala))).givens == test::grid_of(inkala));
  for (const std::string name : {"cells", "grid"})
    CHECK(read_one("{" + quoted(name) + ":" + quoted(inkala) + "}").givens ==
          test::grid_of(inkala));
  // The first of two names stays, and so the second is told.
  const Progress named =
      read_one(with(R"("title":"T","name":"N","level":[1])"), "lost: name, level");
  CHECK(text_of(named, DetailKey::title) == "T");
  read_one(with(R"("a":null,"b":false,"c":"","d":[],"e":{},"f":true,"g":0)"), "lost: f, g");
}

TEST_CASE("puzzles in an array by a name, and what stands beside it") {
  const std::string list = "[{\"puzzle\":" + quoted(inkala) + "}]";
  read_one(R"({"count":1,"message":"x","note":"x","empty":"","sudokus":)" + list + "}",
           "lost: note");
  CHECK(read_one(R"({"boards":)" + list + "}").givens == test::grid_of(inkala));
  check_fault(R"({"puzzles":{"puzzle":1}})", "no-puzzle");
  check_fault(R"({"puzzles":[]})", "no-puzzle");
}

TEST_CASE("one level of the New York Times") {
  const std::string data = R"({"puzzle_data":{"puzzle":)" + quoted(inkala) + "}";
  const Progress puzzle = read_one(data + R"(,"difficulty":"hard","print_date":"2026-01-02"})");
  CHECK(text_of(puzzle, DetailKey::level) == "hard");
  CHECK(text_of(puzzle, DetailKey::title) == "hard");
  CHECK(text_of(puzzle, DetailKey::date) == "2026-01-02");
  CHECK(read_one(data + "}").details.empty());
  CHECK(read(R"({"easy":)" + data + R"(},"x":1})").format == Format::nyt);
}

TEST_CASE("lisudoku's fixed numbers and regions") {
  const auto with = [](const std::string& numbers, const std::string& others = "") {
    return R"({"fixed_numbers":[)" + numbers + "]" + others + "}";
  };
  const std::string three = R"({"position":{"row":1,"col":2},"value":3})";
  CHECK(read_one(with(three)).givens[11] == 3);
  CHECK(read_one(with(three, R"(,"grid_size":9)")).values[11] == 3);
  CHECK(read_one(R"({"fixedNumbers":[]})") == Progress(Grid()));
  check_fault(with(three, R"(,"grid_size":6)"), "size", "", 6);
  check_fault(with(three + "," + three), "bad-value", "position");
  check_fault(with(R"({"position":{"row":9,"col":2},"value":3})"), "bad-value", "position");
  check_fault(with(R"({"position":{"row":1},"value":3})"), "bad-value", "position");
  check_fault(with(R"({"position":{"row":-1,"col":2},"value":3})"), "bad-value", "position");
  check_fault(with(R"({"position":{"row":1,"col":-1},"value":3})"), "bad-value", "position");
  check_fault(with(R"({"position":{"col":1},"value":3})"), "bad-value", "position");
  check_fault(with(R"({"value":3})"), "bad-value", "position");
  check_fault(with(R"({"position":{"row":1,"col":2}})"), "bad-value", "position");
  check_fault(with(R"({"position":{"row":1,"col":2},"value":10})"), "bad-value", "10");
  read_one(with(three, R"(,"regions":)" + boxes(true)));
  const std::string rule = "variant-rules: regions";
  read_one(with(three, R"(,"regions":[[]])"), rule);
  read_one(with(three, R"(,"regions":[7])"), rule);
  read_one(with(three, R"(,"regions":[{"row":0,"col":0}])"), rule);
  read_one(with(three, R"(,"regions":[[{"row":0,"col":0},{"row":0,"col":3}]])"), rule);
  read_one(with(three, R"(,"regions":[[{"row":0,"col":0},{"row":9,"col":0}]])"), rule);
  read_one(with(three, R"(,"thermos":[],"kingConstraint":false,"antiKnight":true)"),
           "variant-rules: antiKnight");
}

TEST_CASE("cells of GNOME Sudoku are named once, by a place on the board") {
  const auto with = [](const std::string& cell) {
    return R"({"difficulty_category":"Easy","cells":[{"position":[0,0],"value":8,"fixed":true},)" +
           cell + "]}";
  };
  CHECK(read_one(with(R"({"position":[0,1]})")).values.clue_count() == 1);
  const Progress open = read_one(with(R"({"position":[0,1],"value":7,"fixed":"yes"})"));
  CHECK(open.values[1] == 7);
  CHECK(open.givens[1] == 0);
  check_fault(with(R"({"position":[0,0]})"), "bad-value", "position");
  check_fault(with(R"({"position":[0]})"), "bad-value", "position");
  check_fault(with(R"({"position":"a1"})"), "bad-value", "position");
  check_fault(with(R"({"value":1})"), "bad-value", "position");
  check_fault(with(R"({"position":[0,1],"value":11})"), "bad-value", "11");
  check_fault(with(R"({"position":[0,1],"earmarks":[0]})"), "bad-value", "0");
  CHECK(text_of(read_one(with(R"({"position":[0,1]})")), DetailKey::level) == "Easy");
}

}  // namespace nonet
