#include "nonet/edit.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "catch.hpp"
#include "generate/clue_sets.hpp"
#include "generate/target_search.hpp"
#include "naive_solver.hpp"
#include "nonet/generator.hpp"
#include "support.hpp"

namespace nonet {
namespace {

constexpr std::size_t most_solutions = 50;

Grid full_grid(std::string_view seed) {
  Random random(seed);
  return random_full_grid(random);
}

/// Two 1s in row 1.
Grid contradictory() {
  Grid grid;
  grid.set(0, 1);
  grid.set(5, 1);
  return grid;
}

Grid blank_in(Grid grid, const std::vector<int>& cells) {
  for (int cell : cells) grid.set(cell, 0);
  return grid;
}

/// Four cells of two rows, two columns and two boxes, which two digits fill: they can be exchanged.
std::vector<std::vector<int>> rectangles(const Grid& grid) {
  std::vector<std::vector<int>> list;
  for (int cell = 0; cell < cell_count; ++cell) {
    for (int other = cell + 1; other < cell_count; ++other) {
      const int a = cell_at(row_of(cell), column_of(other));
      const int b = cell_at(row_of(other), column_of(cell));
      const bool same_band = row_of(cell) / 3 == row_of(other) / 3;
      const bool same_stack = column_of(cell) / 3 == column_of(other) / 3;
      if (same_band != same_stack && column_of(cell) < column_of(other) &&
          row_of(cell) != row_of(other) && grid[cell] == grid[other] && grid[a] == grid[b])
        list.push_back({cell, a, b, other});
    }
  }
  return list;
}

/// A full grid without so many of them.
Grid with_rectangles(Random& random, int count) {
  while (true) {
    Grid grid = random_full_grid(random);
    int left = count;
    for (const auto& cells : rectangles(grid)) {
      if (left == 0) break;
      if (std::any_of(cells.begin(), cells.end(), [&](int cell) { return grid[cell] == 0; }))
        continue;
      grid = blank_in(grid, cells);
      --left;
    }
    if (left == 0) return grid;
  }
}

/// A minimal puzzle without some of its givens: several solutions, as many as come.
Grid part_of_puzzle(Random& random, int without) {
  Grid grid = generate(random, {})->puzzle;
  for (int i = 0; i < without; ++i) {
    const CellSet filled = grid.filled();
    const std::vector<int> givens(filled.begin(), filled.end());
    grid.set(givens[random.below(static_cast<std::uint32_t>(givens.size()))], 0);
  }
  return grid;
}

/// By an engine that shares no code with the one that the edits use.
std::vector<Grid> solutions_of(const Grid& puzzle, std::uint64_t limit) {
  std::vector<Grid> solutions;
  const auto keep = [&](const Grid& solution) {
    solutions.push_back(solution);
    return true;
  };
  SearchOptions options;
  options.limit = limit;
  options.on_solution = keep;
  (void)search(puzzle, options, *find_engine("dlx"));
  return solutions;
}

/// A puzzle and all its solutions.
struct Several {
  Grid puzzle;
  std::vector<Grid> solutions;
};

/// Puzzles with 2 to 50 solutions: of minimal ones, and of full grids.
std::vector<Several> puzzles_with_few_solutions(std::size_t count) {
  Random random("few solutions");
  std::vector<Several> list;
  for (int i = 0; list.size() < count; ++i) {
    const Grid puzzle = i % 2 == 0 ? part_of_puzzle(random, 1 + i / 2 % 3)
                                   : test::with_holes(random_full_grid(random), 48 + i % 8, random);
    auto solutions = solutions_of(puzzle, most_solutions + 1);
    if (solutions.size() > 1 && solutions.size() <= most_solutions)
      list.push_back({puzzle, std::move(solutions)});
  }
  return list;
}

void check_ambiguity(const Grid& puzzle, const std::vector<Grid>& solutions) {
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

std::vector<int> differing_cells(const std::vector<Grid>& solutions) {
  std::vector<int> cells;
  for (int cell = 0; cell < cell_count; ++cell) {
    if (std::any_of(solutions.begin(), solutions.end(),
                    [&](const Grid& grid) { return grid[cell] != solutions.front()[cell]; }))
      cells.push_back(cell);
  }
  return cells;
}

/// Whether `count` of the cells from the place `from` on, with the digits of one of the solutions that
/// are left, leave but one. Tries everything.
bool can_single_out(const std::vector<Grid>& left, const std::vector<int>& cells, std::size_t from,
                    int count) {
  if (left.size() == 1) return true;
  if (count == 0) return false;
  for (std::size_t i = from; i < cells.size(); ++i) {
    for (int digit = 1; digit <= 9; ++digit) {
      std::vector<Grid> fewer;
      std::copy_if(left.begin(), left.end(), std::back_inserter(fewer),
                   [&](const Grid& grid) { return grid[cells[i]] == digit; });
      if (!fewer.empty() && fewer.size() < left.size() &&
          can_single_out(fewer, cells, i + 1, count - 1))
        return true;
    }
  }
  return false;
}

int fewest_givens(const std::vector<Grid>& solutions) {
  int count = 0;
  while (!can_single_out(solutions, differing_cells(solutions), 0, count)) ++count;
  return count;
}

bool is_unique(const Grid& puzzle) {
  return solutions_of(puzzle, 2).size() == 1;
}

void check_completion(const Grid& puzzle, const Completion& completion) {
  CHECK(test::extends(completion.puzzle, puzzle));
  CHECK(completion.puzzle.filled() == (puzzle.filled() | completion.cells));
  CHECK((puzzle.filled() & completion.cells).empty());
  CHECK(completion.at_least <= completion.cells.size());
  CHECK(completion.exact() == (completion.at_least == completion.cells.size()));
  CHECK(test::naive_is_solution(completion.solution));
  CHECK(solutions_of(completion.puzzle, 2) == std::vector<Grid>{completion.solution});
  for (int cell : completion.cells) CHECK_FALSE(is_unique(blank_in(completion.puzzle, {cell})));
}

bool one_given_is_enough(const Grid& puzzle) {
  for (int cell = 0; cell < cell_count; ++cell) {
    for (int digit = 1; digit <= 9; ++digit) {
      Grid tried = puzzle;
      if (puzzle[cell] == 0) tried.set(cell, digit);
      if (is_unique(tried)) return true;
    }
  }
  return false;
}

/// The same with nothing known in advance but the candidates.
int fewest_by_sets(const Grid& puzzle) {
  std::vector<int> candidates;
  const Ambiguity ambiguity = ambiguous_cells(puzzle);
  for (int cell : ambiguity.cells) {
    for (int digit : ambiguity.digits[static_cast<std::size_t>(cell)])
      candidates.push_back(candidate(cell, digit));
  }
  edit::Pool pool(candidates);
  edit::Work work{EditOptions{}};
  edit::ClueSets sets(puzzle, pool, false, work);
  int size = 1;
  while (!sets.find(size)) ++size;
  return size;
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

TEST_CASE("the naive solver finds the same cells ambiguous") {
  Random random("naive");
  for (int i = 0; i < 5; ++i) {
    const Grid puzzle = with_rectangles(random, 2);
    check_ambiguity(puzzle, test::naive_solutions(puzzle, most_solutions));
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
    CHECK(ambiguity.digits == std::array<DigitSet, cell_count>{});
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

TEST_CASE("no set of givens is smaller, whichever solution is meant: all are tried") {
  Random random("complete");
  std::vector<int> sizes(9);
  for (const auto& [puzzle, solutions] : puzzles_with_few_solutions(150)) {
    const Completion completion = complete(puzzle, random);
    check_completion(puzzle, completion);
    CHECK(completion.exact());
    CHECK(completion.cells.size() == fewest_givens(solutions));
    ++sizes.at(static_cast<std::size_t>(completion.cells.size()));
  }
  CHECK(sizes[1] > 10);
  CHECK(sizes[2] > 10);
}

TEST_CASE("as many givens as there are pairs of digits to be exchanged") {
  Random random("exchange");
  for (int count = 3; count <= 6; ++count) {
    const Grid puzzle = with_rectangles(random, count);
    const Completion completion = complete(puzzle, random);
    check_completion(puzzle, completion);
    CHECK(completion.exact());
    CHECK(completion.cells.size() == fewest_givens(solutions_of(puzzle, 0)));
  }
}

TEST_CASE("sets of givens and sets to be hit give the same least number") {
  Random random("two ways");
  std::vector<int> sizes(9);
  for (int i = 0; i < 60; ++i) {
    const Grid puzzle = test::with_holes(random_full_grid(random), 54 + i % 5, random);
    const auto solutions = solutions_of(puzzle, 501);
    if (solutions.size() < 2 || solutions.size() > 500) continue;
    edit::Work work{EditOptions{}};
    int by_targets = cell_count;
    for (const Grid& target : solutions) {
      edit::TargetSearch search(puzzle, target, work);
      int size = search.at_least();
      while (size < by_targets && !search.find(size)) ++size;
      by_targets = std::min(by_targets, size);
    }
    CHECK(complete(puzzle, random).cells.size() == by_targets);
    // As where there are too many solutions to know them all.
    CHECK(fewest_by_sets(puzzle) == by_targets);
    ++sizes.at(static_cast<std::size_t>(by_targets));
  }
  CHECK(sizes[2] > 0);
  CHECK(sizes[3] > 0);
}

TEST_CASE("of a puzzle with 17 givens two are found again, or one will do") {
  Random random("seventeen");
  const Grid puzzle = test::grid_of(test::seventeen);
  const CellSet filled = puzzle.filled();
  const std::vector<int> givens(filled.begin(), filled.end());
  int two = 0;
  for (std::size_t i = 0; i < 8; ++i) {
    const Grid part = blank_in(puzzle, {givens[i], givens[i + 8]});
    const Completion completion = complete(part, random);
    check_completion(part, completion);
    CHECK(completion.exact());
    CHECK(completion.cells.size() == (one_given_is_enough(part) ? 1 : 2));
    if (completion.cells.size() == 2 && count_solutions(part, 4097) == 4097) ++two;
  }
  CHECK(two > 0);
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

TEST_CASE("the same seed and budget give the same completion on every machine") {
  Random random("everywhere");
  const Completion completion = complete(Grid(), random, with_budget(100'000));
  CHECK(to_string(completion.puzzle) ==
        "1.9..53.......64......8..26..7...65...651...4..4.....84.........83......7.....9.1");
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
