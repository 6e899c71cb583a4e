#include <algorithm>
#include <cstddef>
#include <numeric>
#include <span>

#include "index.hpp"
#include "nonet/canonical.hpp"
#include "nonet/table.hpp"

namespace nonet {
namespace {

using Lines = Table<std::uint8_t, 9>;

bool is_valid(const Lines& lines) {
  Lines sorted = lines;
  std::sort(sorted.begin(), sorted.end());
  for (std::size_t i = 0; i < 9; ++i) {
    if (sorted[i] != i || lines[i] / 3 != lines[i / 3 * 3] / 3) return false;
  }
  return true;
}

template <std::size_t Count>
Table<std::uint8_t, Count> random_order(Random& random) {
  Table<std::uint8_t, Count> order;
  std::iota(order.begin(), order.end(), std::uint8_t{0});
  random.shuffle(std::span(order));
  return order;
}

Lines random_lines(Random& random) {
  const auto bands = random_order<3>(random);
  Lines lines;
  for (std::size_t band = 0; band < 3; ++band) {
    const auto order = random_order<3>(random);
    for (std::size_t i = 0; i < 3; ++i)
      lines[3 * band + i] = narrow<std::uint8_t>(3 * bands[band] + order[i]);
  }
  return lines;
}

Lines inverse(const Lines& lines) {
  Lines back;
  for (std::size_t i = 0; i < 9; ++i) back[lines[i]] = narrow<std::uint8_t>(i);
  return back;
}

}  // namespace

bool is_valid(const Transformation& t) {
  Lines digits;
  for (std::size_t i = 0; i < 9; ++i) digits[i] = narrow<std::uint8_t>(t.digits[i + 1] - 1);
  std::sort(digits.begin(), digits.end());
  for (std::size_t i = 0; i < 9; ++i) {
    if (digits[i] != i) return false;
  }
  return t.digits[0] == 0 && is_valid(t.rows) && is_valid(t.columns);
}

Grid apply(const Transformation& t, const Grid& grid) {
  Grid image;
  for (int cell = 0; cell < cell_count; ++cell) {
    const int down = t.rows[row_of(cell)];
    const int along = t.columns[column_of(cell)];
    const int from = t.transposed ? cell_at(along, down) : cell_at(down, along);
    image.set(cell, t.digits[grid[from]]);
  }
  return image;
}

Board apply(const Transformation& t, const Board& board) {
  Table<DigitSet, cell_count> allowed{};
  for (int cell : board.empty_cells()) {
    for (int digit : board.candidates(cell)) allowed[image_of(t, cell)].insert(t.digits[digit]);
  }
  return {apply(t, board.values()), allowed};
}

int image_of(const Transformation& t, int cell) {
  const int row = t.transposed ? column_of(cell) : row_of(cell);
  const int column = t.transposed ? row_of(cell) : column_of(cell);
  return cell_at(inverse(t.rows)[row], inverse(t.columns)[column]);
}

Transformation inverse(const Transformation& t) {
  Transformation back;
  back.transposed = t.transposed;
  back.rows = inverse(t.transposed ? t.columns : t.rows);
  back.columns = inverse(t.transposed ? t.rows : t.columns);
  for (std::size_t digit = 1; digit <= 9; ++digit)
    back.digits[t.digits[digit]] = narrow<std::uint8_t>(digit);
  return back;
}

Transformation random_transformation(Random& random) {
  Transformation t;
  t.transposed = random.below(2) == 1;
  t.rows = random_lines(random);
  t.columns = random_lines(random);
  random.shuffle(std::span(t.digits).subspan(1));
  return t;
}

}  // namespace nonet
