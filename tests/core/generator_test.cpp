#include "nonet/generator.hpp"

#include "catch.hpp"
#include "naive_solver.hpp"
#include "support.hpp"

namespace nonet {
namespace {

std::size_t naive_count(const Grid& puzzle) {
  return test::naive_solutions(puzzle, 2).size();
}

Grid without(Grid grid, const CellSet& cells) {
  for (int cell : cells) grid.set(cell, 0);
  return grid;
}

/// The hardest single on the way, or nothing when singles do not reach the end.
std::optional<Technique> hardest_single(const Grid& puzzle) {
  Board board(puzzle);
  Technique hardest = Technique::full_house;
  while (!board.full()) {
    const auto step = test::first_step_on(board);
    if (!step || step->technique > Technique::naked_single) return std::nullopt;
    hardest = std::max(hardest, step->technique);
    apply(*step, board);
  }
  return hardest;
}

}  // namespace

TEST_CASE("a random full grid is a solution") {
  Random random(1);
  for (int i = 0; i < 200; ++i) CHECK(test::naive_is_solution(random_full_grid(random)));
}

TEST_CASE("every level and symmetry gives puzzles with exactly one solution and that symmetry") {
  for (int s = 0; s < symmetry_count; ++s) {
    for (int l = 0; l < level_count; ++l) {
      const GeneratorOptions options{static_cast<Level>(l), static_cast<Symmetry>(s)};
      INFO(id(*options.level) << " " << id(options.symmetry));
      Random random("symmetry");
      for (int i = 0; i < 3; ++i) {
        const auto made = generate(random, options);
        REQUIRE(made);
        CHECK(made->level == *options.level);
        CHECK(naive_count(made->puzzle) == 1);
        CHECK(test::naive_is_solution(made->solution));
        CHECK(test::extends(made->solution, made->puzzle));
        const CellSet given = made->puzzle.filled();
        for (int cell : given) CHECK((orbit(cell, options.symmetry) - given).empty());
      }
    }
  }
}

TEST_CASE("a level says what the puzzle needs") {
  Random random("levels");
  for (int i = 0; i < 10; ++i) {
    const auto beginner = generate(random, {Level::beginner, Symmetry::none});
    CHECK(hardest_single(beginner->puzzle).value() <= Technique::hidden_single_box);
    CHECK(beginner->puzzle.clue_count() >= 36);
    const auto easy = generate(random, {Level::easy, Symmetry::rotate_180});
    CHECK(hardest_single(easy->puzzle) == Technique::hidden_single_line);
    const auto medium = generate(random, {Level::medium, Symmetry::none});
    CHECK(hardest_single(medium->puzzle) == Technique::naked_single);
    const auto hard = generate(random, {Level::hard, Symmetry::none});
    CHECK(hardest_single(hard->puzzle) == std::nullopt);
  }
}

TEST_CASE("without symmetry a puzzle is minimal: no given can go") {
  Random random("minimal");
  for (int i = 0; i < 10; ++i) {
    const auto made = generate(random, {});
    REQUIRE(made);
    for (int cell : made->puzzle.filled()) {
      CHECK(naive_count(without(made->puzzle, orbit(cell, Symmetry::none))) == 2);
    }
  }
}

TEST_CASE("with symmetry no orbit of givens can go") {
  Random random("orbits");
  const auto made = generate(random, {std::nullopt, Symmetry::rotate_180});
  REQUIRE(made);
  for (int cell : made->puzzle.filled()) {
    CHECK(naive_count(without(made->puzzle, orbit(cell, Symmetry::rotate_180))) == 2);
  }
}

TEST_CASE("the same seed gives the same puzzle and another seed another") {
  Random a("seed");
  Random b("seed");
  Random c("another seed");
  const auto first = generate(a, {});
  CHECK(first->puzzle == generate(b, {})->puzzle);
  CHECK_FALSE(first->puzzle == generate(c, {})->puzzle);
}

TEST_CASE("an orbit holds what the symmetry maps a cell to") {
  const auto cells = [](const CellSet& set) { return std::vector<int>(set.begin(), set.end()); };
  const int r1c2 = cell_at(0, 1);
  CHECK(cells(orbit(r1c2, Symmetry::none)) == std::vector<int>{1});
  CHECK(cells(orbit(r1c2, Symmetry::rotate_180)) == std::vector<int>{1, cell_at(8, 7)});
  CHECK(cells(orbit(r1c2, Symmetry::horizontal)) == std::vector<int>{1, cell_at(8, 1)});
  CHECK(cells(orbit(r1c2, Symmetry::vertical)) == std::vector<int>{1, cell_at(0, 7)});
  CHECK(cells(orbit(r1c2, Symmetry::diagonal)) == std::vector<int>{1, cell_at(1, 0)});
  CHECK(cells(orbit(r1c2, Symmetry::anti_diagonal)) == std::vector<int>{1, cell_at(7, 8)});
  CHECK(orbit(r1c2, Symmetry::both).size() == 4);
  CHECK(cells(orbit(r1c2, Symmetry::rotate_90)) ==
        std::vector<int>{1, cell_at(1, 8), cell_at(7, 0), cell_at(8, 7)});
  CHECK(orbit(r1c2, Symmetry::full).size() == 8);
  CHECK(orbit(cell_at(4, 4), Symmetry::full).size() == 1);
}

TEST_CASE("names of levels and symmetries lead back to them") {
  for (int i = 0; i < level_count; ++i)
    CHECK(find_level(id(static_cast<Level>(i))) == static_cast<Level>(i));
  for (int i = 0; i < symmetry_count; ++i) {
    CHECK(find_symmetry(id(static_cast<Symmetry>(i))) == static_cast<Symmetry>(i));
  }
  CHECK_FALSE(find_level("impossible"));
  CHECK_FALSE(find_symmetry(""));
}

TEST_CASE("a puzzle without exactly one solution has no level") {
  CHECK_FALSE(grade(Grid()));
  CHECK_FALSE(grade(test::grid_of("88" + std::string(79, '.'))));
  CHECK(grade(test::grid_of(test::inkala)) == Level::hard);
  CHECK(grade(test::grid_of(test::inkala_solution)) == Level::beginner);
}

}  // namespace nonet
