#include <algorithm>
#include <cstdint>
#include <iterator>
#include <vector>

#include "catch.hpp"
#include "edit/clue_sets.hpp"
#include "edit/target_search.hpp"
#include "edit_puzzles.hpp"
#include "nonet/edit.hpp"
#include "nonet/generator.hpp"
#include "support.hpp"

namespace nonet {
namespace {

using test::blank_in;
using test::check_completion;
using test::is_unique;
using test::puzzles_with_few_solutions;
using test::solutions_of;
using test::struck_puzzles;
using test::with_rectangles;

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

}  // namespace

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

TEST_CASE("candidates that are gone as a part of the puzzle stay so when givens are added") {
  Random random("struck");
  std::vector<int> sizes(9);
  for (const auto& [board, solutions] : struck_puzzles(80, 2)) {
    const Completion completion = complete(board, random);
    REQUIRE(completion.exact());
    CHECK(completion.cells.size() == fewest_givens(solutions));
    CHECK(completion.puzzle.filled() == (board.values().filled() | completion.cells));
    CHECK(std::count_if(solutions.begin(), solutions.end(), [&](const Grid& solution) {
            return test::extends(solution, completion.puzzle);
          }) == 1);
    CHECK(test::extends(completion.solution, completion.puzzle));
    CHECK(std::find(solutions.begin(), solutions.end(), completion.solution) != solutions.end());
    ++sizes.at(static_cast<std::size_t>(completion.cells.size()));
  }
  CHECK(sizes[1] > 10);
  CHECK(sizes[2] > 5);
  for (const auto& [board, solutions] : struck_puzzles(20, 1)) {
    if (solutions.size() == 1) CHECK(complete(board, random).fault == EditFault::one_solution);
  }
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

TEST_CASE("a completion within any budget is right, and as small as the budget can tell") {
  // Two, three and four givens less than a puzzle with 17; and one with few solutions that differ widely.
  const Grid puzzle = test::grid_of(test::seventeen);
  const CellSet filled = puzzle.filled();
  const std::vector<int> givens(filled.begin(), filled.end());
  Random random("budgets");
  const std::vector<Grid> parts = {blank_in(puzzle, {givens[0], givens[8]}),
                                   blank_in(puzzle, {givens[3], givens[7], givens[12]}),
                                   blank_in(puzzle, {givens[1], givens[4], givens[9], givens[15]}),
                                   with_rectangles(random, 5)};
  for (const Grid& part : parts) {
    int least = cell_count;
    int known = 0;
    for (std::uint64_t budget = 1000; budget <= 1'000'000; budget *= 3) {
      EditOptions options;
      options.budget = budget;
      Random same("budgets");
      const Completion completion = complete(part, same, options);
      check_completion(part, completion);
      CHECK(completion.at_least <= completion.cells.size());
      CHECK(completion.exact() == (completion.end == SearchEnd::complete));
      // A budget never denies what another one shows.
      least = std::min(least, completion.cells.size());
      known = std::max(known, completion.at_least);
      CHECK(known <= least);
    }
  }
}

}  // namespace nonet
