#include "picture/blobs.hpp"

#include <algorithm>
#include <cstddef>

#include "index.hpp"
#include "picture/image.hpp"

namespace nonet::picture {
namespace {

constexpr int ridge_reach = 5;
constexpr int ridge_length = 25;

// Keeps runs of at least `ridge_length` along a line of pixels that lie `step` apart.
void keep_long_runs(std::uint8_t* line, int count, std::ptrdiff_t step) {
  int begin = 0;
  for (int i = 0; i <= count; ++i) {
    if (i < count && line[i * step] != 0) continue;
    if (i - begin < ridge_length)
      for (int j = begin; j < i; ++j) line[j * step] = 0;
    begin = i + 1;
  }
}

// Pixels of one row that lie side by side.
struct Run {
  int row;
  int begin;
  int end;
  std::int32_t parent;
};

std::int32_t root_of(std::vector<Run>& runs, std::int32_t run) {
  while (nth(runs, run).parent != run) {
    nth(runs, run).parent = nth(runs, nth(runs, run).parent).parent;
    run = nth(runs, run).parent;
  }
  return run;
}

// The smaller number becomes the root, so that a root comes before its members.
void join(std::vector<Run>& runs, std::int32_t first, std::int32_t second) {
  first = root_of(runs, first);
  second = root_of(runs, second);
  nth(runs, std::max(first, second)).parent = std::min(first, second);
}

std::vector<Run> runs_of(const Mask& mask) {
  std::vector<Run> runs;
  std::size_t above = 0;
  std::size_t above_end = 0;
  for (int y = 0; y < mask.height; ++y) {
    const std::uint8_t* const row = mask.on.data() + as_size(y) * as_size(mask.width);
    const std::size_t first = runs.size();
    for (int x = 0; x < mask.width; ++x) {
      if (row[x] == 0) continue;
      const int begin = x;
      while (x < mask.width && row[x] != 0) ++x;
      const auto self = static_cast<std::int32_t>(runs.size());
      runs.push_back({y, begin, x, self});
      while (above < above_end && runs[above].end < begin) ++above;
      for (std::size_t other = above; other < above_end && runs[other].begin <= x; ++other)
        join(runs, self, static_cast<std::int32_t>(other));
    }
    above = first;
    above_end = runs.size();
  }
  return runs;
}

float turn(Point a, Point b, Point c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

// Andrew's monotone chain, over points from top to bottom.
std::vector<Point> hull_of(const std::vector<Point>& points) {
  std::vector<Point> hull;
  const auto add = [&](Point point, std::size_t floor) {
    while (hull.size() >= floor + 2 && turn(hull[hull.size() - 2], hull.back(), point) <= 0)
      hull.pop_back();
    hull.push_back(point);
  };
  for (const Point point : points) add(point, 0);
  const std::size_t floor = hull.size() - 1;
  for (std::size_t i = points.size(); i-- > 0;) add(points[i], floor);
  hull.pop_back();
  return hull;
}

}  // namespace

Mask darker_than(const Plane& dark, float limit) {
  Mask mask{dark.width, dark.height, std::vector<std::uint8_t>(dark.values.size())};
  for (std::size_t i = 0; i < dark.values.size(); ++i) mask.on[i] = dark.values[i] > limit ? 1 : 0;
  return mask;
}

Mask ridges(const Plane& dark, float rise) {
  const int width = dark.width;
  const int height = dark.height;
  Mask level{width, height, std::vector<std::uint8_t>(dark.values.size())};
  Mask upright = level;
  for (int y = 0; y < height; ++y) {
    const float* const row = dark.row(y);
    const float* const above = dark.row(std::max(y - ridge_reach, 0));
    const float* const below = dark.row(std::min(y + ridge_reach, height - 1));
    std::uint8_t* const to_level = level.on.data() + as_size(y) * as_size(width);
    std::uint8_t* const to_upright = upright.on.data() + as_size(y) * as_size(width);
    for (int x = 0; x < width; ++x)
      to_level[x] = row[x] - std::max(above[x], below[x]) > rise ? 1 : 0;
    for (int x = ridge_reach; x < width - ridge_reach; ++x)
      to_upright[x] = row[x] - std::max(row[x - ridge_reach], row[x + ridge_reach]) > rise ? 1 : 0;
    keep_long_runs(to_level, width, 1);
  }
  for (int x = 0; x < width; ++x) keep_long_runs(upright.on.data() + x, height, width);
  for (std::size_t i = 0; i < level.on.size(); ++i) level.on[i] |= upright.on[i];
  return dilated(level);
}

Mask dilated(const Mask& mask) {
  const int width = mask.width;
  Mask out = mask;
  for (int y = 0; y < mask.height; ++y) {
    const std::uint8_t* const row = mask.on.data() + as_size(y) * as_size(width);
    std::uint8_t* const to = out.on.data() + as_size(y) * as_size(width);
    for (int x = 1; x < width; ++x) to[x] |= row[x - 1];
    for (int x = 0; x + 1 < width; ++x) to[x] |= row[x + 1];
  }
  const Mask wide = out;
  for (int y = 0; y < mask.height; ++y) {
    std::uint8_t* const to = out.on.data() + as_size(y) * as_size(width);
    for (const int other : {y - 1, y + 1}) {
      if (other < 0 || other >= mask.height) continue;
      const std::uint8_t* const row = wide.on.data() + as_size(other) * as_size(width);
      for (int x = 0; x < width; ++x) to[x] |= row[x];
    }
  }
  return out;
}

std::vector<Blob> largest_blobs(const Mask& mask, int most, int least) {
  std::vector<Run> runs = runs_of(mask);
  struct Part {
    std::int32_t root;
    Rect box;
    int pixels;
  };
  std::vector<std::int32_t> part_of(runs.size(), -1);
  std::vector<Part> parts;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const std::int32_t root = root_of(runs, static_cast<std::int32_t>(i));
    std::int32_t& part = nth(part_of, root);
    const Run& run = runs[i];
    if (part < 0) {
      part = static_cast<std::int32_t>(parts.size());
      parts.push_back({root, {run.begin, run.row, run.end, run.row + 1}, 0});
    }
    Part& its = nth(parts, part);
    its.box.left = std::min(its.box.left, run.begin);
    its.box.right = std::max(its.box.right, run.end);
    its.box.bottom = run.row + 1;
    its.pixels += run.end - run.begin;
  }
  const auto spans = [](const Part& part) {
    return (part.box.right - part.box.left) * (part.box.bottom - part.box.top);
  };
  const auto is_small = [&](const Part& part) {
    return std::min(part.box.right - part.box.left, part.box.bottom - part.box.top) < least;
  };
  parts.erase(std::remove_if(parts.begin(), parts.end(), is_small), parts.end());
  std::stable_sort(parts.begin(), parts.end(),
                   [&](const Part& a, const Part& b) { return spans(a) > spans(b); });
  if (parts.size() > as_size(most)) parts.resize(as_size(most));

  std::vector<Blob> blobs;
  for (const Part& part : parts) {
    // The ends of each row are all that a hull needs.
    std::vector<int> begins(as_size(part.box.bottom - part.box.top), mask.width);
    std::vector<int> ends(begins.size(), -1);
    for (std::size_t i = 0; i < runs.size(); ++i) {
      if (root_of(runs, static_cast<std::int32_t>(i)) != part.root) continue;
      const std::size_t row = as_size(runs[i].row - part.box.top);
      begins[row] = std::min(begins[row], runs[i].begin);
      ends[row] = std::max(ends[row], runs[i].end - 1);
    }
    std::vector<Point> points;
    for (int row = 0; row < count_of(begins); ++row) {
      const auto y = real(part.box.top + row);
      points.push_back({real(nth(begins, row)), y});
      if (nth(ends, row) != nth(begins, row)) points.push_back({real(nth(ends, row)), y});
    }
    // Sorted by row, then from left to right, as the chain wants them.
    blobs.push_back({part.box, part.pixels, hull_of(points)});
  }
  return blobs;
}

}  // namespace nonet::picture
