#include <cstddef>

#include "nonet/board.hpp"
#include "nonet/grid_methods.hpp"
#include "nonet/table.hpp"

namespace nonet {
namespace {

/// The empty cell with the fewest candidates; among equals one at random, each with the same
/// chance.
int tightest_cell(const Board& board, Random& random) {
  int best = -1;
  int fewest = 10;
  std::uint32_t equals = 0;
  for (int cell = 0; cell < cell_count; ++cell) {
    if (board.value(cell) != 0) continue;
    const int size = board.candidates(cell).size();
    if (size > fewest) continue;
    equals = size < fewest ? 1 : equals + 1;
    fewest = size;
    if (random.below(equals) == 0) best = cell;
  }
  return best;
}

bool fill(Board& board, Random& random, FillSteps* steps) {
  const int cell = tightest_cell(board, random);
  if (cell < 0) return true;
  Table<int, 9> digits{};
  std::size_t count = 0;
  for (int digit : board.candidates(cell)) digits[count++] = digit;
  random.shuffle(std::span(digits).first(count));
  for (std::size_t i = 0; i < count; ++i) {
    Board next = board;
    next.place(cell, digits[i]);
    add_step(steps, cell, digits[i]);
    if (fill(next, random, steps)) {
      board = next;
      return true;
    }
    add_step(steps, cell, 0);
  }
  return false;
}

}  // namespace

Grid random_full_grid(Random& random) {
  return random_completion(Grid(), random);
}

Grid random_completion(const Grid& grid, Random& random, FillSteps* steps) {
  Board board(grid);
  return fill(board, random, steps) ? board.values() : Grid();
}

}  // namespace nonet
