#include "support.hpp"

#include <array>
#include <fstream>

#include "catch.hpp"
#include "logic/first_step.hpp"
#include "nonet/parse.hpp"

namespace nonet::test {

Grid grid_of(std::string_view text) {
  const Parsed parsed = parse(text);
  REQUIRE(parsed.ok());
  return parsed.grid;
}

std::vector<Grid> puzzles_of(const std::string& file) {
  std::ifstream stream(std::string(NONET_TEST_DATA) + "/" + file);
  std::vector<Grid> puzzles;
  for (std::string line; std::getline(stream, line);) {
    if (!line.empty() && line[0] != '#') puzzles.push_back(grid_of(line));
  }
  REQUIRE_FALSE(puzzles.empty());
  return puzzles;
}

Grid with_holes(const Grid& full, int empty, Random& random) {
  std::array<int, cell_count> cells{};
  for (int cell = 0; cell < cell_count; ++cell) cells[static_cast<std::size_t>(cell)] = cell;
  random.shuffle(std::span(cells));
  Grid grid = full;
  for (int i = 0; i < empty; ++i) grid.set(cells[static_cast<std::size_t>(i)], 0);
  return grid;
}

bool extends(const Grid& solution, const Grid& puzzle) {
  for (int cell = 0; cell < cell_count; ++cell) {
    if (puzzle[cell] != 0 && puzzle[cell] != solution[cell]) return false;
  }
  return true;
}

std::optional<Step> first_step_on(const Board& board) {
  const CellSet givens = board.values().filled();
  logic::Effort effort;
  logic::RemovableAlone removable_alone;
  TechniqueSet wanted = usual_techniques();
  for (const TechniqueInfo& technique : techniques()) {
    if (technique.use == Use::last_resort) wanted.erase(static_cast<int>(technique.technique));
  }
  return logic::first_step({board, givens, effort, removable_alone}, wanted);
}

std::vector<Step> steps_on(const Board& board, Technique technique) {
  const CellSet givens = board.values().filled();
  logic::Effort effort;
  logic::RemovableAlone removable_alone;
  return logic::steps_of({board, givens, effort, removable_alone}, technique);
}

}  // namespace nonet::test
