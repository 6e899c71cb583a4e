#include "picture/quads.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "index.hpp"

namespace nonet::picture {
namespace {

float cross(Point a, Point b, Point c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

// Where the line from a to b and the line from d to c meet behind b and c.
std::optional<Point> meeting(Point a, Point b, Point c, Point d) {
  const float across = (b.x - a.x) * (c.y - d.y) - (b.y - a.y) * (c.x - d.x);
  if (across * across < 1e-6F) return std::nullopt;
  const float t = ((d.x - a.x) * (c.y - d.y) - (d.y - a.y) * (c.x - d.x)) / across;
  const float s = ((d.x - a.x) * (b.y - a.y) - (d.y - a.y) * (b.x - a.x)) / across;
  if (t < 1 || s < 1) return std::nullopt;
  return Point{a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

// Leaves out corners that hardly stand out, until there are few enough to try all.
std::vector<Point> simplified(std::vector<Point> hull, std::size_t most) {
  while (hull.size() > most) {
    std::size_t least = 0;
    float least_area = 0;
    for (std::size_t i = 0; i < hull.size(); ++i) {
      const float area =
          cross(hull[(i + hull.size() - 1) % hull.size()], hull[i], hull[(i + 1) % hull.size()]);
      if (i == 0 || area < least_area) {
        least = i;
        least_area = area;
      }
    }
    hull.erase(iterator_at(hull, least));
  }
  return hull;
}

std::optional<Quad> grown(std::vector<Point> hull) {
  while (hull.size() > 4) {
    const std::size_t count = hull.size();
    std::size_t best = count;
    float best_area = 0;
    Point best_point;
    for (std::size_t i = 0; i < count; ++i) {
      const Point b = hull[i];
      const Point c = hull[(i + 1) % count];
      const std::optional<Point> corner =
          meeting(hull[(i + count - 1) % count], b, c, hull[(i + 2) % count]);
      if (!corner) continue;
      const float area = cross(b, *corner, c);
      if (best == count || area < best_area) {
        best = i;
        best_area = area;
        best_point = *corner;
      }
    }
    if (best == count) return std::nullopt;
    hull[best] = best_point;
    hull.erase(iterator_at(hull, (best + 1) % count));
  }
  if (hull.size() < 4) return std::nullopt;
  return Quad{hull[0], hull[1], hull[2], hull[3]};
}

std::optional<Quad> inscribed(const std::vector<Point>& hull) {
  const std::size_t count = hull.size();
  if (count < 4) return std::nullopt;
  Quad best{};
  float best_area = 0;
  for (std::size_t i = 0; i + 2 < count; ++i) {
    for (std::size_t k = i + 2; k < count; ++k) {
      // The corners on both sides that are farthest from the diagonal.
      float right = 0;
      float left = 0;
      std::size_t right_at = count;
      std::size_t left_at = count;
      for (std::size_t j = 0; j < count; ++j) {
        const float area = cross(hull[i], hull[k], hull[j]);
        if (j > i && j < k && -area > right) {
          right = -area;
          right_at = j;
        } else if ((j < i || j > k) && area > left) {
          left = area;
          left_at = j;
        }
      }
      if (right_at < count && left_at < count && right + left > best_area) {
        best_area = right + left;
        best = {hull[i], hull[right_at], hull[k], hull[left_at]};
      }
    }
  }
  if (best_area <= 0) return std::nullopt;
  return best;
}

Quad from_upper_left(const Quad& quad) {
  const std::ptrdiff_t first =
      std::min_element(quad.begin(), quad.end(),
                       [](Point a, Point b) { return a.x + a.y < b.x + b.y; }) -
      quad.begin();
  Quad turned = quad;
  std::rotate_copy(quad.begin(), quad.begin() + first, quad.end(), turned.begin());
  return turned;
}

}  // namespace

std::vector<Quad> quads_of(const std::vector<Point>& hull) {
  std::vector<Quad> quads;
  const std::vector<Point> simple = simplified(hull, 40);
  if (const std::optional<Quad> quad = grown(simple)) quads.push_back(from_upper_left(*quad));
  if (const std::optional<Quad> quad = inscribed(simple)) quads.push_back(from_upper_left(*quad));
  return quads;
}

Homography homography(const Quad& quad, double size) {
  // Heckbert, Fundamentals of Texture Mapping and Image Warping, 1989, section 2.2.3.
  const double sx = quad[0].x - quad[1].x + quad[2].x - quad[3].x;
  const double sy = quad[0].y - quad[1].y + quad[2].y - quad[3].y;
  const double dx1 = quad[1].x - quad[2].x;
  const double dx2 = quad[3].x - quad[2].x;
  const double dy1 = quad[1].y - quad[2].y;
  const double dy2 = quad[3].y - quad[2].y;
  double across = dx1 * dy2 - dx2 * dy1;
  if (across > -1e-9 && across < 1e-9) across = 1e-9;
  const double g = (sx * dy2 - dx2 * sy) / across;
  const double h = (dx1 * sy - sx * dy1) / across;
  return {(quad[1].x - quad[0].x + g * quad[1].x) / size,
          (quad[3].x - quad[0].x + h * quad[3].x) / size,
          quad[0].x,
          (quad[1].y - quad[0].y + g * quad[1].y) / size,
          (quad[3].y - quad[0].y + h * quad[3].y) / size,
          quad[0].y,
          g / size,
          h / size};
}

}  // namespace nonet::picture
