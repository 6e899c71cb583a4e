// Grids of 9 by 9 cells in a picture.
#pragma once

#include <vector>

#include "picture/lattice.hpp"

namespace nonet::picture {

// A picture is looked at with its long side scaled to this.
inline constexpr int work_side = 1000;
inline constexpr int work_radius = 30;

struct FoundGrid {
  Lattice lattice;
  Presence presence;
  // Only the lines around boxes are there.
  bool faint = false;
  // Lines stand out from what is in the cells.
  bool clear = true;
  // Thick lines make other regions than boxes.
  bool jigsaw = false;
};

struct Findings {
  std::vector<FoundGrid> grids;
  // Without grids: the number of cells in a row of a grid that is none of 9 by 9, or 0.
  int other_size = 0;
};

// Looks for dark lines on bright ground and, where there are none, for bright lines on dark ground.
[[nodiscard]] Findings find_grids(const Plane& grey);

}  // namespace nonet::picture
