#include "nonet/grid_methods.hpp"

#include <cstddef>
#include <numeric>
#include <span>

#include "find_by_id.hpp"
#include "nonet/table.hpp"

namespace nonet {
namespace {

constexpr Table<std::string_view, grid_method_count> method_ids = {
    "backtrack", "transform", "diagonal", "digit-by-box", "uniform"};

Table<int, 9> random_digits(Random& random) {
  Table<int, 9> digits;
  std::iota(digits.begin(), digits.end(), 1);
  random.shuffle(std::span(digits));
  return digits;
}

void add_cells(FillSteps& steps, const Table<int, 9>& cells, const Grid& grid) {
  for (int cell : cells) add_step(&steps, cell, grid[cell]);
}

/// Box (b, s) has the centre's digits, `rows * (s - 1)` rows on and `columns * (b - 1)` columns on. That keeps
/// the rules: the rows of a band are the centre's rows in three orders, and so are the columns of a stack.
Grid transformed(Random& random, FillSteps* steps) {
  const Table<int, 9> centre = random_digits(random);
  const int rows = 1 + random.below(2);
  const int columns = 1 + random.below(2);
  Grid grid;
  for (int cell = 0; cell < cell_count; ++cell) {
    const int row = (row_of(cell) + rows * (column_of(cell) / 3 + 2)) % 3;
    const int column = (column_of(cell) + columns * (row_of(cell) / 3 + 2)) % 3;
    const int from = 3 * row + column;
    grid.set(cell, centre[from]);
  }
  if (steps != nullptr) {
    for (int box : {4, 3, 5, 1, 7, 0, 2, 6, 8})
      add_cells(*steps, house_cells(house_of(HouseKind::box, box)), grid);
  }
  return grid;
}

Grid from_diagonal(Random& random, FillSteps* steps) {
  Grid grid;
  for (int box = 0; box < 9; box += 4) {
    const Table<int, 9> digits = random_digits(random);
    for (std::size_t i = 0; i < 9; ++i) {
      const int cell = house_cells(house_of(HouseKind::box, box))[i];
      grid.set(cell, digits[i]);
      add_step(steps, cell, digits[i]);
    }
  }
  return random_completion(grid, random, steps);
}

/// Places the digits box by box; a place that led nowhere is not tried again before the box before has
/// another.
class DigitByBox {
 public:
  DigitByBox(Random& random, FillSteps* steps) : random_(random), steps_(steps) {}

  Grid make() {
    while (!attempt()) {
      while (filled_ > 0) take_back();
    }
    return grid_;
  }

 private:
  /// Some first digits leave no way to place the last ones; to find that out by going back box by box
  /// takes very long, and a fresh start does not.
  static constexpr int most_steps = 2000;

  bool attempt() {
    Table<CellSet, 81> left;
    left[0] = free_places();
    for (int steps = 0; steps < most_steps; ++steps) {
      CellSet& places = left[filled_];
      if (places.empty()) {
        if (filled_ == 0) return false;
        take_back();
        continue;
      }
      take(places);
      if (filled_ == 81) return true;
      left[filled_] = free_places();
    }
    return false;
  }

  void take(CellSet& places) {
    auto skip = random_.below(places.size());
    for (int cell : places) {
      if (skip-- != 0) continue;
      places.erase(cell);
      taken_[filled_] = cell;
      grid_.set(cell, filled_ / 9 + 1);
      add_step(steps_, cell, filled_ / 9 + 1);
      ++filled_;
      return;
    }
  }

  void take_back() {
    const int cell = taken_[--filled_];
    grid_.set(cell, 0);
    add_step(steps_, cell, 0);
  }

  /// The empty cells of the next box that see no cell with the next digit.
  [[nodiscard]] CellSet free_places() const {
    CellSet places;
    for (int cell : house_cells(house_of(HouseKind::box, filled_ % 9))) {
      if (grid_[cell] == 0) places.insert(cell);
    }
    for (int i = filled_ / 9 * 9; i < filled_; ++i) places -= peers(taken_[i]);
    return places;
  }

  Random& random_;
  FillSteps* steps_;
  Grid grid_;
  Table<int, 81> taken_{};
  int filled_ = 0;
};

/// Band by band, each of which is drawn as a whole.
Grid drawn(const UniformGrids& grids, Random& random, FillSteps* steps) {
  const Grid grid = grids.draw(random);
  if (steps != nullptr) {
    for (int row = 0; row < 9; ++row) add_cells(*steps, house_cells(row), grid);
  }
  return grid;
}

}  // namespace

std::string_view id(GridMethod method) {
  return method_ids[method];
}

std::optional<GridMethod> find_grid_method(std::string_view id) {
  return find_by_id<GridMethod>(id, grid_method_count);
}

GridMaker::GridMaker(GridMethod method) : method_(method) {
  if (method == GridMethod::uniform) uniform_.emplace();
}

Grid GridMaker::make(Random& random) const {
  return made(random, nullptr);
}

Grid GridMaker::make(Random& random, FillSteps& steps) const {
  return made(random, &steps);
}

Grid GridMaker::made(Random& random, FillSteps* steps) const {
  switch (method_) {
    case GridMethod::transform:
      return transformed(random, steps);
    case GridMethod::diagonal:
      return from_diagonal(random, steps);
    case GridMethod::digit_by_box:
      return DigitByBox(random, steps).make();
    case GridMethod::uniform:
      return drawn(*uniform_, random, steps);
    default:
      return random_completion(Grid(), random, steps);
  }
}

}  // namespace nonet
