#include <set>
#include <string>

#include "catch.hpp"
#include "nonet/generator.hpp"
#include "nonet/lab/exact_cover.hpp"
#include "nonet/solver.hpp"
#include "support.hpp"

namespace nonet {
namespace {

constexpr std::uint64_t budget = 50000;

SearchReport search_within(std::uint64_t nodes, const Grid& puzzle, const Engine& engine,
                           std::uint64_t limit = 0) {
  SearchOptions options;
  options.budget = nodes;
  options.limit = limit;
  return search(puzzle, options, engine);
}

/// Checks every complete search: each guess adds a branch, and each branch ends.
void check_tree(const SearchReport& report) {
  CHECK(report.backtracks + report.solutions == report.guesses + 1);
  CHECK(report.nodes >= 2 * report.guesses);
  CHECK(report.nodes > report.guesses);
}

/// A puzzle with one, several or no solutions.
Grid mixed_puzzle(Random& random) {
  Grid puzzle = test::with_holes(random_full_grid(random), 50, random);
  if (random.below(2) == 0) return puzzle;
  const int cell = random.below(81);
  puzzle.set(cell, random.below(10));
  return puzzle;
}

}  // namespace

TEST_CASE("all engines count alike, and every branch of a complete search ends") {
  Random random(31);
  std::set<std::uint64_t> counts;
  for (int round = 0; round < 300; ++round) {
    const Grid puzzle = mixed_puzzle(random);
    const std::uint64_t expected = count_solutions(puzzle, 50);
    counts.insert(std::min<std::uint64_t>(expected, 2));
    for (const Engine& engine : engines()) {
      INFO(engine.id << " " << to_string(puzzle));
      const SearchReport report = search_within(budget, puzzle, engine, 50);
      if (report.end == SearchEnd::budget) {
        CHECK(engine.id == "backtrack");
        CHECK(report.solutions <= expected);
        continue;
      }
      CHECK(report.solutions == expected);
      if (report.end == SearchEnd::complete) check_tree(report);
    }
  }
  CHECK(counts == std::set<std::uint64_t>{0, 1, 2});
}

TEST_CASE("a budget is used up to the last node, and not exceeded") {
  const Grid puzzle = test::grid_of(test::inkala);
  for (const Engine& engine : engines()) {
    INFO(engine.id);
    const std::uint64_t needed = search_within(0, puzzle, engine).nodes;
    REQUIRE(needed > 10);
    for (std::uint64_t nodes :
         {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{10}, needed - 1}) {
      const SearchReport report = search_within(nodes, puzzle, engine);
      CHECK(report.end == SearchEnd::budget);
      CHECK(report.nodes == nodes);
      CHECK(report.solutions <= 1);
    }
    const SearchReport enough = search_within(needed, puzzle, engine);
    CHECK(enough.end == SearchEnd::complete);
    CHECK(enough.solutions == 1);
  }
}

TEST_CASE("a search can be cancelled") {
  for (const Engine& engine : engines()) {
    INFO(engine.id);
    std::uint64_t asked = 0;
    const auto three_times = [&](std::uint64_t nodes) {
      CHECK(nodes == 4096 * ++asked);
      return asked < 3;
    };
    SearchOptions options;
    options.keep_going = three_times;
    const SearchReport report = search(Grid(), options, engine);
    CHECK(report.end == SearchEnd::cancelled);
    CHECK(asked == 3);
  }
}

TEST_CASE("a limit ends a search of puzzles with very many solutions") {
  Grid one_given;
  one_given.set(40, 5);
  Grid sixteen = test::grid_of(test::seventeen);
  sixteen.set(sixteen.filled().first(), 0);
  for (const Engine& engine : engines()) {
    for (const Grid& puzzle : {Grid(), one_given, sixteen}) {
      INFO(engine.id << " " << to_string(puzzle));
      std::set<std::string> different;
      const auto keep = [&](const Grid& solution) {
        CHECK(is_solved(solution));
        CHECK(test::extends(solution, puzzle));
        different.insert(to_string(solution));
        return true;
      };
      SearchOptions options;
      options.limit = 300;
      options.budget = 1000000;
      options.on_solution = keep;
      const SearchReport report = search(puzzle, options, engine);
      CHECK(report.solutions == different.size());
      // Row by row, 16 givens that come late are found to be broken too late.
      const bool hopeless = engine.id == "backtrack" && puzzle == sixteen;
      CHECK(report.end == (hopeless ? SearchEnd::budget : SearchEnd::limit));
      if (!hopeless) CHECK(report.solutions == 300);
    }
  }
}

TEST_CASE("repeated givens are one position, and it is contradictory") {
  const Grid puzzle = test::grid_of("11" + std::string(79, '.'));
  for (const Engine& engine : engines()) {
    const SearchReport report = search(puzzle, {}, engine);
    CHECK(report.end == SearchEnd::complete);
    CHECK(report.nodes == 1);
    CHECK(report.guesses == 0);
    CHECK(report.backtracks == 1);
    CHECK(report.solutions == 0);
    CHECK(report.bytes >= 81);
  }
}

TEST_CASE("a full grid is one position, and it is the solution") {
  for (const Engine& engine : engines()) {
    const SearchReport report = search(test::grid_of(test::inkala_solution), {}, engine);
    CHECK(report.nodes == 1);
    CHECK(report.guesses == 0);
    CHECK(report.backtracks == 0);
    CHECK(report.solutions == 1);
  }
}

TEST_CASE("the known figures of two puzzles") {
  const Grid inkala = test::grid_of(test::inkala);
  const Grid hidden = test::grid_of(test::hidden_singles);
  for (const Engine& engine : engines()) {
    INFO(engine.id);
    const SearchReport report = search(inkala, {}, engine);
    CHECK(report.end == SearchEnd::complete);
    CHECK(report.solutions == 1);
    check_tree(report);
    // Row by row, the empty cells at the top leave the second one too much to try.
    const SearchReport other = search_within(budget, hidden, engine);
    CHECK(other.end == (engine.id == "backtrack" ? SearchEnd::budget : SearchEnd::complete));
    CHECK(other.solutions == (engine.id == "backtrack" ? 0 : 1));
  }
  // Digit by digit in the order of cells: any plain backtracking counts the same.
  const Engine& backtrack = *find_engine("backtrack");
  CHECK(search_within(0, inkala, backtrack, 1).nodes == 1 + 49558);
  // Every step of the other puzzle is a single.
  CHECK(search(hidden, {}, *find_engine("strategy")).nodes == 1);
  CHECK(search(hidden, {}, *find_engine("dlx")).guesses == 0);
  CHECK(search(hidden, {}, *find_engine("bitset")).guesses > 100);
}

TEST_CASE("the exact-cover matrix of Inkala's puzzle has 275 rows and 1425 links") {
  for (const Engine& engine : engines()) {
    const SearchReport report = search(test::grid_of(test::inkala), {}, engine);
    const bool has_matrix = engine.id == "dlx";
    CHECK(report.rows == (has_matrix ? 275 : 0));
    CHECK(report.columns == (has_matrix ? 324 : 0));
    CHECK(report.links == (has_matrix ? 1425 : 0));
  }
}

TEST_CASE("working memory is a few kilobytes") {
  for (const Engine& engine : engines()) {
    INFO(engine.id);
    const std::uint64_t hard = search(test::grid_of(test::inkala), {}, engine).bytes;
    CHECK(hard >= 81);
    CHECK(hard < 100000);
  }
}

TEST_CASE("engines that copy positions hold more of them when more guesses stand") {
  for (const std::string_view id : {"band", "bitset", "strategy"}) {
    INFO(id);
    const Engine& engine = *find_engine(id);
    const std::uint64_t hard = search(test::grid_of(test::inkala), {}, engine).bytes;
    CHECK(search_within(10000, Grid(), engine).bytes > hard);
  }
}

TEST_CASE("of several reasons to end, the first one that came is told") {
  constexpr std::uint64_t one_question = nodes_between_questions;
  for (const Engine& engine : engines()) {
    INFO(engine.id);
    const auto no_more = [](const Grid&) { return false; };
    SearchOptions options;
    options.limit = 1;
    options.on_solution = no_more;
    CHECK(search(test::grid_of(test::inkala), options, engine).end == SearchEnd::cancelled);

    // The node at which the solution is found is the last one that the budget allows.
    const std::uint64_t needed = search_within(0, Grid(), engine, 1).nodes;
    CHECK(search_within(needed, Grid(), engine, 1).end == SearchEnd::limit);
    CHECK(search_within(needed - 1, Grid(), engine, 1).end == SearchEnd::budget);

    const auto stop = [](std::uint64_t) { return false; };
    options = {};
    options.budget = one_question;
    options.keep_going = stop;
    CHECK(search(Grid(), options, engine).end == SearchEnd::cancelled);
  }
}

}  // namespace nonet
