#include "picture/image.hpp"

#include <algorithm>
#include <cstdint>

#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::picture {
namespace {

// One row of a part as greys.
void grey_row(const Pixels& pixels, const Rect& part, int y, std::vector<float>& out) {
  const std::size_t channels = as_size(pixels.channels);
  const std::uint8_t* from =
      pixels.bytes.data() + (as_size(y) * as_size(pixels.width) + as_size(part.left)) * channels;
  const int width = part.right - part.left;
  for (int x = 0; x < width; ++x, from += channels) {
    int value = from[0] * 10;
    if (channels >= 3) value = 2 * from[0] + 5 * from[1] + 3 * from[2];
    if (channels == 4) value = (value * from[3] + 2550 * (255 - from[3])) / 255;
    nth(out, x) = real(value) * 0.1F;
  }
}

// How a line of `from` pixels becomes one of `to`: which pixels each new one is made of, and with what weights.
struct Resampling {
  std::vector<int> first;
  std::vector<int> count;
  std::vector<float> weights;
  int most = 0;

  Resampling(int from, int to) : first(as_size(to)), count(as_size(to)) {
    const float step = real(from) / real(to);
    most = step > 1 ? static_cast<int>(step) + 3 : 2;
    weights.resize(as_size(to) * as_size(most));
    for (int i = 0; i < to; ++i) {
      float* const weight = &weights[as_size(i) * as_size(most)];
      if (step <= 1) {
        const float at = std::clamp((real(i) + 0.5F) * step - 0.5F, 0.0F, real(from - 1));
        nth(first, i) = std::min(static_cast<int>(at), std::max(from - 2, 0));
        nth(count, i) = std::min(from, 2);
        const float part = at - real(nth(first, i));
        weight[0] = 1 - part;
        weight[1] = part;
        if (from == 1) weight[0] = 1;
        continue;
      }
      const float begin = real(i) * step;
      const float end = std::min(real(i + 1) * step, real(from));
      int pixel = static_cast<int>(begin);
      nth(first, i) = pixel;
      int used = 0;
      float sum = 0;
      for (; pixel < from && real(pixel) < end && used < most; ++pixel, ++used) {
        weight[used] = std::min(real(pixel + 1), end) - std::max(real(pixel), begin);
        sum += weight[used];
      }
      for (int j = 0; j < used; ++j) weight[j] /= sum;
      nth(count, i) = used;
    }
  }
};

}  // namespace

float Plane::between(float x, float y) const {
  x = std::clamp(x, 0.0F, real(width - 1));
  y = std::clamp(y, 0.0F, real(height - 1));
  const int left = std::min(static_cast<int>(x), std::max(width - 2, 0));
  const int top = std::min(static_cast<int>(y), std::max(height - 2, 0));
  const float right_part = x - real(left);
  const float lower_part = y - real(top);
  const float* const upper = row(top) + left;
  const float* const lower = height > 1 ? upper + width : upper;
  const int next = width > 1 ? 1 : 0;
  const float above = upper[0] + (upper[next] - upper[0]) * right_part;
  const float below = lower[0] + (lower[next] - lower[0]) * right_part;
  return above + (below - above) * lower_part;
}

Plane grey(const Pixels& pixels, const Rect& part, int width, int height) {
  Plane out(width, height);
  const int from_width = part.right - part.left;
  const int from_height = part.bottom - part.top;
  const Resampling across(from_width, width);
  const Resampling down(from_height, height);
  std::vector<float> line(as_size(from_width));
  // Two scaled rows are kept, since rows that are made between two others need both.
  Table<std::vector<float>, 2> scaled = {std::vector<float>(as_size(width)),
                                         std::vector<float>(as_size(width))};
  Table<int, 2> kept = {-1, -1};
  for (int y = 0; y < height; ++y) {
    float* const to = out.row(y);
    for (int i = 0; i < nth(down.count, y); ++i) {
      const int source = nth(down.first, y) + i;
      const std::size_t slot = as_size(source) % 2;
      if (kept[slot] != source) {
        grey_row(pixels, part, part.top + source, line);
        for (int x = 0; x < width; ++x) {
          const float* const from = line.data() + nth(across.first, x);
          const float* const weight = &across.weights[as_size(x) * as_size(across.most)];
          float sum = 0;
          for (int j = 0; j < nth(across.count, x); ++j) sum += from[j] * weight[j];
          nth(scaled[slot], x) = sum;
        }
        kept[slot] = source;
      }
      const float weight = down.weights[as_size(y) * as_size(down.most) + as_size(i)];
      for (int x = 0; x < width; ++x) to[x] += nth(scaled[slot], x) * weight;
    }
  }
  return out;
}

Colour colour_at(const Pixels& pixels, float x, float y, float reach) {
  const int left = std::clamp(static_cast<int>(x - reach), 0, pixels.width - 1);
  const int right = std::clamp(static_cast<int>(x + reach), left, pixels.width - 1);
  const int top = std::clamp(static_cast<int>(y - reach), 0, pixels.height - 1);
  const int bottom = std::clamp(static_cast<int>(y + reach), top, pixels.height - 1);
  const std::size_t channels = as_size(pixels.channels);
  Table<std::uint32_t, 3> sums{};
  for (int row = top; row <= bottom; ++row) {
    const std::uint8_t* from =
        pixels.bytes.data() + (as_size(row) * as_size(pixels.width) + as_size(left)) * channels;
    for (int column = left; column <= right; ++column, from += channels) {
      for (std::size_t c = 0; c < 3; ++c) {
        const std::uint32_t value = from[channels >= 3 ? c : 0];
        sums[c] += channels == 4 ? (value * from[3] + 255U * (255U - from[3])) / 255U : value;
      }
    }
  }
  const auto count = real((right - left + 1) * (bottom - top + 1));
  return {real(sums[0]) / count, real(sums[1]) / count, real(sums[2]) / count};
}

Plane darkness(const Plane& grey, int radius, bool inverted) {
  const int width = grey.width;
  const int height = grey.height;
  // Whole sixteenths, so that sums over columns can be carried along without error.
  const auto value = [&](int x, int y) {
    const int whole = nearest(grey.row(y)[x] * 16);
    return inverted ? 255 * 16 - whole : whole;
  };
  std::vector<std::int32_t> columns(as_size(width), 0);
  std::vector<std::int32_t> sums(as_size(width) + 1, 0);
  Plane out(width, height);
  int rows = 0;
  for (int y = 0; y < std::min(radius, height); ++y, ++rows)
    for (int x = 0; x < width; ++x) nth(columns, x) += value(x, y);
  for (int y = 0; y < height; ++y) {
    if (y + radius < height) {
      for (int x = 0; x < width; ++x) nth(columns, x) += value(x, y + radius);
      ++rows;
    }
    if (y - radius - 1 >= 0) {
      for (int x = 0; x < width; ++x) nth(columns, x) -= value(x, y - radius - 1);
      --rows;
    }
    // A line of columns fits 32 bits: at most 2,000 wide, 200 high, 4,080 each.
    for (int x = 0; x < width; ++x) sums[as_size(x) + 1] = nth(sums, x) + nth(columns, x);
    float* const to = out.row(y);
    for (int x = 0; x < width; ++x) {
      const int left = std::max(x - radius, 0);
      const int right = std::min(x + radius + 1, width);
      const float mean = real(nth(sums, right) - nth(sums, left)) / real((right - left) * rows);
      to[x] = (mean - real(value(x, y))) / (mean + 8 * 16);
    }
  }
  // A blur of 0.8 pixels.
  constexpr float side = 0.239F;
  constexpr float middle = 0.522F;
  std::vector<float> above(as_size(width));
  std::vector<float> line(as_size(width));
  for (int y = 0; y < height; ++y) {
    float* const to = out.row(y);
    const float* const below = y + 1 < height ? out.row(y + 1) : to;
    if (y == 0) std::copy(to, to + width, above.begin());
    for (int x = 0; x < width; ++x)
      nth(line, x) = (nth(above, x) + below[x]) * side + to[x] * middle;
    std::copy(to, to + width, above.begin());
    for (int x = 0; x < width; ++x) {
      const float left = nth(line, std::max(x - 1, 0));
      const float right = nth(line, std::min(x + 1, width - 1));
      to[x] = (left + right) * side + nth(line, x) * middle;
    }
  }
  return out;
}

}  // namespace nonet::picture
