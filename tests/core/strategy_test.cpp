#include "catch.hpp"
#include "naive_solver.hpp"
#include "nonet/generator.hpp"
#include "nonet/lab/strategy_savings.hpp"
#include "nonet/solver.hpp"
#include "support.hpp"

namespace nonet {
namespace {

constexpr StrategySet only(Strategy strategy) {
  return static_cast<StrategySet>(1U << static_cast<unsigned>(strategy));
}

SearchReport search_with(StrategySet strategies, const Grid& puzzle, std::uint64_t limit = 0) {
  SearchOptions options;
  options.limit = limit;
  options.strategies = strategies;
  return search(puzzle, options, *find_engine("strategy"));
}

const StrategyUse& use_of(const SearchReport& report, Strategy strategy) {
  return report.strategies[static_cast<std::size_t>(strategy)];
}

}  // namespace

TEST_CASE("any set of strategies gives the same answers") {
  Random random(5);
  for (int round = 0; round < 25; ++round) {
    const Grid puzzle = test::with_holes(random_full_grid(random), 52, random);
    const auto expected = test::naive_solutions(puzzle, 20);
    for (unsigned set = 0; set <= all_strategies; ++set) {
      INFO(set << " " << to_string(puzzle));
      const auto strategies = static_cast<StrategySet>(set);
      CHECK(search_with(strategies, puzzle, 20).solutions == expected.size());
    }
  }
  for (unsigned set = 0; set <= all_strategies; ++set) {
    CHECK(search_with(static_cast<StrategySet>(set), test::grid_of(test::inkala)).solutions == 1);
  }
}

TEST_CASE("only strategies that are on are used, and each finds something in a hard puzzle") {
  const Grid puzzle = test::grid_of(test::inkala);
  for (std::size_t i = 0; i < strategy_count; ++i) {
    const auto mine = static_cast<Strategy>(i);
    INFO(id(mine));
    const SearchReport alone = search_with(only(mine), puzzle);
    const SearchReport others =
        search_with(static_cast<StrategySet>(all_strategies & ~only(mine)), puzzle);
    for (std::size_t j = 0; j < strategy_count; ++j) {
      CHECK((alone.strategies[j].uses > 0) == (i == j));
      CHECK((alone.strategies[j].eliminations > 0) == (i == j));
      CHECK((others.strategies[j].uses > 0) == (i != j));
    }
  }
  for (const StrategyUse& use : search_with(0, puzzle).strategies) CHECK(use.uses == 0);
}

TEST_CASE("a use is a change, and its eliminations are the candidates that are gone") {
  // One empty cell: one candidate, nothing to remove elsewhere.
  Grid puzzle = test::grid_of(test::inkala_solution);
  puzzle.set(40, 0);
  for (Strategy strategy : {Strategy::naked_single, Strategy::hidden_single}) {
    const SearchReport report = search_with(only(strategy), puzzle);
    CHECK(report.nodes == 1);
    CHECK(use_of(report, strategy).uses == 1);
    CHECK(use_of(report, strategy).eliminations == 0);
  }
  // Row 1 lacks its 8 and 1: the 8 can stand in one cell of its column, the 1 in the other.
  Grid two = test::grid_of(test::inkala_solution);
  two.set(0, 0);
  two.set(1, 0);
  const SearchReport report = search_with(only(Strategy::naked_single), two);
  CHECK(use_of(report, Strategy::naked_single).uses == 2);
  CHECK(use_of(report, Strategy::naked_single).eliminations == 0);
}

TEST_CASE("without strategies a single candidate is a node, but no guess") {
  Grid puzzle = test::grid_of(test::inkala_solution);
  puzzle.set(40, 0);
  const SearchReport report = search_with(0, puzzle);
  CHECK(report.nodes == 2);
  CHECK(report.guesses == 0);
  CHECK(report.solutions == 1);
}

TEST_CASE("strategies need far fewer nodes than plain backtracking") {
  const Grid puzzle = test::grid_of(test::inkala);
  const std::uint64_t plain = search(puzzle, {}, *find_engine("backtrack")).nodes;
  CHECK(search_with(all_strategies, puzzle).nodes * 1000 < plain);
  CHECK(search_with(0, puzzle).nodes * 10 < plain);
}

TEST_CASE("what each strategy saves is told") {
  const Grid puzzle = test::grid_of(test::inkala);
  const StrategySavings savings = strategy_savings(puzzle, 0);
  CHECK(savings.with_none.end == SearchEnd::complete);
  CHECK(savings.with_none.nodes > 100 * savings.with_all.nodes);
  const auto hidden = static_cast<std::size_t>(Strategy::hidden_single);
  for (std::size_t i = 0; i < strategy_count; ++i) {
    INFO(id(static_cast<Strategy>(i)));
    CHECK(savings.without[i].nodes > savings.with_all.nodes);
    CHECK(savings.without[i].nodes < savings.with_none.nodes);
    // In this puzzle nothing is missed more than the hidden single.
    CHECK(savings.without[i].nodes <= savings.without[hidden].nodes);
  }
}

TEST_CASE("savings that take more than the budget say so") {
  const Grid puzzle = test::grid_of(
      ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");
  const StrategySavings savings = strategy_savings(puzzle, 1000);
  CHECK(savings.with_all.end == SearchEnd::complete);
  CHECK(savings.with_none.end == SearchEnd::budget);
  CHECK(savings.with_none.nodes == 1000);
}

}  // namespace nonet
