#include "nonet/canonical.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "catch.hpp"
#include "nonet/generator.hpp"
#include "nonet/solver.hpp"
#include "support.hpp"

namespace nonet {
namespace {

/// Has the most symmetries of its own of all grids, 648, and is the least form of them all (the Players'
/// Forum's "most canonical grid").
constexpr std::string_view most_canonical =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

}  // namespace

TEST_CASE("a transformation keeps the rules, and its inverse takes it back") {
  Random random(std::uint64_t{1});
  for (int i = 0; i < 200; ++i) {
    const Grid grid = random_full_grid(random);
    const Transformation t = random_transformation(random);
    REQUIRE(is_valid(t));
    const Grid image = apply(t, grid);
    CHECK(is_solved(image));
    CHECK(apply(inverse(t), image) == grid);
    for (int cell = 0; cell < cell_count; ++cell)
      REQUIRE(image[image_of(t, cell)] == t.digits[static_cast<std::size_t>(grid[cell])]);
  }
}

TEST_CASE("random transformations take any line and any digit anywhere") {
  Random random("anywhere");
  std::set<std::pair<int, int>> rows;
  std::set<std::pair<int, int>> columns;
  std::set<std::pair<int, int>> digits;
  std::set<bool> transposed;
  for (int i = 0; i < 400; ++i) {
    const Transformation t = random_transformation(random);
    for (std::size_t k = 0; k < 9; ++k) {
      rows.emplace(k, t.rows[k]);
      columns.emplace(k, t.columns[k]);
      digits.emplace(k, t.digits[k + 1]);
    }
    transposed.insert(t.transposed);
  }
  CHECK(rows.size() == 81);
  CHECK(columns.size() == 81);
  CHECK(digits.size() == 81);
  CHECK(transposed.size() == 2);
}

TEST_CASE("what would tear a band apart, or name two digits alike, is no transformation") {
  CHECK(is_valid(Transformation{}));
  Transformation torn;
  std::swap(torn.rows[0], torn.rows[3]);
  CHECK_FALSE(is_valid(torn));
  Transformation twice;
  twice.columns[0] = 1;
  CHECK_FALSE(is_valid(twice));
  Transformation alike;
  alike.digits[1] = 2;
  CHECK_FALSE(is_valid(alike));
  Transformation filled;
  filled.digits[0] = 1;
  CHECK_FALSE(is_valid(filled));
}

TEST_CASE("all images of a grid have the same canonical form, and none is less") {
  Random random(std::uint64_t{2});
  for (int i = 0; i < 100; ++i) {
    const Grid grid = random_full_grid(random);
    const Canonical canonical = canonical_form(grid);
    REQUIRE_FALSE(canonical.by.empty());
    for (const Transformation& t : canonical.by) CHECK(apply(t, grid) == canonical.grid);
    for (int j = 0; j < 20; ++j) {
      const Grid image = apply(random_transformation(random), grid);
      CHECK(canonical_form(image).grid == canonical.grid);
      CHECK(canonical.grid.digits() <= image.digits());
    }
  }
}

TEST_CASE("the canonical form knows a grid's own symmetries") {
  const Grid grid = test::grid_of(most_canonical);
  const Canonical canonical = canonical_form(grid);
  CHECK(canonical.grid == grid);
  CHECK(canonical.by.size() == 648);
  CHECK(std::find(canonical.by.begin(), canonical.by.end(), Transformation{}) !=
        canonical.by.end());
}

TEST_CASE("equivalent puzzles have one canonical form, others not") {
  Random random(std::uint64_t{3});
  const Grid puzzle = test::grid_of(test::inkala);
  const Grid solution = test::grid_of(test::inkala_solution);
  const Grid form = canonical_puzzle(puzzle, solution);
  CHECK(form.clue_count() == puzzle.clue_count());
  for (int i = 0; i < 20; ++i) {
    const Transformation t = random_transformation(random);
    CHECK(canonical_puzzle(apply(t, puzzle), apply(t, solution)) == form);
  }
  Grid more = puzzle;
  more.set(1, solution[1]);
  CHECK(canonical_puzzle(more, solution) != form);
  // Of a grid with symmetries of its own, the least of the images that they make.
  const Grid grid = test::grid_of(most_canonical);
  Grid hole = grid;
  hole.set(40, 0);
  const Grid least = canonical_puzzle(hole, grid);
  for (const Transformation& t : canonical_form(grid).by)
    CHECK(least.digits() <= apply(t, hole).digits());
}

}  // namespace nonet
