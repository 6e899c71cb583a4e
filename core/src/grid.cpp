#include "nonet/grid.hpp"

#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet {

int Grid::clue_count() const {
  return filled().size();
}

CellSet Grid::filled() const {
  CellSet cells;
  for (int cell = 0; cell < cell_count; ++cell) {
    if ((*this)[cell] != 0) cells.insert(cell);
  }
  return cells;
}

std::string to_string(const Grid& grid, char blank) {
  std::string text(cell_count, blank);
  for (int cell = 0; cell < cell_count; ++cell) {
    if (grid[cell] != 0) nth(text, cell) = static_cast<char>('0' + grid[cell]);
  }
  return text;
}

namespace {

void append_conflicts(const Grid& grid, int house, std::vector<Conflict>& conflicts) {
  Table<int, 10> seen{};
  seen.fill(-1);
  for (int cell : house_cells(house)) {
    if (grid[cell] == 0) continue;
    int& earlier = seen[grid[cell]];
    if (earlier < 0) {
      earlier = cell;
    } else {
      conflicts.push_back({grid[cell], earlier, cell, house});
    }
  }
}

}  // namespace

std::vector<Conflict> find_conflicts(const Grid& grid) {
  std::vector<Conflict> conflicts;
  for (int house : all_houses) append_conflicts(grid, house, conflicts);
  return conflicts;
}

bool is_solved(const Grid& grid) {
  return grid.clue_count() == cell_count && find_conflicts(grid).empty();
}

}  // namespace nonet
