#include "basics.hpp"

#include <vector>

namespace nonet::tools {
namespace {

/// Takes digits from cells; true when one was there.
bool remove(Board& board, const CellSet& cells, DigitSet digits) {
  bool changed = false;
  for (int cell : cells) {
    for (int digit : digits& board.candidates(cell)) {
      board.eliminate(cell, digit);
      changed = true;
    }
  }
  return changed;
}

bool remove_by_intersections(Board& board) {
  for (int house = 0; house < house_count; ++house) {
    for (int other = 0; other < house_count; ++other) {
      if (is_box(house) == is_box(other)) continue;
      for (int digit : DigitSet::all()) {
        const CellSet places = board.places(house, digit);
        if (places.empty() || !(places - house_set(other)).empty()) continue;
        if (remove(board, house_set(other) - places, DigitSet::of(digit))) return true;
      }
    }
  }
  return false;
}

/// A hidden subset is a naked one of the house's other cells.
bool remove_by_subsets(Board& board, int house) {
  for (unsigned mask = 1; mask < 512; ++mask) {
    CellSet cells;
    DigitSet digits;
    bool empty = true;
    for (int i = 0; i < 9; ++i) {
      if ((mask >> i & 1U) == 0) continue;
      const int cell = house_cells(house)[static_cast<std::size_t>(i)];
      empty = empty && board.value(cell) == 0;
      cells.insert(cell);
      digits |= board.candidates(cell);
    }
    if (!empty || digits.size() != cells.size()) continue;
    if (remove(board, house_set(house) - cells, digits)) return true;
  }
  return false;
}

}  // namespace

bool remove_by_basics(Board& board) {
  if (remove_by_intersections(board)) return true;
  for (int house = 0; house < house_count; ++house) {
    if (remove_by_subsets(board, house)) return true;
  }
  return false;
}

bool place_single(Board& board) {
  for (int cell = 0; cell < cell_count; ++cell) {
    if (board.candidates(cell).size() != 1) continue;
    board.place(cell, board.candidates(cell).first());
    return true;
  }
  for (int house = 0; house < house_count; ++house) {
    for (int digit : DigitSet::all()) {
      const CellSet places = board.places(house, digit);
      if (places.size() != 1) continue;
      board.place(places.first(), digit);
      return true;
    }
  }
  return false;
}

void reveal(Board& board, const Grid& solution, Random& random) {
  std::vector<int> cells;
  int fewest = 10;
  for (int cell = 0; cell < cell_count; ++cell) {
    if (board.value(cell) != 0 || board.candidates(cell).size() > fewest) continue;
    if (board.candidates(cell).size() < fewest) cells.clear();
    fewest = board.candidates(cell).size();
    cells.push_back(cell);
  }
  if (cells.empty()) return;
  const int cell = cells[random.below(cells.size())];
  board.place(cell, solution[cell]);
}

}  // namespace nonet::tools
