#include "nonet/grid_methods.hpp"

#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "nonet/generator.hpp"
#include "nonet/lab/band_classes.hpp"
#include "nonet/lab/grid_count.hpp"

namespace nonet {
namespace {

Grid transposed(const Grid& grid) {
  Grid image;
  for (int cell = 0; cell < cell_count; ++cell)
    image.set(cell_at(column_of(cell), row_of(cell)), grid[cell]);
  return image;
}

Grid bands_moved(const Grid& grid) {
  Grid image;
  for (int cell = 0; cell < cell_count; ++cell) image.set((cell + 27) % cell_count, grid[cell]);
  return image;
}

/// Four cells in two rows, columns and boxes with two digits, which could be exchanged.
int count_exchangeable(const Grid& grid) {
  int count = 0;
  for (int a = 0; a < cell_count; ++a) {
    for (int d = a + 1; d < cell_count; ++d) {
      if (column_of(a) >= column_of(d) || row_of(a) == row_of(d)) continue;
      const int b = cell_at(row_of(a), column_of(d));
      const int c = cell_at(row_of(d), column_of(a));
      const bool two_boxes = (box_of(a) == box_of(b)) != (box_of(a) == box_of(c));
      if (two_boxes && grid[a] == grid[d] && grid[b] == grid[c]) ++count;
    }
  }
  return count;
}

std::array<ChiSquare, 3> tests_of(GridMethod method, int count) {
  const BandClasses classes;
  const GridMaker maker(method);
  Random random("uniform?");
  std::array<std::vector<std::uint64_t>, 3> counted;
  for (auto& counts : counted) counts.resize(static_cast<std::size_t>(classes.size()));
  for (int i = 0; i < count; ++i) {
    const Grid grid = maker.make(random);
    ++counted[0][static_cast<std::size_t>(classes.of(grid))];
    ++counted[1][static_cast<std::size_t>(classes.of(bands_moved(grid)))];
    ++counted[2][static_cast<std::size_t>(classes.of(transposed(grid)))];
  }
  return {chi_square(counted[0], classes), chi_square(counted[1], classes),
          chi_square(counted[2], classes)};
}

/// The chance of a greater chi-square of 43 degrees (Abramowitz and Stegun 26.4.4, for odd degrees).
double chance_of_43_degrees(double statistic) {
  double term = std::sqrt(statistic);
  double sum = 0;
  for (int odd = 1; odd < 43; odd += 2) {
    if (odd > 1) term *= statistic / odd;
    sum += term;
  }
  return std::erfc(std::sqrt(statistic / 2)) +
         std::sqrt(2 / std::acos(-1.0)) * std::exp(-statistic / 2) * sum;
}

}  // namespace

TEST_CASE("every method makes full grids that keep the rules, the same ones for the same seed") {
  for (int i = 0; i < grid_method_count; ++i) {
    const auto method = static_cast<GridMethod>(i);
    CAPTURE(id(method));
    const GridMaker maker(method);
    Random random("seed");
    Random again("seed");
    Grid last;
    for (int j = 0; j < 100; ++j) {
      const Grid grid = maker.make(random);
      REQUIRE(is_solved(grid));
      REQUIRE(maker.make(again) == grid);
      CHECK(grid != last);
      last = grid;
    }
    CHECK(find_grid_method(id(method)) == method);
  }
  CHECK_FALSE(find_grid_method("no such method"));
}

namespace {

/// The grid after these steps, if each of them fills an empty cell or empties a filled one.
std::optional<Grid> filled_by(const FillSteps& steps) {
  Grid grid;
  for (const auto [cell, digit] : steps) {
    if ((grid[cell] == 0) != (digit != 0)) return std::nullopt;
    grid.set(cell, digit);
  }
  return grid;
}

}  // namespace

TEST_CASE("the steps of every method lead to the grid that it makes without them") {
  for (int i = 0; i < grid_method_count; ++i) {
    const auto method = static_cast<GridMethod>(i);
    CAPTURE(id(method));
    const GridMaker maker(method);
    Random random("steps");
    Random watched("steps");
    std::size_t taken_back = 0;
    for (int j = 0; j < 500; ++j) {
      FillSteps steps;
      const Grid grid = maker.make(random);
      REQUIRE(maker.make(watched, steps) == grid);
      REQUIRE(filled_by(steps) == grid);
      taken_back += (steps.size() - 81) / 2;
    }
    const bool forward = method == GridMethod::transform || method == GridMethod::uniform;
    CHECK((taken_back == 0) == forward);
  }
}

TEST_CASE("each method fills the grid in its own order") {
  const auto steps_of = [](GridMethod method) {
    FillSteps steps;
    Random random("order");
    CHECK(is_solved(GridMaker(method).make(random, steps)));
    return steps;
  };
  const auto boxes_of = [](const FillSteps& steps) {
    std::vector<int> boxes;
    for (const auto [cell, digit] : steps) {
      if (boxes.empty() || boxes.back() != box_of(cell)) boxes.push_back(box_of(cell));
    }
    return boxes;
  };
  CHECK(boxes_of(steps_of(GridMethod::transform)) == std::vector{4, 3, 5, 1, 7, 0, 2, 6, 8});
  FillSteps diagonal = steps_of(GridMethod::diagonal);
  diagonal.resize(27);
  CHECK(boxes_of(diagonal) == std::vector{0, 4, 8});
  const FillSteps uniform = steps_of(GridMethod::uniform);
  for (std::size_t i = 0; i < uniform.size(); ++i) CHECK(uniform[i].cell == i);
  // Digit by digit, box by box, and back in the same order.
  int filled = 0;
  for (const auto [cell, digit] : steps_of(GridMethod::digit_by_box)) {
    if (digit == 0) --filled;
    CHECK(box_of(cell) == filled % 9);
    if (digit == 0) continue;
    CHECK(digit == filled / 9 + 1);
    ++filled;
  }
}

TEST_CASE("a test of grids counts top bands and first stacks") {
  const BandClasses classes;
  const GridMaker maker(GridMethod::digit_by_box);
  Random random("counted");
  GridTest test;
  std::vector<std::uint64_t> bands(static_cast<std::size_t>(classes.size()));
  std::vector<std::uint64_t> stacks = bands;
  for (int i = 0; i < 1000; ++i) {
    const Grid grid = maker.make(random);
    test.add(grid);
    ++bands[static_cast<std::size_t>(classes.of(grid))];
    ++stacks[static_cast<std::size_t>(classes.of(transposed(grid)))];
  }
  CHECK(test.bands().statistic == chi_square(bands, classes).statistic);
  CHECK(test.stacks().p == chi_square(stacks, classes).p);
}

TEST_CASE("the classes of bands have the shares that counting gives them") {
  const BandClasses classes;
  int next = 0;
  double sum = 0;
  const auto counted = count_grids([&](const GridCountProgress& progress) {
    const double share = static_cast<double>(progress.last.bands) *
                         static_cast<double>(progress.last.completions) /
                         6.670903752021072936960e21;
    CHECK(std::abs(classes.share(next) - share) < 1e-12);
    sum += classes.share(next++);
    return true;
  });
  REQUIRE(counted);
  CHECK(next == classes.size());
  CHECK(classes.size() == 44);
  CHECK(std::abs(sum - 1) < 1e-9);
}

TEST_CASE("the chi-square test gives the chances of the tables") {
  // 43 degrees: half of all are beyond 42.34, one in a hundred beyond 67.46.
  const BandClasses classes;
  std::vector<std::uint64_t> counts(static_cast<std::size_t>(classes.size()));
  for (std::size_t i = 0; i < counts.size(); ++i)
    counts[i] = static_cast<std::uint64_t>(std::llround(1e9 * classes.share(static_cast<int>(i))));
  CHECK(chi_square(counts, classes).p > 0.999999);
  CHECK(chi_square(counts, classes).degrees == 43);
  // One class has more by what makes the statistic 67.46 (its own expected number is by far the greatest part).
  const double expected = 1e9 * classes.share(0);
  counts[0] += static_cast<std::uint64_t>(std::sqrt(67.46 * expected / (1 - classes.share(0))));
  CHECK(std::abs(chi_square(counts, classes).p - 0.01) < 0.0005);
  const std::vector<std::uint64_t> nothing(counts.size());
  CHECK(chi_square(nothing, classes).statistic == 0);
  CHECK(chi_square(nothing, classes).p == 1);
}

TEST_CASE("the chi-square test gives the chances of the closed form") {
  const BandClasses classes;
  std::vector<std::uint64_t> counts(static_cast<std::size_t>(classes.size()));
  for (std::size_t i = 0; i < counts.size(); ++i)
    counts[i] = static_cast<std::uint64_t>(std::llround(1e9 * classes.share(static_cast<int>(i))));
  const double unit = std::sqrt(1e9 * classes.share(0) / (1 - classes.share(0)));
  for (const double wanted : {1.0, 10.0, 25.0, 40.0, 43.5, 44.5, 46.0, 60.0, 90.0, 200.0}) {
    std::vector<std::uint64_t> moved = counts;
    moved[0] += static_cast<std::uint64_t>(std::sqrt(wanted) * unit);
    const ChiSquare test = chi_square(moved, classes);
    INFO("statistic " << test.statistic);
    CHECK(std::abs(test.statistic - wanted) < 0.01 * wanted);
    const double expected = chance_of_43_degrees(test.statistic);
    CHECK(std::abs(test.p - expected) < 1e-9 * expected);
  }
}

TEST_CASE("uniform grids pass the test by classes of bands, in all directions; others do not") {
  for (const ChiSquare& test : tests_of(GridMethod::uniform, 20000)) CHECK(test.p > 0.001);
  for (const GridMethod method :
       {GridMethod::transform, GridMethod::diagonal, GridMethod::backtrack})
    CHECK(tests_of(method, 20000)[2].p < 0.001);
}

TEST_CASE("uniform grids have as many exchangeable quadruples as all grids on average") {
  const UniformGrids grids;
  Random random("quadruples");
  constexpr int count = 20000;
  double sum = 0;
  double squares = 0;
  for (int i = 0; i < count; ++i) {
    const int found = count_exchangeable(grids.draw(random));
    sum += found;
    squares += found * found;
  }
  const double mean = sum / count;
  const double error = std::sqrt((squares / count - mean * mean) / count);
  // Measured elsewhere by rejection: 11.58 within 0.01.
  CHECK(std::abs(mean - 11.58) < 4 * error + 0.01);
}

TEST_CASE("what draws grids and what tells their classes can be moved") {
  UniformGrids grids;
  Random random("moved");
  const Grid drawn = grids.draw(random);
  UniformGrids moved(std::move(grids));
  Random again("moved");
  CHECK(moved.draw(again) == drawn);
  UniformGrids other;
  other = std::move(moved);
  Random third("moved");
  CHECK(other.draw(third) == drawn);

  BandClasses classes;
  const int own = classes.of(drawn);
  const double share = classes.share(own);
  BandClasses first(std::move(classes));
  CHECK(first.of(drawn) == own);
  BandClasses second;
  second = std::move(first);
  CHECK(second.of(drawn) == own);
  CHECK(second.share(own) == share);
}

}  // namespace nonet
