#include "nonet/grid_methods.hpp"

#include <array>
#include <cstddef>
#include <numeric>
#include <span>

#include "nonet/generator.hpp"

namespace nonet {
namespace {

constexpr std::array<std::string_view, grid_method_count> method_ids = {
    "backtrack", "transform", "diagonal", "digit-by-box", "uniform"};

std::array<int, 9> random_digits(Random& random) {
  std::array<int, 9> digits;
  std::iota(digits.begin(), digits.end(), 1);
  random.shuffle(std::span(digits));
  return digits;
}

/// Box (b, s) has the centre's digits, `rows * (s - 1)` rows on and `columns * (b - 1)` columns on. That keeps
/// the rules: the rows of a band are the centre's rows in three orders, and so are the columns of a stack.
Grid transformed(Random& random) {
  const std::array<int, 9> centre = random_digits(random);
  const int rows = 1 + static_cast<int>(random.below(2));
  const int columns = 1 + static_cast<int>(random.below(2));
  Grid grid;
  for (int cell = 0; cell < cell_count; ++cell) {
    const int row = (row_of(cell) + rows * (column_of(cell) / 3 + 2)) % 3;
    const int column = (column_of(cell) + columns * (row_of(cell) / 3 + 2)) % 3;
    const int from = 3 * row + column;
    grid.set(cell, centre[static_cast<std::size_t>(from)]);
  }
  return grid;
}

Grid from_diagonal(Random& random) {
  Grid grid;
  for (int box = 0; box < 9; box += 4) {
    const std::array<int, 9> digits = random_digits(random);
    for (std::size_t i = 0; i < 9; ++i) grid.set(house_cells(18 + box)[i], digits[i]);
  }
  return random_completion(grid, random);
}

/// Places the digits box by box; a place that led nowhere is not tried again before the box before has
/// another.
class DigitByBox {
 public:
  explicit DigitByBox(Random& random) : random_(random) {}

  Grid make() {
    while (!attempt()) grid_ = Grid();
    return grid_;
  }

 private:
  /// Some first digits leave no way to place the last ones; to find that out by going back box by box
  /// takes very long, and a fresh start does not.
  static constexpr int most_steps = 2000;

  bool attempt() {
    int steps = 0;
    std::array<CellSet, 81> left;
    int at = 0;
    left[0] = free_places(0);
    while (at < 81) {
      if (++steps > most_steps) return false;
      CellSet& places = left[static_cast<std::size_t>(at)];
      if (places.empty()) {
        if (at-- == 0) return false;
        grid_.set(taken_[static_cast<std::size_t>(at)], 0);
        continue;
      }
      take(at, places);
      if (++at < 81) left[static_cast<std::size_t>(at)] = free_places(at);
    }
    return true;
  }

  void take(int at, CellSet& places) {
    auto skip = random_.below(static_cast<std::uint32_t>(places.size()));
    for (int cell : places) {
      if (skip-- != 0) continue;
      taken_[static_cast<std::size_t>(at)] = cell;
      grid_.set(cell, at / 9 + 1);
      places.erase(cell);
      return;
    }
  }

  /// The empty cells of the box that see no cell with the digit.
  [[nodiscard]] CellSet free_places(int at) const {
    CellSet places;
    for (int cell : house_cells(18 + at % 9)) {
      if (grid_[cell] == 0) places.insert(cell);
    }
    for (int i = at / 9 * 9; i < at; ++i) places -= peers(taken_[static_cast<std::size_t>(i)]);
    return places;
  }

  Random& random_;
  Grid grid_;
  std::array<int, 81> taken_{};
};

}  // namespace

std::string_view id(GridMethod method) {
  return method_ids[static_cast<std::size_t>(method)];
}

std::optional<GridMethod> find_grid_method(std::string_view id) {
  for (std::size_t i = 0; i < method_ids.size(); ++i) {
    if (method_ids[i] == id) return static_cast<GridMethod>(i);
  }
  return std::nullopt;
}

GridMaker::GridMaker(GridMethod method) : method_(method) {
  if (method == GridMethod::uniform) uniform_.emplace();
}

Grid GridMaker::make(Random& random) const {
  switch (method_) {
    case GridMethod::transform:
      return transformed(random);
    case GridMethod::diagonal:
      return from_diagonal(random);
    case GridMethod::digit_by_box:
      return DigitByBox(random).make();
    case GridMethod::uniform:
      return uniform_->draw(random);
    default:
      return random_full_grid(random);
  }
}

}  // namespace nonet
