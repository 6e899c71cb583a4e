// The crossings of a grid's lines: a flat grid seen in perspective, bent as paper bends.
//
//    0   1   2  ...  9   u      A place in the grid is (u, v), in cells. It is seen at H(u + p(u, v), v + q(u, v)): H is
//  0 +---+---+-- ... +          a homography, p and q are polynomials of low degree, which are 0 as long as nothing but
//  1 +---+---+-- ... +          four corners is known.
//    :
//  v
#pragma once

#include <cstddef>

#include "index.hpp"
#include "nonet/table.hpp"
#include "picture/quads.hpp"

namespace nonet::picture {

// The powers of u and v up to degree 4 together.
inline constexpr std::size_t most_terms = 15;
[[nodiscard]] constexpr std::size_t terms_of(int degree) {
  return as_size((degree + 1) * (degree + 2) / 2);
}

struct Lattice {
  Homography view;
  Table<double, most_terms> across{};
  Table<double, most_terms> down{};

  [[nodiscard]] Point at(double u, double v) const;
};

// A place in the picture, and what one cell to the right and one cell down are there.
struct Local {
  Point centre;
  Point right;
  Point down;
};
[[nodiscard]] Local local(const Lattice& lattice, double u, double v);

// How much of a grid of `size` by `size` cells is there, in shares of the segments from crossing to crossing.
struct Presence {
  // Of all lines, and of the one that has least.
  float share = 0;
  float weakest = 0;
  // The same of the lines inside, without the border.
  float inner = 0;
  float weakest_inner = 0;
  // Of the line one cell outside that has most.
  float outside = 0;
  // Of the pieces by which inner lines would be longer than the grid.
  float beyond = 0;

  // Of the lines around boxes (the border and every third), the one that has least.
  float boxes = 0;

  // Without a border, that lines end is what says where the grid does.
  [[nodiscard]] bool has_border() const { return share >= 0.9F && weakest >= 0.5F; }
  [[nodiscard]] bool is_open() const {
    return inner >= 0.95F && weakest_inner >= 0.75F && beyond <= 0.2F;
  }
  [[nodiscard]] bool is_grid() const { return has_border() || is_open(); }
  // Lines within boxes may be too faint to be seen. Then what is read has to prove the grid.
  [[nodiscard]] bool may_be_grid() const { return boxes >= 0.88F && outside <= 0.5F; }
  [[nodiscard]] float score() const {
    const float open = inner + (weakest_inner - (outside > beyond ? outside : beyond)) / 2 - 0.15F;
    const float closed = share + (weakest - outside) / 2;
    return has_border() || closed > open ? closed : open;
  }
};
[[nodiscard]] Presence presence(const Plane& dark, const Lattice& lattice, int size, int tolerance);

// Whether lines stand out from what is halfway between them, which noise does not.
[[nodiscard]] bool is_clear(const Plane& dark, const Lattice& lattice);

// Whether thick lines part the cells into other regions than boxes of 3 by 3.
[[nodiscard]] bool has_other_regions(const Plane& dark, const Lattice& lattice);

// Pulls the crossings of a grid of 9 by 9 to where the lines are.
void refine(const Plane& dark, Lattice& lattice);

}  // namespace nonet::picture
