// Givens and entries, by the colour of their ink.
#pragma once

#include <array>

#include "picture/cells.hpp"

namespace nonet::picture {

// Two kinds of ink: the cells of each, or all in the first where there is one kind only.
struct Inks {
  CellSet first;
  CellSet second;
};

// Parts the cells of `digits` by colour. The first kind is the more likely one of givens: it has less colour or, where that tells nothing, is the stronger one.
[[nodiscard]] Inks inks_of(const Cells& cells, const CellSet& digits);

}  // namespace nonet::picture
