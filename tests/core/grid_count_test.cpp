#include "nonet/lab/grid_count.hpp"

#include <vector>

#include "catch.hpp"
#include "count/gang_of_44.hpp"
#include "nonet/generator.hpp"
#include "nonet/random.hpp"
#include "nonet/solver.hpp"

namespace nonet {
namespace {

std::vector<BandClass> all_classes() {
  std::vector<BandClass> classes;
  (void)count_grids([&](const GridCountProgress& progress) {
    classes.push_back(progress.last);
    return true;
  });
  return classes;
}

/// The digits of the nine columns in the three rows from `first_row`.
Table<DigitSet, 9> columns_of_band(const Grid& grid, int first_row) {
  Table<DigitSet, 9> columns;
  for (int cell = 9 * first_row; cell < 9 * first_row + 27; ++cell) {
    columns[static_cast<std::size_t>(cell % 9)].insert(grid[cell]);
  }
  return columns;
}

}  // namespace

TEST_CASE("The number of grids is exact, and found through 44 classes of bands") {
  const auto count = count_grids();
  REQUIRE(count);
  CHECK(to_string(count->grids) == "6670903752021072936960");
  CHECK(count->classes == 44);
}

TEST_CASE("The classes hold all 9! * 56 * 6^6 top bands, and their grids add up") {
  std::uint64_t bands = 0;
  BigCount grids;
  int done = 0;
  const auto count = count_grids([&](const GridCountProgress& progress) {
    bands += progress.last.bands;
    grids = grids + product(progress.last.bands, progress.last.completions);
    CHECK(progress.done == ++done);
    CHECK(progress.total == 44);
    CHECK(progress.so_far == grids);
    return true;
  });
  REQUIRE(count);
  CHECK(bands == 362'880ULL * 56 * 46'656);
  CHECK(count->grids == grids);
  CHECK(count->classes == done);
}

TEST_CASE("Grids are drawn from the classes that are counted") {
  const count::Bands bands;
  const std::vector<count::Orbit> orbits = bands.orbits();
  REQUIRE(orbits.size() == count::gang_of_44.size());
  for (std::size_t i = 0; i < orbits.size(); ++i) {
    const auto& [orbit, completions] = count::gang_of_44[i];
    CHECK(orbit.second == orbits[i].second);
    CHECK(orbit.third == orbits[i].third);
    CHECK(orbit.members == orbits[i].members);
    CHECK(completions == bands.completions(orbit.second, orbit.third));
  }
}

TEST_CASE("Each class has an example: a full top band that keeps the rules") {
  for (const BandClass& band : all_classes()) {
    CHECK(band.example.clue_count() == 27);
    CHECK(find_conflicts(band.example).empty());
    CHECK(solve(band.example).outcome == Outcome::multiple);
    // The class consists of whole sets of bands with the same columns.
    CHECK(band.bands % count_bands(columns_of_band(band.example, 0)) == 0);
  }
}

TEST_CASE("A cancelled count has no result") {
  int calls = 0;
  const auto count = count_grids([&](const GridCountProgress& progress) {
    ++calls;
    return progress.done < 3;
  });
  CHECK(!count);
  CHECK(calls == 3);
}

TEST_CASE("A band has as many arrangements as the solver finds for it") {
  for (const char* seed : {"a", "b", "c", "d", "e", "f"}) {
    Random random(seed);
    Grid grid = random_full_grid(random);
    const auto columns = columns_of_band(grid, 6);
    for (int cell = 54; cell < 81; ++cell) grid.set(cell, 0);
    CHECK(count_bands(columns) == count_solutions(grid));
  }
}

TEST_CASE("Numbers beyond 64 bits are exact") {
  constexpr std::uint64_t most = ~std::uint64_t{0};
  CHECK(to_string(BigCount{}) == "0");
  CHECK(to_string(BigCount{0, most}) == "18446744073709551615");
  CHECK(to_string(BigCount{0, most} + BigCount{0, 1}) == "18446744073709551616");
  CHECK(to_string(BigCount{most, most}) == "340282366920938463463374607431768211455");
  CHECK(to_string(product(most, most)) == "340282366920938463426481119284349108225");
  CHECK(BigCount{0, most} < BigCount{1, 0});
}

TEST_CASE("Rows and columns taken as independent give 6.657 * 10^21 grids, a little too few") {
  const BigCount estimate = independence_estimate();
  CHECK(to_string(estimate) == "6657084616885512582463");
  CHECK(estimate < count_grids()->grids);
}

}  // namespace nonet
