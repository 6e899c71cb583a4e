#include "chains/pencil.hpp"

namespace nonet::chains {

Pencil::Pencil(const Board& board) {
  for (int cell = 0; cell < cell_count; ++cell) {
    cells[static_cast<std::size_t>(cell)] = board.candidates(cell).mask();
    for (int house : houses_of(cell)) {
      auto& by_digit = places[static_cast<std::size_t>(house)];
      for (int digit : board.candidates(cell)) {
        Mask& mask = by_digit[static_cast<std::size_t>(digit - 1)];
        mask = either(mask, bit(place_in(house, cell)));
      }
      if (board.value(cell) == 0) ++empty[static_cast<std::size_t>(house)];
    }
    if (board.value(cell) != 0) ++filled[static_cast<std::size_t>(board.value(cell) - 1)];
  }
}

void Pencil::fill(int cell_index, int digit) {
  for_each_bit(cell(cell_index), [&](int d) { remove(cell_index, d); });
  for (int peer : peers(cell_index)) {
    if (possible(peer, digit)) remove(peer, digit);
  }
  for (int house : houses_of(cell_index)) --empty[static_cast<std::size_t>(house)];
  ++filled[static_cast<std::size_t>(digit)];
}

}  // namespace nonet::chains
