/// @file
/// The strong links of a digit, single or grouped, that Sukaku Explainer sees in a house.
#pragma once

#include <vector>

#include "chains/pencil.hpp"
#include "nonet/table.hpp"

namespace nonet::rating {

using namespace chains;

/// One end of a strong link: a cell, or a group of two or three.
struct LinkEnd {
  CellSet cells;
  CellSet seen;     ///< Cells that see them all.
  HouseSet houses;  ///< Houses that have them all.
};

struct StrongLink {
  int house = 0;
  bool grouped = false;
  CellSet places;  ///< Of the digit in the house.
  Table<LinkEnd, 2> ends;
};

/// The links of a digit in a house: none, one or two. A group may have a cell that has not the digit: the
/// one where the lines of an empty rectangle cross.
[[nodiscard]] std::vector<StrongLink> strong_links(const Pencil& pencil, int house, int digit);

}  // namespace nonet::rating
