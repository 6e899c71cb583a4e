#include "picture/image.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace nonet::picture {
namespace {

// One row of a part as greys.
void grey_row(const Pixels& pixels, const Rect& part, int y, std::vector<float>& out) {
  const std::size_t channels = place(pixels.channels);
  const std::uint8_t* from =
      pixels.bytes.data() + (place(y) * place(pixels.width) + place(part.left)) * channels;
  const int width = part.right - part.left;
  for (int x = 0; x < width; ++x, from += channels) {
    int value = from[0] * 10;
    if (channels >= 3) value = 2 * from[0] + 5 * from[1] + 3 * from[2];
    if (channels == 4) value = (value * from[3] + 2550 * (255 - from[3])) / 255;
    out[place(x)] = static_cast<float>(value) * 0.1F;
  }
}

// How a line of `from` pixels becomes one of `to`: which pixels each new one is made of, and with what weights.
struct Resampling {
  std::vector<int> first;
  std::vector<int> count;
  std::vector<float> weights;
  int most = 0;

  Resampling(int from, int to) : first(place(to)), count(place(to)) {
    const float step = static_cast<float>(from) / static_cast<float>(to);
    most = step > 1 ? static_cast<int>(step) + 3 : 2;
    weights.resize(place(to) * place(most));
    for (int i = 0; i < to; ++i) {
      float* const weight = &weights[place(i) * place(most)];
      if (step <= 1) {
        const float at = std::clamp((static_cast<float>(i) + 0.5F) * step - 0.5F, 0.0F,
                                    static_cast<float>(from - 1));
        first[place(i)] = std::min(static_cast<int>(at), std::max(from - 2, 0));
        count[place(i)] = std::min(from, 2);
        const float part = at - static_cast<float>(first[place(i)]);
        weight[0] = 1 - part;
        weight[1] = part;
        if (from == 1) weight[0] = 1;
        continue;
      }
      const float begin = static_cast<float>(i) * step;
      const float end = std::min(static_cast<float>(i + 1) * step, static_cast<float>(from));
      int pixel = static_cast<int>(begin);
      first[place(i)] = pixel;
      int used = 0;
      float sum = 0;
      for (; pixel < from && static_cast<float>(pixel) < end && used < most; ++pixel, ++used) {
        weight[used] = std::min(static_cast<float>(pixel + 1), end) -
                       std::max(static_cast<float>(pixel), begin);
        sum += weight[used];
      }
      for (int j = 0; j < used; ++j) weight[j] /= sum;
      count[place(i)] = used;
    }
  }
};

}  // namespace

float Plane::between(float x, float y) const {
  x = std::clamp(x, 0.0F, static_cast<float>(width - 1));
  y = std::clamp(y, 0.0F, static_cast<float>(height - 1));
  const int left = std::min(static_cast<int>(x), std::max(width - 2, 0));
  const int top = std::min(static_cast<int>(y), std::max(height - 2, 0));
  const float right_part = x - static_cast<float>(left);
  const float lower_part = y - static_cast<float>(top);
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
  std::vector<float> line(place(from_width));
  // Two scaled rows are kept, since rows that are made between two others need both.
  std::array<std::vector<float>, 2> scaled = {std::vector<float>(place(width)),
                                              std::vector<float>(place(width))};
  std::array<int, 2> kept = {-1, -1};
  for (int y = 0; y < height; ++y) {
    float* const to = out.row(y);
    for (int i = 0; i < down.count[place(y)]; ++i) {
      const int source = down.first[place(y)] + i;
      const std::size_t slot = place(source) % 2;
      if (kept[slot] != source) {
        grey_row(pixels, part, part.top + source, line);
        for (int x = 0; x < width; ++x) {
          const float* const from = line.data() + across.first[place(x)];
          const float* const weight = &across.weights[place(x) * place(across.most)];
          float sum = 0;
          for (int j = 0; j < across.count[place(x)]; ++j) sum += from[j] * weight[j];
          scaled[slot][place(x)] = sum;
        }
        kept[slot] = source;
      }
      const float weight = down.weights[place(y) * place(down.most) + place(i)];
      for (int x = 0; x < width; ++x) to[x] += scaled[slot][place(x)] * weight;
    }
  }
  return out;
}

Colour colour_at(const Pixels& pixels, float x, float y, float reach) {
  const int left = std::clamp(static_cast<int>(x - reach), 0, pixels.width - 1);
  const int right = std::clamp(static_cast<int>(x + reach), left, pixels.width - 1);
  const int top = std::clamp(static_cast<int>(y - reach), 0, pixels.height - 1);
  const int bottom = std::clamp(static_cast<int>(y + reach), top, pixels.height - 1);
  const std::size_t channels = place(pixels.channels);
  std::array<std::uint32_t, 3> sums{};
  for (int row = top; row <= bottom; ++row) {
    const std::uint8_t* from =
        pixels.bytes.data() + (place(row) * place(pixels.width) + place(left)) * channels;
    for (int column = left; column <= right; ++column, from += channels) {
      for (std::size_t c = 0; c < 3; ++c) {
        const std::uint32_t value = from[channels >= 3 ? c : 0];
        sums[c] += channels == 4 ? (value * from[3] + 255U * (255U - from[3])) / 255U : value;
      }
    }
  }
  const auto count = static_cast<float>((right - left + 1) * (bottom - top + 1));
  return {static_cast<float>(sums[0]) / count, static_cast<float>(sums[1]) / count,
          static_cast<float>(sums[2]) / count};
}

Plane darkness(const Plane& grey, int radius, bool inverted) {
  const int width = grey.width;
  const int height = grey.height;
  // Whole sixteenths, so that sums over columns can be carried along without error.
  const auto value = [&](int x, int y) {
    const int whole = nearest(grey.row(y)[x] * 16);
    return inverted ? 255 * 16 - whole : whole;
  };
  std::vector<std::int32_t> columns(place(width), 0);
  std::vector<std::int32_t> sums(place(width) + 1, 0);
  Plane out(width, height);
  int rows = 0;
  for (int y = 0; y < std::min(radius, height); ++y, ++rows)
    for (int x = 0; x < width; ++x) columns[place(x)] += value(x, y);
  for (int y = 0; y < height; ++y) {
    if (y + radius < height) {
      for (int x = 0; x < width; ++x) columns[place(x)] += value(x, y + radius);
      ++rows;
    }
    if (y - radius - 1 >= 0) {
      for (int x = 0; x < width; ++x) columns[place(x)] -= value(x, y - radius - 1);
      --rows;
    }
    // A line of columns fits 32 bits: at most 2,000 wide, 200 high, 4,080 each.
    for (int x = 0; x < width; ++x) sums[place(x) + 1] = sums[place(x)] + columns[place(x)];
    float* const to = out.row(y);
    for (int x = 0; x < width; ++x) {
      const int left = std::max(x - radius, 0);
      const int right = std::min(x + radius + 1, width);
      const float mean = static_cast<float>(sums[place(right)] - sums[place(left)]) /
                         static_cast<float>((right - left) * rows);
      to[x] = (mean - static_cast<float>(value(x, y))) / (mean + 8 * 16);
    }
  }
  // A blur of 0.8 pixels.
  constexpr float side = 0.239F;
  constexpr float middle = 0.522F;
  std::vector<float> above(place(width));
  std::vector<float> line(place(width));
  for (int y = 0; y < height; ++y) {
    float* const to = out.row(y);
    const float* const below = y + 1 < height ? out.row(y + 1) : to;
    if (y == 0) std::copy(to, to + width, above.begin());
    for (int x = 0; x < width; ++x)
      line[place(x)] = (above[place(x)] + below[x]) * side + to[x] * middle;
    std::copy(to, to + width, above.begin());
    for (int x = 0; x < width; ++x) {
      const float left = line[place(std::max(x - 1, 0))];
      const float right = line[place(std::min(x + 1, width - 1))];
      to[x] = (left + right) * side + line[place(x)] * middle;
    }
  }
  return out;
}

}  // namespace nonet::picture
