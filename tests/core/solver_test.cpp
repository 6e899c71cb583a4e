#include "nonet/solver.hpp"

#include <set>
#include <string>

#include "catch.hpp"
#include "naive_solver.hpp"
#include "nonet/canonical.hpp"
#include "nonet/generator.hpp"
#include "support.hpp"

namespace nonet {
namespace {

constexpr std::uint64_t budget = 100000;

/// These two may need more nodes than there is time for. They must say so then.
bool may_give_up(const Engine& engine) {
  return engine.id == "bitset" || engine.id == "backtrack";
}

void check_against(const std::vector<Grid>& expected, std::size_t limit, const Grid& puzzle,
                   const Engine& engine) {
  INFO(engine.id << " " << to_string(puzzle));
  std::set<std::string> visited;
  const auto visit = [&](const Grid& solution) {
    CHECK(test::naive_is_solution(solution));
    CHECK(test::extends(solution, puzzle));
    visited.insert(to_string(solution));
    return true;
  };
  SearchOptions options;
  options.limit = limit;
  options.budget = budget;
  options.on_solution = visit;
  const SearchReport report = search(puzzle, options, engine);
  CHECK(visited.size() == report.solutions);
  CHECK(report.solutions <= expected.size());
  if (report.end == SearchEnd::budget) {
    CHECK(may_give_up(engine));
    CHECK(report.nodes == budget);
    return;
  }
  CHECK(report.solutions == expected.size());
  CHECK(report.end == (expected.size() == limit ? SearchEnd::limit : SearchEnd::complete));

  CHECK(count_solutions(puzzle, limit, engine) == expected.size());
  const Solved solved = solve(puzzle, engine);
  CHECK(static_cast<std::size_t>(solved.outcome) == std::min<std::size_t>(expected.size(), 2));
  if (expected.empty()) {
    CHECK(solved.solution == Grid());
  } else {
    CHECK(test::naive_is_solution(solved.solution));
    CHECK(test::extends(solved.solution, puzzle));
  }
}

void check_against_naive(const Grid& puzzle) {
  constexpr std::size_t limit = 40;
  const auto expected = test::naive_solutions(puzzle, limit);
  for (const Engine& engine : engines()) check_against(expected, limit, puzzle, engine);
}

}  // namespace

TEST_CASE("Inkala's puzzle is solved") {
  for (const Engine& engine : engines()) {
    const Solved solved = solve(test::grid_of(test::inkala), engine);
    CHECK(solved.outcome == Outcome::unique);
    CHECK(to_string(solved.solution) == test::inkala_solution);
  }
}

TEST_CASE("a puzzle without a solution that takes simple solvers very long is answered") {
  // By Peter Norvig ("Solving Every Sudoku Puzzle"), who measured 1439 seconds for it.
  const Grid puzzle = test::grid_of(
      ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");
  for (const Engine& engine : engines()) {
    INFO(engine.id);
    SearchOptions options;
    options.budget = may_give_up(engine) ? budget : 0;
    const SearchReport report = search(puzzle, options, engine);
    CHECK(report.solutions == 0);
    CHECK(report.end == (may_give_up(engine) ? SearchEnd::budget : SearchEnd::complete));
  }
  CHECK(solve(puzzle).outcome == Outcome::none);
}

TEST_CASE("known puzzles have the number of solutions that a naive solver finds") {
  for (const Grid& puzzle : test::share_of(test::puzzles_of("puzzles.txt")))
    check_against_naive(puzzle);
}

TEST_CASE("grids with holes have the number of solutions that a naive solver finds") {
  Random random(2026);
  for (int round = 0; round < test::share(300); ++round) {
    const Grid full = random_full_grid(random);
    const int empty = 40 + random.below(15);
    check_against_naive(test::with_holes(full, empty, random));
  }
}

TEST_CASE("a wrong digit leaves as many solutions as a naive solver finds") {
  Random random(99);
  for (int round = 0; round < test::share(300); ++round) {
    Grid puzzle = test::with_holes(random_full_grid(random), 45, random);
    const int cell = random.below(81);
    puzzle.set(cell, random.below(9) + 1);
    check_against_naive(puzzle);
  }
}

namespace {

/// The images of all solutions.
std::set<std::string> solutions_of(const Grid& puzzle, const Transformation& t,
                                   const Engine& engine) {
  std::set<std::string> images;
  const auto keep = [&](const Grid& solution) {
    images.insert(to_string(apply(t, solution)));
    return images.size() < 300;
  };
  for_each_solution(puzzle, keep, engine);
  return images;
}

}  // namespace

TEST_CASE("the solutions of a puzzle's image are the images of its solutions") {
  Random random(11);
  for (int round = 0; round < test::share(100); ++round) {
    const int empty = 40 + random.below(12);
    const Grid puzzle = test::with_holes(random_full_grid(random), empty, random);
    const Transformation t = random_transformation(random);
    const auto expected = solutions_of(puzzle, t, default_engine());
    REQUIRE(!expected.empty());
    for (const Engine& engine : engines()) {
      INFO(engine.id << " " << to_string(puzzle));
      const auto found = solutions_of(apply(t, puzzle), Transformation{}, engine);
      CHECK(found.size() == expected.size());
      if (expected.size() < 300) CHECK(found == expected);
    }
  }
}

TEST_CASE("a repeated given leaves no solution, wherever it stands") {
  for (const Engine& engine : engines()) {
    for (int first : {0, 4, 40, 71}) {
      for (int second : peers(first)) {
        Grid puzzle;
        puzzle.set(first, 7);
        puzzle.set(second, 7);
        CHECK(solve(puzzle, engine).outcome == Outcome::none);
        CHECK(count_solutions(puzzle, 0, engine) == 0);
      }
    }
  }
}

TEST_CASE("the empty grid has as many solutions as one asks for") {
  for (const Engine& engine : engines()) {
    CHECK(solve(Grid(), engine).outcome == Outcome::multiple);
    CHECK(test::naive_is_solution(solve(Grid(), engine).solution));
    CHECK(count_solutions(Grid(), 10000, engine) == 10000);
  }
}

TEST_CASE("a full grid has itself as its only solution") {
  const Grid full = test::grid_of(test::inkala_solution);
  for (const Engine& engine : engines()) {
    CHECK(solve(full, engine).outcome == Outcome::unique);
    CHECK(solve(full, engine).solution == full);
    CHECK(count_solutions(full, 0, engine) == 1);
  }
}

TEST_CASE("all solutions are counted when there is no limit") {
  // Two digits of the solution taken out altogether leave at least the two ways to put them back.
  Grid puzzle = test::grid_of(test::inkala_solution);
  for (int cell = 0; cell < cell_count; ++cell) {
    if (puzzle[cell] >= 7) puzzle.set(cell, 0);
  }
  const auto expected = test::naive_solutions(puzzle, 1000000);
  CHECK(expected.size() >= 6);
  for (const Engine& engine : engines())
    CHECK(count_solutions(puzzle, 0, engine) == expected.size());
}

TEST_CASE("a visitor that has seen enough ends the search") {
  for (const Engine& engine : engines()) {
    int seen = 0;
    const auto count_to_three = [&](const Grid&) { return ++seen < 3; };
    const auto visits = for_each_solution(Grid(), count_to_three, engine);
    CHECK(seen == 3);
    CHECK(visits == 3);
  }
}

TEST_CASE("engines are found by their names") {
  for (const Engine& engine : engines()) CHECK(find_engine(engine.id)->id == engine.id);
  CHECK(find_engine("no such engine") == nullptr);
  CHECK(default_engine().id == engines().front().id);
}

}  // namespace nonet
