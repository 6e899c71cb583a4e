// The solver as the judge of a reading: printed digits clash with no rule and leave exactly one solution.
//
// A reading that does not is a wrong one, so others are tried: among the cells that are least certain and those that clash, the likeliest
// combination first, until one stands or the budget is used up.
//
//   cells by how near their second choice is     a  b  c  d ...      Each combination is made once, from a likelier one: the
//   choices of each, by probability              0  0  0  0          last cell that was changed takes its next choice, or the
//                                                1  0  0  0          change moves on to the next cell, or that changes too. So
//                                                2  0  0  0 | 0 1 0  the likeliest come first from a heap of few thousands.
#pragma once

#include "nonet/grid.hpp"
#include "nonet/solver.hpp"
#include "nonet/table.hpp"
#include "picture/net.hpp"

namespace nonet::picture {

// The probabilities of 0 (empty, or pencil marks) and each digit.
using DigitOdds = Table<float, 10>;

struct Verdict {
  Grid digits;
  // Cells that were not read as what is likeliest.
  CellSet changed;
  // Cells whose digits clash with others, where no reading stands.
  CellSet clashing;
  bool unique = false;
  Grid solution;
};

// Whether a grid breaks no rule and has exactly one solution; gives that, too.
[[nodiscard]] bool stands(const Grid& grid, Grid* solution = nullptr);

// Judges the cells of `among`; the others are empty.
[[nodiscard]] Verdict judge(const Table<DigitOdds, cell_count>& odds, const CellSet& among);

// The givens without which there is still exactly one solution: that they were read rightly is not proved by it.
[[nodiscard]] CellSet not_needed(const Grid& givens);

}  // namespace nonet::picture
