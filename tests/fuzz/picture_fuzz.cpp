/// @file
/// Pixels through the reader of pictures: any bytes in odd sizes, and boards that are drawn as the bytes say, then painted over.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "bytes.hpp"
#include "core/drawn_board.hpp"
#include "fact.hpp"
#include "nonet/geometry.hpp"
#include "nonet/read_picture.hpp"
#include "nonet/solver.hpp"

namespace nonet::fuzz {
namespace {

using test::DrawnBoard;
using test::Rgb;

void check_board(const PictureBoard& board) {
  for (int cell = 0; cell < cell_count; ++cell) {
    const auto at = static_cast<std::size_t>(cell);
    const bool marked = board.candidates[at] != 0;
    FACT((board.givens[cell] != 0) + (board.entries[cell] != 0) + (marked ? 1 : 0) <= 1);
    FACT((board.candidates[at] & ~0x3FEU) == 0);
    FACT(board.confidence[at] <= 100);
  }
  FACT(std::all_of(board.crossings.begin(), board.crossings.end(), [](const PicturePoint& point) {
    return std::isfinite(point.x) && std::isfinite(point.y);
  }));
  FACT(board.turned >= 0 && board.turned < 4);
  FACT(board.unique == (solve(board.givens).outcome == Outcome::unique));
}

bool same(const PictureBoard& a, const PictureBoard& b) {
  return a.givens == b.givens && a.entries == b.entries && a.candidates == b.candidates &&
         a.confidence == b.confidence && a.uncertain == b.uncertain &&
         a.alternatives == b.alternatives && a.turned == b.turned && a.unique == b.unique;
}

/// Reads it; and again, the same.
void check_picture(const Pixels& pixels, bool twice) {
  const PictureReading reading = read_picture(pixels);
  const std::size_t boards = reading.boards.size();
  FACT((boards == 1) == (reading.fault == PictureFault::none));
  FACT((boards > 1) == (reading.fault == PictureFault::several_grids));
  for (const PictureBoard& board : reading.boards) check_board(board);
  if (!twice) return;
  const PictureReading again = read_picture(pixels);
  FACT(again.fault == reading.fault && again.boards.size() == boards);
  for (std::size_t i = 0; i < boards; ++i) FACT(same(reading.boards[i], again.boards[i]));
}

/// Above the least that is read, and below; small ones are read much more often in the same time.
int side_of(Bytes& bytes) {
  return 60 + bytes.below(256) + (bytes.below(8) == 0 ? bytes.below(256) : 0);
}

/// The bytes over and over; now and then some too few or too many.
void read_any(Bytes& bytes) {
  constexpr std::array<int, 8> kinds = {1, 3, 4, 1, 3, 4, 2, 0};
  const int width = side_of(bytes);
  const int height = side_of(bytes);
  const int channels = kinds[static_cast<std::size_t>(bytes.below(8))];
  const int more = bytes.below(32) == 0 ? bytes.below(9) - 4 : 0;
  std::vector<std::uint8_t> period;
  while (!bytes.empty()) period.push_back(static_cast<std::uint8_t>(bytes.next()));
  if (period.empty()) period.push_back(0);
  const int size = std::max(0, width * height * channels + more);
  std::vector<std::uint8_t> pixels(static_cast<std::size_t>(size));
  for (std::size_t i = 0; i < pixels.size(); ++i) pixels[i] = period[i % period.size()];
  const bool fits = more == 0 && channels != 0 && channels != 2;
  if (!fits)
    FACT(read_picture({pixels, width, height, channels}).fault == PictureFault::bad_pixels);
  check_picture({pixels, width, height, channels}, more != 0);
}

Rgb colour_of(Bytes& bytes) {
  const auto level = [&] { return static_cast<float>(bytes.next()); };
  const float red = level();
  const float green = level();
  return {red, green, level()};
}

/// A digit, or most often none.
char digit_of(Bytes& bytes) {
  return static_cast<char>('0' + std::max(0, bytes.below(20) - 10));
}

DrawnBoard board_of(Bytes& bytes) {
  DrawnBoard board;
  board.width = side_of(bytes);
  board.height = side_of(bytes);
  const auto width = static_cast<float>(board.width);
  const auto height = static_cast<float>(board.height);
  // Each corner in its own quarter, so that there is always a view of the board.
  constexpr std::array<std::array<float, 2>, 4> at = {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
  for (std::size_t i = 0; i < 4; ++i) {
    const auto inwards = [&] { return static_cast<float>(bytes.below(100)) / 300 - 0.02F; };
    const float x = at[i][0] + (at[i][0] > 0 ? -1.0F : 1.0F) * inwards();
    const float y = at[i][1] + (at[i][1] > 0 ? -1.0F : 1.0F) * inwards();
    board.corners[i] = {x * width, y * height};
  }
  const int turns = bytes.below(4);
  std::rotate(board.corners.begin(), board.corners.begin() + turns, board.corners.end());
  const int looks = bytes.below(256);
  if ((looks & 1) != 0) board.page = colour_of(bytes);
  if ((looks & 2) != 0) board.cell = colour_of(bytes);
  if ((looks & 4) != 0) board.given = colour_of(bytes);
  if ((looks & 8) != 0) board.entry = colour_of(bytes);
  if ((looks & 16) != 0) board.thin_width = static_cast<float>(bytes.below(40)) / 100;
  if ((looks & 32) != 0) board.thick_width = static_cast<float>(bytes.below(40)) / 100;
  if ((looks & 64) != 0) board.blur = static_cast<float>(bytes.below(5));
  if ((looks & 128) != 0) board.noise = static_cast<float>(bytes.below(100));
  const int more = bytes.below(64);
  if ((more & 1) != 0) board.bend = static_cast<float>(bytes.below(100)) / 100 - 0.5F;
  if ((more & 2) != 0) board.border = false;
  if ((more & 4) != 0) board.shadow = static_cast<float>(bytes.below(100)) / 100;
  if ((more & 8) != 0) board.size = 4 + bytes.below(13);
  if ((more & 8) != 0) board.box = 1 + bytes.below(5);
  const auto cells = static_cast<std::size_t>(board.size) * static_cast<std::size_t>(board.size);
  if ((more & 16) != 0) {
    for (std::size_t cell = 0; cell < cells; ++cell)
      board.regions += static_cast<char>('a' + bytes.below(9));
  }
  board.marks.resize(cells);
  const bool right = (more & 32) != 0 && board.size == 9;
  const auto solution = right ? solution_of(bytes) : std::array<int, cell_count>{};
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const int kind = bytes.below(8);
    const char digit = right ? static_cast<char>('0' + solution[cell]) : digit_of(bytes);
    board.givens += kind < 3 ? digit : '0';
    board.entries += kind == 3 ? digit : '0';
    if (kind == 4) board.marks[cell] = {digit_of(bytes), digit_of(bytes)};
    if (kind == 5) board.lit.push_back(static_cast<int>(cell));
    if (kind == 6 && bytes.below(8) == 0) board.black.push_back(static_cast<int>(cell));
  }
  return board;
}

/// Rectangles of one colour.
void paint_over(std::vector<std::uint8_t>& pixels, const DrawnBoard& board, Bytes& bytes) {
  const int count = bytes.below(6);
  for (int i = 0; i < count; ++i) {
    const int left = bytes.below(256) * board.width / 256;
    const int top = bytes.below(256) * board.height / 256;
    const int right = std::min(board.width, left + bytes.below(64));
    const int bottom = std::min(board.height, top + bytes.below(64));
    const auto grey = static_cast<std::uint8_t>(bytes.next());
    for (int y = top; y < bottom; ++y) {
      const auto row = pixels.begin() + static_cast<std::ptrdiff_t>(y) * board.width * 3;
      std::fill(row + static_cast<std::ptrdiff_t>(left) * 3,
                row + static_cast<std::ptrdiff_t>(right) * 3, grey);
    }
  }
}

/// The same with a fourth channel that hides nothing.
std::vector<std::uint8_t> opaque(const std::vector<std::uint8_t>& pixels) {
  std::vector<std::uint8_t> all;
  for (std::size_t i = 0; i < pixels.size(); i += 3)
    all.insert(all.end(), {pixels[i], pixels[i + 1], pixels[i + 2], 255});
  return all;
}

void read_drawn(Bytes& bytes) {
  const DrawnBoard board = board_of(bytes);
  std::vector<std::uint8_t> pixels = draw(board);
  paint_over(pixels, board, bytes);
  const int how = bytes.below(16);
  if (how < 8) return check_picture({pixels, board.width, board.height, 3}, how == 1);
  check_picture({opaque(pixels), board.width, board.height, 4}, how == 9);
}

}  // namespace
}  // namespace nonet::fuzz

// NOLINTNEXTLINE(readability-identifier-naming): the name is libFuzzer's
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  nonet::fuzz::Bytes bytes(data, size);
  if (bytes.below(4) == 0)
    nonet::fuzz::read_any(bytes);
  else
    nonet::fuzz::read_drawn(bytes);
  return 0;
}
