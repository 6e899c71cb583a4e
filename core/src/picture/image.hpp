// Grey images, and what the search for grids looks at in place of them: how much darker a pixel is than what lies around it.
#pragma once

#include <cmath>
#include <cstddef>
#include <vector>

#include "index.hpp"
#include "nonet/read_picture.hpp"

namespace nonet::picture {

// The nearest whole number, of what is not negative.
[[nodiscard]] inline int nearest(float value) {
  return static_cast<int>(std::floor(value + 0.5F));
}

[[nodiscard]] constexpr float real(auto number) {
  return static_cast<float>(number);
}

// A rectangle of numbers.
struct Plane {
  int width = 0;
  int height = 0;
  std::vector<float> values;

  Plane() = default;
  Plane(int columns, int rows)
      : width(columns), height(rows), values(as_size(columns) * as_size(rows)) {}

  [[nodiscard]] float* row(int y) { return values.data() + std::ptrdiff_t{y} * width; }
  [[nodiscard]] const float* row(int y) const { return values.data() + std::ptrdiff_t{y} * width; }

  // Between four pixels, whose centres have whole coordinates; what is outside is as the border.
  [[nodiscard]] float between(float x, float y) const;
};

// A part of a picture, in pixels; `right` and `bottom` are outside.
struct Rect {
  int left = 0;
  int top = 0;
  int right = 0;
  int bottom = 0;
};

// The greys (0 to 255) of a part of a picture, scaled to a width and a height: by the mean of what falls into a pixel, or between
// pixels where it grows. Red counts little, so that red digits are dark.
[[nodiscard]] Plane grey(const Pixels& pixels, const Rect& part, int width, int height);

// The mean colour of a small square of the picture, 0 to 255 each.
struct Colour {
  float red = 0;
  float green = 0;
  float blue = 0;
};
[[nodiscard]] Colour colour_at(const Pixels& pixels, float x, float y, float reach);

// How much darker each pixel is than the mean of the square around it that reaches `radius` pixels to all sides: 0 as that, 1 black. With
// `inverted`, how much brighter, in the same measure of the negative.
[[nodiscard]] Plane darkness(const Plane& grey, int radius, bool inverted);

}  // namespace nonet::picture
