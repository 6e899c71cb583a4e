#include "chains/pencil.hpp"

namespace nonet::chains {

Pencil::Pencil(const Board& board) {
  for (int cell = 0; cell < cell_count; ++cell) {
    cells[cell] = board.candidates(cell).mask();
    for (int house : houses_of(cell)) {
      auto& by_digit = places[house];
      for (int digit : board.candidates(cell)) {
        Mask& mask = by_digit[digit - 1];
        mask = either(mask, bit(place_in(house, cell)));
      }
      if (board.value(cell) == 0) ++empty[house];
    }
    if (board.value(cell) != 0) ++filled[board.value(cell) - 1];
  }
}

void Pencil::fill(int cell_index, int digit) {
  for_each_bit(cell(cell_index), [&](int d) { remove(cell_index, d); });
  for (int peer : peers(cell_index)) {
    if (possible(peer, digit)) remove(peer, digit);
  }
  for (int house : houses_of(cell_index)) --empty[house];
  ++filled[digit];
}

}  // namespace nonet::chains
