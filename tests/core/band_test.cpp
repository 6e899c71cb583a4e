#include <vector>

#include "catch.hpp"
#include "nonet/generator.hpp"
#include "nonet/solver.hpp"
#include "support.hpp"

namespace nonet {
namespace {

/// Puzzles with one solution, with several and with none.
std::vector<Grid> mixed_puzzles() {
  std::vector<Grid> puzzles = test::puzzles_of("puzzles.txt");
  Random random("variants");
  for (int i = 0; i < 300; ++i) {
    Grid puzzle = random_puzzle(random);
    puzzles.push_back(puzzle);
    puzzle.set(puzzle.filled().first(), 0);
    puzzles.push_back(puzzle);
    puzzle.set(random.below(81), random.below(9) + 1);
    puzzles.push_back(puzzle);
  }
  return puzzles;
}

SearchReport up_to(std::uint64_t limit, const Grid& puzzle, const Engine& engine,
                   std::vector<Grid>& solutions) {
  const auto keep = [&](const Grid& solution) {
    solutions.push_back(solution);
    return true;
  };
  SearchOptions options;
  options.limit = limit;
  options.on_solution = keep;
  return search(puzzle, options, engine);
}

}  // namespace

TEST_CASE("the default engine is the variant for this processor") {
  const Engine& best = band_variants().back();
  CHECK(default_engine().id == "band");
  CHECK(default_engine().run == best.run);
  CHECK(default_engine().solve == best.solve);
  CHECK(band_variants().front().id == "band-baseline");
  for (const Engine& variant : band_variants()) CHECK(find_engine(variant.id)->run == variant.run);
}

TEST_CASE("all variants of the default engine search the same tree") {
  for (const Grid& puzzle : mixed_puzzles()) {
    std::vector<Grid> expected;
    const SearchReport report = up_to(50, puzzle, band_variants().front(), expected);
    for (const Engine& variant : band_variants().subspan(1)) {
      INFO(variant.id << " " << to_string(puzzle));
      std::vector<Grid> found;
      const SearchReport other = up_to(50, puzzle, variant, found);
      CHECK(found == expected);
      CHECK(other.end == report.end);
      CHECK(other.nodes == report.nodes);
      CHECK(other.guesses == report.guesses);
      CHECK(other.backtracks == report.backtracks);
    }
  }
}

TEST_CASE("a search that is watched looks the same in all variants") {
  const Grid puzzle = test::grid_of(test::inkala);
  std::vector<TraceEvent> expected;
  for (const Engine& variant : band_variants()) {
    std::vector<TraceEvent> events;
    const auto keep = [&](const TraceEvent& event) {
      events.push_back(event);
      return true;
    };
    SearchOptions options;
    options.trace = keep;
    CHECK(search(puzzle, options, variant).solutions == 1);
    if (expected.empty()) expected = events;
    INFO(variant.id);
    CHECK(events.size() > 1000);
    CHECK(events == expected);
  }
}

TEST_CASE("answers in bulk are the answers one by one") {
  const std::vector<Grid> puzzles = mixed_puzzles();
  for (const Engine& variant : band_variants()) {
    std::vector<Solved> answers(puzzles.size(),
                                {Outcome::multiple, test::puzzles_of("puzzles.txt").front()});
    solve_many(puzzles, answers, variant);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      std::vector<Grid> found;
      const SearchReport report = up_to(2, puzzles[i], variant, found);
      INFO(variant.id << " " << to_string(puzzles[i]));
      CHECK(static_cast<std::uint64_t>(answers[i].outcome) == report.solutions);
      CHECK(answers[i].solution == (found.empty() ? Grid() : found.front()));
    }
  }
}

}  // namespace nonet
