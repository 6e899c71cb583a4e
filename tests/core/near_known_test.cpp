#include "generation/near_known.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "catch.hpp"
#include "generation/missed.hpp"
#include "generation/neighbours.hpp"
#include "nonet/canonical.hpp"
#include "nonet/generator.hpp"
#include "nonet/rating.hpp"
#include "nonet/solver.hpp"
#include "patterns.hpp"
#include "support.hpp"

namespace nonet {
namespace {

/// What a known puzzle stands in the list for, as a request.
PuzzleRequest request_of(const generation::Known& known) {
  using generation::KnownFor;
  PuzzleRequest request;
  switch (known.reason) {
    case KnownFor::rating:
      request.er = Range{known.value, known.value};
      break;
    case KnownFor::turned:
      request.symmetry = Symmetry::rotate180;
      request.clues = Range{known.value, known.value};
      break;
    case KnownFor::many_clues:
      request.minimal = true;
      request.clues = Range{known.value, known.value};
      break;
    case KnownFor::few_clues:
      request.clues = Range{known.value, known.value};
      break;
    case KnownFor::alone:
    case KnownFor::path:
      request.technique = static_cast<Technique>(known.value);
      request.need = known.reason == KnownFor::alone ? TechniqueNeed::alone : TechniqueNeed::path;
      break;
  }
  return request;
}

Generated near_one(std::string_view seed, const PuzzleRequest& request) {
  Generated made = generate(seed, request, {20'000});
  REQUIRE(made.found);
  REQUIRE(made.near_known);
  // The naive solver takes too long where so little is given.
  const Solved solved = solve(made.puzzle, *find_engine("dlx"));
  CHECK(solved.outcome == Outcome::unique);
  CHECK(solved.solution == made.solution);
  const Grid known = test::grid_of(made.near_known->cells);
  CHECK(canonical_puzzle(made.puzzle, made.solution) !=
        canonical_puzzle(known, solve(known).solution));
  return made;
}

}  // namespace

TEST_CASE("known puzzles are of the kind for which they are known") {
  for (const generation::Known& known : generation::all_known()) {
    const Grid puzzle = test::grid_of(known.puzzle.cells);
    INFO(known.puzzle.name << " " << known.puzzle.cells);
    CHECK(solve(puzzle).outcome == Outcome::unique);
    CHECK_FALSE(known.puzzle.source.empty());
    // tests/data/techniques has these.
    if (known.reason == generation::KnownFor::path) continue;
    // Whole ratings take minutes; that it is hard is known soon, but for the hardest, which other tests rate.
    constexpr int hardest = 116;
    if (known.reason == generation::KnownFor::rating) {
      if (known.value >= hardest) continue;
      RatingOptions options;
      options.enough = 95;
      CHECK(rate(Position(puzzle), options).er >= 95);
      continue;
    }
    const PuzzleRequest request = request_of(known);
    CHECK(missed_by(puzzle, request).count() == 0);
    for (int cell : puzzle.filled())
      CHECK((orbit(cell, request.symmetry) - puzzle.filled()).empty());
  }
  CHECK(known_puzzles().size() == generation::all_known().size());
}

TEST_CASE("no known puzzle is equivalent to another of its kind") {
  std::set<std::pair<generation::KnownFor, std::string>> seen;
  for (const generation::Known& known : generation::all_known()) {
    if (known.reason == generation::KnownFor::path) continue;
    INFO(known.puzzle.name << " " << known.puzzle.cells);
    const Grid puzzle = test::grid_of(known.puzzle.cells);
    const Grid form = canonical_puzzle(puzzle, solve(puzzle).solution);
    CHECK(seen.insert({known.reason, to_string(form)}).second);
  }
}

TEST_CASE("a rating of 10 or more is made near a known puzzle, which is told") {
  PuzzleRequest request;
  request.er = Range{100, 120};
  const Generated made = near_one("hard", request);
  CHECK(rate(Position(made.puzzle), {2'000'000}).er >= 100);
}

TEST_CASE(
    "minimal puzzles of 32 givens and more, and 18 givens that a half turn maps to each other") {
  PuzzleRequest many;
  many.minimal = true;
  many.clues = Range{32, 40};
  CHECK(near_one("many", many).puzzle.clue_count() >= 32);
  PuzzleRequest turned;
  turned.symmetry = Symmetry::rotate180;
  turned.clues = Range{18, 18};
  const Grid puzzle = near_one("turned", turned).puzzle;
  CHECK(puzzle.clue_count() == 18);
  for (int cell : puzzle.filled()) CHECK(puzzle[80 - cell] != 0);
}

TEST_CASE("17 givens, near a known puzzle") {
  PuzzleRequest few;
  few.clues = Range{17, 17};
  CHECK(near_one("few", few).puzzle.clue_count() == 17);
}

TEST_CASE(
    "givens that are exchanged leave one solution and the symmetry, and are others than before") {
  const Grid givens = test::grid_of(
      "....1..2......2.....3....54.....82..1.......7..45.....28....9.....4......6..7....");
  const generation::Puzzle puzzle{givens, solve(givens).solution};
  Random random("exchange");
  constexpr std::uint64_t most_solutions = 300;
  int made = 0;
  for (int i = 0; i < 2000; ++i) {
    const generation::Exchange how{1, 1 + i % 2, Symmetry::rotate180, most_solutions};
    const auto next = generation::exchange(puzzle, how, random);
    if (!next) continue;
    ++made;
    const Solved solved = solve(next->givens, *find_engine("dlx"));
    CHECK(solved.outcome == Outcome::unique);
    CHECK(solved.solution == next->solution);
    CHECK(next->givens != givens);
    // The cell in the middle is a pair by itself.
    CHECK(next->givens.clue_count() <= 16 + 2 * how.given);
    for (int cell : next->givens.filled()) CHECK(next->givens[80 - cell] != 0);
  }
  CHECK(made > 10);
}

TEST_CASE("seeds of a rating of 10 or more come to puzzles that are not equivalent") {
  PuzzleRequest request;
  request.er = Range{100, 120};
  std::set<std::string> made;
  for (const std::string_view seed : {"1", "2", "3"}) {
    const Generated one = near_one(seed, request);
    made.insert(to_string(canonical_puzzle(one.puzzle, one.solution)));
  }
  CHECK(made.size() == 3);
}

TEST_CASE("a rare technique alone") {
  for (const Technique technique :
       {Technique::jellyfish, Technique::als_xz, Technique::sue_de_coq, Technique::hidden_quad}) {
    PuzzleRequest request;
    request.technique = technique;
    const auto steps = path(Position(near_one("alone", request).puzzle)).steps;
    CHECK(std::all_of(steps.begin(), steps.end(), [&](const Step& step) {
      return step.technique == technique || info(step.technique).family == Family::singles;
    }));
  }
}

TEST_CASE("a wish to which no way is known ends soon, with a puzzle that comes near") {
  PuzzleRequest request;
  request.technique = Technique::death_blossom;
  const Generated made = generate("rare", request);
  CHECK_FALSE(made.found);
  CHECK(made.end == SearchEnd::budget);
  CHECK(made.missed.technique);
  CHECK(made.attempts <= 10'000);
  CHECK(solve(made.puzzle, *find_engine("dlx")).solution == made.solution);
}

TEST_CASE("hard puzzles are minimal: one of that rating with many givens ends soon, too") {
  PuzzleRequest request;
  request.er = Range{115, 119};
  request.clues = Range{60, 70};
  const Generated made = generate("1", request, {});
  CHECK_FALSE(made.found);
  CHECK(made.end == SearchEnd::budget);
  CHECK(made.attempts <= 20);
  CHECK(made.missed.er);
}

TEST_CASE("a puzzle that is made from nothing is near no known one") {
  CHECK_FALSE(generate("plain", {}).near_known);
}

TEST_CASE("a rating that is known to be enough ends sooner, and is no more than the whole one") {
  const Position inkala(test::grid_of(
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."));
  RatingOptions options;
  options.enough = 100;
  const Rating enough = rate(inkala, options);
  CHECK(enough.end == SearchEnd::budget);
  CHECK(Range{100, 107}.contains(enough.er));
  const Rating easy = rate(Position(test::grid_of(test::seventeen)), options);
  CHECK(easy.end == SearchEnd::complete);
  CHECK(easy.er == rate(Position(test::grid_of(test::seventeen))).er);
}

}  // namespace nonet
