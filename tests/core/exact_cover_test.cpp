#include "nonet/lab/exact_cover.hpp"

#include <algorithm>
#include <set>

#include "catch.hpp"
#include "nonet/generator.hpp"
#include "support.hpp"

namespace nonet {
namespace {

using Rows = std::vector<std::vector<int>>;

ExactCover matrix_of(int columns, const Rows& rows) {
  ExactCover matrix(columns);
  for (const auto& row : rows) matrix.add_row(row);
  return matrix;
}

/// The covers that the search visits, each in ascending order.
std::set<std::vector<int>> covers_of(ExactCover& matrix) {
  std::set<std::vector<int>> covers;
  const auto go_on = [](int, bool) { return true; };
  const auto dead_end = [] { return true; };
  const auto keep = [&](std::span<const int> rows) {
    std::vector<int> cover(rows.begin(), rows.end());
    std::sort(cover.begin(), cover.end());
    CHECK(covers.insert(cover).second);
    return true;
  };
  CHECK(matrix.search({go_on, go_on, dead_end, keep}));
  return covers;
}

/// The covers by looking at every set of rows.
std::set<std::vector<int>> covers_by_trial(int columns, const Rows& rows) {
  std::set<std::vector<int>> covers;
  for (unsigned set = 0; set < 1U << rows.size(); ++set) {
    std::vector<int> ones(static_cast<std::size_t>(columns));
    std::vector<int> chosen;
    for (std::size_t row = 0; row < rows.size(); ++row) {
      if ((set >> row & 1U) == 0) continue;
      chosen.push_back(static_cast<int>(row));
      for (int column : rows[row]) ++ones[static_cast<std::size_t>(column)];
    }
    if (std::all_of(ones.begin(), ones.end(), [](int n) { return n == 1; })) covers.insert(chosen);
  }
  return covers;
}

Rows random_rows(int count, int columns, Random& random) {
  Rows rows;
  while (rows.size() < static_cast<std::size_t>(count)) {
    std::vector<int> row;
    for (int column = 0; column < columns; ++column) {
      if (random.below(3) == 0) row.push_back(column);
    }
    if (!row.empty()) rows.push_back(row);
  }
  return rows;
}

}  // namespace

TEST_CASE("the exact cover of Knuth's example is found") {
  // "Dancing Links", equation (3).
  ExactCover matrix = matrix_of(7, {{2, 4, 5}, {0, 3, 6}, {1, 2, 5}, {0, 3}, {1, 6}, {3, 4, 6}});
  CHECK(matrix.rows() == 6);
  CHECK(matrix.columns() == 7);
  CHECK(matrix.links() == 16 + 7 + 1);
  CHECK(covers_of(matrix) == std::set<std::vector<int>>{{0, 3, 4}});
}

TEST_CASE("every exact cover of a small matrix is found once, and again") {
  Random random(7);
  for (int round = 0; round < 300; ++round) {
    const int columns = 1 + random.below(6);
    const Rows rows = random_rows(1 + random.below(9), columns, random);
    const auto expected = covers_by_trial(columns, rows);
    ExactCover matrix = matrix_of(columns, rows);
    CHECK(covers_of(matrix) == expected);
    CHECK(covers_of(matrix) == expected);
  }
}

TEST_CASE("a row that is taken is in every cover") {
  const Rows rows = {{0}, {1}, {0, 1}, {2}};
  ExactCover matrix = matrix_of(3, rows);
  CHECK(covers_of(matrix) == std::set<std::vector<int>>{{0, 1, 3}, {2, 3}});
  CHECK(matrix.take(2));
  CHECK_FALSE(matrix.take(0));
  CHECK_FALSE(matrix.take(1));
  CHECK(covers_of(matrix) == std::set<std::vector<int>>{{2, 3}});
  CHECK(matrix.take(3));
  CHECK(covers_of(matrix) == std::set<std::vector<int>>{{2, 3}});
}

TEST_CASE("a matrix without columns has the empty cover") {
  ExactCover matrix(0);
  CHECK(covers_of(matrix) == std::set<std::vector<int>>{{}});
}

TEST_CASE("a search that is ended leaves the matrix as it was") {
  const Rows rows = {{0}, {1}, {0, 1}, {2}, {2}};
  ExactCover matrix = matrix_of(3, rows);
  const auto expected = covers_by_trial(3, rows);
  for (int end = 1; end < 8; ++end) {
    int calls = 0;
    const auto choose = [&](int, bool) { return ++calls < end; };
    const auto undo = [](int, bool) { return true; };
    const auto dead_end = [] { return true; };
    const auto cover = [](std::span<const int>) { return true; };
    CHECK_FALSE(matrix.search({choose, undo, dead_end, cover}));
    CHECK(calls == end);
    CHECK(covers_of(matrix) == expected);
  }
}

TEST_CASE("a given 7 in row 4, column 2 has the columns 29, 115, 178 and 277, counted from 1") {
  Grid puzzle;
  const int cell = cell_at(3, 1);
  puzzle.set(cell, 7);
  std::vector<CoverRow> of_cell;
  for (const CoverRow& row : cover_rows(puzzle)) {
    if (row.cell == cell) of_cell.push_back(row);
  }
  CHECK(of_cell == std::vector<CoverRow>{{cell, 7, {28, 114, 177, 276}}});
}

TEST_CASE("a matrix has a row for each digit that is possible in a cell") {
  CHECK(cover_rows(Grid()).size() == 729);
  CHECK(cover_rows(test::grid_of(test::inkala)).size() == 275);
  CHECK(cover_rows(test::grid_of(test::inkala_solution)).size() == 81);
  // A given takes eight rows from its cell, and one from each of its 20 peers.
  Grid one;
  one.set(40, 5);
  CHECK(cover_rows(one).size() == 729 - 8 - 20);
}

TEST_CASE("rows share a column when their digits cannot stand together") {
  const auto rows = cover_rows(Grid());
  std::set<Table<int, 4>> different;
  for (const CoverRow& row : rows) different.insert(row.columns);
  CHECK(different.size() == 729);
  bool right = true;
  for (const CoverRow& a : rows) {
    for (const CoverRow& b : rows) {
      bool shared = false;
      for (std::size_t i = 0; i < 4; ++i) shared = shared || a.columns[i] == b.columns[i];
      const bool clash = a.cell == b.cell || (a.digit == b.digit && peers(a.cell).contains(b.cell));
      right = right && shared == clash;
    }
  }
  CHECK(right);
}

TEST_CASE("the matrix of a puzzle with repeated givens has no exact cover") {
  Grid puzzle = test::grid_of(test::inkala_solution);
  puzzle.set(1, puzzle[0]);
  ExactCover matrix(cover_columns);
  for (const CoverRow& row : cover_rows(puzzle)) matrix.add_row(row.columns);
  CHECK(matrix.rows() == 81);
  CHECK(covers_of(matrix).empty());
}

TEST_CASE("the exact covers of a puzzle's matrix are its solutions") {
  const Grid puzzle = test::grid_of(test::inkala);
  const auto rows = cover_rows(puzzle);
  ExactCover matrix(cover_columns);
  for (const CoverRow& row : rows) matrix.add_row(row.columns);
  const auto covers = covers_of(matrix);
  REQUIRE(covers.size() == 1);
  Grid solution;
  for (int row : *covers.begin()) {
    const CoverRow& chosen = rows[static_cast<std::size_t>(row)];
    solution.set(chosen.cell, chosen.digit);
  }
  CHECK(to_string(solution) == test::inkala_solution);
}

}  // namespace nonet
