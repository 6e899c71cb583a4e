// A picture is read in these steps:
//
//   pixels --image.cpp--> darkness --blobs.cpp, quads.cpp--> quads --lattice.cpp--> crossings --cells.cpp--> 81 small pictures
//   --net.cpp--> what each may be --ink.cpp, judge.cpp, reading.cpp--> a board, and what of it is uncertain
//
// finder.cpp says what is tried in which order. All arithmetic is that of IEEE 754 without contraction, and nothing is taken from the C library
// that differs between machines, so that a picture is read the same everywhere.
#include "nonet/read_picture.hpp"

#include <algorithm>
#include <cstddef>

#include "nonet/table.hpp"
#include "picture/finder.hpp"
#include "picture/image.hpp"
#include "picture/reading.hpp"

namespace nonet {
namespace picture {
namespace {

constexpr int least_pixels_in_cell = 9;
// No game has fewer digits.
constexpr int least_digits = 10;
constexpr int most_black = 4;
// Where a larger share of digits clashes, they are those of a table or of another game.
constexpr float most_clashing = 0.4F;
// More digits that clash in boxes alone are those of other regions.
constexpr int most_in_boxes = 3;
constexpr float least_sureness = 0.6F;
// For grids of which only the lines around boxes are there.
constexpr float faint_sureness = 0.95F;

float area(const FoundGrid& grid) {
  const Point a = grid.lattice.at(0, 0);
  const Point b = grid.lattice.at(9, 9);
  const Point c = grid.lattice.at(9, 0);
  const Point d = grid.lattice.at(0, 9);
  const float twice = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  return twice < 0 ? -twice : twice;
}

// Why what was read of a grid is no board.
PictureFault fault_of(const BoardReading& reading, const FoundGrid& grid) {
  // A unique solution proves everything.
  if (reading.board.unique && reading.sureness > least_sureness) return PictureFault::none;
  const bool clashes = real(reading.clashing_in_lines) > real(reading.digits) * most_clashing;
  if (reading.black > most_black) return PictureFault::other_grid;
  if (reading.digits < least_digits)
    return grid.clear ? PictureFault::no_digits : PictureFault::no_grid;
  if (clashes) return PictureFault::other_grid;
  if (grid.jigsaw || (reading.clashing_in_lines == 0 && reading.clashing_in_boxes > most_in_boxes))
    return PictureFault::jigsaw;
  if (grid.faint && reading.sureness < faint_sureness) return PictureFault::no_grid;
  return reading.sureness < least_sureness ? PictureFault::too_blurred : PictureFault::none;
}

}  // namespace

PictureReading read_picture(const Pixels& pixels, const Nets& nets) {
  const PictureFault size =
      fault_of_size(pixels.bytes.size(), pixels.width, pixels.height, pixels.channels);
  if (size != PictureFault::none) return {size, {}};
  if (std::min(pixels.width, pixels.height) < 9 * least_pixels_in_cell)
    return {PictureFault::too_small, {}};

  const int longer = std::max(pixels.width, pixels.height);
  const float scale = real(work_side) / real(longer);
  const auto scaled = [&](int side) { return std::max(1, nearest(real(side) * scale)); };
  Findings findings;
  {
    const Plane small = grey(pixels, {0, 0, pixels.width, pixels.height}, scaled(pixels.width),
                             scaled(pixels.height));
    findings = find_grids(small);
  }
  std::stable_sort(findings.grids.begin(), findings.grids.end(),
                   [](const FoundGrid& a, const FoundGrid& b) { return area(a) > area(b); });

  PictureReading result;
  result.fault = findings.other_size > 0 ? PictureFault::other_grid : PictureFault::no_grid;
  for (const FoundGrid& grid : findings.grids) {
    const Cells cells(pixels, grid.lattice, 1 / scale);
    PictureFault fault = PictureFault::none;
    if (cells.pixels_in_cell() < least_pixels_in_cell) {
      fault = PictureFault::too_small;
    } else {
      const BoardReading reading = read_board(cells, nets);
      fault = fault_of(reading, grid);
      if (fault == PictureFault::none) {
        result.boards.push_back(reading.board);
        continue;
      }
    }
    // The fault of the largest grid is the one to report.
    if (&grid == &findings.grids.front()) result.fault = fault;
  }
  if (result.boards.size() == 1) result.fault = PictureFault::none;
  if (result.boards.size() > 1) result.fault = PictureFault::several_grids;
  return result;
}

}  // namespace picture

PictureFault fault_of_size(std::uint64_t bytes, int width, int height, int channels) {
  if (width <= 0 || height <= 0 || (channels != 1 && channels != 3 && channels != 4))
    return PictureFault::bad_pixels;
  const std::int64_t pixels = static_cast<std::int64_t>(width) * height;
  if (std::max(width, height) > most_picture_side || pixels > most_picture_pixels)
    return PictureFault::too_large;
  return bytes == static_cast<std::uint64_t>(pixels * channels) ? PictureFault::none
                                                                : PictureFault::bad_pixels;
}

PictureReading read_picture(const Pixels& pixels) {
  return picture::read_picture(pixels, {picture::CellNet(picture::cell_weights()),
                                        picture::MarkNet(picture::mark_weights())});
}

std::string_view id(PictureFault fault) {
  constexpr Table<std::string_view, 10> ids = {
      "none",       "bad-pixels", "too-large", "too-small",   "no-grid",
      "other-grid", "jigsaw",     "no-digits", "too-blurred", "several-grids"};
  return ids[fault];
}

}  // namespace nonet
