#include <algorithm>

#include "catch.hpp"
#include "nonet/generator.hpp"
#include "nonet/solver.hpp"
#include "nonet/step.hpp"
#include "support.hpp"

namespace nonet {
namespace {

/// The only placement of a step that has no other effect.
int placement(const Step& step) {
  REQUIRE(step.placements.size() == 1);
  REQUIRE(step.eliminations.empty());
  return step.placements.first();
}

bool has_cause(const Step& step, int cell, int digit) {
  return std::count(step.marks.begin(), step.marks.end(),
                    Mark{Role::cause, candidate(cell, digit)}) == 1;
}

}  // namespace

TEST_CASE("the last empty cell of a house is a full house") {
  Board board;
  for (int column = 0; column < 8; ++column) board.place(cell_at(4, column), column + 1);
  const auto step = test::first_step_on(board);
  REQUIRE(step);
  CHECK(step->technique == Technique::full_house);
  CHECK(placement(*step) == candidate(cell_at(4, 8), 9));
  CHECK(step->houses.contains(4));
  CHECK(has_cause(*step, cell_at(4, 0), 1));
  CHECK(step->marks.size() == 9);
}

TEST_CASE(
    "a digit with one place in a box is a hidden single, and the digits that bar the others are "
    "its causes") {
  Board board;
  board.place(cell_at(0, 4), 7);
  board.place(cell_at(1, 8), 7);
  board.place(cell_at(5, 0), 7);
  board.place(cell_at(8, 1), 7);
  const auto steps = test::steps_on(board, Technique::hidden_single_box);
  REQUIRE(steps.size() == 1);
  CHECK(placement(steps[0]) == candidate(cell_at(2, 2), 7));
  CHECK(steps[0].houses.contains(18));
  CHECK(steps[0].houses.size() == 1);
  CHECK(steps[0].marks.front() == Mark{Role::pattern, candidate(cell_at(2, 2), 7)});
  CHECK(has_cause(steps[0], cell_at(0, 4), 7));
  CHECK(has_cause(steps[0], cell_at(1, 8), 7));
  CHECK(has_cause(steps[0], cell_at(5, 0), 7));
  CHECK(has_cause(steps[0], cell_at(8, 1), 7));
  CHECK(steps[0].marks.size() == 5);
}

TEST_CASE("a digit with one place in a row or column is a hidden single there") {
  Board board;
  for (int column = 1; column < 9; ++column) board.eliminate(cell_at(4, column), 3);
  const auto rows = test::steps_on(board, Technique::hidden_single_line);
  REQUIRE(rows.size() == 1);
  CHECK(placement(rows[0]) == candidate(cell_at(4, 0), 3));
  CHECK(rows[0].houses.contains(4));
  CHECK(rows[0].marks.size() == 1);
  CHECK(test::steps_on(board, Technique::hidden_single_box).empty());
}

TEST_CASE("a cell with one candidate is a naked single") {
  Board board;
  for (int digit = 1; digit <= 4; ++digit) board.place(cell_at(0, digit), digit);
  for (int digit = 5; digit <= 8; ++digit) board.place(cell_at(digit, 0), digit);
  const auto step = test::first_step_on(board);
  REQUIRE(step);
  CHECK(step->technique == Technique::naked_single);
  CHECK(placement(*step) == candidate(0, 9));
  for (int digit = 1; digit <= 4; ++digit) CHECK(has_cause(*step, cell_at(0, digit), digit));
  for (int digit = 5; digit <= 8; ++digit) CHECK(has_cause(*step, cell_at(digit, 0), digit));
}

TEST_CASE("an easier technique comes before a harder one") {
  Board board;
  for (int column = 0; column < 8; ++column) board.place(cell_at(8, column), column + 1);
  for (int digit = 1; digit <= 8; ++digit) board.eliminate(0, digit);
  REQUIRE(test::steps_on(board, Technique::naked_single).size() == 2);
  CHECK(test::first_step_on(board)->technique == Technique::full_house);
}

TEST_CASE("there is no step on an empty board, and none on a full one") {
  CHECK_FALSE(test::first_step_on(Board()));
  CHECK_FALSE(test::first_step_on(Board(test::grid_of(test::inkala_solution))));
}

TEST_CASE("a candidate that was removed leads to a hint, and does not come back by one") {
  Board board(test::grid_of(test::inkala));
  const Grid solution = test::grid_of(test::inkala_solution);
  for (int digit : board.candidates(1) - DigitSet::of(solution[1])) board.eliminate(1, digit);
  const auto step = test::first_step_on(board);
  REQUIRE(step);
  CHECK(step->technique == Technique::naked_single);
  CHECK(placement(*step) == candidate(1, solution[1]));
}

}  // namespace nonet
