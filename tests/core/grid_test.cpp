#include "nonet/grid.hpp"

#include "catch.hpp"
#include "support.hpp"

namespace nonet {

TEST_CASE("a grid prints as 81 characters") {
  CHECK(to_string(test::grid_of(test::inkala)) == test::inkala);
  CHECK(to_string(Grid(), '0') == std::string(81, '0'));
}

TEST_CASE("a repeated digit is a conflict, named once for each house it repeats in") {
  Grid grid;
  grid.set(cell_at(0, 0), 5);
  grid.set(cell_at(0, 1), 5);
  CHECK(find_conflicts(grid) == std::vector<Conflict>{{5, 0, 1, 0}, {5, 0, 1, 18}});
  grid.set(cell_at(0, 1), 6);
  grid.set(cell_at(8, 0), 5);
  CHECK(find_conflicts(grid) == std::vector<Conflict>{{5, 0, 72, 9}});
  grid.set(cell_at(8, 0), 4);
  CHECK(find_conflicts(grid).empty());
}

TEST_CASE("a grid is solved when it is full and breaks no rule") {
  Grid grid = test::grid_of(test::inkala_solution);
  CHECK(is_solved(grid));
  const int digit = grid[40];
  grid.set(40, 0);
  CHECK_FALSE(is_solved(grid));
  grid.set(40, digit % 9 + 1);
  CHECK_FALSE(is_solved(grid));
}

TEST_CASE("clues are the filled cells") {
  const Grid grid = test::grid_of(test::inkala);
  CHECK(grid.clue_count() == 21);
  CHECK(grid.filled().contains(0));
  CHECK_FALSE(grid.filled().contains(1));
}

}  // namespace nonet
