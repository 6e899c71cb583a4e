#include "edit_puzzles.hpp"

#include <algorithm>
#include <utility>

#include "catch.hpp"
#include "naive_solver.hpp"
#include "nonet/generator.hpp"
#include "nonet/solver.hpp"
#include "support.hpp"

namespace nonet::test {
namespace {

/// Four cells of two rows, two columns and two boxes, which two digits fill: they can be exchanged.
std::vector<std::vector<int>> rectangles(const Grid& grid) {
  std::vector<std::vector<int>> list;
  for (int cell = 0; cell < cell_count; ++cell) {
    for (int other = cell + 1; other < cell_count; ++other) {
      const int a = cell_at(row_of(cell), column_of(other));
      const int b = cell_at(row_of(other), column_of(cell));
      const bool same_band = row_of(cell) / 3 == row_of(other) / 3;
      const bool same_stack = column_of(cell) / 3 == column_of(other) / 3;
      if (same_band != same_stack && column_of(cell) < column_of(other) &&
          row_of(cell) != row_of(other) && grid[cell] == grid[other] && grid[a] == grid[b])
        list.push_back({cell, a, b, other});
    }
  }
  return list;
}

/// A minimal puzzle without some of its givens: several solutions, as many as come.
Grid part_of_puzzle(Random& random, int without) {
  Grid grid = random_puzzle(random);
  for (int i = 0; i < without; ++i) {
    const CellSet filled = grid.filled();
    const std::vector<int> givens(filled.begin(), filled.end());
    grid.set(givens[random.below(givens.size())], 0);
  }
  return grid;
}

/// Whether each empty cell takes one of its candidates.
bool within(const Grid& solution, const Board& board) {
  const CellSet empty = board.empty_cells();
  return std::all_of(empty.begin(), empty.end(),
                     [&](int cell) { return board.candidates(cell).contains(solution[cell]); });
}

}  // namespace

Grid full_grid(std::string_view seed) {
  Random random(seed);
  return random_full_grid(random);
}

Grid contradictory() {
  Grid grid;
  grid.set(0, 1);
  grid.set(5, 1);
  return grid;
}

Grid blank_in(Grid grid, const std::vector<int>& cells) {
  for (int cell : cells) grid.set(cell, 0);
  return grid;
}

Grid with_rectangles(Random& random, int count) {
  while (true) {
    Grid grid = random_full_grid(random);
    int left = count;
    for (const auto& cells : rectangles(grid)) {
      if (left == 0) break;
      if (std::any_of(cells.begin(), cells.end(), [&](int cell) { return grid[cell] == 0; }))
        continue;
      grid = blank_in(grid, cells);
      --left;
    }
    if (left == 0) return grid;
  }
}

std::vector<Grid> solutions_of(const Grid& puzzle, std::uint64_t limit) {
  std::vector<Grid> solutions;
  const auto keep = [&](const Grid& solution) {
    solutions.push_back(solution);
    return true;
  };
  SearchOptions options;
  options.limit = limit;
  options.on_solution = keep;
  (void)search(puzzle, options, *find_engine("dlx"));
  return solutions;
}

bool is_unique(const Grid& puzzle) {
  return solutions_of(puzzle, 2).size() == 1;
}

std::vector<Several> puzzles_with_few_solutions(std::size_t count) {
  Random random("few solutions");
  std::vector<Several> list;
  for (int i = 0; list.size() < count; ++i) {
    const Grid puzzle = i % 2 == 0 ? part_of_puzzle(random, 1 + i / 2 % 3)
                                   : with_holes(random_full_grid(random), 48 + i % 8, random);
    auto solutions = solutions_of(puzzle, most_solutions + 1);
    if (solutions.size() > 1 && solutions.size() <= most_solutions)
      list.push_back({puzzle, std::move(solutions)});
  }
  return list;
}

std::vector<Struck> struck_puzzles(std::size_t count, std::size_t least) {
  Random random("struck");
  std::vector<Struck> list;
  for (const auto& [puzzle, solutions] : puzzles_with_few_solutions(count)) {
    const std::vector<Grid> kept(solutions.begin(),
                                 solutions.begin() + static_cast<std::ptrdiff_t>(least));
    Board board(puzzle);
    for (int cell : board.empty_cells()) {
      for (int digit : board.candidates(cell)) {
        const auto has = [&](const Grid& solution) { return solution[cell] == digit; };
        if (std::none_of(kept.begin(), kept.end(), has) && random.below(5) == 0)
          board.eliminate(cell, digit);
      }
    }
    Struck struck{board, {}};
    for (const Grid& solution : solutions) {
      if (within(solution, board)) struck.solutions.push_back(solution);
    }
    list.push_back(struck);
  }
  return list;
}

void check_completion(const Grid& puzzle, const Completion& completion) {
  CHECK(extends(completion.puzzle, puzzle));
  CHECK(completion.puzzle.filled() == (puzzle.filled() | completion.cells));
  CHECK((puzzle.filled() & completion.cells).empty());
  CHECK(completion.at_least <= completion.cells.size());
  CHECK(completion.exact() == (completion.at_least == completion.cells.size()));
  CHECK(naive_is_solution(completion.solution));
  CHECK(solutions_of(completion.puzzle, 2) == std::vector<Grid>{completion.solution});
  for (int cell : completion.cells) CHECK_FALSE(is_unique(blank_in(completion.puzzle, {cell})));
}

}  // namespace nonet::test
