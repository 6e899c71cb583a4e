#include <algorithm>

#include "catch.hpp"
#include "nonet/generator.hpp"
#include "nonet/grade.hpp"
#include "nonet/logic.hpp"
#include "nonet/notation.hpp"
#include "nonet/solver.hpp"
#include "support.hpp"
#include "tools/spare.hpp"

namespace nonet {
namespace {

Path with_detours(const Position& position) {
  LogicOptions options;
  options.detours = true;
  return path(position, options);
}

/// Random puzzles up to a level.
std::vector<Grid> puzzles(int count, Difficulty most) {
  Random random("ways");
  std::vector<Grid> list;
  while (static_cast<int>(list.size()) < test::share(count)) {
    const Grid puzzle = random_puzzle(random);
    if (path(Position(puzzle)).level <= most) list.push_back(puzzle);
  }
  return list;
}

}  // namespace

TEST_CASE(
    "a path without detours is a path: each step holds where it is taken, and the end is the "
    "same") {
  for (const Grid& puzzle : puzzles(40, Difficulty::fiendish)) {
    INFO(to_string(puzzle));
    const Path whole = with_detours(Position(puzzle));
    const Path way = path(Position(puzzle));
    CHECK(way.solved == whole.solved);
    CHECK(way.level == whole.level);
    CHECK(way.score <= whole.score);
    Board board(puzzle);
    int score = 0;
    for (const Step& step : way.steps) {
      const auto found = test::steps_on(board, step.technique);
      // Those about givens and one solution are found by the position alone.
      if (info(step.technique).use != Use::uniqueness)
        CHECK(std::any_of(found.begin(), found.end(),
                          [&](const Step& other) { return notation(other) == notation(step); }));
      score += info(step.technique).score;
      apply(step, board);
      CHECK_FALSE(board.broken());
    }
    CHECK(score == way.score);
    if (way.solved) CHECK(board.values() == solve(puzzle).solution);
  }
}

TEST_CASE("hardly a step of a path can be spared, but many of its detours") {
  int steps = 0;
  int spare = 0;
  int detours = 0;
  for (const Grid& puzzle : puzzles(24, Difficulty::expert)) {
    const auto count = [](const Path& way) {
      return static_cast<int>(
          std::count_if(way.steps.begin(), way.steps.end(), tools::is_elimination));
    };
    const Path way = path(Position(puzzle));
    steps += count(way);
    detours += count(with_detours(Position(puzzle))) - count(way);
    for (std::size_t i = 0; i < way.steps.size(); ++i) {
      if (tools::is_elimination(way.steps[i]) && tools::can_spare(puzzle, way.steps, i)) ++spare;
    }
  }
  CHECK(detours > steps / 10);
  CHECK(50 * spare <= steps);
}

TEST_CASE("the grade of a puzzle counts the steps that are needed") {
  for (const Grid& puzzle : puzzles(8, Difficulty::fiendish)) {
    const auto graded = grade(puzzle);
    REQUIRE(graded.has_value());
    CHECK(graded->score == path(Position(puzzle)).score);
  }
}

TEST_CASE(
    "where the budget ends while detours are left out, they stay, and the path says that it "
    "ended") {
  const Position position(test::grid_of(
      ".9..4...3...25.....4....1....3...6...8..9....7...3...5..8....7..216.8.9....92.8.."));
  const Path whole = with_detours(position);
  // Enough for the path and not for more: the smallest budget with which it is complete.
  std::uint64_t low = 0;
  std::uint64_t high = 1'000'000;
  const auto walks = [&](std::uint64_t budget) {
    LogicOptions options;
    options.budget = budget;
    options.detours = true;
    return path(position, options).end == SearchEnd::complete;
  };
  while (high - low > 1) {
    const std::uint64_t middle = (low + high) / 2;
    (walks(middle) ? high : low) = middle;
  }
  LogicOptions options;
  options.budget = high;
  const Path way = path(position, options);
  CHECK(way.end == SearchEnd::budget);
  CHECK(way.steps == whole.steps);
  CHECK(way.solved == whole.solved);
}

}  // namespace nonet
