#include "generation/symmetric_grid.hpp"

#include <cstddef>
#include <span>

#include "nonet/board.hpp"
#include "nonet/table.hpp"

namespace nonet::generation {
namespace {

constexpr int centre = 40;

/// By digit, the one that takes its place when the grid is turned.
using Partners = Table<int, 10>;

Partners random_partners(Random& random) {
  Table<int, 9> digits = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  random.shuffle(std::span(digits));
  Partners partners{};
  partners[digits[8]] = digits[8];
  for (std::size_t i = 0; i < 8; i += 2) {
    partners[digits[i]] = digits[i + 1];
    partners[digits[i + 1]] = digits[i];
  }
  return partners;
}

/// The empty cell with the fewest candidates; -1 when there is none.
int tightest_cell(const Board& board) {
  int best = -1;
  int fewest = 10;
  for (int cell : board.empty_cells()) {
    const int size = board.candidates(cell).size();
    if (size >= fewest) continue;
    fewest = size;
    best = cell;
  }
  return best;
}

/// Places a digit and its partner opposite; false when they cannot both be. The centre is filled before.
bool place_pair(Board& board, int cell, int digit, const Partners& partners) {
  const int partner = partners[digit];
  board.place(cell, digit);
  if (!board.candidates(80 - cell).contains(partner)) return false;
  board.place(80 - cell, partner);
  return true;
}

bool fill(Board& board, const Partners& partners, Random& random) {
  const int cell = tightest_cell(board);
  if (cell < 0) return true;
  Table<int, 9> digits{};
  std::size_t count = 0;
  for (int digit : board.candidates(cell)) digits[count++] = digit;
  random.shuffle(std::span(digits).first(count));
  for (std::size_t i = 0; i < count; ++i) {
    Board next = board;
    if (!place_pair(next, cell, digits[i], partners) || !fill(next, partners, random)) continue;
    board = next;
    return true;
  }
  return false;
}

}  // namespace

Grid symmetric_grid(Random& random) {
  while (true) {
    const Partners partners = random_partners(random);
    Board board;
    int own = 0;
    for (int digit = 1; digit <= 9; ++digit) {
      if (partners[digit] == digit) own = digit;
    }
    board.place(centre, own);
    if (fill(board, partners, random)) return board.values();
  }
}

}  // namespace nonet::generation
