#include "picture/cells.hpp"

#include <algorithm>
#include <cmath>
#include <memory>

#include "nonet/table.hpp"
#include "picture/image.hpp"

namespace nonet::picture {
namespace {

// Pixels of a cell's side when its greys are taken from the picture.
constexpr float detail_cell = 42;
constexpr int inner_from = 4;
constexpr int inner_to = cell_side - 4;
constexpr std::size_t inner_pixels = std::size_t{inner_to - inner_from} * (inner_to - inner_from);
// Ink of other cells that faint ink is measured by.
constexpr float least_share = 0.4F;
// Ink that covers less of its ground than that tells little of its hue.
constexpr float least_extension = 0.3F;

float distance(Point a, Point b) {
  const float x = a.x - b.x;
  const float y = a.y - b.y;
  return std::sqrt(x * x + y * y);
}

Point mixed(Point a, Point b, float part) {
  return {a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part};
}

// The value that `part` of them are below, in whatever order.
float quantile(float* begin, float* end, float part) {
  float* const at = begin + nearest(part * real(end - begin - 1));
  std::nth_element(begin, at, end);
  return *at;
}

}  // namespace

Cells::Cells(const Pixels& pixels, const Lattice& lattice, float scale) : pixels_(pixels) {
  auto left = real(pixels.width);
  auto top = real(pixels.height);
  float right = 0;
  float bottom = 0;
  for (int v = 0; v < 10; ++v) {
    for (int u = 0; u < 10; ++u) {
      // The middle of a pixel has whole coordinates in both.
      const Point work = lattice.at(u, v);
      const Point at = {(work.x + 0.5F) * scale - 0.5F, (work.y + 0.5F) * scale - 0.5F};
      crossings_[v * 10 + u] = at;
      left = std::min(left, at.x);
      right = std::max(right, at.x);
      top = std::min(top, at.y);
      bottom = std::max(bottom, at.y);
    }
  }
  pixels_in_cell_ =
      (distance(crossings_[0], crossings_[9]) + distance(crossings_[90], crossings_[99]) +
       distance(crossings_[0], crossings_[90]) + distance(crossings_[9], crossings_[99])) /
      36;
  const float margin = pixels_in_cell_ / 4;
  const auto whole = [](float value, int most) {
    return static_cast<int>(std::clamp(value, 0.0F, real(most)));
  };
  Rect part = {whole(left - margin, pixels.width - 1), whole(top - margin, pixels.height - 1), 0,
               0};
  part.right = std::max(whole(right + margin + 1, pixels.width), part.left + 1);
  part.bottom = std::max(whole(bottom + margin + 1, pixels.height), part.top + 1);
  detail_scale_ = std::min(1.0F, detail_cell / std::max(pixels_in_cell_, 1.0F));
  const int width = std::max(1, nearest(real(part.right - part.left) * detail_scale_));
  const int height = std::max(1, nearest(real(part.bottom - part.top) * detail_scale_));
  detail_ = grey(pixels, part, width, height);
  detail_at_ = {real(part.left), real(part.top)};

  const auto greys = std::make_unique<Table<Table<float, cell_pixels>, cell_count>>();
  for (int cell = 0; cell < cell_count; ++cell) {
    Table<float, cell_pixels>& its = (*greys)[cell];
    for (int y = 0; y < cell_side; ++y) {
      for (int x = 0; x < cell_side; ++x) {
        // The mean of four places in each pixel.
        float sum = 0;
        for (const float dy : {0.25F, 0.75F})
          for (const float dx : {0.25F, 0.75F})
            sum += grey_at(cell, (real(x) + dx) / cell_side, (real(y) + dy) / cell_side);
        its[y * cell_side + x] = sum / 4;
      }
    }
  }
  look_at_all(*greys);
  for (std::size_t cell = 0; cell < cell_count; ++cell)
    for (std::size_t i = 0; i < patches_[cell].size(); ++i)
      patches_[cell][i] = value((*greys)[cell][i], looks_[cell]);
}

void Cells::look_at_all(const Table<Table<float, cell_pixels>, cell_count>& greys) {
  struct Range {
    float dark;
    float middle;
    float bright;
  };
  Table<Range, cell_count> ranges{};
  Table<float, cell_count> widths{};
  for (std::size_t cell = 0; cell < cell_count; ++cell) {
    Table<float, inner_pixels> inner{};
    std::size_t count = 0;
    for (int y = inner_from; y < inner_to; ++y)
      for (int x = inner_from; x < inner_to; ++x) inner[count++] = greys[cell][y * cell_side + x];
    float* const begin = inner.data();
    float* const end = begin + count;
    ranges[cell].dark = quantile(begin, end, 0.02F);
    ranges[cell].middle = quantile(begin, end, 0.5F);
    ranges[cell].bright = quantile(begin, end, 0.98F);
    widths[cell] = std::max(ranges[cell].middle - ranges[cell].dark,
                            ranges[cell].bright - ranges[cell].middle);
  }
  const float typical = quantile(widths.data(), widths.data() + cell_count, 0.9F);
  // Ink is bright where that is clear, and where it is not, as in most cells where it is.
  int bright_cells = 0;
  int dark_cells = 0;
  Table<bool, cell_count> clear{};
  for (std::size_t cell = 0; cell < cell_count; ++cell) {
    const float darker = ranges[cell].middle - ranges[cell].dark;
    const float brighter = ranges[cell].bright - ranges[cell].middle;
    looks_[cell].bright = brighter > darker;
    clear[cell] = std::max(darker, brighter) > typical * 0.25F &&
                  (brighter > darker * 1.3F || darker > brighter * 1.3F);
    if (clear[cell]) ++(looks_[cell].bright ? bright_cells : dark_cells);
  }
  Table<float, cell_count> peaks{};
  for (std::size_t cell = 0; cell < cell_count; ++cell) {
    Look& look = looks_[cell];
    const Range& range = ranges[cell];
    if (!clear[cell]) look.bright = bright_cells > dark_cells;
    look.ground = range.middle;
    look.peak = look.bright ? (range.bright - range.middle) / (263 - range.middle)
                            : (range.middle - range.dark) / (range.middle + 8);
    peaks[cell] = look.peak;
  }
  const float strong = std::max(quantile(peaks.data(), peaks.data() + cell_count, 0.9F), 0.02F);
  for (Look& look : looks_) look.scale = std::max(look.peak, strong * least_share);
}

std::int8_t Cells::value(float grey, const Look& look) {
  const float ink = look.bright ? (grey - look.ground) / (263 - look.ground)
                                : (look.ground - grey) / (look.ground + 8);
  const float scaled = std::clamp(ink / look.scale * 100, -127.0F, 127.0F);
  return static_cast<std::int8_t>(scaled + (scaled < 0 ? -0.5F : 0.5F));
}

MarkPatch Cells::mark(int cell, int ninth, int turns) const {
  // A tenth of a ninth around it.
  constexpr float share = 1.2F / 3;
  const float left = real(ninth % 3) / 3 - 0.1F / 3;
  const int row = ninth / 3;
  const float top = real(row) / 3 - 0.1F / 3;
  MarkPatch patch{};
  for (int y = 0; y < mark_side; ++y) {
    for (int x = 0; x < mark_side; ++x) {
      float across = left + (real(x) + 0.5F) / mark_side * share;
      float down = top + (real(y) + 0.5F) / mark_side * share;
      for (int i = 0; i < turns; ++i) {
        const float other = down;
        down = across;
        across = 1 - other;
      }
      patch[y * mark_side + x] = value(grey_at(cell, across, down), looks_[cell]);
    }
  }
  return patch;
}

Ink Cells::ink(int cell) const {
  const CellPatch& patch = patches_[cell];
  const Look& look = looks_[cell];
  Colour ink;
  Colour ground;
  float ink_weight = 0;
  float ground_weight = 0;
  float area = 0;
  float slope = 0;
  const auto add = [](Colour& sum, const Colour& colour) {
    sum = {sum.red + colour.red, sum.green + colour.green, sum.blue + colour.blue};
  };
  for (int y = inner_from; y < inner_to; ++y) {
    for (int x = inner_from; x < inner_to; ++x) {
      const auto at = [&](int dx, int dy) {
        return std::max(real(patch[(y + dy) * cell_side + x + dx]), 0.0F);
      };
      area += at(0, 0);
      const float across = at(1, 0) - at(-1, 0);
      const float down = at(0, 1) - at(0, -1);
      slope += std::sqrt(across * across + down * down) / 2;
      const float strength = at(0, 0);
      if (strength > 15 && strength < 75) continue;
      const Point where =
          in_picture(cell, (real(x) + 0.5F) / cell_side, (real(y) + 0.5F) / cell_side);
      const Colour colour = colour_at(pixels_, where.x, where.y, 0.5F);
      add(strength <= 15 ? ground : ink, colour);
      ++(strength <= 15 ? ground_weight : ink_weight);
    }
  }
  Ink result;
  result.strength = look.peak;
  // A stroke has a slope on either side.
  result.width = slope > 0 ? 2 * area / slope : 0;
  if (ink_weight == 0 || ground_weight == 0) return result;
  const auto share = [](float value, float weight) { return value / weight; };
  const Table<float, 3> its = {share(ink.red, ink_weight), share(ink.green, ink_weight),
                               share(ink.blue, ink_weight)};
  const Table<float, 3> under = {share(ground.red, ground_weight),
                                 share(ground.green, ground_weight),
                                 share(ground.blue, ground_weight)};
  float part = least_extension;
  for (std::size_t i = 0; i < 3; ++i)
    part = std::max(part, look.bright ? (its[i] - under[i]) / (263 - under[i])
                                      : (under[i] - its[i]) / (under[i] + 8));
  const auto full = [&](std::size_t i) {
    return std::clamp(under[i] + (its[i] - under[i]) / part, 0.0F, 255.0F);
  };
  result.hue = {full(0), full(1), full(2)};
  return result;
}

Point Cells::in_picture(int cell, float across, float down) const {
  const Point* const corner = &crossings_[cell / 9 * 10 + cell % 9];
  return mixed(mixed(corner[0], corner[1], across), mixed(corner[10], corner[11], across), down);
}

float Cells::grey_at(int cell, float across, float down) const {
  const Point at = in_picture(cell, across, down);
  return detail_.between((at.x - detail_at_.x + 0.5F) * detail_scale_ - 0.5F,
                         (at.y - detail_at_.y + 0.5F) * detail_scale_ - 0.5F);
}

}  // namespace nonet::picture
