/// @file
/// A Sudoku as an exact-cover problem.
///
/// "Digit d stands in row r, column c, box b" is a row of the matrix. It fulfils four conditions,
/// and each of the 4 * 81 conditions is a column that wants to be fulfilled exactly once (all
/// numbers from 0):
///
///      cell (r, c) has a digit    81 columns from 0       9r + c
///      row r has the digit d      81 columns from 81      81 + 9r + (d-1)
///      column c has the digit d   81 columns from 162     162 + 9c + (d-1)
///      box b has the digit d      81 columns from 243     243 + 9b + (d-1)

#include "nonet/lab/exact_cover.hpp"

namespace nonet {
namespace {

CoverRow cover_row(int cell, int digit) {
  const int d = digit - 1;
  return {cell,
          digit,
          {cell, cell_count + 9 * row_of(cell) + d, 2 * cell_count + 9 * column_of(cell) + d,
           3 * cell_count + 9 * box_of(cell) + d}};
}

}  // namespace

std::vector<CoverRow> cover_rows(const Grid& puzzle) {
  return cover_rows(Board(puzzle));
}

std::vector<CoverRow> cover_rows(const Board& puzzle) {
  std::vector<CoverRow> rows;
  rows.reserve(candidate_count);
  for (int cell = 0; cell < cell_count; ++cell) {
    const int value = puzzle.value(cell);
    const DigitSet digits = value == 0 ? puzzle.candidates(cell) : DigitSet::of(value);
    for (int digit : digits) rows.push_back(cover_row(cell, digit));
  }
  return rows;
}

}  // namespace nonet
