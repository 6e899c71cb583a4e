#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <string>

#include "catch.hpp"
#include "nonet/library.hpp"
#include "nonet/logic.hpp"
#include "nonet/read.hpp"
#include "readings.hpp"
#include "support.hpp"

namespace nonet {
namespace {

using test::on_the_way;

using Error = ReadError;
using Form = Format;

/// The running example without 4 in r1c3 and 7 in r9c9.
constexpr std::string_view marks =
    ".--------------------.--------------------.---------------------.\n"
    "| 8      1246  2569  | 2347  12357  1234  | 13569 4579  1345679 |\n"
    "| 12459  124   3     | 6     12578  1248  | 1589  45789 14579   |\n"
    "| 1456   7     456   | 348   9      1348  | 2     458   13456   |\n"
    ":--------------------+--------------------+---------------------:\n"
    "| 123469 5     2469  | 2389  2368   7     | 1689  2489  12469   |\n"
    "| 12369  12368 269   | 2389  4      5     | 7     289   1269    |\n"
    "| 24679  2468  24679 | 1     268    2689  | 5689  3     24569   |\n"
    ":--------------------+--------------------+---------------------:\n"
    "| 23457  234   1     | 23479 237    2349  | 359   6     8       |\n"
    "| 23467  2346  8     | 5     2367   23469 | 39    1     2379    |\n"
    "| 23567  9     2567  | 2378  123678 12368 | 4     257   235     |\n"
    "'--------------------'--------------------'---------------------'\n";

/// Every candidate of a board in its own place of 729.
std::string text_of_729(const Board& board, char blank) {
  std::string text;
  for (int cell = 0; cell < cell_count; ++cell) {
    for (int digit : DigitSet::all()) {
      const bool there = board.value(cell) == digit || board.candidates(cell).contains(digit);
      text += there ? static_cast<char>('0' + digit) : blank;
    }
  }
  return text;
}

std::string without(std::string_view text, std::string_view part) {
  const std::size_t at = text.find(part);
  return std::string(text.substr(0, at)) + std::string(text.substr(at + part.size()));
}

std::string with(std::string_view text, std::string_view part, std::string_view instead) {
  const std::size_t at = text.find(part);
  return std::string(text.substr(0, at)) + std::string(instead) +
         std::string(text.substr(at + part.size()));
}

int count_of(const Reading& reading, WarningId id) {
  int count = 0;
  for (const Warning& warning : reading.warnings) count += warning.id == id ? warning.count : 0;
  return count;
}

Position position_in(std::string_view text) {
  const Reading reading = read(text);
  REQUIRE(reading.puzzles.size() == 1);
  return position_of(reading.puzzles.front());
}

void check_reads(const std::string& text, Form format, const Position& position) {
  INFO(text);
  const Reading reading = read(text);
  CHECK(id(reading.fault.error).empty());
  CHECK(id(reading.format) == id(format));
  REQUIRE(reading.puzzles.size() == 1);
  CHECK(position_of(reading.puzzles.front()) == position);
}

Fault check_fails(const std::string& text, Form format, Error error, int line, int column) {
  INFO(text);
  Reading reading = read(text);
  CHECK(id(reading.fault.error) == id(error));
  CHECK(id(reading.format) == id(format));
  CHECK(reading.fault.place.line == line);
  CHECK(reading.fault.place.column == column);
  CHECK(reading.puzzles.empty());
  return reading.fault;
}

/// The digits of a text; those of each line in ascending order where there are several lines.
std::string digits_of(const std::string& text) {
  std::string digits;
  std::size_t start = 0;
  for (char c : text) {
    if (c >= '1' && c <= '9') digits += c;
    if (c != '\n') continue;
    std::sort(digits.begin() + static_cast<std::ptrdiff_t>(start), digits.end());
    start = digits.size();
  }
  return digits;
}

Position inkala() {
  return Position(test::grid_of(test::inkala));
}

}  // namespace

TEST_CASE("what parse reads is read as the same puzzle") {
  const std::string line(test::inkala);
  check_reads(line, Form::line, inkala());
  check_reads(line + " 11.9 a:b", Form::line, inkala());
  check_reads(line + ";rating:11.9", Form::line, inkala());
  std::string rows;
  for (std::size_t row = 0; row < 9; ++row) rows += line.substr(row * 9, 9) + "\n";
  check_reads(rows, Form::rows, inkala());
  check_fails(line.substr(1), Form::line, Error::too_few, 1, 81);
  check_fails("", Form::line, Error::empty, 0, 0);
  check_fails("hello", Form::line, Error::unknown, 0, 0);
}

TEST_CASE("a library line is read with its placed digits and removed candidates") {
  const Position position = on_the_way();
  const std::string text = library_position(position);
  check_reads(text, Form::library, position);
  check_reads(":0210:x:" + text + "::", Form::library, position);
  check_reads(":::" + text + ":912 913:/comment:", Form::library, position);
  check_reads("\xEF\xBB\xBF# note\n\n" + text + "\r\n", Form::library, position);
  // A "+" alone is enough to know the form.
  check_reads(text.substr(0, text.find(':')), Form::library, [] {
    Position placed = inkala();
    placed.board.place(1, 1);
    return placed;
  }());
  CHECK_FALSE(position_in(text).givens.contains(1));
  CHECK(position_in(text).givens.contains(0));
}

TEST_CASE("a library line that cannot be read is refused with its place") {
  const std::string grid(test::inkala);
  check_fails(":0210:x", Form::library, Error::fields, 1, 8);
  CHECK(check_fails(grid.substr(1) + ":", Form::library, Error::too_few, 1, 81).found == 80);
  CHECK(check_fails(grid + ".:", Form::library, Error::too_many, 1, 82).found == 82);
  CHECK(check_fails("::: " + grid + ":", Form::library, Error::bad_character, 1, 4).detail == " ");
  CHECK(check_fails(grid.substr(0, 80) + "q:", Form::library, Error::bad_character, 1, 81).detail ==
        "q");
  check_fails("+" + grid.substr(1) + "5:", Form::library, Error::bad_character, 1, 2);
  check_fails("8++" + grid.substr(1) + ":", Form::library, Error::bad_character, 1, 3);
  check_fails(grid + "+:", Form::library, Error::bad_character, 1, 82);
  for (const char* deleted : {"12", "1234", "120", "x12", "912 91", "912,913"}) {
    const std::string text = grid + ":" + deleted;
    INFO(text);
    CHECK(read(text).fault.error == Error::triple);
  }
  check_fails(grid + ":912 91", Form::library, Error::triple, 1, 87);
  // The first cell is a given 8.
  CHECK(check_fails(grid + ":912 811", Form::library, Error::removed_digit, 1, 87).detail == "811");
  CHECK(read(grid + ":\n" + grid + ":").puzzles.size() == 2);
}

TEST_CASE("pencil marks are read with any border") {
  const Board board(test::grid_of(test::inkala));
  check_reads(test::plain_marks(board, " "), Form::sudocue, inkala());
  check_reads(test::plain_marks(board, "   \t"), Form::pencil_marks, inkala());
  check_reads(test::plain_marks(board, " | "), Form::pencil_marks, inkala());
  check_reads(test::plain_marks(board, ","), Form::pencil_marks, inkala());
  check_reads("+-----+-----+\n" + test::plain_marks(board, " ") + "+=====+=====+\n",
              Form::pencil_marks, inkala());
  check_reads("+=====+=====+\n" + test::plain_marks(board, " "), Form::pencil_marks, inkala());
  check_reads("┏━━━━┯━━━━┓\n" + test::plain_marks(board, " │ ") + "┗━━━━┷━━━━┛\n",
              Form::pencil_marks, inkala());
}

TEST_CASE("a grid of HoDoKu's candidates is read, its eliminations included") {
  const Reading reading = read(marks);
  REQUIRE(reading.ok());
  CHECK(reading.format == Form::pencil_marks);
  Position expected = inkala();
  expected.board.eliminate(cell_at(0, 2), 4);
  expected.board.eliminate(cell_at(8, 8), 7);
  CHECK(position_of(reading.puzzles.front()) == expected);
  CHECK(count_of(reading, WarningId::taken_as_filled) == expected.givens.size());
  CHECK(count_of(reading, WarningId::taken_as_open) == 0);
}

TEST_CASE("the marks of a step in HoDoKu's grids are no candidates and hide none") {
  const Position position = position_in(marks);
  for (const char* marked : {"*1246", "#1246", "@1246", "A1246", "12-46", "*-1246", "-12-46"}) {
    check_reads(with(marks, "1246 ", marked), Form::pencil_marks, position);
  }
  for (const char* marked : {"**1246", "12-", "--1246", "12*46", "a1246", "*"}) {
    INFO(marked);
    CHECK(read(with(marks, "1246 ", marked)).fault.error == Error::bad_character);
  }
}

TEST_CASE("a lone candidate is a placed digit, but a naked single where a peer has the digit too") {
  Board board(test::grid_of(test::inkala));
  for (int digit : board.candidates(1) - DigitSet::of(1)) board.eliminate(1, digit);
  const Reading reading = read(test::plain_marks(board, " | "));
  REQUIRE(reading.ok());
  CHECK(position_of(reading.puzzles.front()).board == board);
  CHECK(count_of(reading, WarningId::taken_as_open) == 1);
  CHECK(count_of(reading, WarningId::taken_as_filled) == board.values().clue_count());
  // Without the digit in sight nothing can tell, and nothing follows from it either.
  for (int peer : peers(1)) board.eliminate(peer, 1);
  CHECK(position_in(test::plain_marks(board, " ")).board.value(1) == 1);
}

TEST_CASE("pencil marks with a fault are refused with its place") {
  CHECK(check_fails(with(marks, "1246 ", "1q46 "), Form::pencil_marks, Error::bad_character, 2, 11)
            .detail == "q");
  check_fails(with(marks, "1246 ", "1.46 "), Form::pencil_marks, Error::bad_character, 2, 11);
  check_fails(with(marks, "1246 ", "1046 "), Form::pencil_marks, Error::bad_character, 2, 11);
  CHECK(check_fails(with(marks, "1246 ", "1242 "), Form::pencil_marks, Error::repeated, 2, 13)
            .detail == "2");
  const Fault row =
      check_fails(without(marks, "1246 "), Form::pencil_marks, Error::row_length, 2, 1);
  CHECK(row.row == 1);
  CHECK(row.found == 8);
  // Of two the first is told, and nothing of what follows.
  check_fails(without(without(marks, "23567 "), "1246 "), Form::pencil_marks, Error::row_length, 2,
              1);
  const std::string_view last = marks.substr(marks.find("| 23567"));
  CHECK(check_fails(without(marks, last), Form::pencil_marks, Error::row_count, 1, 1).found == 8);
  CHECK(check_fails(std::string(marks) + "1 2 3 4 5 6 7 8 9\n", Form::pencil_marks,
                    Error::row_count, 1, 1)
            .found == 10);
  check_reads(std::string(marks) + "X-Wing: 5", Form::pencil_marks, position_in(marks));
}

TEST_CASE("729 characters are read with any of the five blanks") {
  for (char blank : {'.', '0', '_', '*', '-'}) {
    const std::string text = text_of_729(on_the_way().board, blank);
    check_reads(text, Form::sukaku, Position(on_the_way().board));
    check_reads(text + " # comment\n", Form::sukaku, Position(on_the_way().board));
  }
}

TEST_CASE("a word of more than 400 characters is meant as 729, a shorter one as 81") {
  CHECK(check_fails(std::string(401, '.'), Form::sukaku, Error::too_few, 1, 402).found == 401);
  CHECK(read(std::string(400, '.')).format != Form::sukaku);
}

TEST_CASE("729 characters with a fault are refused with its place") {
  const std::string text = text_of_729(inkala().board, '.');
  const std::string changed = with(text, "8", "7");
  const Fault wrong = check_fails(changed, Form::sukaku, Error::wrong_digit, 1, 8);
  CHECK(wrong.detail == "7");
  CHECK(wrong.wanted == 8);
  check_fails(with(text, "8", "x"), Form::sukaku, Error::bad_character, 1, 8);
  CHECK(check_fails(text.substr(0, 728), Form::sukaku, Error::too_few, 1, 729).found == 728);
  CHECK(check_fails(text + ".", Form::sukaku, Error::too_many, 1, 730).found == 730);
  CHECK(read(text + "\n" + text).puzzles.size() == 2);
}

TEST_CASE("every position of a path is read again from each form") {
  Position position(test::grid_of(test::hidden_singles));
  for (const Step& step : path(position).steps) {
    apply(step, position.board);
    check_reads(library_position(position), Form::library, position);
    if (position.board.full()) continue;
    const Board marked = position_in(test::plain_marks(position.board, " ")).board;
    CHECK(position_in(text_of_729(position.board, '.')).board == marked);
    // A naked single without its digit in sight counts as placed, and nothing else differs.
    for (int cell : marked.values().filled() - position.board.values().filled())
      CHECK(position.board.candidates(cell) == DigitSet::of(marked.value(cell)));
  }
}

TEST_CASE("any bytes are read as a position or refused") {
  const std::string library = library_position(on_the_way());
  const std::string plain = test::plain_marks(on_the_way().board, " ");
  const std::string all = text_of_729(on_the_way().board, '.');
  const std::string alphabet = "01234567899.+:-*|A \t\n\xE2q";
  Random random(7);
  std::map<Form, int> accepted;
  for (int round = 0; round < 6000; ++round) {
    const std::array<const std::string*, 3> texts = {&library, &plain, &all};
    std::string text = *texts[static_cast<std::size_t>(round % 3)];
    for (int i = 0; i <= random.below(2); ++i) {
      const auto at = random.below(text.size());
      text[at] = alphabet[random.below(alphabet.size())];
    }
    INFO(text);
    const Reading reading = read(text);
    if (!reading.ok()) {
      CHECK(reading.fault.place.offset <= text.size());
      continue;
    }
    // A line end among 729 characters can make a list of them.
    if (reading.fault_count > 0) continue;
    // Where two lone digits clash, something is lost, and told.
    if (test::warns(reading, WarningId::lost)) continue;
    REQUIRE(reading.puzzles.size() == 1);
    const Position position = position_of(reading.puzzles.front());
    ++accepted[reading.format];
    if (reading.format == Form::library)
      CHECK(digits_of(text.substr(0, text.find(':'))) ==
            digits_of(to_string(position.board.values())));
    // All candidates of a cell are there, in whatever order, and no other.
    const bool one_line = text.find('\n') == std::string::npos;
    const std::string again =
        one_line ? text_of_729(position.board, '.') : test::plain_marks(position.board, " ");
    if (reading.format != Form::library) CHECK(digits_of(text) == digits_of(again));
  }
  for (Form format : {Form::library, Form::pencil_marks, Form::sukaku})
    CHECK(accepted[format] > 100);
}

}  // namespace nonet
