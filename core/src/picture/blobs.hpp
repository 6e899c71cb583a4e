// Which pixels may belong to lines, and the connected ones among them. A grid is a blob: its lines all touch.
#pragma once

#include <cstdint>
#include <vector>

#include "picture/image.hpp"

namespace nonet::picture {

struct Point {
  float x = 0;
  float y = 0;
};

// Pixels that are on (1) or off (0).
struct Mask {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> on;
};

// The pixels that are darker than that.
[[nodiscard]] Mask darker_than(const Plane& dark, float limit);
// The pixels on lines, upright or level within some degrees: darker by `rise` than what is on both sides, for a length of 25 pixels.
[[nodiscard]] Mask ridges(const Plane& dark, float rise);
// Every pixel and the eight around it.
[[nodiscard]] Mask dilated(const Mask& mask);

// Connected pixels, over corners as well: what they span, and the hull around them, clockwise on the screen.
struct Blob {
  Rect box;
  int pixels = 0;
  std::vector<Point> hull;
};

// The largest blobs by what they span, each at least `least` wide and high, the largest first.
[[nodiscard]] std::vector<Blob> largest_blobs(const Mask& mask, int most, int least);

}  // namespace nonet::picture
