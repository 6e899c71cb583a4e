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
#include "solve/free_digits.hpp"

namespace nonet {
namespace {

CoverRow cover_row(int cell, int digit) {
  const int d = digit - 1;
  return {cell,
          digit,
          {cell, cell_count + 9 * row_of(cell) + d, 2 * cell_count + 9 * column_of(cell) + d,
           3 * cell_count + 9 * box_of(cell) + d}};
}

template <typename CandidatesAt>
std::vector<CoverRow> rows_of(const Grid& values, const CandidatesAt& candidates_at) {
  std::array<DigitSet, cell_count> digits;
  std::size_t count = 0;
  for (int cell = 0; cell < cell_count; ++cell) {
    DigitSet& mine = digits[static_cast<std::size_t>(cell)];
    mine = values[cell] == 0 ? candidates_at(cell) : DigitSet::of(values[cell]);
    count += static_cast<std::size_t>(mine.size());
  }
  std::vector<CoverRow> rows;
  rows.reserve(count);
  for (int cell = 0; cell < cell_count; ++cell) {
    for (int digit : digits[static_cast<std::size_t>(cell)]) rows.push_back(cover_row(cell, digit));
  }
  return rows;
}

}  // namespace

std::vector<CoverRow> cover_rows(const Grid& puzzle) {
  FreeDigits free;
  free.use_all(puzzle);
  return rows_of(puzzle, [&](int cell) { return free.at(cell); });
}

std::vector<CoverRow> cover_rows(const Board& puzzle) {
  return rows_of(puzzle.values(), [&](int cell) { return puzzle.candidates(cell); });
}

}  // namespace nonet
