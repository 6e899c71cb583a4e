#include "nonet/board.hpp"

namespace nonet {

Board::Board() {
  candidates_.fill(DigitSet::all());
}

Board::Board(const Grid& grid) : Board() {
  for (int cell : grid.filled()) place(cell, grid[cell]);
}

Board::Board(const Grid& grid, const std::array<DigitSet, cell_count>& allowed) : Board(grid) {
  for (std::size_t cell = 0; cell < cell_count; ++cell) candidates_[cell] &= allowed[cell];
}

CellSet Board::places(int house, int digit) const {
  CellSet cells;
  for (int cell : house_cells(house)) {
    if (candidates(cell).contains(digit)) cells.insert(cell);
  }
  return cells;
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
  for (int house = 0; house < house_count; ++house) {
    if (possible_in(*this, house) != DigitSet::all()) return true;
  }
  return false;
}

void Board::place(int cell, int digit) {
  assert(values_[cell] == 0 && digit >= 1);
  values_.set(cell, digit);
  candidates_[static_cast<std::size_t>(cell)] = DigitSet();
  for (int peer : peers(cell)) eliminate(peer, digit);
}

void Board::eliminate(int cell, int digit) {
  candidates_[static_cast<std::size_t>(cell)].erase(digit);
}

}  // namespace nonet
