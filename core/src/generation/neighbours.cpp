#include "generation/neighbours.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "generation/digger.hpp"
#include "nonet/solver.hpp"
#include "nonet/table.hpp"

namespace nonet::generation {
namespace {

/// The one or two cells of an orbit of `Symmetry::none` or `rotate180`; of one cell, that twice.
std::pair<int, int> ends(int cell, Symmetry symmetry) {
  return {cell, symmetry == Symmetry::none ? cell : cell_count - 1 - cell};
}

void take_at_random(Grid& grid, Symmetry symmetry, Random& random) {
  std::vector<int> cells;
  for (int cell : grid.filled()) cells.push_back(cell);
  const auto [one, other] = ends(cells[random.below(cells.size())], symmetry);
  grid.set(one, 0);
  grid.set(other, 0);
}

/// A digit that the houses of the cell do not have yet, where there is one.
void give_at_random(Grid& grid, int cell, Random& random) {
  DigitSet open = DigitSet::all();
  for (int house : {row_house(cell), column_house(cell), box_house(cell)}) {
    for (int other : house_cells(house)) {
      if (grid[other] != 0) open.erase(grid[other]);
    }
  }
  int chosen = 0;
  std::uint32_t choices = 0;
  for (int digit : open) {
    if (random.below(++choices) == 0) chosen = digit;
  }
  grid.set(cell, chosen);
}

}  // namespace

std::optional<Puzzle> exchange(const Puzzle& puzzle, const Exchange& how, Random& random) {
  Grid rest = puzzle.givens;
  for (int i = 0; i < how.taken; ++i) take_at_random(rest, how.symmetry, random);
  for (int i = 1; i < how.given; ++i) {
    int blank = random.below(cell_count);
    while (rest[blank] != 0) blank = random.below(cell_count);
    const auto [one, other] = ends(blank, how.symmetry);
    give_at_random(rest, one, random);
    if (other != one) give_at_random(rest, other, random);
  }
  std::vector<Grid> solutions;
  SearchOptions options;
  options.limit = how.most_solutions;
  options.on_solution = [&](const Grid& solution) {
    solutions.push_back(solution);
    return true;
  };
  if (search(rest, options).end != SearchEnd::complete) return std::nullopt;
  std::optional<Puzzle> chosen;
  std::uint32_t choices = 0;
  for (int cell = 0; cell < cell_count; ++cell) {
    const auto [one, other] = ends(cell, how.symmetry);
    if (other < one || rest[one] != 0) continue;
    // How many solutions have two digits there, and which was the last.
    Table<std::pair<int, const Grid*>, 100> pairs{};
    for (const Grid& solution : solutions) {
      const int pair = 10 * solution[one] + solution[other];
      auto& [times, last] = pairs[pair];
      ++times;
      last = &solution;
    }
    for (const auto& [times, solution] : pairs) {
      if (times != 1) continue;
      const int digit = (*solution)[one];
      const int other_digit = (*solution)[other];
      if (puzzle.givens[one] == digit && puzzle.givens[other] == other_digit) continue;
      if (random.below(++choices) != 0) continue;
      chosen = Puzzle{rest, *solution};
      chosen->givens.set(one, digit);
      chosen->givens.set(other, other_digit);
    }
  }
  return chosen;
}

std::optional<Puzzle> neighbour(const Puzzle& puzzle, int taken, Random& random) {
  constexpr std::uint64_t most_solutions = 4000;
  return exchange(puzzle, {taken, 1, Symmetry::none, most_solutions}, random);
}

Puzzle fewer_clues(const Puzzle& puzzle, int most, int steps, Random& random,
                   const KeepGoing& keep_going) {
  Puzzle best = puzzle;
  for (int i = 0; i < steps && best.givens.clue_count() > most; ++i) {
    if (keep_going && !keep_going()) break;
    // Mostly down; sideways, so as not to stay where no way leads down.
    auto next = neighbour(best, random.below(3) == 0 ? 1 : 2, random);
    if (!next) continue;
    next->givens = dig(next->givens, next->solution, shuffled_orbits(Symmetry::none, random));
    best = *next;
  }
  return best;
}

}  // namespace nonet::generation
