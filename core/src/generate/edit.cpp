#include "nonet/edit.hpp"

#include <cstddef>
#include <span>
#include <vector>

#include "nonet/solver.hpp"

namespace nonet {
namespace {

EditFault fault_unless_unique(Outcome outcome) {
  if (outcome == Outcome::unique) return EditFault::none;
  return outcome == Outcome::none ? EditFault::no_solution : EditFault::several_solutions;
}

Grid without(Grid grid, int cell) {
  grid.set(cell, 0);
  return grid;
}

bool is_redundant(const Grid& puzzle, int cell) {
  return solve(without(puzzle, cell)).outcome == Outcome::unique;
}

}  // namespace

std::string_view id(EditFault fault) {
  constexpr std::array<std::string_view, 4> ids = {"", "no-solution", "one-solution",
                                                   "several-solutions"};
  return ids[static_cast<std::size_t>(fault)];
}

Variation vary(const Grid& puzzle, Random& random) {
  const Transformation transformation = random_transformation(random);
  return {apply(transformation, puzzle), transformation};
}

RedundantGivens redundant_givens(const Grid& puzzle) {
  RedundantGivens redundant{fault_unless_unique(solve(puzzle).outcome), {}};
  if (redundant.fault != EditFault::none) return redundant;
  for (int cell : puzzle.filled()) {
    if (is_redundant(puzzle, cell)) redundant.cells.insert(cell);
  }
  return redundant;
}

Minimised minimise(const Grid& puzzle, Random& random) {
  const Solved solved = solve(puzzle);
  const EditFault fault = fault_unless_unique(solved.outcome);
  if (fault != EditFault::none) return {fault, {}, {}};
  const CellSet givens = puzzle.filled();
  std::vector<int> order(givens.begin(), givens.end());
  random.shuffle(std::span(order));
  Grid minimal = puzzle;
  for (int cell : order) {
    if (is_redundant(minimal, cell)) minimal.set(cell, 0);
  }
  return {EditFault::none, minimal, solved.solution};
}

}  // namespace nonet
