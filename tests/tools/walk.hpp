/// @file
/// Walks from a puzzle to its solution, past positions to ask a technique on.
#pragma once

#include <cstdint>

#include "nonet/function_ref.hpp"
#include "nonet/logic.hpp"

namespace nonet::tools {

struct WalkOptions {
  Technique asked = Technique::full_house;
  bool easy = false;   ///< Only singles, intersections and subsets on the way.
  bool go_on = false;  ///< Where nothing helps, write a digit of the solution and go on.
  std::uint64_t budget = 0;
};

/// Called with each position; `hard`: nothing that is easier than the technique helps there. False
/// ends the walk.
using Visit = FunctionRef<bool(const Position&, bool hard)>;

/// Nothing happens when the puzzle has not exactly one solution.
void walk(const Grid& puzzle, const WalkOptions& options, Visit visit);

/// One technique as a set.
[[nodiscard]] TechniqueSet only(Technique technique);

}  // namespace nonet::tools
