#include "generation/digger.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "nonet/table.hpp"
#include "solve/other_solution.hpp"

namespace nonet::generation {
namespace {

/// Whether the peers of a cell have eight digits.
bool is_naked(const Grid& grid, int cell) {
  unsigned seen = 0;
  for (int house : {row_house(cell), column_house(cell), box_house(cell)}) {
    for (int other : house_cells(house)) seen |= 1U << (grid[other]);
  }
  return std::popcount(seen & ~1U) == 8;
}

/// The houses that have a digit, bit by bit.
std::uint32_t houses_with(const Grid& grid, int digit) {
  std::uint32_t houses = 0;
  for (int cell = 0; cell < cell_count; ++cell) {
    if (grid[cell] == digit)
      houses |= 1U << row_house(cell) | 1U << column_house(cell) | 1U << box_house(cell);
  }
  return houses;
}

/// Whether the cell is the only one of a house that may have the digit.
bool is_hidden(const Grid& grid, int cell, int digit) {
  const std::uint32_t taken = houses_with(grid, digit);
  const auto open = [&](int other) {
    const std::uint32_t own =
        1U << row_house(other) | 1U << column_house(other) | 1U << box_house(other);
    return grid[other] == 0 && (own & taken) == 0;
  };
  for (int house : {box_house(cell), row_house(cell), column_house(cell)}) {
    const auto& cells = house_cells(house);
    if (std::count_if(cells.begin(), cells.end(), open) == 1) return true;
  }
  return false;
}

/// Whether the digit of a blank cell follows at once from the others.
bool is_single(const Grid& grid, int cell, int digit) {
  return is_naked(grid, cell) || is_hidden(grid, cell, digit);
}

std::vector<CellSet> make_orbits(Symmetry symmetry) {
  std::vector<CellSet> orbits;
  CellSet seen;
  for (int cell = 0; cell < cell_count; ++cell) {
    if (seen.contains(cell)) continue;
    orbits.push_back(orbit(cell, symmetry));
    seen |= orbits.back();
  }
  return orbits;
}

const std::vector<CellSet>& orbits_of(Symmetry symmetry) {
  static const auto all = [] {
    Table<std::vector<CellSet>, symmetry_count> table;
    for (int i = 0; i < symmetry_count; ++i) table[i] = make_orbits(static_cast<Symmetry>(i));
    return table;
  }();
  return all[symmetry];
}

}  // namespace

std::vector<CellSet> shuffled_orbits(Symmetry symmetry, Random& random) {
  std::vector<CellSet> orbits = orbits_of(symmetry);
  random.shuffle(std::span(orbits));
  return orbits;
}

Grid without(Grid grid, const CellSet& cells) {
  for (int cell : cells) grid.set(cell, 0);
  return grid;
}

Grid with(Grid grid, const CellSet& cells, const Grid& solution) {
  for (int cell : cells) grid.set(cell, solution[cell]);
  return grid;
}

bool stays_unique(const Grid& puzzle, const CellSet& cells, const Grid& solution) {
  Grid rest = without(puzzle, cells);
  // Another solution differs in one of the cells; those before it may be taken as given.
  for (int cell : cells) {
    if (puzzle[cell] == 0) continue;
    if (!is_single(rest, cell, solution[cell]) && has_other_solution(rest, cell, solution[cell]))
      return false;
    rest.set(cell, solution[cell]);
  }
  return true;
}

Grid dig(const Grid& puzzle, const Grid& solution, const std::vector<CellSet>& orbits, int fewest,
         const CellSet& kept) {
  Grid rest = puzzle;
  CellSet given = rest.filled();
  for (const CellSet& cells : orbits) {
    const CellSet left = given - cells;
    if (left == given || left.size() < fewest || !(cells & kept).empty()) continue;
    if (!stays_unique(rest, cells, solution)) continue;
    rest = without(rest, cells);
    given = left;
  }
  return rest;
}

}  // namespace nonet::generation
