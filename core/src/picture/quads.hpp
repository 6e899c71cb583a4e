// Four corners for a hull, and the view of a flat grid from anywhere.
#pragma once

#include <vector>

#include "nonet/table.hpp"
#include "picture/blobs.hpp"
#include "picture/image.hpp"

namespace nonet::picture {

// Four corners, clockwise on the screen, the first the one nearest to the upper left.
using Quad = Table<Point, 4>;

// Quads that a hull may stand for: its sides made longer until four are left, and the largest quad within it.
//
//       ________          The ends of lines without a border are a hull with eight sides. The short ones go first, since
//     /|  |  |  |\        that adds the least; what is left is the border that was never drawn.
//    |-+--+--+--+-|
//    |-+--+--+--+-|
//     \|__|__|__|/
[[nodiscard]] std::vector<Quad> quads_of(const std::vector<Point>& hull);

// A plane seen in perspective: x = (a u + b v + c) / (g u + h v + 1), and y alike.
struct Homography {
  double a = 1;
  double b = 0;
  double c = 0;
  double d = 0;
  double e = 1;
  double f = 0;
  double g = 0;
  double h = 0;

  // Points behind the eye, or nowhere, land far outside of every picture.
  [[nodiscard]] Point at(double u, double v) const {
    constexpr double far = 1e6;
    const double depth = g * u + h * v + 1;
    const double x = (a * u + b * v + c) / depth;
    const double y = (d * u + e * v + f) / depth;
    const bool seen = depth > 1e-6 && x > -far && x < far && y > -far && y < far;
    if (!seen) return {real(-far), real(-far)};
    return {real(x), real(y)};
  }
};

// The map from the square (0, 0) to (size, size) onto a quad.
[[nodiscard]] Homography homography(const Quad& quad, double size);

}  // namespace nonet::picture
