// Texts near to ids of Solo and states of sudoku.coach that are something else.

#include <string>
#include <string_view>

#include "catch.hpp"
#include "nonet/read.hpp"
#include "nonet/write.hpp"
#include "support.hpp"

namespace nonet {
namespace {

const std::string solo = "3x3:8j3_6f7b9a2c5c7g4_5_7e1c3c1d6_8b8_5c1b9d4b";
const std::string_view header =
    "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\n"
    "VERSION :1:1\nGAME    :4:Solo\nPARAMS  :3:3x3\nCPARAMS :3:3x3\n"
    "DESC    :42:8j3_6f7b9a2c5c7g4_5_7e1c3c1d6_8b8_5c1b9d4b\n";

ReadError error_of(const std::string& text) {
  return read(text).fault.error;
}

std::string saved(const std::string& moves) {
  return std::string(header) + moves;
}

}  // namespace

TEST_CASE("81 cells behind a word that begins as an id of Solo stay 81 cells", "[solo]") {
  std::string cells(test::inkala);
  for (char blank : {'.', '0', '_', 'x', '*'}) {
    std::string line = cells;
    std::replace(line.begin(), line.end(), '.', blank);
    for (const char* word : {"3x3:", "9x9:", "3x3: "}) {
      const Reading reading = read(word + line);
      CAPTURE(word, line);
      REQUIRE(reading.ok());
      CHECK(reading.format == Format::line);
      CHECK(to_string(reading.puzzles.front().givens) == test::inkala);
    }
  }
}

TEST_CASE("Words and numbers that look a little like ids are none", "[solo]") {
  for (const char* text :
       {"12:30", "3x3", "3x3:", "3x3#", "3:4a5c1", "10x10x10:abc.", "3x3-abc", "3x:abc", "x3:abc",
        "http://example.org:80/abc", "100x3:abc", "3x3y:abc", "3x3d:abc", "a3x3:4a5", "SCv",
        "SCv_1", "SC7_32_f2", "scv7_32_f2eamlia5v54o2", "solo.html#3x3:4a5"}) {
    CAPTURE(text);
    const Reading reading = read(text);
    CHECK_FALSE(reading.ok());
    CHECK(reading.format != Format::solo);
    CHECK(reading.format != Format::sudoku_coach_state);
  }
}

TEST_CASE("An id of Solo with other digits beside it is not picked out of them", "[solo]") {
  CHECK(read("No. 12 of 2026-11-26: " + solo).format == Format::solo);
  CHECK_FALSE(read("800000000003600000 " + solo).ok());
  CHECK_FALSE(read(solo + " " + solo).ok());
  const Reading both = read(solo + "\n" + std::string(test::inkala));
  CHECK(both.format != Format::solo);
}

TEST_CASE("A list of ids tells of the lines that are no puzzle", "[solo]") {
  const Reading reading = read("first " + solo + "\n\n3x3x:" + solo.substr(4) + "\n" + solo +
                               "\n3x3:8j\nand some words\n");
  REQUIRE(reading.ok());
  CHECK(reading.format == Format::solo);
  CHECK(reading.puzzles.size() == 2);
  CHECK(reading.fault_count == 2);
  REQUIRE(reading.faults.size() == 2);
  CHECK(reading.faults[0].error == ReadError::unsupported);
  CHECK(reading.faults[0].place.line == 3);
  CHECK(reading.faults[1].error == ReadError::too_few);
  CHECK(reading.faults[1].place.line == 5);
  CHECK(reading.warnings.size() == 1);
}

TEST_CASE("A kind that begins as 3 by 3 and goes on otherwise is another", "[solo]") {
  CHECK(error_of("3x33kdu:zzzc,3_3,9z") == ReadError::unsupported);
  std::string other = saved("");
  other.replace(other.find("CPARAMS :3:3x3"), 14, "CPARAMS :4:3x3?");
  CHECK(error_of(other) == ReadError::unsupported);
}

TEST_CASE("A full grid is an id of Solo too", "[solo]") {
  const std::string digits =
      "812753649943682175675491283154237896369845721287169534521974368438526917796318452";
  const Written written = write(Progress(test::grid_of(digits)), Format::solo);
  CHECK(written.text.size() == 4 + 161);
  const Reading reading = read(written.text);
  REQUIRE(reading.format == Format::solo);
  CHECK(to_string(reading.puzzles.front().givens) == digits);
}

TEST_CASE("An id of Solo whose one run is of 24 cells is an id", "[solo]") {
  const std::string digits =
      "812753649943682175675491283154237896369845721287........................131579379";
  const Written written = write(Progress(test::grid_of(digits)), Format::solo);
  CHECK(written.text.find('x', 4) != std::string::npos);
  const Reading reading = read(written.text);
  REQUIRE(reading.format == Format::solo);
  CHECK(to_string(reading.puzzles.front().givens) == digits);
}

TEST_CASE("Of a saved game the moves up to its position count", "[solo]") {
  const std::string moves =
      "NSTATES :1:4\nSTATEPOS:1:3\nMOVE    :6:R1,0,1\nMOVE    :6:R1,0,2\nMOVE    :6:R1,0,0\n";
  CHECK(read(saved(moves)).puzzles.front().values[1] == 2);
  CHECK(error_of(saved("NSTATES :1:4\nSTATEPOS:1:0\n")) == ReadError::bad_value);
  CHECK(error_of(saved("NSTATES :1:4\nSTATEPOS:1:x\n")) == ReadError::bad_value);
  CHECK(error_of(saved("NSTATES :1:4\nSTATEPOS:1:4\nMOVE    :6:R1,0,1\n")) == ReadError::too_few);
  // A game pasted without its head of numbers.
  CHECK(read(saved("MOVE    :6:R1,0,1\n")).puzzles.front().values[1] == 1);
}

TEST_CASE("A move that Solo would not know is a fault", "[solo]") {
  for (const char* move : {"R9,0,1", "R0,9,1", "R1,0,10", "R1,0", "R1,0,1,", "R1,,1", "Rx,0,1",
                           "Q1,0,1", "M1", "S1,2,3", "P1,0", "R0,0,1", ""}) {
    CAPTURE(move);
    const std::string line =
        "MOVE    :" + std::to_string(std::string_view(move).size()) + ":" + move;
    CHECK(error_of(saved("NSTATES :1:2\nSTATEPOS:1:2\n" + line + "\n")) == ReadError::bad_value);
  }
}

TEST_CASE("A game that Solo solved is full", "[solo]") {
  std::string move = "S";
  for (char digit : std::string(
           "812753649943682175675491283154237896369845721287169534521974368438526917796318452"))
    move += std::string(1, digit) + ",";
  move.pop_back();
  const Reading reading = read(saved("NSTATES :1:2\nSTATEPOS:1:2\nSOLVE   :162:" + move + "\n"));
  REQUIRE(reading.ok());
  CHECK(reading.puzzles.front().values.clue_count() == 81);
  CHECK(reading.puzzles.front().givens.clue_count() == 21);
}

TEST_CASE("A state of sudoku.coach takes no longer for its marks and colours", "[read]") {
  std::string text = R"({"gridSize":9,"givenDigits":")" + std::string(81, '0') + "\",";
  std::string colours = R"("colours":[)";
  for (int i = 0; i < 5'000; ++i) colours += "\"x\",";
  text += colours + R"("x"],"userColours":")" + std::string(80, ',') + "4999\"}";
  const Reading reading = read(text);
  REQUIRE(reading.ok());
  CHECK(reading.puzzles.front().colours.empty());
}

}  // namespace nonet
