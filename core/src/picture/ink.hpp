// Givens and entries, by the ink they are written with: its hue, how dark it is, how wide its strokes are.
#pragma once

#include <cstdint>
#include <vector>

#include "picture/cells.hpp"

namespace nonet::picture {

// Trait that tells two inks apart.
enum class InkTrait : std::uint8_t { hue, strength, width };

// Two kinds of ink, and the cells of each.
struct Inks {
  InkTrait trait = InkTrait::hue;
  // The likelier givens: they have less colour or, where that tells nothing, are stronger or wider.
  CellSet first;
  CellSet second;
  // Cells that might be of the other kind as well.
  CellSet between;
};

// The ways in which the cells of `digits` fall into two kinds, the plainest first. None where all are alike.
[[nodiscard]] std::vector<Inks> inks_of(const Cells& cells, const CellSet& digits);

}  // namespace nonet::picture
