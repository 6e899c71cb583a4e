/// @file
/// Full grids drawn at random, each with the same probability.
#pragma once

#include <memory>

#include "nonet/grid.hpp"
#include "nonet/random.hpp"

namespace nonet {

/// Draws full grids so that each of the 6,670,903,752,021,072,936,960 has exactly the same probability, as
/// far as the random numbers are uniform: by exact counting, without rejecting any.
///
/// `count_grids` sums the numbers of grids over classes of top bands, and within a class over the
/// digits of the columns of the other two bands. A uniform number below the sum picks one summand; what
/// a summand counts is listed and picked from; what the classes leave out (the names of the digits, the order of
/// the stacks and of the columns in them) is a symmetry of the grids, applied at random. (Ranked
/// sampling, as in Nijenhuis and Wilf, "Combinatorial Algorithms", 1978; the classes are Felgenhauer and Jarvis's,
/// see core/src/count/grid_count.cpp.)
class UniformGrids {
 public:
  /// Counts bands: some milliseconds, and about 2 MB that stay.
  UniformGrids();
  ~UniformGrids();
  UniformGrids(const UniformGrids&) = delete;
  UniformGrids& operator=(const UniformGrids&) = delete;
  UniformGrids(UniformGrids&& other) noexcept;
  UniformGrids& operator=(UniformGrids&& other) noexcept;

  /// A grid. The same state of `random` gives the same one on every platform.
  [[nodiscard]] Grid draw(Random& random) const;

 private:
  class Tables;
  std::unique_ptr<const Tables> tables_;
};

}  // namespace nonet
