/// @file
/// The engine `dlx`: exact cover by dancing links.
///
/// The matrix of a puzzle is in exact_cover/cover_rows.cpp, the search in
/// exact_cover/exact_cover.cpp; here they meet, and speak to the meter.
///
/// The givens' rows are taken first: they are the puzzle, and no node of the search. Where two equal
/// givens share a house their rows share a column, the second cannot be taken, and there is no
/// solution. From then on every row that is chosen is a node. A column with one row is a digit that
/// is forced, a single in a cell or in a house: it is placed. A column with more is a guess, but for
/// its last row. A column without a row ends the branch.
///
///      column         rows left          what happens
///      cell 31        (31, 5)            place 5 in cell 31: a naked single
///      row 4 has 7    (28, 7)            place 7 in cell 28: a hidden single
///      box 2 has 1    (4, 1) (13, 1)     guess 1 in cell 4; if that fails, place 1 in cell 13
///
/// Source: Donald E. Knuth, "Dancing Links", 2000.

#include "index.hpp"
#include "nonet/lab/exact_cover.hpp"
#include "solve/engines.hpp"
#include "solve/meter.hpp"

namespace nonet {
namespace {

ExactCover matrix_of(std::span<const CoverRow> rows) {
  ExactCover matrix(cover_columns);
  const auto count = count_of(rows);
  matrix.reserve(count, 4 * count);
  for (const CoverRow& row : rows) matrix.add_row(row.columns);
  return matrix;
}

/// False when two of them share a column.
bool take_givens(ExactCover& matrix, const Grid& puzzle, std::span<const CoverRow> rows) {
  for (int row = 0; row < matrix.rows(); ++row) {
    const bool given = puzzle[nth(rows, row).cell] != 0;
    if (given && !matrix.take(row)) return false;
  }
  return true;
}

class CoverSearch {
 public:
  CoverSearch(std::span<const CoverRow> rows, Meter& meter) : rows_(rows), meter_(meter) {}

  void run(ExactCover& matrix) {
    int cell = 0;
    const auto choose = [&](int row, bool last) {
      if (!meter_.node()) return false;
      cell = at(row).cell;
      return last ? meter_.place(cell, at(row).digit) : meter_.guess(cell, at(row).digit);
    };
    const auto undo = [this](int row, bool last) {
      return last ? !meter_.stopped() : meter_.retract(at(row).cell, at(row).digit);
    };
    const auto dead_end = [this] { return !meter_.stopped() && meter_.contradict(); };
    const auto cover = [this](std::span<const int> chosen) {
      return !meter_.stopped() && meter_.solution([&] { return grid_of(chosen); });
    };
    CoverCallbacks callbacks = {choose, undo, dead_end, cover};
    // That a cell loses its other digits goes without saying.
    const auto strike = [&](int row) {
      if (at(row).cell != cell) meter_.eliminate(at(row).cell, at(row).digit);
    };
    if (meter_.tracing()) callbacks.strike = strike;
    matrix.search(callbacks);
  }

 private:
  [[nodiscard]] const CoverRow& at(int row) const { return nth(rows_, row); }

  [[nodiscard]] Grid grid_of(std::span<const int> chosen) const {
    Grid grid;
    for (int row : chosen) grid.set(at(row).cell, at(row).digit);
    return grid;
  }

  std::span<const CoverRow> rows_;
  Meter& meter_;
};

SearchReport run(const Grid& puzzle, const SearchOptions& options) {
  return engine::search_rows(cover_rows(puzzle), puzzle, options);
}

}  // namespace

SearchReport engine::search_rows(std::span<const CoverRow> rows, const Grid& puzzle,
                                 const SearchOptions& options) {
  Meter meter(options);
  ExactCover matrix = matrix_of(rows);
  SearchReport& report = meter.report();
  report.rows = rows.size();
  report.columns = cover_columns;
  report.links = matrix.links();
  if (!meter.node()) return report;
  if (take_givens(matrix, puzzle, rows)) {
    CoverSearch(rows, meter).run(matrix);
  } else {
    meter.contradict();
  }
  meter.holds(matrix.bytes() + rows.size() * sizeof(CoverRow));
  return report;
}

const Engine engine::dlx = {"dlx", run, solve_each<run>};

}  // namespace nonet
