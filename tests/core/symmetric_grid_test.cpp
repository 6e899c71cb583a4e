#include "generation/symmetric_grid.hpp"

#include <array>
#include <set>
#include <string>

#include "catch.hpp"
#include "naive_solver.hpp"
#include "nonet/generator.hpp"
#include "nonet/logic.hpp"

namespace nonet {
namespace {

/// By digit the one that stands opposite of it wherever it stands, when the grid is turned by half; 0 where that is not one digit.
std::array<int, 10> partners_of(const Grid& grid) {
  std::array<std::set<int>, 10> opposite;
  for (int cell = 0; cell < cell_count; ++cell)
    opposite[static_cast<std::size_t>(grid[cell])].insert(grid[80 - cell]);
  std::array<int, 10> partners{};
  for (std::size_t digit = 1; digit <= 9; ++digit) {
    if (opposite[digit].size() == 1) partners[digit] = *opposite[digit].begin();
  }
  return partners;
}

}  // namespace

TEST_CASE(
    "a symmetric grid turned by half has its digits exchanged in pairs, but for that of the "
    "centre") {
  Random random("turned");
  std::set<std::string> grids;
  std::set<int> centres;
  for (int i = 0; i < 30; ++i) {
    const Grid grid = generation::symmetric_grid(random);
    REQUIRE(grid.clue_count() == cell_count);
    CHECK(find_conflicts(grid).empty());
    const std::array<int, 10> partners = partners_of(grid);
    int alone = 0;
    for (int digit = 1; digit <= 9; ++digit) {
      const int partner = partners[static_cast<std::size_t>(digit)];
      CHECK(partner != 0);
      if (partner == digit) ++alone;
    }
    CHECK(alone == 1);
    grids.insert(to_string(grid));
    centres.insert(grid[40]);
  }
  CHECK(grids.size() == 30);
  CHECK(centres.size() > 5);
}

TEST_CASE("a puzzle for symmetrical placement is symmetric, and has one solution") {
  PuzzleRequest request;
  request.technique = Technique::symmetrical_placement;
  request.need = TechniqueNeed::next;
  const Generated made = generate("turned", request);
  REQUIRE(made.found);
  for (int cell : made.puzzle.filled()) CHECK(made.puzzle[80 - cell] != 0);
  const auto solutions = test::naive_solutions(made.puzzle, 2);
  REQUIRE(solutions.size() == 1);
  CHECK(solutions.front() == made.solution);
  const std::array<int, 10> partners = partners_of(made.solution);
  for (int digit = 1; digit <= 9; ++digit) CHECK(partners[static_cast<std::size_t>(digit)] != 0);
}

}  // namespace nonet
