#include "nonet/board.hpp"

#include "nonet/table.hpp"

namespace nonet {

Board::Board() {
  candidates_.fill(DigitSet::all());
  places_.fill(CellSet::all());
}

Board::Board(const Grid& grid) : Board() {
  for (int cell : grid.filled()) place(cell, grid[cell]);
}

Board::Board(const Grid& grid, const Table<DigitSet, cell_count>& allowed) : Board(grid) {
  for (int cell = 0; cell < cell_count; ++cell) {
    for (int digit : candidates(cell) - allowed[cell]) eliminate(cell, digit);
  }
}

namespace {

DigitSet possible_in(const Board& board, int house) {
  DigitSet digits;
  for (int cell : house_cells(house)) {
    digits |= board.candidates(cell);
    if (board.value(cell) != 0) digits.insert(board.value(cell));
  }
  return digits;
}

}  // namespace

bool Board::broken() const {
  if (!find_conflicts(values_).empty()) return true;
  for (int cell = 0; cell < cell_count; ++cell) {
    if (value(cell) == 0 && candidates(cell).empty()) return true;
  }
  for (int house : all_houses) {
    if (possible_in(*this, house) != DigitSet::all()) return true;
  }
  return false;
}

void Board::place(int cell, int digit) {
  assert(values_[cell] == 0 && digit >= 1);
  values_.set(cell, digit);
  empty_.erase(cell);
  holders_[digit - 1].insert(cell);
  DigitSet& here = candidates_[cell];
  for (int other : here) places_[other - 1].erase(cell);
  here = DigitSet();
  const CellSet seen = peers(cell) & places(digit);
  for (int peer : seen) candidates_[peer].erase(digit);
  places_[digit - 1] -= seen;
}

void Board::eliminate(int cell, int digit) {
  candidates_[cell].erase(digit);
  places_[digit - 1].erase(cell);
}

}  // namespace nonet
