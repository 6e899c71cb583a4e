#include "catch.hpp"
#include "generation/digger.hpp"
#include "logic/singles_closure.hpp"
#include "naive_solver.hpp"
#include "nonet/grid_methods.hpp"
#include "nonet/logic.hpp"
#include "solve/other_solution.hpp"
#include "support.hpp"

namespace nonet {
namespace {

using logic::Singles;
using logic::SinglesClosure;

std::size_t naive_count(const Grid& puzzle) {
  return test::naive_solutions(puzzle, 2).size();
}

CellSet only(int cell) {
  CellSet cells;
  cells.insert(cell);
  return cells;
}

/// Whether the path with these techniques alone reaches the end.
bool reaches_the_end(const Grid& puzzle, Technique hardest) {
  LogicOptions options;
  options.techniques = {};
  for (int i = 0; i <= static_cast<int>(hardest); ++i) options.techniques.insert(i);
  return path(Position(puzzle), options).solved;
}

}  // namespace

TEST_CASE("another solution is found where there is one, and only there") {
  Random random("other");
  int with_others = 0;
  for (int i = 0; i < test::share(60); ++i) {
    const Grid solution = random_full_grid(random);
    const Grid puzzle = test::with_holes(solution, 46 + i % 8, random);
    for (int cell = 0; cell < cell_count; cell += 7) {
      if (puzzle[cell] != 0) continue;
      const auto solutions = test::naive_solutions(puzzle, 400);
      if (solutions.size() == 400) continue;
      bool other = false;
      for (const Grid& grid : solutions) other = other || grid[cell] != solution[cell];
      CHECK(has_other_solution(puzzle, cell, solution[cell]) == other);
      with_others += static_cast<int>(other);
    }
  }
  CHECK(with_others > test::share(10));
}

TEST_CASE("givens stay unique without those that can go, and only those") {
  Random random("unique");
  const Grid solution = random_full_grid(random);
  Grid puzzle =
      generation::dig(solution, solution, generation::shuffled_orbits(Symmetry::none, random), 30);
  CHECK(puzzle.clue_count() == 30);
  int needed = 0;
  for (int cell : puzzle.filled()) {
    const bool unique = naive_count(generation::without(puzzle, only(cell))) == 1;
    CHECK(generation::stays_unique(puzzle, only(cell), solution) == unique);
    needed += static_cast<int>(!unique);
  }
  CHECK(needed > 0);
  CHECK(needed < 30);
}

TEST_CASE("digging keeps what is to be kept and stops at the fewest") {
  Random random("kept");
  const Grid solution = random_full_grid(random);
  const CellSet kept = house_set(0) | house_set(20);
  const auto orbits = generation::shuffled_orbits(Symmetry::none, random);
  const Grid puzzle = generation::dig(solution, solution, orbits, 0, kept);
  CHECK((kept - puzzle.filled()).empty());
  CHECK(naive_count(puzzle) == 1);
  CHECK(generation::dig(solution, solution, orbits, 50, kept).clue_count() == 50);
}

TEST_CASE("singles placed all at once reach as far as the path of singles") {
  Random random("closure");
  int solved = 0;
  int at_a_glance = 0;
  for (int i = 0; i < 150; ++i) {
    const Grid solution = random_full_grid(random);
    const Grid puzzle = generation::dig(
        solution, solution, generation::shuffled_orbits(Symmetry::none, random), 22 + i % 20);
    SinglesClosure all(puzzle);
    SinglesClosure glance(puzzle, Singles::at_a_glance);
    CHECK(all.run() == reaches_the_end(puzzle, Technique::naked_single));
    CHECK(glance.run() == reaches_the_end(puzzle, Technique::hidden_single_box));
    CHECK(test::extends(solution, all.values()));
    CHECK(test::extends(all.values(), glance.values()));
    solved += static_cast<int>(all.values() == solution);
    at_a_glance += static_cast<int>(glance.values() == solution);
  }
  CHECK(solved > 20);
  CHECK(solved < 150);
  CHECK(at_a_glance > 10);
  CHECK(at_a_glance < solved);
}

TEST_CASE("a full house goes on to singles that it leads to, where there was no other") {
  const std::string rest_of_row =
      "..9......7.85....29..4.......5....1.....1..........3.....9..26........4.";
  SinglesClosure glance(test::grid_of("65.823974" + rest_of_row), Singles::at_a_glance);
  CHECK_FALSE(glance.run());
  const Board before(test::grid_of("651823974" + rest_of_row));
  REQUIRE(before.places(21, 1).size() == 1);
  CHECK(glance.values()[2] == 1);
  CHECK(glance.values()[before.places(21, 1).first()] == 1);
}

TEST_CASE("the candidates of a closure are those of a board") {
  const Grid puzzle = test::grid_of(test::inkala);
  SinglesClosure closure(puzzle);
  const Board board(puzzle);
  for (int cell : board.empty_cells()) CHECK(closure.candidates(cell) == board.candidates(cell));
  const int cell = board.empty_cells().first();
  const int digit = board.candidates(cell).first();
  closure.eliminate(cell, digit);
  CHECK(closure.candidates(cell) == board.candidates(cell) - DigitSet::of(digit));
}

}  // namespace nonet
