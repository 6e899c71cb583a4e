/// @file
/// Images of positions and candidates under the symmetries of Sudoku.
#pragma once

#include <cstddef>
#include <set>

#include "nonet/canonical.hpp"
#include "nonet/position.hpp"

namespace nonet::test {

/// The candidate to which a candidate goes.
inline int image_of_candidate(const Transformation& to, int c) {
  return candidate(nonet::image_of(to, candidate_cell(c)),
                   to.digits[static_cast<std::size_t>(candidate_digit(c))]);
}

template <class Candidates>
std::set<int> images_of(const Transformation& to, const Candidates& candidates) {
  std::set<int> images;
  for (int c : candidates) images.insert(image_of_candidate(to, c));
  return images;
}

inline Position image_of(const Transformation& to, const Position& position) {
  Table<DigitSet, cell_count> candidates{};
  CellSet givens;
  for (int cell = 0; cell < cell_count; ++cell) {
    const int image = nonet::image_of(to, cell);
    for (int digit : position.board.candidates(cell))
      candidates[static_cast<std::size_t>(image)].insert(
          to.digits[static_cast<std::size_t>(digit)]);
    if (position.givens.contains(cell)) givens.insert(image);
  }
  return {Board(apply(to, position.board.values()), candidates), givens};
}

}  // namespace nonet::test
