#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "formats/links/codoku.hpp"
#include "formats/structured/lz_string.hpp"
#include "formats/structured/puzzles.hpp"
#include "nonet/library.hpp"
#include "nonet/parse.hpp"
#include "nonet/read.hpp"
#include "nonet/write.hpp"
#include "readings.hpp"
#include "support.hpp"

namespace nonet {
namespace {

using test::warns;

const std::string inkala =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const std::string code = "we3u0RJWZvA45vVXf6S8ZLnO";
const std::string bytes = "$gAAAAAADYAAABwCQIABQAHAAAABFcAAAEAAwABAABoAIUAAQCQAAQAA=";
const std::string classic = "8K36G7C9B2D5D7H457F1D3D1E68C85D1C9E4C";
const std::string version_1 =
    "81vuvuvuvuvuvuvuvuvuvu0921vuvuvuvuvuvu41vuvug1vu05vuvuvu11vuvuvu41vuvuvuvuvuvuvu0h1141vuvuvuvu"
    "vu0"
    "3vuvuvu09vuvuvu03vuvuvuvu2181vuvu8111vuvuvu03vuvug1vuvuvuvu0hvuvu";
const std::string masks =
    "128,511,511,511,511,511,511,511,511,511,511,4,32,511,511,511,511,511,511,64,511,511,256,511,2,"
    "511,"
    "511,511,16,511,511,511,64,511,511,511,511,511,511,511,8,16,64,511,511,511,511,511,1,511,511,"
    "511,4,"
    "511,511,511,1,511,511,511,511,32,128,511,511,128,16,511,511,511,1,511,511,256,511,511,511,511,"
    "8,511,"
    "511";

std::string with_zeros(std::string text) {
  for (char& c : text) c = c == '.' ? '0' : c;
  return text;
}

const std::string zeros = with_zeros(inkala);
const std::string wiki = "https://www.sudokuwiki.org/sudoku.htm?bd=";

std::string version_b() {
  std::string text = "S9B";
  for (char c : zeros) text += std::string("0") + c;
  return text;
}

Progress puzzle() {
  Grid grid;
  for (int cell = 0; cell < cell_count; ++cell)
    grid.set(cell, zeros[static_cast<std::size_t>(cell)] - '0');
  return Progress(grid);
}

/// The running example after 4 is placed in r1c2, without 9 in r1c3 and 7 in r9c9.
Progress game() {
  Position position(Board(puzzle().givens), puzzle().givens.filled());
  position.board.place(1, 4);
  position.board.eliminate(2, 9);
  position.board.eliminate(80, 7);
  return Progress(position);
}

void check_fault(const std::string& text, ReadError error, std::size_t offset,
                 std::string_view detail = {}) {
  INFO(text);
  const Reading reading = read(text);
  CHECK(id(reading.fault.error) == id(error));
  CHECK(reading.puzzles.empty());
  CHECK(reading.fault.place.offset == offset);
  if (!detail.empty()) CHECK(reading.fault.detail == detail);
}

struct Sample {
  std::string text;
  Format format;
};

TEST_CASE("Links of every site give the puzzle that is in them", "[link]") {
  const std::vector<Sample> samples = {
      {"#p=" + code, Format::nonet_link},
      {"#p=" + zeros, Format::nonet_link},
      {"https://nonet.example/play/#p=" + code, Format::nonet_link},
      {"https://someone.github.io/#g=" + inkala, Format::nonet_game_link},
      {"#g=%3A0000%3Ax%3A" + inkala + "%3A%3A%3A", Format::nonet_game_link},
      {"https://sudokupad.app/scf" + code, Format::sudoku_pad_short},
      {"sudokupad.app/scf" + code, Format::sudoku_pad_short},
      {"https://beta.sudokupad.app/sudoku/scf" + code + "?setting-nogrid=1",
       Format::sudoku_pad_short},
      {"https://app.crackingthecryptic.com/sudoku/?puzzleid=scf" + code + "&setting-darkmode=1",
       Format::sudoku_pad_short},
      {"scf" + code, Format::sudoku_pad_short},
      {"https://sudokupad.app/classic" + classic, Format::sudoku_pad_classic},
      {"classic" + classic, Format::sudoku_pad_classic},
      {"classic8J36F7B9A2C5C7G457E1C3C1D68B85C1B9D4B", Format::sudoku_pad_classic},
      {"https://sudokuexchange.com/play/?s=" + zeros, Format::sudoku_exchange},
      {"https://sudokuexchange.com/play/?s=" + code, Format::sudoku_exchange},
      {wiki + zeros, Format::sudoku_wiki},
      {wiki + inkala, Format::sudoku_wiki},
      {"www.sudokuwiki.org/sudoku.htm?bd=" + inkala, Format::sudoku_wiki},
      {"HTTPS://WWW.SUDOKUWIKI.ORG/sudoku.htm?x=1&bd=" + inkala, Format::sudoku_wiki},
      {wiki + version_1, Format::sudoku_wiki_1},
      {wiki + version_b(), Format::sudoku_wiki_b},
      {version_b(), Format::sudoku_wiki_b},
      // At the end of a sentence.
      {wiki + version_b() + ".", Format::sudoku_wiki_b},
      {"https://www.sudokuwiki.org/sudoku.htm?n=" + masks + ".", Format::sudoku_wiki_n},
      {"https://www.sudokuwiki.org/sudoku.htm?n=" + masks, Format::sudoku_wiki_n},
      {"https://sudoku.coach/en/play/" + inkala, Format::sudoku_coach},
      {"https://sudoku.coach/de/play/" + zeros + "?x=y", Format::sudoku_coach},
      {"https://lisudoku.xyz/solver?import=" + zeros, Format::lisudoku},
      {"https://sigh.github.io/Interactive-Sudoku-Solver/?q=" + inkala, Format::line},
      {"https://playgoodsudoku.com/puzzle/" + bytes, Format::good_sudoku},
      {"https://playgoodsudoku.com/puzzle/%24" + bytes.substr(1, 55) + "%3D", Format::good_sudoku},
      {bytes, Format::good_sudoku},
      {"https://example.org/sudoku/index.html?game=" + inkala, Format::line},
      {"https://example.org/~" + inkala + "~/", Format::line},
  };
  for (const Sample& one : samples) {
    INFO(one.text);
    const Reading reading = read(one.text);
    CHECK(id(reading.fault.error).empty());
    CHECK(id(reading.format) == id(one.format));
    REQUIRE(reading.puzzles.size() == 1);
    CHECK(to_string(reading.puzzles.front().givens) == inkala);
    CHECK(to_string(reading.puzzles.front().values) == inkala);
    CHECK(reading.puzzles.front().candidates.empty());
  }
}

TEST_CASE("A link is found in the words around it", "[link]") {
  const std::string link = "https://sudokupad.app/scf" + code;
  const auto within = [&](std::string_view before, std::string_view after) {
    return std::string(before).append(link).append(after);
  };
  for (const std::string& text :
       {within("\n  ", "\n"), within("<", ">"), within("Try this one: ", ""),
        within("[Inkala](", ")"), within(within("[", "]("), ")"), within("See (", ")."),
        within("It is ", "."), within("\xE8\xAF\x95\xE8\xAF\x95\xEF\xBC\x9A", "\xE3\x80\x82"),
        within("\"", "\", from https://example.org/2024/05/blog")}) {
    INFO(text);
    const Reading reading = read(text);
    REQUIRE(reading.puzzles.size() == 1);
    CHECK(to_string(reading.puzzles.front().givens) == inkala);
  }
  CHECK(warns(read("Try this one: " + link), WarningId::comment, "Try this one:"));
  CHECK_FALSE(warns(read(link), WarningId::comment));
}

TEST_CASE("A full stop behind a link ends the sentence, but not the puzzle", "[link]") {
  const std::string ends = with_zeros(inkala).substr(0, 80) + "9";
  CHECK(read("At " + wiki + ends + ".").puzzles.size() == 1);
  CHECK(read("At " + wiki + inkala).puzzles.size() == 1);
  check_fault(wiki + inkala + ".", ReadError::too_many, wiki.size() + 81);
}

TEST_CASE("A text with a puzzle beside a link is not the link's", "[link]") {
  const Reading reading = read(inkala + "\nhttps://sudokupad.app/scf" + code);
  CHECK((!reading.ok() || reading.format != Format::sudoku_pad_short));
  const Reading short_one = read("https://sudokupad.app/abc\n" + zeros);
  CHECK(short_one.fault.error != ReadError::short_id);
}

TEST_CASE("A grid beside a link is read, however few its digits are", "[link]") {
  const std::string puzzle(
      "8..........36......7...................................................21.146499.");
  for (const std::string_view link :
       {"https://www.f-puzzles.com/?load=N4IgzglDsgkiWy4AvsmLkqCAIxSZlagCYlSkL3gCYM",
        "see https://sudokupad.app/abc123", "https://tinyurl.com/abc",
        "http://example.org/?0000000104000000000200000000000504070080003000010900003004002000501"
        "00000000806000"}) {
    Progress progress;
    progress.givens = progress.values = parse(puzzle).grid;
    progress.details = {{DetailKey::comment, std::string(link)}};
    const Reading reading = read(write(progress, Format::sadman).text);
    INFO(link);
    REQUIRE(reading.ok());
    CHECK(to_string(reading.puzzles.front().givens) == puzzle);
  }
}

TEST_CASE("An unknown site's address with two grids says of neither that it is the puzzle",
          "[link]") {
  const std::string solution(test::inkala_solution);
  const std::string address = "https://example.org/" + inkala + "/play.html";
  CHECK(read(address).puzzles.size() == 1);
  for (const char* mark : {"?from=", "#"})
    CHECK(read(std::string(address).append(mark).append(solution)).fault.error ==
          ReadError::unknown);
}

TEST_CASE("Two links to puzzles are a fault at the second", "[link]") {
  const std::string first = "https://sudokupad.app/scf" + code;
  check_fault(first + " " + wiki + inkala, ReadError::extra_text, first.size() + 1);
}

TEST_CASE("Links that only name a puzzle on a server say so", "[link]") {
  check_fault("https://sudokupad.app/abc123", ReadError::short_id, 0, "sudokupad.app");
  check_fault("Look: https://sudokupad.app/xyz", ReadError::short_id, 6, "sudokupad.app");
  check_fault("https://f-puzzles.com/?id=y7abcde", ReadError::short_id, 0, "f-puzzles.com");
  check_fault("https://tinyurl.com/abc", ReadError::short_id, 0, "tinyurl.com");
  check_fault("https://lisudoku.xyz/p/abc", ReadError::short_id, 0);
  check_fault("https://puzz.link/p?nurikabe/9/9/1", ReadError::unsupported, 0, "puzz.link");
  check_fault("https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VZ", ReadError::unsupported, 0,
              "Penpa");
  check_fault("https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Cage~9~R1C1~R1C2",
              ReadError::unsupported, 52, "Interactive Sudoku Solver");
  check_fault("https://www.sudokuwiki.org/X_Wing_Strategy", ReadError::no_puzzle, 0);
  check_fault("https://sudokupad.app/", ReadError::no_puzzle, 0);
}

TEST_CASE("Damaged links say what is wrong and where", "[link]") {
  check_fault("#p=" + code.substr(0, 23), ReadError::too_few, 26);
  check_fault("#p=" + code + "12", ReadError::too_many, 27);
  check_fault("#p=" + code.substr(0, 4) + "!" + code.substr(5), ReadError::bad_character, 7, "!");
  check_fault("https://sudokupad.app/scf" + code + "y", ReadError::too_many, 49);
  check_fault("https://sudokupad.app/classic" + classic + "1", ReadError::too_many, 29 + 37);
  check_fault("https://sudokupad.app/classic8a", ReadError::bad_character, 30, "a");
  check_fault(wiki + zeros.substr(1), ReadError::too_few, wiki.size() + 80);
  check_fault(wiki + "5x" + zeros.substr(2), ReadError::bad_character, wiki.size() + 1, "x");
  check_fault(wiki + inkala.substr(0, 20) + "0" + inkala.substr(20), ReadError::mixed_blanks,
              wiki.size() + 20, "0");
  check_fault(wiki + version_b().substr(0, 163), ReadError::too_few, wiki.size() + 163);
  check_fault(wiki + version_b() + "0", ReadError::too_many, wiki.size() + 165);
  check_fault(wiki + "S9Bzz" + version_b().substr(5), ReadError::bad_value, wiki.size() + 3, "zz");
  check_fault(wiki + "S9B0!" + version_b().substr(5), ReadError::bad_character, wiki.size() + 4,
              "!");
  check_fault(wiki + "83" + version_1.substr(2), ReadError::bad_value, wiki.size(), "83");
  check_fault(wiki + zeros + zeros, ReadError::too_many, wiki.size() + 81);
  const std::string list = "https://www.sudokuwiki.org/sudoku.htm?n=";
  check_fault(list + "512" + masks.substr(3), ReadError::bad_value, list.size(), "512");
  check_fault(list + masks + ",1", ReadError::too_many, list.size() + masks.size() + 1);
  check_fault(list + "1,2", ReadError::too_few, list.size() + 3);
  check_fault(list + "128,x" + masks.substr(7), ReadError::bad_character, list.size() + 4, "x");
  check_fault(list + "128,," + masks.substr(8), ReadError::bad_value, list.size() + 4);
  check_fault(list + "0128" + masks.substr(3), ReadError::bad_value, list.size(), "0128");
  const std::string good = "https://playgoodsudoku.com/puzzle/";
  check_fault(good + bytes.substr(0, 53), ReadError::base64, good.size() + 53);
  check_fault(good + "$!" + bytes.substr(2), ReadError::base64, good.size() + 1, "!");
  check_fault(good + "$" + "oA" + bytes.substr(3), ReadError::bad_value, good.size() + 1, "10");
  check_fault("#g=:0000:x:" + inkala + ":12::", ReadError::triple, 93);
  check_fault("#g=:0000:x:" + inkala + ":811::", ReadError::removed_digit, 93, "811");
  check_fault("#g=:0000:x:" + inkala.substr(1) + ":::", ReadError::too_few, 91);
  check_fault("#g=:0000:x:" + inkala + "5:::", ReadError::too_many, 92);
  check_fault("#g=:0000:x", ReadError::fields, 10);
}

TEST_CASE("Places count the characters of the link, not what they stand for", "[link]") {
  check_fault("#p=%77" + code.substr(1, 3) + "!" + code.substr(5), ReadError::bad_character, 9);
  const std::string coach = "https://sudoku.coach/en/play/";
  check_fault(coach + "%38" + inkala.substr(1, 20) + "*" + inkala.substr(20),
              ReadError::mixed_blanks, coach.size() + 23, "*");
}

TEST_CASE("Other sizes are told by their size", "[link]") {
  for (const auto& [letter, size] : {std::pair('4', 4), std::pair('G', 16), std::pair('P', 25)}) {
    const std::string text = std::string("S") + letter + "B" +
                             std::string(static_cast<std::size_t>(2 * size * size), '0');
    const Reading reading = read(wiki + text);
    CHECK(reading.fault.error == ReadError::size);
    CHECK(reading.fault.found == size);
    CHECK(reading.fault.wanted == 9);
  }
  // Of a size that the site has not, it is no board.
  const std::string small = "S4B" + std::string(32, '0');
  CHECK(read(small).fault.error == ReadError::size);
  CHECK(read("S6B" + std::string(72, '0')).format != Format::sudoku_wiki_b);
  std::string masks_of_16 = "1";
  for (int i = 1; i < 16 * 16; ++i) masks_of_16 += ",1";
  const Reading reading = read("https://www.sudokuwiki.org/sudoku.htm?n=" + masks_of_16);
  CHECK(reading.fault.error == ReadError::size);
  CHECK(reading.fault.found == 16);
}

TEST_CASE("Rules that Nonet does not know are told", "[link]") {
  const Reading one = read("https://sudokupad.app/scf" + code + "w");
  REQUIRE(one.ok());
  CHECK(warns(one, WarningId::variant_rules, "windoku"));
  CHECK(warns(read("scf" + code + "x"), WarningId::variant_rules, "diagonal"));
  CHECK(warns(read("scf" + code + "wx"), WarningId::variant_rules, "windoku, diagonal"));
  CHECK(to_string(one.puzzles.front().givens) == inkala);
}

TEST_CASE("The level of SudokuExchange is kept", "[link]") {
  const Reading reading = read("https://sudokuexchange.com/play/?s=" + zeros + "&amp;d=3");
  REQUIRE(reading.puzzles.size() == 1);
  CHECK(text_of(reading.puzzles.front(), DetailKey::level) == "3");
}

TEST_CASE("Two kinds of blank that make 81 cells are told", "[link]") {
  const Reading reading = read(wiki + zeros.substr(0, 40) + inkala.substr(40));
  REQUIRE(reading.ok());
  CHECK(warns(reading, WarningId::mixed_blanks, "."));
  CHECK(to_string(reading.puzzles.front().givens) == inkala);
}

TEST_CASE("What was encoded twice is mended", "[link]") {
  const Reading reading =
      read("https://playgoodsudoku.com/puzzle/$" + bytes.substr(1, 55) + "%253D");
  REQUIRE(reading.ok());
  CHECK(warns(reading, WarningId::repaired));
  CHECK(to_string(reading.puzzles.front().givens) == inkala);
}

TEST_CASE("SudokuWiki's boards keep givens, placed digits and candidates", "[link]") {
  // Version B: r1c1 given 8, r1c2 placed 4 (13 = "0d"), r1c3 with 2 and 6 (18 + 34 = 52 = "1g").
  std::string board = version_b();
  board.replace(5, 4, "0d1g");
  const Reading b = read(wiki + board);
  REQUIRE(b.ok());
  const Progress& progress = b.puzzles.front();
  CHECK(progress.givens == puzzle().givens);
  CHECK(progress.values[1] == 4);
  REQUIRE(progress.candidates.size() == cell_count);
  CHECK(progress.candidates[2].mask() == 0b100010);
  CHECK(progress.candidates[0].empty());
  // Version 1 has no code of its own for a placed digit: one candidate is it.
  std::string old = version_1;
  old.replace(2, 4, "0g24");
  const Reading one = read(wiki + old);
  REQUIRE(one.ok());
  CHECK(one.puzzles.front().values[1] == 4);
  CHECK(one.puzzles.front().givens == puzzle().givens);
  CHECK(one.puzzles.front().candidates[2].mask() == 0b100010);
}

/// How f-puzzles packs the running example, which has plus signs and slashes.
std::string packed() {
  return formats::f_puzzles_payload(puzzle());
}

std::string encoded(const std::string& text) {
  std::string all;
  for (char c : text)
    all += c == '+' ? "%2B" : c == '/' ? "%2F" : c == '=' ? "%3D" : std::string(1, c);
  return all;
}

TEST_CASE("Packed puzzles are read from links of f-puzzles and SudokuPad", "[link]") {
  const std::string letters = packed();
  const std::vector<Sample> samples = {
      {"https://www.f-puzzles.com/?load=" + letters, Format::f_puzzles},
      {"https://f-puzzles.com/?load=" + encoded(letters), Format::f_puzzles},
      {"https://sudokupad.app/fpuzzles" + letters, Format::sudoku_pad},
      {"https://sudokupad.app/sudoku/fpuzzles" + encoded(letters), Format::sudoku_pad},
      {"https://sudokupad.app/?puzzleid=fpuzzles" + encoded(letters), Format::sudoku_pad},
      {"fpuzzles" + encoded(letters), Format::sudoku_pad},
  };
  for (const Sample& one : samples) {
    INFO(one.text);
    const Reading reading = read(one.text);
    CHECK(id(reading.fault.error).empty());
    CHECK(id(reading.format) == id(one.format));
    REQUIRE(reading.puzzles.size() == 1);
    CHECK(to_string(reading.puzzles.front().givens) == inkala);
    CHECK(reading.warnings.empty());
  }
}

TEST_CASE("A packed link that a mail program broke is mended, and that is told", "[link]") {
  const std::string letters = packed();
  const std::string address = "https://f-puzzles.com/?load=";
  std::string spaces = letters;
  for (char& c : spaces) c = c == '+' ? ' ' : c;
  std::string lines = letters;
  for (std::size_t at = 70; at < lines.size(); at += 72) lines.insert(at, "\r\n");
  for (const std::string& text :
       {address + spaces, address + lines,
        std::string("Look:\n").append(address).append(lines).append("\n")}) {
    INFO(text);
    const Reading reading = read(text);
    REQUIRE(reading.ok());
    CHECK(reading.format == Format::f_puzzles);
    CHECK(to_string(reading.puzzles.front().givens) == inkala);
    CHECK((text == address + letters || warns(reading, WarningId::repaired)));
  }
  const Reading words = read(address + letters + " hello");
  REQUIRE(words.ok());
  CHECK(warns(words, WarningId::comment, "hello"));
}

TEST_CASE("A packed link that is cut off is a fault in the link", "[link]") {
  const std::string address = "https://f-puzzles.com/?load=";
  const std::string letters = packed();
  for (std::size_t length = 0; length + 2 < letters.size(); ++length) {
    INFO(length);
    const Reading reading = read(address + letters.substr(0, length));
    CHECK_FALSE(reading.ok());
    CHECK(reading.format == Format::f_puzzles);
    CHECK(reading.fault.place.offset >= address.size());
  }
}

TEST_CASE("Packed links that unpack to no puzzle, or are too long to be mended, say so", "[link]") {
  const std::string address = "https://f-puzzles.com/?load=";
  const std::string lisudoku = "https://lisudoku.xyz/solver?import=";
  check_fault(address + encoded(formats::pack_lz_base64(R"({"grid":7})")), ReadError::no_puzzle,
              address.size());
  for (const std::string json : {"[7]", "{}", R"({"name":"nobody"})"})
    check_fault(lisudoku + encoded(formats::pack_lz_base64(json)), ReadError::no_puzzle,
                lisudoku.size());
  CHECK(read(address + std::string(150'000, '/')).fault.error == ReadError::compressed);
}

TEST_CASE("Codoku is SudokuPad's", "[link]") {
  CHECK(formats::to_codoku(puzzle().givens) == code);
  CHECK(formats::read_codoku(code).grid == puzzle().givens);
  CHECK(formats::to_codoku(Grid()) == "oooooooooooooK");
  for (const Grid& grid : {Grid(), puzzle().givens}) {
    const formats::Codoku back = formats::read_codoku(formats::to_codoku(grid));
    CHECK(back.error == ReadError::none);
    CHECK(back.grid == grid);
  }
}

TEST_CASE("Links are written as the sites write them", "[link]") {
  CHECK(write(puzzle(), Format::nonet_link).text == "#p=" + code);
  CHECK(write(puzzle(), Format::nonet_game_link).text ==
        "#g=%3A0000%3Ax%3A" + inkala + "%3A%3A%3A");
  CHECK(write(puzzle(), Format::sudoku_pad_short).text == "https://sudokupad.app/scf" + code);
  CHECK(write(puzzle(), Format::sudoku_exchange).text ==
        "https://sudokuexchange.com/play/?s=" + zeros);
  CHECK(write(puzzle(), Format::sudoku_wiki).text == wiki + zeros);
  CHECK(write(puzzle(), Format::sudoku_wiki_b).text == wiki + version_b());
  CHECK(write(puzzle(), Format::sudoku_coach).text == "https://sudoku.coach/en/play/" + zeros);
  CHECK(write(puzzle(), Format::good_sudoku).text == "https://playgoodsudoku.com/puzzle/" + bytes);
  CHECK(write(game(), Format::sudoku_wiki).text == wiki + "84" + zeros.substr(2));
}

TEST_CASE("A game comes back from the links that carry it", "[link]") {
  for (Format format : {Format::nonet_game_link, Format::sudoku_wiki_b}) {
    INFO(id(format));
    for (const Progress& progress : {puzzle(), game(), Progress()}) {
      const Reading reading = read(write(progress, format).text);
      REQUIRE(reading.ok());
      CHECK(reading.format == format);
      CHECK(reading.puzzles.front() == progress);
    }
  }
}

TEST_CASE("SudokuWiki cannot be told of a cell whose candidates were all removed", "[link]") {
  Position position(Board(puzzle().givens), puzzle().givens.filled());
  for (int digit : position.board.candidates(5)) position.board.eliminate(5, digit);
  const Written written = write(Progress(position), Format::sudoku_wiki_b);
  CHECK(written.error == WriteError::no_candidate);
  CHECK(written.cell == 5);
  CHECK(written.text.empty());
}

TEST_CASE("What a link to a game says of a step is told, and the game read", "[link]") {
  const Reading reading = read("#g=:0210:x:" + inkala + "::412%20413:415:");
  REQUIRE(reading.ok());
  CHECK(reading.puzzles.front() == puzzle());
  CHECK(warns(reading, WarningId::lost, "eliminations"));
  CHECK(warns(reading, WarningId::lost, "placements"));
}

TEST_CASE("Links that are cut off anywhere are never read as another puzzle", "[link]") {
  for (Format format : {Format::nonet_link, Format::nonet_game_link, Format::sudoku_pad_short,
                        Format::sudoku_exchange, Format::sudoku_wiki, Format::sudoku_wiki_b,
                        Format::sudoku_coach, Format::good_sudoku}) {
    const std::string whole = write(game(), format).text;
    for (std::size_t length = 0; length < whole.size(); ++length) {
      const Reading reading = read(whole.substr(0, length));
      INFO(whole.substr(0, length));
      if (!reading.ok()) continue;
      // The fields that end a library line, and the padding of base64, say nothing.
      REQUIRE((format == Format::nonet_game_link || format == Format::good_sudoku));
      CHECK(reading.puzzles.front().values == read(whole).puzzles.front().values);
    }
  }
}

TEST_CASE("Other texts are no links", "[link]") {
  for (const std::string& text :
       {inkala, std::string("https://example.org/"),
        std::string(R"({"url":"https://sudokupad.app/x"})"),
        std::string("<a href=\"https://sudokupad.app/x\">x</a>"), std::string("classical music"),
        std::string("# a comment"), std::string("scl")}) {
    INFO(text);
    const ReadError error = read(text).fault.error;
    CHECK(error != ReadError::short_id);
    CHECK(error != ReadError::bad_character);
  }
}

}  // namespace
}  // namespace nonet
