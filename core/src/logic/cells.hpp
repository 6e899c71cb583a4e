/// @file
/// Small sets of cells and of candidates: what finders of every family ask.
#pragma once

#include "nonet/geometry.hpp"

namespace nonet::logic {

/// The cells that see every cell of a set; all cells when the set is empty. Never a cell of the set.
[[nodiscard]] inline CellSet common_peers(const CellSet& cells) {
  CellSet common = CellSet::all();
  for (int cell : cells) common &= peers(cell);
  return common;
}

[[nodiscard]] inline bool is_subset(const CellSet& inner, const CellSet& outer) {
  return (inner - outer).empty();
}

/// The houses that have every cell of a set.
[[nodiscard]] inline HouseSet common_houses(const CellSet& cells) {
  HouseSet houses;
  if (cells.empty()) return houses;
  const int first = cells.first();
  for (int house : {row_house(first), column_house(first), box_house(first)}) {
    if (is_subset(cells, house_set(house))) houses.insert(house);
  }
  return houses;
}

/// Those of some houses that have a cell.
[[nodiscard]] inline HouseSet houses_with(int cell, const HouseSet& houses) {
  HouseSet found;
  for (int house : {row_house(cell), column_house(cell), box_house(cell)}) found.insert(house);
  return found & houses;
}

/// The candidates of one digit in some cells.
[[nodiscard]] inline CandidateSet candidates_of(const CellSet& cells, int digit) {
  CandidateSet set;
  for (int cell : cells) set.insert(candidate(cell, digit));
  return set;
}

}  // namespace nonet::logic
