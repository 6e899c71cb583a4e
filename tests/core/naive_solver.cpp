#include "naive_solver.hpp"

#include <set>

namespace nonet::test {
namespace {

bool fits(const Grid& grid, int cell, int digit) {
  for (int other = 0; other < 81; ++other) {
    const bool same_row = other / 9 == cell / 9;
    const bool same_column = other % 9 == cell % 9;
    const bool same_box = other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3;
    if (other != cell && (same_row || same_column || same_box) && grid[other] == digit)
      return false;
  }
  return true;
}

bool givens_fit(const Grid& grid) {
  for (int cell = 0; cell < 81; ++cell) {
    if (grid[cell] != 0 && !fits(grid, cell, grid[cell])) return false;
  }
  return true;
}

std::vector<int> choices(const Grid& grid, int cell) {
  std::vector<int> digits;
  for (int digit = 1; digit <= 9; ++digit) {
    if (fits(grid, cell, digit)) digits.push_back(digit);
  }
  return digits;
}

void extend(Grid& grid, std::size_t limit, std::vector<Grid>& found) {
  int best = -1;
  std::vector<int> fewest(10);
  for (int cell = 0; cell < 81; ++cell) {
    if (grid[cell] != 0) continue;
    const auto digits = choices(grid, cell);
    if (digits.size() >= fewest.size()) continue;
    best = cell;
    fewest = digits;
  }
  if (best < 0) {
    found.push_back(grid);
    return;
  }
  for (int digit : fewest) {
    if (found.size() == limit) break;
    grid.set(best, digit);
    extend(grid, limit, found);
  }
  grid.set(best, 0);
}

}  // namespace

std::vector<Grid> naive_solutions(const Grid& puzzle, std::size_t limit) {
  std::vector<Grid> found;
  Grid grid = puzzle;
  if (givens_fit(puzzle)) extend(grid, limit, found);
  return found;
}

bool naive_is_solution(const Grid& grid) {
  for (int i = 0; i < 9; ++i) {
    std::set<int> row;
    std::set<int> column;
    std::set<int> box;
    for (int j = 0; j < 9; ++j) {
      row.insert(grid[9 * i + j]);
      column.insert(grid[9 * j + i]);
      box.insert(grid[27 * (i / 3) + 3 * (i % 3) + 9 * (j / 3) + j % 3]);
    }
    const std::set<int> all = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    if (row != all || column != all || box != all) return false;
  }
  return true;
}

}  // namespace nonet::test
