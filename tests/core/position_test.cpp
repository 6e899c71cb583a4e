#include "nonet/position.hpp"

#include <algorithm>
#include <vector>

#include "catch.hpp"
#include "naive_solver.hpp"
#include "nonet/solver.hpp"
#include "support.hpp"

namespace nonet {
namespace {

/// The running example, at its start.
Position inkala() {
  return Position(test::grid_of(test::inkala));
}

Grid inkala_solution() {
  return test::grid_of(test::inkala_solution);
}

/// The solution without its ones and twos: many solutions by its digits alone.
Position without_ones_and_twos() {
  Grid grid = inkala_solution();
  for (int cell = 0; cell < cell_count; ++cell) {
    if (grid[cell] <= 2) grid.set(cell, 0);
  }
  return Position(grid);
}

Grid only_givens(const Position& position) {
  Grid grid;
  for (int cell : position.givens) grid.set(cell, position.board.value(cell));
  return grid;
}

void check_nothing_known(const PositionReport& report) {
  CHECK_FALSE(report.unique);
  CHECK_FALSE(report.unique_by_givens);
  CHECK(report.solution == Grid());
}

}  // namespace

TEST_CASE("a puzzle with one solution has no fault, and its solution is known") {
  const PositionReport report = examine(inkala());
  CHECK(report.fault == PositionFault::none);
  CHECK(report.cell == -1);
  CHECK(report.house == -1);
  CHECK(report.digit == 0);
  CHECK(report.unique);
  CHECK(report.unique_by_givens);
  CHECK(report.solution == inkala_solution());
}

TEST_CASE("a digit that stands twice in a house is a conflict, with its second place") {
  Position position = inkala();
  position.board.place(cell_at(0, 5), 8);
  const PositionReport report = examine(position);
  CHECK(report.fault == PositionFault::conflict);
  CHECK(report.cell == cell_at(0, 5));
  CHECK(report.house == row_house(0));
  CHECK(report.digit == 8);
  check_nothing_known(report);
}

TEST_CASE("a full grid is solved, or has a conflict") {
  Position position(inkala_solution());
  CHECK(examine(position).fault == PositionFault::solved);
  CHECK(examine(position).solution == inkala_solution());
  Grid wrong = inkala_solution();
  wrong.set(0, 1);
  CHECK(examine(Position(wrong)).fault == PositionFault::conflict);
}

TEST_CASE("an empty cell without a candidate is told") {
  Position position((Board()));
  for (int digit : DigitSet::all()) position.board.eliminate(40, digit);
  const PositionReport report = examine(position);
  CHECK(report.fault == PositionFault::no_candidate);
  CHECK(report.cell == 40);
  check_nothing_known(report);
}

TEST_CASE("a house without a place for a digit is told") {
  Position position((Board()));
  for (int cell : house_cells(box_house(40))) position.board.eliminate(cell, 6);
  const PositionReport report = examine(position);
  CHECK(report.fault == PositionFault::no_place);
  CHECK(report.house == box_house(40));
  CHECK(report.digit == 6);
  check_nothing_known(report);
}

TEST_CASE("a candidate that the solution needs and that was removed is told") {
  Position position = inkala();
  position.board.eliminate(1, 1);
  const PositionReport report = examine(position);
  CHECK(report.fault == PositionFault::missing_candidate);
  CHECK(report.cell == 1);
  CHECK(report.digit == 1);
  CHECK(report.solution == inkala_solution());
  // Any other candidate may be removed.
  position = inkala();
  position.board.eliminate(1, 2);
  CHECK(examine(position).fault == PositionFault::none);
}

TEST_CASE("a wrong digit that breaks no rule is told, with what should stand there") {
  Position position = inkala();
  position.board.place(1, 2);  // The solution has a 1 there.
  const PositionReport report = examine(position);
  CHECK(report.fault == PositionFault::wrong_digit);
  CHECK(report.cell == 1);
  CHECK(report.digit == 1);
  check_nothing_known(report);
}

TEST_CASE("of the digits that were placed the first wrong one is told, not a right one before it") {
  Position position = inkala();
  position.board.place(1, 1);
  position.board.place(2, 4);  // The solution has a 2 there.
  const PositionReport report = examine(position);
  CHECK(report.fault == PositionFault::wrong_digit);
  CHECK(report.cell == 2);
  CHECK(report.digit == 2);
}

TEST_CASE("where the givens have several solutions, no digit is wrong: there is none left") {
  Position position = inkala();
  position.board.place(1, 2);
  position.givens.erase(0);
  REQUIRE(solve(only_givens(position)).outcome == Outcome::multiple);
  const PositionReport report = examine(position);
  CHECK(report.fault == PositionFault::no_solution);
  check_nothing_known(report);
}

TEST_CASE("a wrong given that breaks no rule leaves no solution") {
  Grid grid = test::grid_of(test::inkala);
  grid.set(1, 2);
  const PositionReport report = examine(Position(grid));
  CHECK(report.fault == PositionFault::no_solution);
  CHECK(report.cell == -1);
  check_nothing_known(report);
}

TEST_CASE("several solutions are a fault") {
  for (const Position& position : {Position(), without_ones_and_twos()}) {
    const PositionReport report = examine(position);
    CHECK(report.fault == PositionFault::several_solutions);
    // More than one digit leads to a solution in the cell.
    int solvable = 0;
    for (int digit : position.board.candidates(report.cell)) {
      Grid grid = position.board.values();
      grid.set(report.cell, digit);
      solvable += solve(grid).outcome == Outcome::none ? 0 : 1;
    }
    CHECK(solvable > 1);
    check_nothing_known(report);
  }
}

TEST_CASE("removed candidates can leave one solution where the digits leave several") {
  Position position = without_ones_and_twos();
  for (int cell : CellSet::all() - position.givens) {
    for (int digit : position.board.candidates(cell) - DigitSet::of(inkala_solution()[cell]))
      position.board.eliminate(cell, digit);
  }
  const PositionReport report = examine(position);
  CHECK(report.fault == PositionFault::none);
  CHECK(report.solution == inkala_solution());
  // Rules for puzzles with one solution do not apply.
  CHECK_FALSE(report.unique);
  CHECK_FALSE(report.unique_by_givens);
}

TEST_CASE("removed candidates can leave no solution where the digits leave several") {
  const Position open = without_ones_and_twos();
  const CellSet empty = CellSet::all() - open.givens;
  const int first = empty.first();
  const int last = 3 - inkala_solution()[first];
  int found = 0;
  for (int cell : empty) {
    // Either of them alone leaves a solution; both contradict each other when the cells hang together.
    Position position = open;
    position.board.eliminate(first, 3 - last);
    position.board.eliminate(cell, 3 - inkala_solution()[cell]);
    const PositionReport report = examine(position);
    if (report.fault != PositionFault::no_solution) continue;
    ++found;
    check_nothing_known(report);
  }
  CHECK(found > 0);
}

TEST_CASE("placed digits do not count when the givens are asked for one solution") {
  Position position = inkala();
  position.board.place(1, 1);
  CHECK_FALSE(position.givens.contains(1));
  CHECK(examine(position).unique_by_givens);
  // A given that was placed: the others have several solutions.
  position = inkala();
  position.givens.erase(0);
  CHECK(examine(position).unique);
  CHECK_FALSE(examine(position).unique_by_givens);
}

TEST_CASE("a board's solutions are those of its digits that its candidates leave") {
  const Position position = without_ones_and_twos();
  const auto all = test::naive_solutions(position.board.values(), 1000);
  REQUIRE(all.size() > 2);
  for (int cell : position.board.empty_cells()) {
    for (int digit : position.board.candidates(cell)) {
      Board board = position.board;
      board.eliminate(cell, digit);
      std::vector<Grid> found;
      SearchOptions options;
      options.on_solution = [&](const Grid& solution) {
        found.push_back(solution);
        return true;
      };
      const SearchReport report = search(board, options);
      CHECK(report.end == SearchEnd::complete);
      CHECK(report.solutions == found.size());
      for (const Grid& solution : all)
        CHECK((std::find(found.begin(), found.end(), solution) != found.end()) ==
              (solution[cell] != digit));
      CHECK(found.size() == static_cast<std::size_t>(std::count_if(
                                all.begin(), all.end(),
                                [&](const Grid& solution) { return solution[cell] != digit; })));
      CHECK(needs_candidates(board));
    }
  }
  CHECK_FALSE(needs_candidates(position.board));
  // Digits that repeat have no solution, whatever the candidates.
  Grid repeated;
  repeated.set(0, 5);
  repeated.set(1, 5);
  CHECK(search(Board(repeated), {}).solutions == 0);
  // One solution by the digits alone: candidates that are gone are only progress.
  Position played = inkala();
  for (int digit : played.board.candidates(1)) {
    if (digit != inkala_solution()[1]) played.board.eliminate(1, digit);
  }
  CHECK_FALSE(needs_candidates(played.board));
}

TEST_CASE("faults have stable names") {
  CHECK(id(PositionFault::none).empty());
  CHECK(id(PositionFault::conflict) == "conflict");
  CHECK(id(PositionFault::missing_candidate) == "missing-candidate");
  CHECK(id(PositionFault::solved) == "solved");
}

}  // namespace nonet
