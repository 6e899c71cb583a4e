#include "nonet/edit.hpp"

#include <algorithm>
#include <vector>

#include "catch.hpp"
#include "edit_puzzles.hpp"
#include "naive_solver.hpp"
#include "nonet/generator.hpp"
#include "nonet/position.hpp"
#include "nonet/solver.hpp"
#include "support.hpp"

namespace nonet {
namespace {

using test::blank_in;
using test::check_completion;
using test::contradictory;
using test::full_grid;
using test::is_unique;
using test::most_solutions;
using test::puzzles_with_few_solutions;
using test::solutions_of;
using test::struck_puzzles;
using test::with_rectangles;

template <typename Puzzle>
void check_ambiguity(const Puzzle& puzzle, const std::vector<Grid>& solutions) {
  const Ambiguity ambiguity = ambiguous_cells(puzzle);
  CHECK(ambiguity.end == SearchEnd::complete);
  CHECK(ambiguity.fault == EditFault::none);
  for (int cell = 0; cell < cell_count; ++cell) {
    DigitSet digits;
    for (const Grid& solution : solutions) digits.insert(solution[cell]);
    CHECK(ambiguity.digits[static_cast<std::size_t>(cell)] == digits);
    CHECK(ambiguity.cells.contains(cell) == (digits.size() > 1));
  }
}

/// By exact cover; more than the digits alone have are not counted.
std::uint64_t count_solutions(const Board& board) {
  SearchOptions options;
  options.limit = most_solutions + 1;
  return search(board, options).solutions;
}

Table<DigitSet, cell_count> candidates_of(const Board& board) {
  const Board whole(board.values());
  Table<DigitSet, cell_count> allowed;
  for (int cell = 0; cell < cell_count; ++cell)
    allowed[static_cast<std::size_t>(cell)] =
        DigitSet::all() - (whole.candidates(cell) - board.candidates(cell));
  return allowed;
}

Board with_candidate(const Board& board, int cell, int digit) {
  auto allowed = candidates_of(board);
  allowed[static_cast<std::size_t>(cell)].insert(digit);
  return {board.values(), allowed};
}

Board without_given(const Board& board, int cell) {
  return Board(blank_in(board.values(), {cell}), candidates_of(board));
}

EditOptions with_budget(std::uint64_t budget) {
  EditOptions options;
  options.budget = budget;
  return options;
}

}  // namespace

TEST_CASE("a variation is equivalent, and its transformation takes the solution along") {
  Random random("vary");
  const Grid puzzle = test::grid_of(test::inkala);
  const Grid solution = test::grid_of(test::inkala_solution);
  std::vector<Grid> seen;
  for (int i = 0; i < 50; ++i) {
    const Variation variation = vary(puzzle, random);
    REQUIRE(is_valid(variation.transformation));
    const Grid its_solution = apply(variation.transformation, solution);
    CHECK(solutions_of(variation.puzzle, 2) == std::vector<Grid>{its_solution});
    CHECK(canonical_puzzle(variation.puzzle, its_solution) == canonical_puzzle(puzzle, solution));
    CHECK(apply(inverse(variation.transformation), variation.puzzle) == puzzle);
    CHECK(std::find(seen.begin(), seen.end(), variation.puzzle) == seen.end());
    seen.push_back(variation.puzzle);
  }
}

TEST_CASE("a transformation takes the candidates along") {
  Random random("candidates");
  for (const auto& [board, solutions] : struck_puzzles(50, 2)) {
    const Transformation to = random_transformation(random);
    const Board image = apply(to, board);
    CHECK(apply(inverse(to), image) == board);
    for (int cell : board.empty_cells()) {
      DigitSet renamed;
      for (int digit : board.candidates(cell))
        renamed.insert(to.digits[static_cast<std::size_t>(digit)]);
      CHECK(image.candidates(image_of(to, cell)) == renamed);
    }
    CHECK(count_solutions(image) == solutions.size());
  }
}

TEST_CASE("every grid has variations, and the same seed makes the same") {
  for (const Grid& grid : {Grid(), full_grid("1"), contradictory()}) {
    Random random("seed");
    Random again("seed");
    const Variation variation = vary(grid, random);
    CHECK(variation.puzzle.clue_count() == grid.clue_count());
    CHECK(find_conflicts(variation.puzzle).size() == find_conflicts(grid).size());
    CHECK(vary(grid, again).puzzle == variation.puzzle);
  }
}

TEST_CASE("a minimised puzzle has the same solution, and needs every given that it keeps") {
  Random random("minimise");
  for (int i = 0; i < 20; ++i) {
    const Grid full = random_full_grid(random);
    const Grid puzzle = i == 0 ? full : test::with_holes(full, 2 * i, random);
    const Minimised minimised = minimise(puzzle, random);
    if (!is_unique(puzzle)) {
      CHECK(minimised.fault == EditFault::several_solutions);
      continue;
    }
    REQUIRE(minimised.fault == EditFault::none);
    CHECK(minimised.solution == full);
    CHECK(test::extends(puzzle, minimised.puzzle));
    CHECK(is_unique(minimised.puzzle));
    for (int cell : minimised.puzzle.filled())
      CHECK_FALSE(is_unique(blank_in(minimised.puzzle, {cell})));
    CHECK(redundant_givens(minimised.puzzle).cells.empty());
  }
}

TEST_CASE("a puzzle that is minimal stays as it is; the seed decides what goes of others") {
  Random random("1");
  const Grid seventeen = test::grid_of(test::seventeen);
  CHECK(minimise(seventeen, random).puzzle == seventeen);
  Random again("1");
  Random other("2");
  const Grid full = full_grid("full");
  const Grid minimal = minimise(full, again).puzzle;
  CHECK(minimise(full, other).puzzle != minimal);
  Random third("1");
  CHECK(minimise(full, third).puzzle == minimal);
}

TEST_CASE(
    "of a puzzle of candidates each comes back that may, and each that stays away is needed") {
  Random random("candidates");
  std::size_t came_back = 0;
  for (const auto& [board, solutions] : struck_puzzles(60, 1)) {
    const Minimised minimised = minimise(board, random);
    if (solutions.size() > 1) {
      CHECK(minimised.fault == EditFault::several_solutions);
      continue;
    }
    REQUIRE(minimised.fault == EditFault::none);
    CHECK(minimised.solution == solutions.front());
    CHECK(test::extends(board.values(), minimised.puzzle));
    CHECK(minimised.board.values() == minimised.puzzle);
    const Board whole(minimised.puzzle);
    REQUIRE(count_solutions(minimised.board) == 1);
    for (int cell : minimised.board.empty_cells()) {
      const DigitSet gone = whole.candidates(cell) - minimised.board.candidates(cell);
      // It was gone before, as a part of the puzzle.
      if (board.value(cell) == 0)
        CHECK((gone & board.candidates(cell)).empty());
      else
        CHECK(gone.empty());
      for (int digit : gone)
        CHECK(count_solutions(with_candidate(minimised.board, cell, digit)) > 1);
    }
    for (int cell : minimised.puzzle.filled())
      CHECK(count_solutions(without_given(minimised.board, cell)) > 1);
    const RedundantGivens none = redundant_givens(minimised.board);
    CHECK(none.cells.empty());
    CHECK(none.candidates.empty());
    const RedundantGivens redundant = redundant_givens(board);
    for (int cell : board.empty_cells()) {
      for (int digit : Board(board.values()).candidates(cell) - board.candidates(cell))
        CHECK(redundant.candidates.contains(candidate(cell, digit)) ==
              (count_solutions(with_candidate(board, cell, digit)) == 1));
    }
    came_back += static_cast<std::size_t>(redundant.candidates.size());
  }
  CHECK(came_back > 0);
}

TEST_CASE("redundant givens are those that can go alone") {
  Grid puzzle = test::grid_of(test::seventeen);
  CHECK(redundant_givens(puzzle).cells.empty());
  const Grid solution = solve(puzzle).solution;
  for (int cell : {1, 40, 79}) puzzle.set(cell, solution[cell]);
  const CellSet redundant = redundant_givens(puzzle).cells;
  for (int cell : puzzle.filled())
    CHECK(redundant.contains(cell) == is_unique(blank_in(puzzle, {cell})));
  CHECK(redundant.contains(40));
  CHECK(redundant_givens(full_grid("1")).cells == CellSet::all());
}

TEST_CASE("what has not exactly one solution cannot be minimised") {
  Random random("1");
  CHECK(minimise(Grid(), random).fault == EditFault::several_solutions);
  CHECK(minimise(Grid(), random).puzzle == Grid());
  CHECK(minimise(contradictory(), random).fault == EditFault::no_solution);
  CHECK(redundant_givens(Grid()).fault == EditFault::several_solutions);
  CHECK(redundant_givens(contradictory()).fault == EditFault::no_solution);
  CHECK(redundant_givens(contradictory()).cells.empty());
}

TEST_CASE("ambiguous cells are those in which all solutions, one by one, differ") {
  for (const auto& [puzzle, solutions] : puzzles_with_few_solutions(100))
    check_ambiguity(puzzle, solutions);
}

TEST_CASE("candidates that are gone as a part of the puzzle leave fewer cells ambiguous") {
  std::size_t fewer = 0;
  for (const auto& [board, solutions] : struck_puzzles(100, 2)) {
    check_ambiguity(board, solutions);
    if (ambiguous_cells(board).cells.size() < ambiguous_cells(board.values()).cells.size()) ++fewer;
  }
  CHECK(fewer > 20);
}

TEST_CASE("the naive solver finds the same cells ambiguous") {
  Random random("naive");
  for (int i = 0; i < 5; ++i) {
    const Grid puzzle = with_rectangles(random, 2);
    check_ambiguity(puzzle, test::naive_solutions(puzzle, test::most_solutions));
  }
}

TEST_CASE("of the empty grid every cell is ambiguous, with every digit") {
  const Ambiguity ambiguity = ambiguous_cells(Grid());
  CHECK(ambiguity.fault == EditFault::none);
  CHECK(ambiguity.cells == CellSet::all());
  for (DigitSet digits : ambiguity.digits) CHECK(digits == DigitSet::all());
}

TEST_CASE("digits that the givens leave, but no solution has, are not possible") {
  Random random("sparse");
  for (int givens = 10; givens <= 17; ++givens) {
    const Grid puzzle = test::with_holes(random_full_grid(random), cell_count - givens, random);
    const Ambiguity ambiguity = ambiguous_cells(puzzle);
    for (int cell = 0; cell < cell_count; ++cell) {
      for (int digit = 1; digit <= 9; ++digit) {
        const bool possible = ambiguity.digits[static_cast<std::size_t>(cell)].contains(digit);
        const bool empty = puzzle[cell] == 0;
        Grid tried = puzzle;
        tried.set(cell, digit);
        CHECK(possible == (empty ? count_solutions(tried, 1) == 1 : puzzle[cell] == digit));
      }
    }
  }
}

TEST_CASE("four cells left of a grid that two digits fill in two ways are ambiguous") {
  Random random("rectangle");
  for (int i = 0; i < 5; ++i) {
    const Grid grid = with_rectangles(random, 1);
    REQUIRE(grid.clue_count() == 77);
    const Ambiguity ambiguity = ambiguous_cells(grid);
    CHECK(ambiguity.cells == CellSet::all() - grid.filled());
    const Completion completion = complete(grid, random);
    CHECK(completion.cells.size() == 1);
    check_completion(grid, completion);
  }
}

TEST_CASE("nothing is ambiguous, and nothing to add, where there is no or one solution") {
  Random random("faults");
  const Grid full = full_grid("1");
  Grid wrong = full;
  wrong.set(0, full[1]);
  for (const Grid& none : {contradictory(), wrong}) {
    const Ambiguity ambiguity = ambiguous_cells(none);
    CHECK(ambiguity.fault == EditFault::no_solution);
    CHECK(ambiguity.cells.empty());
    CHECK(ambiguity.digits == Table<DigitSet, cell_count>{});
    const Completion completion = complete(none, random);
    CHECK(completion.fault == EditFault::no_solution);
    CHECK(completion.puzzle == Grid());
  }
  for (const Grid& one : {full, blank_in(full, {40}), test::grid_of(test::inkala)}) {
    const Ambiguity ambiguity = ambiguous_cells(one);
    CHECK(ambiguity.fault == EditFault::one_solution);
    CHECK(ambiguity.cells.empty());
    const Completion completion = complete(one, random);
    CHECK(completion.fault == EditFault::one_solution);
    CHECK(completion.cells.empty());
    CHECK(completion.puzzle == one);
    CHECK(completion.solution == solve(one).solution);
  }
}

TEST_CASE("a budget leaves an answer that is right, and says what is known") {
  for (int budget : {1, 1000, 300'000}) {
    Random random("budget");
    const Completion completion =
        complete(Grid(), random, with_budget(static_cast<std::uint64_t>(budget)));
    check_completion(Grid(), completion);
    CHECK(completion.end == SearchEnd::budget);
    CHECK(completion.at_least >= 1);
    CHECK(completion.cells.size() >= 17);
  }
  const Ambiguity part = ambiguous_cells(Grid(), with_budget(300));
  CHECK(part.end == SearchEnd::budget);
  CHECK(part.fault == EditFault::none);
  CHECK_FALSE(part.cells.empty());
}

TEST_CASE("a puzzle whose second solution takes the solver long is completed rightly") {
  const Grid puzzle = test::grid_of(
      "5..1.......3...........3.........1........54......1.3........5...29.64.....8.7...");
  REQUIRE(count_solutions(puzzle, 2) == 2);
  Random random("astray");
  for (const std::uint64_t budget : {std::uint64_t{1}, std::uint64_t{30'000}}) {
    const Completion completion = complete(puzzle, random, with_budget(budget));
    CHECK(completion.fault == EditFault::none);
    check_completion(puzzle, completion);
  }
}

TEST_CASE("the same seed and budget give the same completion on every machine") {
  Random random("everywhere");
  const Completion completion = complete(Grid(), random, with_budget(100'000));
  CHECK(to_string(completion.puzzle) ==
        "1.9..53.......64......8..26..7...65...651...4..4.....84.........83......7.....9.1");
}

TEST_CASE("what edits answer, and how often they ask whether to go on, is the same everywhere") {
  std::vector<Grid> puzzles;
  Random holes("everywhere");
  for (int empty : {50, 54, 58, 62, 66, 70})
    puzzles.push_back(test::with_holes(random_full_grid(holes), empty, holes));
  // Its second solution takes the solver long.
  puzzles.push_back(test::grid_of(
      "5..1.......3...........3.........1........54......1.3........5...29.64.....8.7..."));
  std::string answers;
  for (const Grid& puzzle : puzzles) {
    for (const std::uint64_t budget : {std::uint64_t{3000}, std::uint64_t{60'000}}) {
      int questions = 0;
      const auto go_on = [&] { return ++questions > 0; };
      const EditOptions options{budget, go_on};
      Random random("everywhere");
      const Completion completion = complete(puzzle, random, options);
      const Ambiguity ambiguity = ambiguous_cells(puzzle, options);
      for (int cell : completion.cells)
        answers += std::to_string(candidate(cell, completion.puzzle[cell])) + ' ';
      answers += std::to_string(completion.at_least) + (completion.exact() ? "! " : "? ") +
                 std::to_string(ambiguity.cells.size()) + ' ' + std::to_string(questions) + '\n';
    }
  }
  // The candidates that are added, the fewest that there must be and whether that is known, the ambiguous cells, the questions.
  CHECK(answers ==
        "213 524 2! 19 3\n"
        "213 524 2! 19 3\n"
        "146 557 2! 53 3\n"
        "146 557 2! 53 3\n"
        "6 99 239 286 412 463 584 599 1? 58 3\n"
        "118 279 410 417 631 2? 58 18\n"
        "25 90 120 230 234 271 317 457 603 727 1? 61 3\n"
        "25 90 120 230 234 271 317 457 603 727 1? 61 18\n"
        "61 100 126 146 253 303 314 342 593 2? 66 3\n"
        "61 100 126 146 253 303 314 342 593 2? 66 18\n"
        "5 12 51 118 131 173 201 238 268 321 341 367 468 563 709 6? 70 3\n"
        "5 12 51 118 131 173 201 238 268 321 341 367 468 563 709 6? 70 18\n"
        "41 129 142 174 250 276 334 566 605 1? 0 4\n"
        "41 129 142 174 250 276 334 566 605 1? 65 23\n");
}

TEST_CASE("edits can be cancelled") {
  int questions = 0;
  const auto never = [&] {
    ++questions;
    return false;
  };
  EditOptions options;
  options.keep_going = never;
  Random random("cancel");
  CHECK(ambiguous_cells(Grid(), options).end == SearchEnd::cancelled);
  const Completion nothing = complete(Grid(), random, options);
  CHECK(nothing.end == SearchEnd::cancelled);
  CHECK(nothing.cells.empty());
  CHECK(nothing.puzzle == Grid());
  CHECK(questions > 0);
}

TEST_CASE("a completion that is cancelled later keeps what it has") {
  int questions = 0;
  const auto ten_times = [&] { return ++questions <= 10; };
  EditOptions options;
  options.keep_going = ten_times;
  Random random("cancel");
  const Completion completion = complete(Grid(), random, options);
  CHECK(completion.end == SearchEnd::cancelled);
  CHECK(questions == 11);
  check_completion(Grid(), completion);
}

}  // namespace nonet
