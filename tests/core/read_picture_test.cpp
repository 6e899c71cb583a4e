/// @file
/// Reading pictures: boards drawn here, in digits that no font has, on paper and on screens; what is no board; and that the same comes out everywhere.

#include "nonet/read_picture.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "catch.hpp"
#include "drawn_board.hpp"
#include "nonet/random.hpp"
#include "nonet/solver.hpp"
#include "picture/judge.hpp"
#include "picture/lattice.hpp"
#include "support.hpp"

namespace nonet {
namespace {

using test::DrawnBoard;

const std::string puzzle =
    "2...496.........4.1.....57.72....9...1......8..61.5.......5...3...3.172....4.6...";
const std::string solution =
    "253749681697518342148263579725834916314697258986125437471952863569381724832476195";

DrawnBoard drawn(const std::string& givens = puzzle) {
  DrawnBoard board;
  board.givens = givens;
  return board;
}

PictureReading read_drawn(const DrawnBoard& board) {
  const std::vector<std::uint8_t> bytes = draw(board);
  return read_picture({bytes, board.width, board.height, 3});
}

// That a board is where it was drawn.
void check_corners(const DrawnBoard& board, const PictureBoard& got) {
  const float cell = std::abs(board.corners[1].x - board.corners[0].x) / 9 +
                     std::abs(board.corners[1].y - board.corners[0].y) / 9;
  for (std::size_t i = 0; i < 4; ++i) {
    const PicturePoint at = got.crossings[std::array<std::size_t, 4>{0, 9, 99, 90}[i]];
    CHECK(std::abs(at.x - board.corners[i].x) < cell * 0.2F);
    CHECK(std::abs(at.y - board.corners[i].y) < cell * 0.2F);
  }
}

// That a picture is read as what was drawn, and where it was.
void check_exact(const DrawnBoard& board) {
  const PictureReading reading = read_drawn(board);
  REQUIRE(id(reading.fault) == "none");
  const PictureBoard& got = reading.boards.front();
  CHECK(to_string(got.givens) == board.givens);
  if (!board.entries.empty()) CHECK(to_string(got.entries) == board.entries);
  if (board.entries.empty()) CHECK(got.entries == Grid());
  for (std::size_t cell = 0; cell < board.marks.size(); ++cell) {
    std::string marks;
    for (int digit = 1; digit <= 9; ++digit)
      if ((got.candidates[cell] >> digit & 1U) != 0) marks += static_cast<char>('0' + digit);
    CHECK(marks == board.marks[cell]);
  }
  CHECK(got.unique);
  CHECK(got.uncertain.size() <= 4);
  check_corners(board, got);
}

// Pencil marks as a player has them who wrote down all that is possible.
std::vector<std::string> all_marks(const std::string& givens) {
  std::vector<std::string> marks(cell_count);
  for (int cell = 0; cell < cell_count; ++cell) {
    if (givens[static_cast<std::size_t>(cell)] != '.') continue;
    for (char digit = '1'; digit <= '9'; ++digit) {
      bool seen = false;
      for (const int peer : peers(cell))
        seen = seen || givens[static_cast<std::size_t>(peer)] == digit;
      if (!seen) marks[static_cast<std::size_t>(cell)] += digit;
    }
  }
  return marks;
}

}  // namespace

TEST_CASE("a drawn board is read exactly, with its corners") {
  check_exact(drawn());
  DrawnBoard small = drawn();
  small.width = small.height = 260;
  small.corners = {{{12, 10}, {246, 10}, {246, 244}, {12, 244}}};
  check_exact(small);
}

TEST_CASE("a board is read from the side, bent, in the shadow, blurred and noisy") {
  DrawnBoard board = drawn();
  board.corners = {{{70, 60}, {430, 30}, {455, 440}, {25, 400}}};
  board.page = {190, 185, 170};
  board.cell = {200, 195, 180};
  board.bend = 0.25F;
  board.shadow = 0.6F;
  board.noise = 14;
  board.blur = 1;
  check_exact(board);
}

TEST_CASE("a board that lies on its side is turned") {
  DrawnBoard board = drawn();
  std::rotate(board.corners.begin(), board.corners.begin() + 1, board.corners.end());
  const PictureReading reading = read_drawn(board);
  REQUIRE(id(reading.fault) == "none");
  CHECK(to_string(reading.boards.front().givens) == puzzle);
  CHECK(reading.boards.front().turned == 1);
  CHECK(std::abs(reading.boards.front().crossings[90].x - board.corners[3].x) < 8);
  CHECK(std::abs(reading.boards.front().crossings[0].y - board.corners[0].y) < 8);
}

TEST_CASE("screens are read: dark, without a border, with lines that are brighter than the cells") {
  DrawnBoard dark = drawn();
  dark.page = {16, 18, 22};
  dark.cell = {24, 28, 34};
  dark.given = {230, 232, 235};
  dark.thin = {70, 78, 88};
  dark.thick = {140, 150, 160};
  check_exact(dark);

  DrawnBoard open = drawn();
  open.border = false;
  open.thin = {200, 200, 200};
  check_exact(open);

  DrawnBoard white = drawn();
  white.cell = {215, 225, 232};
  white.thin = white.thick = {255, 255, 255};
  check_exact(white);
}

TEST_CASE("pencil marks in a column are not taken for a side that was never drawn") {
  DrawnBoard open = drawn();
  open.width = open.height = 800;
  open.corners = {{{76, 76}, {724, 76}, {724, 724}, {76, 724}}};
  open.border = false;
  open.page = open.cell = {251, 250, 247};
  open.thin = {226, 222, 213};
  open.marks.resize(cell_count);
  for (std::size_t cell = 8; cell < cell_count; cell += 9)
    if (puzzle[cell] == '.') open.marks[cell] = cell % 2 == 0 ? "369" : "36789";
  const PictureReading reading = read_drawn(open);
  REQUIRE(id(reading.fault) == "none");
  CHECK(to_string(reading.boards.front().givens) == puzzle);
  check_corners(open, reading.boards.front());
}

TEST_CASE("entries are told from givens by their ink, in highlighted cells as well") {
  DrawnBoard board = drawn();
  board.entries = std::string(cell_count, '.');
  for (const std::size_t cell : {1U, 2U, 3U, 20U, 40U, 41U, 60U, 78U})
    board.entries[cell] = board.givens[cell] == '.' ? solution[cell] : '.';
  board.lit = {0, 1, 2, 3, 10, 40, 41, 42};
  check_exact(board);
}

TEST_CASE("entries may be as dark as coloured givens, or the paler ones of the same hue") {
  DrawnBoard board = drawn();
  board.entries = std::string(cell_count, '.');
  for (std::size_t cell = 0; cell < cell_count; cell += 5)
    if (puzzle[cell] == '.') board.entries[cell] = solution[cell];
  board.lit = {0, 5, 10, 20, 23, 40, 41, 60};
  board.given = {0, 0, 130};
  board.entry = {0, 0, 0};
  check_exact(board);
  board.given = {0, 0, 0};
  board.entry = {125, 125, 125};
  check_exact(board);
}

TEST_CASE("where two inks make a puzzle each, all digits are to be looked at") {
  DrawnBoard board = drawn(std::string(cell_count, '.'));
  board.entries = board.givens;
  Random random(std::uint64_t{9});
  for (std::size_t cell = 0; cell < cell_count; ++cell)
    (random.below(2) == 0 ? board.givens : board.entries)[cell] = solution[cell];
  REQUIRE(picture::stands(test::grid_of(board.givens)));
  REQUIRE(picture::stands(test::grid_of(board.entries)));
  const PictureReading reading = read_drawn(board);
  REQUIRE(reading.boards.size() == 1);
  CHECK(reading.boards[0].givens.clue_count() + reading.boards[0].entries.clue_count() == 81);
  CHECK(reading.boards[0].uncertain.size() == 81);
}

TEST_CASE("pencil marks in a single cell are to be looked at") {
  DrawnBoard board = drawn();
  board.marks.resize(cell_count);
  board.marks[1] = "57";
  const PictureReading reading = read_drawn(board);
  REQUIRE(reading.boards.size() == 1);
  CHECK(to_string(reading.boards[0].givens) == puzzle);
  CHECK(reading.boards[0].uncertain.contains(1));
}

TEST_CASE("pencil marks are read, and are no entries") {
  DrawnBoard board = drawn();
  board.width = board.height = 720;
  board.corners = {{{36, 36}, {684, 36}, {684, 684}, {36, 684}}};
  board.marks = all_marks(puzzle);
  check_exact(board);
}

TEST_CASE("what is no Sudoku is refused, and told why") {
  CHECK(id(read_picture({{}, 0, 0, 3}).fault) == "bad-pixels");
  const std::vector<std::uint8_t> few(1200, 255);
  CHECK(id(read_picture({few, 20, 20, 3}).fault) == "too-small");
  CHECK(id(read_picture({few, 20, 21, 3}).fault) == "bad-pixels");
  CHECK(id(read_picture({few, 30, 20, 2}).fault) == "bad-pixels");

  std::vector<std::uint8_t> page(std::size_t{300} * 300, 240);
  CHECK(id(read_picture({page, 300, 300, 1}).fault) == "no-grid");
  std::fill(page.begin(), page.end(), std::uint8_t{0});
  CHECK(id(read_picture({page, 300, 300, 1}).fault) == "no-grid");
  Random random(std::uint64_t{34});
  for (std::uint8_t& value : page) value = static_cast<std::uint8_t>(random.below(256));
  CHECK(id(read_picture({page, 300, 300, 1}).fault) == "no-grid");

  DrawnBoard empty = drawn(std::string(cell_count, '.'));
  CHECK(id(read_drawn(empty).fault) == "no-digits");

  DrawnBoard six = drawn("1..4...5..2.6....3..1..52..3..4..1.6");
  six.size = 6;
  CHECK(id(read_drawn(six).fault) == "other-grid");

  DrawnBoard crossword = drawn(std::string(cell_count, '.'));
  crossword.black = {1, 3, 5, 7, 19, 21, 23, 25, 37, 39, 41, 43, 55, 57, 59, 61, 73, 75, 77, 79};
  crossword.thick_width = crossword.thin_width;
  CHECK(id(read_drawn(crossword).fault) != "none");

  // As many digits as a Sudoku has, but any.
  DrawnBoard table = drawn(std::string(cell_count, '.'));
  for (char& c : table.givens) c = static_cast<char>('1' + random.below(9));
  CHECK(id(read_drawn(table).fault) == "other-grid");

  // The upper half.
  DrawnBoard half = drawn();
  half.corners = {{{30, 200}, {450, 200}, {450, 620}, {30, 620}}};
  CHECK(read_drawn(half).boards.empty());
}

TEST_CASE("a jigsaw is told as one") {
  DrawnBoard jigsaw =
      drawn("3.......4..2.6.1...1.9.8.2..5...6...2.....1...9...8...8.3.4.6...4.1.9..5.......7");
  jigsaw.regions =
      "111222333"
      "111222333"
      "144425553"
      "144225533"
      "144466557"
      "884466557"
      "884666777"
      "888999777"
      "889999967";
  CHECK(id(read_drawn(jigsaw).fault) == "jigsaw");
}

TEST_CASE("two boards in a picture are both read, the larger one first") {
  const std::string other =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  DrawnBoard first = drawn();
  first.width = 900;
  DrawnBoard second = drawn(other);
  second.width = 900;
  second.corners = {{{500, 60}, {860, 60}, {860, 420}, {500, 420}}};
  std::vector<std::uint8_t> bytes = draw(first);
  const std::vector<std::uint8_t> more = draw(second);
  std::transform(bytes.begin(), bytes.end(), more.begin(), bytes.begin(),
                 [](std::uint8_t a, std::uint8_t b) { return std::min(a, b); });
  const PictureReading reading = read_picture({bytes, 900, 480, 3});
  CHECK(id(reading.fault) == "several-grids");
  REQUIRE(reading.boards.size() == 2);
  CHECK(to_string(reading.boards[0].givens) == puzzle);
  CHECK(to_string(reading.boards[1].givens) == other);
}

TEST_CASE("grey, transparent and coloured pixels of one picture give one reading, each time") {
  const DrawnBoard board = drawn();
  const std::vector<std::uint8_t> rgb = draw(board);
  std::vector<std::uint8_t> grey;
  std::vector<std::uint8_t> rgba;
  for (std::size_t i = 0; i < rgb.size(); i += 3) {
    grey.push_back(rgb[i]);
    rgba.insert(rgba.end(), {0, 0, 0, static_cast<std::uint8_t>(255 - rgb[i])});
  }
  for (int round = 0; round < 2; ++round) {
    const PictureReading from_grey = read_picture({grey, board.width, board.height, 1});
    const PictureReading from_alpha = read_picture({rgba, board.width, board.height, 4});
    REQUIRE(from_grey.boards.size() == 1);
    REQUIRE(from_alpha.boards.size() == 1);
    CHECK(from_grey.boards[0].givens == from_alpha.boards[0].givens);
    CHECK(to_string(from_grey.boards[0].givens) == puzzle);
  }
}

TEST_CASE("a long picture keeps to its bounds") {
  const std::vector<std::uint8_t> strip(std::size_t{30'000} * 90, 200);
  CHECK(id(read_picture({strip, 30'000, 90, 1}).fault) == "no-grid");
  CHECK(id(read_picture({strip, 90, 30'000, 1}).fault) == "no-grid");
  const std::vector<std::uint8_t> longer(std::size_t{30'001} * 90, 200);
  CHECK(id(read_picture({longer, 30'001, 90, 1}).fault) == "too-large");
}

TEST_CASE("the size of a picture is judged without its pixels") {
  const auto fault = [](std::int64_t bytes, int width, int height, int channels) {
    return id(fault_of_size(static_cast<std::uint64_t>(bytes), width, height, channels));
  };
  CHECK(fault(most_picture_pixels * 4, 8192, 6144, 4) == "none");
  CHECK(fault(most_picture_pixels * 4 + std::int64_t{8192} * 4, 8192, 6145, 4) == "too-large");
  CHECK(fault(1, 8192, 6145, 4) == "too-large");
  CHECK(fault(most_picture_side, most_picture_side, 1, 1) == "none");
  CHECK(fault(most_picture_side + 1, most_picture_side + 1, 1, 1) == "too-large");
  CHECK(fault(most_picture_pixels * 4 - 1, 8192, 6144, 4) == "bad-pixels");
  CHECK(fault(std::int64_t{1} << 31, 480, 480, 4) == "bad-pixels");
  CHECK(fault(0, 0, 480, 4) == "bad-pixels");
  CHECK(fault(960, 480, 1, 2) == "bad-pixels");
}

TEST_CASE("the judge takes the likeliest reading that is a puzzle") {
  Table<picture::DigitOdds, cell_count> odds{};
  CellSet all;
  for (int cell = 0; cell < cell_count; ++cell) {
    const char c = puzzle[static_cast<std::size_t>(cell)];
    odds[static_cast<std::size_t>(cell)][c == '.' ? 0 : static_cast<std::size_t>(c - '0')] = 1;
    all.insert(cell);
  }
  CHECK(picture::judge(odds, all).unique);
  CHECK(picture::judge(odds, all).changed.empty());
  // A 2 that looks like a 7, and a smear that looks like a 1.
  odds[0] = {};
  odds[0][7] = 0.6F;
  odds[0][2] = 0.4F;
  odds[40] = {};
  odds[40][1] = 0.7F;
  odds[40][0] = 0.3F;
  const picture::Verdict verdict = picture::judge(odds, all);
  CHECK(verdict.unique);
  CHECK(to_string(verdict.digits) == puzzle);
  CHECK(verdict.changed.size() == 2);
  // Without a way out, it says so.
  for (std::size_t cell = 0; cell < cell_count; ++cell) {
    odds[cell] = {};
    odds[cell][5] = 1;
  }
  CHECK_FALSE(picture::judge(odds, all).unique);
  CHECK(picture::judge(odds, all).clashing.size() == 81);
}

}  // namespace nonet
