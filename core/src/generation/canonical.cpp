// The least grid of a class of equivalent ones.
//
// Any row may come first, and its digits are named 1 to 9 from left to right. The choice that is
// left is which row is second, and the order of stacks and columns. The second row begins with the
// names of three digits that the first has in its second and third box. It is 456 when all three
// are in one box of the first row ("pure"), which then is the second one. Else it is 457: the box
// that has two of them is the second; their columns come first in it, and in both first boxes in
// the same order; the third one's column comes first in the third box. That leaves 6 orders for
// each first box that is pure and 4 for each that is not: at most 432 second rows (18 first rows, 2
// second ones, 3 first boxes), which are compared as numbers of nine digits. The rest of the grid
// is looked at only for the least ones. Rows of the other bands are in the order of their first
// digits, and so are the bands.

#include "nonet/canonical.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet {
namespace {

using Line = Table<std::uint8_t, 9>;
using Rows = Table<Line, 9>;
/// Four bits a digit, the first one highest.
using Packed = std::uint64_t;

constexpr Table<Table<std::uint8_t, 3>, 6> orders = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

Rows rows_of(const Grid& grid, bool transposed) {
  Rows rows;
  for (int cell = 0; cell < cell_count; ++cell) {
    const int row = transposed ? column_of(cell) : row_of(cell);
    const int column = transposed ? row_of(cell) : column_of(cell);
    rows[row][column] = narrow<std::uint8_t>(grid[cell]);
  }
  return rows;
}

class CanonicalSearch {
 public:
  explicit CanonicalSearch(const Grid& grid) : sides_{rows_of(grid, false), rows_of(grid, true)} {}

  Canonical run() {
    pure_ = any_pure();
    for (int side = 0; side < 2; ++side) {
      for (int first = 0; first < 9; ++first) from_first(side, first);
    }
    Canonical canonical;
    for (std::size_t row = 0; row < 9; ++row) {
      for (std::size_t column = 0; column < 9; ++column) {
        const Packed digit = best_[row] >> (4 * (8 - column)) & 15U;
        canonical.grid.set(narrow<int>(9 * row + column), narrow<int>(digit));
      }
    }
    canonical.by = std::move(by_);
    return canonical;
  }

 private:
  /// How many digits of the second row's box are in each box of the first row.
  [[nodiscard]] Table<int, 3> sources(const Line& second, int box) const {
    Table<int, 3> count{};
    for (int i = 0; i < 3; ++i) ++count[where_[second[3 * box + i]] / 3];
    return count;
  }

  void set_first(const Line& first) {
    for (std::size_t column = 0; column < 9; ++column)
      where_[first[column]] = narrow<std::uint8_t>(column);
  }

  /// Rows of which one has the other's boxes in turn.
  bool any_pure() {
    for (const Rows& rows : sides_) {
      for (int first = 0; first < 9; ++first) {
        set_first(rows[first]);
        for (int second = first + 1; second < first / 3 * 3 + 3; ++second) {
          const Table<int, 3> count = sources(rows[second], 0);
          if (count[1] == 3 || count[2] == 3) return true;
        }
      }
    }
    return false;
  }

  void from_first(int side, int first) {
    const Rows& rows = sides_[side];
    set_first(rows[first]);
    rows_ = &rows;
    transposed_ = side == 1;
    const int band = first / 3 * 3;
    for (int second = band; second < band + 3; ++second) {
      if (second == first) continue;
      order_ = {first, second, 3 * band + 3 - first - second};
      for (int box = 0; box < 3; ++box) from_box(box);
    }
  }

  void from_box(int box) {
    const Line& second = (*rows_)[order_[1]];
    const Table<int, 3> count = sources(second, box);
    const int most = narrow<int>(std::max_element(count.begin(), count.end()) - count.begin());
    if ((count[most] == 3) != pure_) return;
    boxes_ = {box, most, 3 - box - most};
    if (pure_) {
      from_pure(second);
    } else {
      from_mixed(second);
    }
  }

  [[nodiscard]] int column(int box, int i) const { return 3 * boxes_[box] + i; }
  void put(int at, int column) { columns_[at] = narrow<std::uint8_t>(column); }
  /// The column in which the first row has the digit that the second one has in a column.
  [[nodiscard]] int from(const Line& second, int column) const { return where_[second[column]]; }

  void from_pure(const Line& second) {
    for (const auto& order : orders) {
      for (int i = 0; i < 3; ++i) {
        put(i, column(0, order[i]));
        put(3 + i, from(second, columns_[i]));
        put(6 + i, from(second, columns_[3 + i]));
      }
      compare();
    }
  }

  void from_mixed(const Line& second) {
    // The columns of the first box: two with digits of the second, one with a digit of the third.
    Table<int, 2> two{};
    int one = 0;
    int found = 0;
    for (int i = 0; i < 3; ++i) {
      const int at = column(0, i);
      if (from(second, at) / 3 == boxes_[1]) {
        two[found++] = at;
      } else {
        one = at;
      }
    }
    put(2, one);
    put(6, from(second, one));
    const int sum = 9 * boxes_[1] + 3;
    const int a = from(second, two[0]);
    const int b = from(second, two[1]);
    put(5, sum - a - b);
    const int others = 9 * boxes_[2] + 3 - columns_[6];
    for (int turn = 0; turn < 2; ++turn) {
      put(0, two[turn]);
      put(1, two[1 - turn]);
      put(3, turn == 0 ? a : b);
      put(4, turn == 0 ? b : a);
      // The two columns that are left in the third box.
      const int low = columns_[6] == 3 * boxes_[2] ? columns_[6] + 1 : 3 * boxes_[2];
      for (const int seventh : {low, others - low}) {
        put(7, seventh);
        put(8, others - seventh);
        compare();
      }
    }
  }

  [[nodiscard]] Packed packed(int row) const {
    const Line& line = (*rows_)[row];
    Packed value = 0;
    for (std::uint8_t column : columns_) value = value << 4U | names_[line[column]];
    return value;
  }

  void compare() {
    const Line& first = (*rows_)[order_[0]];
    for (std::size_t i = 0; i < 9; ++i) names_[first[columns_[i]]] = narrow<std::uint8_t>(i + 1);
    const Packed second = packed(order_[1]);
    if (second > best_[1]) return;
    Table<std::pair<Packed, int>, 9> image;
    image[0] = {packed(order_[0]), order_[0]};
    image[1] = {second, order_[1]};
    image[2] = {packed(order_[2]), order_[2]};
    if (second == best_[1] && image[2].first > best_[2]) return;
    other_bands(image);
    take(image);
  }

  void other_bands(Table<std::pair<Packed, int>, 9>& image) const {
    std::size_t at = 3;
    for (int band = 0; band < 3; ++band) {
      if (band == order_[0] / 3) continue;
      for (int row = 3 * band; row < 3 * band + 3; ++row) image[at++] = {packed(row), row};
      std::sort(iterator_at(image, at) - 3, iterator_at(image, at));
    }
    if (image[6] < image[3])
      std::swap_ranges(image.begin() + 3, image.begin() + 6, image.begin() + 6);
  }

  void take(const Table<std::pair<Packed, int>, 9>& image) {
    Table<Packed, 9> values;
    for (std::size_t i = 0; i < 9; ++i) values[i] = image[i].first;
    if (values > best_) return;
    if (values < best_) by_.clear();
    best_ = values;
    Transformation& t = by_.emplace_back();
    t.transposed = transposed_;
    t.columns = columns_;
    for (std::size_t i = 0; i < 9; ++i) t.rows[i] = narrow<std::uint8_t>(image[i].second);
    for (std::size_t digit = 1; digit <= 9; ++digit) t.digits[digit] = names_[digit];
  }

  Table<Rows, 2> sides_;
  const Rows* rows_ = nullptr;
  bool transposed_ = false;
  bool pure_ = false;
  Table<std::uint8_t, 10> where_{};  ///< The column of each digit in the first row.
  Table<std::uint8_t, 10> names_{};
  Table<int, 3> order_{};  ///< The rows of the first band.
  Table<int, 3> boxes_{};
  Line columns_{};
  Table<Packed, 9> best_ = [] {
    Table<Packed, 9> most;
    most.fill(~Packed{0});
    return most;
  }();
  std::vector<Transformation> by_;
};

}  // namespace

Canonical canonical_form(const Grid& grid) {
  return CanonicalSearch(grid).run();
}

Grid canonical_puzzle(const Grid& puzzle, const Grid& solution) {
  Grid least;
  bool first = true;
  for (const Transformation& t : canonical_form(solution).by) {
    const Grid image = apply(t, puzzle);
    if (first || image.digits() < least.digits()) least = image;
    first = false;
  }
  return least;
}

}  // namespace nonet
