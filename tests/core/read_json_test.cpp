#include <array>
#include <optional>
#include <string>

#include "catch.hpp"
#include "formats/common/reader.hpp"
#include "formats/structured/colours.hpp"
#include "formats/structured/lz_string.hpp"
#include "formats/structured/puzzles.hpp"
#include "nonet/random.hpp"
#include "nonet/write.hpp"
#include "support.hpp"

namespace nonet {
namespace {

using formats::read_json;
using test::grid_of;
using test::inkala;
using test::inkala_solution;

Reading read_of(std::string_view json) {
  std::optional<Reading> reading = read_json(json);
  REQUIRE(reading);
  return *reading;
}

std::string joined(const Grid& grid, std::string_view between, std::string_view row_end,
                   std::string_view quote = "") {
  std::string text;
  for (int cell = 0; cell < cell_count; ++cell) {
    if (cell > 0) text += column_of(cell) == 0 ? row_end : between;
    text += std::string(quote) + std::to_string(grid[cell]) + std::string(quote);
  }
  return text;
}

std::string flat(const Grid& grid) {
  return "[" + joined(grid, ",", ",") + "]";
}
std::string rows(const Grid& grid) {
  return "[[" + joined(grid, ",", "],[") + "]]";
}
std::string quoted(std::string_view text) {
  return '"' + std::string(text) + '"';
}

/// The grid of f-puzzles with the givens, and `cell` as r1c2.
std::string f_puzzles_of(const Grid& grid, const std::string& cell = "{}",
                         const std::string& others = "") {
  std::string json = R"({"size":9,"grid":[[)";
  for (int i = 0; i < cell_count; ++i) {
    if (i > 0) json += column_of(i) == 0 ? "],[" : ",";
    if (i == 1)
      json += cell;
    else if (grid[i] == 0)
      json += "{}";
    else
      json += R"({"value":)" + std::to_string(grid[i]) + R"(,"given":true})";
  }
  return json + "]]" + others + "}";
}

const Warning* find_warning(const Reading& reading, WarningId id) {
  for (const Warning& warning : reading.warnings) {
    if (warning.id == id) return &warning;
  }
  return nullptr;
}

DigitSet random_digits(Random& random) {
  return DigitSet(static_cast<std::uint16_t>(random.below(512) & random.below(512)));
}

/// A position that nobody would get into, with all that a file can carry.
Progress random_progress(Random& random) {
  Progress progress;
  progress.corner.resize(cell_count);
  progress.centre.resize(cell_count);
  progress.candidates.resize(cell_count);
  progress.colours.resize(cell_count);
  progress.corner[0] = DigitSet::of(1);
  progress.centre[0] = DigitSet::of(2);
  progress.colours[0] = 1;
  for (int cell = 0; cell < cell_count; ++cell) {
    const auto i = static_cast<std::size_t>(cell);
    const int digit = random.below(2) == 0 ? 0 : random.below(10);
    progress.values.set(cell, digit);
    if (random.below(2) == 0) progress.givens.set(cell, digit);
    if (digit == 0) progress.candidates[i] = random_digits(random);
    if (random.below(3) == 0) progress.corner[i] = random_digits(random);
    if (random.below(3) == 0) progress.centre[i] = random_digits(random);
    if (random.below(3) == 0) progress.colours[i] = random_digits(random).mask();
    progress.solution.set(cell, random.below(10));
  }
  set_detail(progress, DetailKey::title, "A \"title\"\n数独 </script>");
  set_detail(progress, DetailKey::author, "Me");
  set_detail(progress, DetailKey::rules, "Normal rules.");
  return progress;
}

}  // namespace

TEST_CASE("Arrays of JSON are read in every shape", "[read]") {
  const Grid grid = grid_of(inkala);
  const std::array<std::string, 10> texts = {rows(grid),
                                             flat(grid),
                                             " \n" + rows(grid) + "\n",
                                             "[[" + joined(grid, ",", "],[", "\"") + "]]",
                                             "[\"" + joined(grid, "", "\",\"") + "\"]",
                                             R"({"puzzle":)" + quoted(inkala) + "}",
                                             R"({"grid":)" + rows(grid) + "}",
                                             R"({"cells":)" + flat(grid) + "}",
                                             R"({"board":)" + flat(grid) + R"(,"size":9})",
                                             R"({"newboard":{"grids":[{"value":)" + rows(grid) +
                                                 R"(,"difficulty":"Hard"}],"results":1}})"};
  for (const std::string& text : texts) {
    CAPTURE(text);
    const Reading reading = read_of(text);
    REQUIRE(reading.ok());
    CHECK(reading.format == Format::json_array);
    CHECK(reading.warnings.empty());
    REQUIRE(reading.puzzles.size() == 1);
    CHECK(reading.puzzles[0].givens == grid);
    CHECK(reading.puzzles[0].values == grid);
  }
}

TEST_CASE("Blanks of JSON are null, nought and texts of blanks", "[read]") {
  std::string text = flat(grid_of(inkala));
  text.replace(text.find(",0,0,0,"), 7, R"(,null,"",".",)");
  CHECK(read_of(text).puzzles.at(0).givens == grid_of(inkala));
  std::string texts = "[" + joined(grid_of(inkala), ",", ",", "\"") + "]";
  CHECK(read_of(texts).puzzles.at(0).givens == grid_of(inkala));
  texts.replace(texts.find("\"0\""), 3, "\" \"");
  CHECK(read_of(texts).puzzles.at(0).givens == grid_of(inkala));
  texts.replace(texts.find("\" \""), 3, "\"12\"");
  CHECK(read_of(texts).fault.error == ReadError::bad_value);
  CHECK(read_of(texts).fault.detail == "12");
}

TEST_CASE("Several puzzles of JSON are several", "[read]") {
  const Grid first = grid_of(inkala);
  const Grid second = grid_of(test::seventeen);
  const auto in_rows = [](const Grid& grid) { return "[\"" + joined(grid, "", "\",\"") + "\"]"; };
  const std::array<std::string, 5> texts = {
      "[" + in_rows(first) + "," + in_rows(second) + "]",
      "[" + rows(first) + "," + rows(second) + "]", "[" + flat(first) + "," + flat(second) + "]",
      "[" + quoted(inkala) + "," + quoted(test::seventeen) + "]",
      R"({"puzzles":[{"puzzle":)" + quoted(inkala) + R"(},{"quiz":)" + flat(second) + "}]}"};
  for (const std::string& text : texts) {
    CAPTURE(text);
    const Reading reading = read_of(text);
    REQUIRE(reading.puzzles.size() == 2);
    CHECK(reading.puzzles[0].givens == first);
    CHECK(reading.puzzles[1].givens == second);
  }
}

TEST_CASE("JSON has at most 100,000 puzzles", "[read]") {
  std::string text = "[";
  for (std::size_t i = 0; i < most_puzzles; ++i) text += quoted(inkala) + ",\n";
  const Fault fault = read_of(text + quoted(inkala) + "]").fault;
  CHECK(fault.error == ReadError::too_many_puzzles);
  CHECK(fault.place.line == 100'001);
  text.replace(text.size() - 2, 1, "]");
  CHECK(read_of(text).puzzles.size() == most_puzzles);
}

TEST_CASE("What is said beside a puzzle is kept or named", "[read]") {
  const Reading reading = read_of(R"({"puzzle":)" + quoted(inkala) + R"(,"solution":)" +
                                  quoted(inkala_solution) + R"(,"difficulty":9.5,"moves":[1,2]})");
  REQUIRE(reading.ok());
  CHECK(reading.puzzles[0].solution == grid_of(inkala_solution));
  CHECK(text_of(reading.puzzles[0], DetailKey::level) == "9.5");
  REQUIRE(find_warning(reading, WarningId::lost) != nullptr);
  CHECK(find_warning(reading, WarningId::lost)->detail == "moves");
  CHECK(find_warning(reading, WarningId::other_solution) == nullptr);

  const Reading other = read_of(R"({"puzzle":)" + quoted(inkala) + R"(,"solution":)" +
                                quoted(std::string(81, '1')) + "}");
  CHECK(find_warning(other, WarningId::other_solution) != nullptr);
}

TEST_CASE("JSON that is no puzzle says what is wrong and where", "[read]") {
  const Grid grid = grid_of(inkala);
  const std::string puzzle = rows(grid);
  const auto fault = [](const std::string& text) { return read_of(text).fault; };

  CHECK(fault("{}").error == ReadError::no_puzzle);
  CHECK(fault("[]").error == ReadError::no_puzzle);
  CHECK(fault(R"({"a":[1,2]})").error == ReadError::no_puzzle);
  CHECK(fault("[1,2").error == ReadError::json);
  CHECK(fault(puzzle + "x").place.column == static_cast<int>(puzzle.size()) + 1);
  CHECK(fault("[\n[1,]]").place.line == 2);
  CHECK(fault(std::string(100, '[')).error == ReadError::depth);
  CHECK(fault(std::string(100, '[')).wanted == most_depth);

  std::string text = puzzle;
  text.replace(text.find('8'), 1, "10");
  CHECK(fault(text).error == ReadError::bad_value);
  CHECK(fault(text).detail == "10");
  CHECK(fault(text).place.column == 3);
  text.replace(text.find("10"), 2, "8,0");
  CHECK(fault(text).error == ReadError::row_length);
  CHECK(fault(text).row == 1);
  CHECK(fault(text).found == 10);
  CHECK(fault("[" + joined(grid, ",", ",").substr(2) + "]").found == 80);
  CHECK(fault("[0," + joined(grid, ",", ",") + "]").error == ReadError::too_many);
  CHECK(fault("[0," + joined(grid, ",", ",") + "]").place.offset == 163);
  CHECK(fault(R"({"puzzle":")" + std::string(80, '0') + "\"}").error == ReadError::too_few);
  CHECK(fault("[[1,2,3,4],[0,0,0,0],[0,0,0,0],[0,0,0,0]]").error == ReadError::size);
  CHECK(fault("[[1,2,3,4],[0,0,0,0],[0,0,0,0],[0,0,0,0]]").found == 4);
  CHECK(fault(R"({"size":6,"grid":[[{}]]})").error == ReadError::size);
  // A puzzle and a position, or the other way round.
  CHECK(fault(R"({"puzzle":)" + puzzle + R"(,"board":)" + quoted(inkala_solution) + "}").error ==
        ReadError::extra_text);
}

TEST_CASE("Other texts in brackets are no JSON", "[read]") {
  CHECK_FALSE(read_json("[Puzzle]\n8........"));
  CHECK_FALSE(read_json("{8,0,0,0},{0}"));
  CHECK_FALSE(read_json(inkala));
  CHECK_FALSE(read_json(""));
}

TEST_CASE("f-puzzles gives values, notes, colours and words", "[read]") {
  const std::string cell =
      R"({"value":1,"cornerPencilMarks":[3,4],"centerPencilMarks":[5],"c":"#EE8866","cArray":["#ee8866","#44bb98"]})";
  const Reading reading = read_of(f_puzzles_of(
      grid_of(inkala), cell,
      R"(,"title":"T","author":"A","ruleset":"R","solution":)" + flat(grid_of(inkala_solution))));
  REQUIRE(reading.ok());
  CHECK(reading.format == Format::f_puzzles);
  const Progress& puzzle = reading.puzzles[0];
  CHECK(puzzle.givens == grid_of(inkala));
  CHECK(puzzle.values[1] == 1);
  CHECK(puzzle.corner.at(1) == (DigitSet::of(3) | DigitSet::of(4)));
  CHECK(puzzle.centre.at(1) == DigitSet::of(5));
  CHECK(puzzle.colours.at(1) == 0b100010);
  CHECK(text_of(puzzle, DetailKey::title) == "T");
  CHECK(text_of(puzzle, DetailKey::rules) == "R");
  CHECK(puzzle.solution == grid_of(inkala_solution));
  // One colour is not among the nine.
  REQUIRE(reading.warnings.size() == 1);
  CHECK(reading.warnings[0].id == WarningId::lost);
  CHECK(reading.warnings[0].detail == "c");
}

TEST_CASE("Rules of variants are named", "[read]") {
  const Reading reading = read_of(
      f_puzzles_of(grid_of(inkala), R"({"region":4,"givenPencilMarks":[1,2]})",
                   R"(,"killercage":[{},{}],"diagonal+":true,"diagonal-":false,"arrow":[])"));
  const Warning* warning = find_warning(reading, WarningId::variant_rules);
  REQUIRE(warning != nullptr);
  CHECK(warning->detail == "region, givenPencilMarks, killercage (2), diagonal+");
  CHECK(warning->count == 5);
  CHECK(reading.puzzles.at(0).centre.at(1).size() == 2);
  // Regions that are the boxes are no variant, whatever their numbers.
  const Reading plain = read_of(f_puzzles_of(grid_of(inkala), R"({"region":0})"));
  CHECK(plain.warnings.empty());
}

TEST_CASE("Colours become the nearest of the nine", "[read]") {
  for (std::size_t i = 0; i < formats::rgb_colours.size(); ++i) {
    const auto near = formats::near_colour(formats::rgb_colours[i]);
    REQUIRE(near);
    CHECK(near->colour == static_cast<int>(i) + 1);
    CHECK(near->exact);
  }
  CHECK(formats::near_colour("#78aadd")->colour == 1);
  CHECK_FALSE(formats::near_colour("#78aadd")->exact);
  CHECK(formats::near_colour("#fff")->colour == 0);
  CHECK(formats::near_colour("#11223300")->colour == 0);
  CHECK_FALSE(formats::near_colour("red"));
  CHECK_FALSE(formats::near_colour("#12345g"));
}

TEST_CASE("A packed f-puzzles is mended where it can be", "[read]") {
  const auto unpack = [](const std::string& packed) {
    return formats::read_f_puzzles_payload(packed, Format::sudoku_pad);
  };
  int one_of_two = 0;
  int two_of_one = 0;
  // Never another puzzle.
  const auto count_mended = [&](const std::string& packed, const Progress& puzzle, int& count) {
    const Reading mended = unpack(packed);
    if (!mended.ok()) return;
    ++count;
    CHECK(mended.puzzles[0] == puzzle);
    CHECK(find_warning(mended, WarningId::repaired) != nullptr);
  };
  for (int i = 0; i < 60; ++i) {
    Progress puzzle(grid_of(inkala));
    // A character of many bits that are set, which two slashes need.
    set_detail(puzzle, DetailKey::title, std::to_string(i) + " \uFFFC");
    const std::string packed = formats::f_puzzles_payload(puzzle);
    const Reading whole = unpack(packed);
    CHECK(whole.format == Format::sudoku_pad);
    CHECK(whole.puzzles.at(0) == puzzle);
    CHECK(whole.warnings.empty());

    std::string spaced = packed;
    for (char& c : spaced) c = c == '+' ? ' ' : c;
    CHECK(unpack(spaced).puzzles.at(0) == puzzle);
    CHECK((find_warning(unpack(spaced), WarningId::repaired) != nullptr) == (spaced != packed));

    if (const std::size_t two = packed.find("//"); two != std::string::npos)
      count_mended(packed.substr(0, two) + packed.substr(two + 1), puzzle, one_of_two);
    if (const std::size_t one = packed.find('/');
        one != std::string::npos && packed[one + 1] != '/')
      count_mended(packed.substr(0, one) + "/" + packed.substr(one), puzzle, two_of_one);
  }
  CHECK(one_of_two > 0);
  CHECK(two_of_one > 0);
}

TEST_CASE("A packed puzzle that is damaged is a fault in its place", "[read]") {
  const std::string packed = formats::f_puzzles_payload(Progress(grid_of(inkala)));
  const auto unpack = [](const std::string& text) {
    return formats::read_f_puzzles_payload(text, Format::f_puzzles).fault;
  };
  for (std::size_t size = 0; size + 4 < packed.size(); size += 7) {
    CAPTURE(size);
    CHECK(unpack(packed.substr(0, size)).error == ReadError::compressed);
  }
  std::string wrong = packed;
  wrong[20] = '*';
  CHECK(unpack(wrong).error == ReadError::base64);
  CHECK(unpack(wrong).detail == "*");
  CHECK(unpack(wrong).place.column == 21);
  CHECK(unpack(formats::pack_lz_base64("hello")).error == ReadError::compressed);
  CHECK(unpack(formats::pack_lz_base64("[1]")).error == ReadError::no_puzzle);
  CHECK(unpack(formats::pack_lz_base64(std::string(100, '['))).error == ReadError::depth);
  const Fault bomb = unpack(formats::pack_lz_base64(std::string(most_unpacked + 1, ' ')));
  CHECK(bomb.error == ReadError::too_large);
  CHECK(unpack(formats::pack_lz_base64(std::string(most_unpacked, ' '))).error !=
        ReadError::too_large);
  CHECK(bomb.wanted == static_cast<int>(most_unpacked));
}

TEST_CASE("SudokuPad's own JSON is read, zipped or not", "[read]") {
  // As its PuzzleZipper writes it: quotes, names, empty cells.
  const std::string row = ",,,,,,,,";
  std::string zipped = "{cs:50,metadata:{t:'It\\'s 1',author:'A',rules:'a: {b},c'},ce:[[{v:8}," +
                       row.substr(1) + "]";
  for (int i = 1; i < 8; ++i) zipped += ",[" + row + "]";
  zipped += ",[{pencilMarks:[1,2],centremarks:['3']}" + row + "]],";
  zipped += "l:[{c:#0,wp:[[0,0],[1,1]]},{c:ff0000,r:t}],ca:[{v:'msgcorrect: Yes'}]}";
  for (const std::string& text : {zipped, formats::pack_lz_base64(zipped)}) {
    CAPTURE(text);
    const Reading reading = formats::read_scl_payload(text);
    REQUIRE(reading.ok());
    CHECK(reading.format == Format::sudoku_pad_scl);
    const Progress& puzzle = reading.puzzles[0];
    CHECK(puzzle.givens[0] == 8);
    CHECK(puzzle.givens.clue_count() == 1);
    CHECK(puzzle.corner.at(72).size() == 2);
    CHECK(puzzle.centre.at(72) == DigitSet::of(3));
    CHECK(text_of(puzzle, DetailKey::title) == "It's 1");
    CHECK(text_of(puzzle, DetailKey::rules) == "a: {b},c");
    // It has no boxes, so they are a rule that it does not say.
    REQUIRE(find_warning(reading, WarningId::variant_rules) != nullptr);
    CHECK(find_warning(reading, WarningId::variant_rules)->detail == "regions, lines (2)");
    CHECK(find_warning(reading, WarningId::lost)->detail == "msgcorrect");
  }
}

TEST_CASE("A game of GNOME Sudoku is read", "[read]") {
  const std::string text =
      R"({"difficulty_category":"Easy Difficulty","time_elapsed":-1,"cells":[{"position":[0,0],"value":8,"fixed":true,"earmarks":[]},)"
      R"({"position":[8,8],"value":3,"fixed":false},{"position":[0,1],"value":0,"fixed":false,"earmarks":[1,9]}]})";
  const Reading reading = read_of(text);
  REQUIRE(reading.ok());
  CHECK(reading.format == Format::gnome_sudoku);
  CHECK(reading.puzzles[0].givens.clue_count() == 1);
  CHECK(reading.puzzles[0].values[80] == 3);
  CHECK(reading.puzzles[0].corner.at(1).size() == 2);
  CHECK(text_of(reading.puzzles[0], DetailKey::level) == "Easy Difficulty");
  std::string off = text;
  off.replace(off.find("[8,8]"), 5, "[9,0]");
  CHECK(read_of(off).fault.error == ReadError::bad_value);
}

TEST_CASE("The puzzles of the New York Times are read by level", "[read]") {
  const std::string data = R"({"puzzle":)" + flat(grid_of(inkala)) + R"(,"solution":)" +
                           flat(grid_of(inkala_solution)) + R"(,"hints":[1,2]})";
  const Reading reading =
      read_of(R"({"easy":{"puzzle_data":)" + data +
              R"(,"print_date":"2026-01-02"},"hard":{"puzzle_data":)" + data + "}}");
  REQUIRE(reading.puzzles.size() == 2);
  CHECK(reading.format == Format::nyt);
  CHECK(reading.warnings.empty());
  CHECK(text_of(reading.puzzles[0], DetailKey::title) == "easy");
  CHECK(text_of(reading.puzzles[0], DetailKey::date) == "2026-01-02");
  CHECK(text_of(reading.puzzles[1], DetailKey::level) == "hard");
  CHECK(reading.puzzles[1].solution == grid_of(inkala_solution));
  CHECK(read_of(data).format == Format::nyt);
}

TEST_CASE("lisudoku's constraints are read", "[read]") {
  const Reading reading = formats::read_lisudoku_payload(formats::pack_lz_base64(
      R"({"gridSize":9,"fixedNumbers":[{"position":{"row":1,"col":2},"value":3}],"thermos":[[{"row":0,"col":0}]],"antiKnight":false})"));
  REQUIRE(reading.ok());
  CHECK(reading.format == Format::lisudoku);
  CHECK(reading.puzzles[0].givens[11] == 3);
  CHECK(find_warning(reading, WarningId::variant_rules)->detail == "thermos");
  // A puzzle may have rules and no given at all.
  const Reading rules = formats::read_lisudoku_payload(
      formats::pack_lz_base64(R"({"gridSize":9,"antiKnight":true})"));
  REQUIRE(rules.ok());
  CHECK(rules.puzzles[0] == Progress(Grid()));
  CHECK(find_warning(rules, WarningId::variant_rules)->detail == "antiKnight");
}

TEST_CASE(".sudoku.json keeps everything", "[read]") {
  Random random(9);
  for (int i = 0; i < 100; ++i) {
    Progress progress = random_progress(random);
    set_detail(progress, DetailKey::level, "hard");
    set_detail(progress, DetailKey::url, "https://example.org/?a=1&b=\"2\"");
    set_detail(progress, DetailKey::record, R"({"moves":[1,2]})");
    if (i % 4 == 1) progress.candidates.clear();
    if (i % 4 == 2) progress.colours.clear();
    if (i % 4 == 3) progress = Progress(progress.givens);
    const Reading reading = read_of(write(progress, Format::sudoku_json).text);
    REQUIRE(reading.ok());
    CHECK(reading.format == Format::sudoku_json);
    CHECK(reading.puzzles.at(0) == progress);
  }
}

TEST_CASE(".sudoku.json of a later version is refused, not misread", "[read]") {
  std::string text = write(Progress(grid_of(inkala)), Format::sudoku_json).text;
  text.replace(text.find("\"version\": 1"), 12, "\"version\": 2");
  CHECK(read_of(text).fault.error == ReadError::unsupported);
}

TEST_CASE("A packed f-puzzles keeps all that it can say", "[read]") {
  Random random(10);
  for (int i = 0; i < 100; ++i) {
    Progress progress = random_progress(random);
    progress.candidates.clear();
    const Reading reading =
        formats::read_f_puzzles_payload(formats::f_puzzles_payload(progress), Format::f_puzzles);
    REQUIRE(reading.ok());
    CHECK(reading.puzzles.at(0) == progress);
  }
}

TEST_CASE("Links to f-puzzles and SudokuPad carry the packed puzzle", "[read]") {
  const Progress puzzle(grid_of(inkala));
  const std::string link = write(puzzle, Format::f_puzzles).text;
  CHECK(link.rfind("https://f-puzzles.com/?load=N4Ig", 0) == 0);
  CHECK(link.find_first_of("+/= \n", 28) == std::string::npos);
  CHECK(write(puzzle, Format::sudoku_pad).text ==
        "https://sudokupad.app/?puzzleid=fpuzzles" + link.substr(28));
}

TEST_CASE("Text of JSON that is cut off or changed never harms", "[read]") {
  Random random(11);
  const Progress progress = random_progress(random);
  const std::string whole = write(progress, Format::sudoku_json).text;
  for (std::size_t size = 0; size + 3 < whole.size(); ++size) {
    const std::optional<Reading> reading = read_json(std::string_view(whole).substr(0, size));
    if (reading) CHECK_FALSE(reading->ok());
  }
  for (int i = 0; i < 1'000; ++i) {
    std::string changed = whole;
    for (int k = 0; k < 3; ++k)
      changed[random.below(changed.size())] = R"({}[]",:0123456789ntf\)"[random.below(20)];
    const std::optional<Reading> reading = read_json(changed);
    if (reading && reading->ok()) CHECK(reading->puzzles.size() == 1);
  }
}

}  // namespace nonet
