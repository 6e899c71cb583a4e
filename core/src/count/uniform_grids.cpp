#include "nonet/uniform_grids.hpp"

#include <algorithm>
#include <cassert>
#include <mutex>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "count/bands.hpp"
#include "count/gang_of_44.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet {
namespace {

using count::Bands;
using count::gang_of_44;
using count::Orbit;
using count::Partition;
using count::Split;
using count::split_count;

constexpr std::size_t splits = split_count;

/// The columns of the three boxes of a band.
using Columns = Table<Partition, 3>;

/// Of the ways to complete a band of a class: sums up to and with each split of the first two stacks. With them `pick`
/// finds the summand of a rank. They are worked out when a grid of the class is drawn first.
struct Completions {
  std::once_flag known;
  std::vector<std::uint64_t> sums;
};

/// The first sum that is greater than a rank, and the rank within its summand.
std::pair<std::size_t, std::uint64_t> pick(std::span<const std::uint64_t> sums,
                                           std::uint64_t rank) {
  const auto at = std::upper_bound(sums.begin(), sums.end(), rank) - sums.begin();
  return {as_size(at), at == 0 ? rank : rank - sums[as_size(at) - 1]};
}

template <std::size_t Count>
Table<int, Count> random_order(Random& random) {
  Table<int, Count> order;
  std::iota(order.begin(), order.end(), 0);
  random.shuffle(std::span(order));
  return order;
}

}  // namespace

class UniformGrids::Tables {
 public:
  Tables() {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < gang_of_44.size(); ++i) {
      const auto& [orbit, completions] = gang_of_44[i];
      grids_[i] = sum +=
          orbit.members * bands_.arrangements(0, orbit.second, orbit.third) * completions;
    }
  }

  [[nodiscard]] Grid draw(Random& random) const {
    const auto [number, rest] = pick(grids_, random.below64(grids_.back()));
    const auto& [orbit, completions] = gang_of_44[number];
    // `rest` is uniform over members, bands and completions alike: its remainder is over completions.
    const Table<std::size_t, 3> ways = completion(number, rest % completions);
    const Table<int, 3> top = {0, orbit.second, orbit.third};
    Table<Columns, 3> columns;
    for (std::size_t stack = 0; stack < 3; ++stack) {
      const Split& split = bands_.split(top[stack], ways[stack]);
      columns[0][stack] = bands_.partitions()[top[stack]];
      columns[1][stack] = split.b;
      columns[2][stack] = split.c;
    }
    Grid grid;
    for (int band = 0; band < 3; ++band) fill(grid, band, columns[band], random);
    return disguised(grid, random);
  }

 private:
  [[nodiscard]] const std::vector<std::uint64_t>& sums_of(std::size_t number) const {
    Completions& of = completions_[number];
    std::call_once(of.known, [&] { of.sums = sums_of(gang_of_44[number].orbit); });
    return of.sums;
  }

  [[nodiscard]] std::vector<std::uint64_t> sums_of(const Orbit& orbit) const {
    std::vector<std::uint64_t> sums;
    sums.reserve(splits * splits);
    std::uint64_t sum = 0;
    std::vector<Table<std::uint64_t, splits>> parts;
    for (std::size_t i = 0; i < splits / 2; ++i) {
      parts.push_back(bands_.completions(bands_.splits(0)[i], orbit.second, orbit.third));
      for (std::uint64_t part : parts.back()) sums.push_back(sum += part);
    }
    // The other half has the middle band and the bottom one exchanged.
    for (const auto& half : parts) {
      for (std::size_t j = 0; j < splits; ++j)
        sums.push_back(sum += half[(j + splits / 2) % splits]);
    }
    return sums;
  }

  /// The splits of the three stacks that the completion of a rank has.
  [[nodiscard]] Table<std::size_t, 3> completion(std::size_t number, std::uint64_t rank) const {
    const Orbit& of = gang_of_44[number].orbit;
    auto [pair, rest] = pick(sums_of(number), rank);
    const std::size_t i = pair / splits;
    const std::size_t j = pair % splits;
    const auto [b, c] = bands_.splits(0)[i];
    const auto [b2, c2] = bands_.splits(of.second)[j];
    for (std::size_t k = 0;; ++k) {
      assert(k < splits);
      const auto [b3, c3] = bands_.splits(of.third)[k];
      const std::uint64_t ways = bands_.arrangements(b, b2, b3) * bands_.arrangements(c, c2, c3);
      if (rest < ways) return {i, j, k};
      rest -= ways;
    }
  }

  /// Fills a band whose columns are given, in one of all ways.
  void fill(Grid& grid, int band, const Columns& columns, Random& random) const {
    Table<int, 3> ids;
    for (std::size_t i = 0; i < 3; ++i) ids[i] = bands_.partitions().id(columns[i]);
    constexpr std::uint64_t row_orders = 6;
    const std::uint64_t ways = bands_.arrangements(ids[0], ids[1], ids[2]) / row_orders;
    std::uint64_t rank = random.below(ways);
    for (int rows : bands_.crossing(ids[0])) {
      for (std::size_t i = 0; i < splits; ++i) {
        const auto [b, c] = bands_.splits(rows)[i];
        if (!bands_.crosses(b, ids[1]) || !bands_.crosses(c, ids[2]) || rank-- != 0) continue;
        const Split& split = bands_.split(rows, i);
        write(grid, band, {bands_.partitions()[rows], split.b, split.c}, columns, random);
        return;
      }
    }
    assert(false);
  }

  static void write(Grid& grid, int band, const Columns& rows, const Columns& columns,
                    Random& random) {
    const Table<int, 3> order = random_order<3>(random);
    Grid filled;
    for (int stack = 0; stack < 3; ++stack)
      count::fill_box(filled, stack, rows[stack], columns[stack]);
    for (int row = 0; row < 3; ++row) {
      const int from = order[row];
      for (int column = 0; column < 9; ++column)
        grid.set(9 * (3 * band + row) + column, filled[9 * from + column]);
    }
  }

  /// The grid with other names of the digits, and its stacks and their columns in another order.
  static Grid disguised(const Grid& grid, Random& random) {
    const Table<int, 9> names = random_order<9>(random);
    const Table<int, 3> stacks = random_order<3>(random);
    Grid other;
    for (int stack = 0; stack < 3; ++stack) {
      const Table<int, 3> columns = random_order<3>(random);
      for (int column = 0; column < 3; ++column) {
        const int from = 3 * stacks[stack] + columns[column];
        for (int row = 0; row < 9; ++row) {
          const int digit = grid[9 * row + from];
          other.set(9 * row + 3 * stack + column, names[digit - 1] + 1);
        }
      }
    }
    return other;
  }

  Bands bands_;
  mutable Table<Completions, gang_of_44.size()> completions_;
  /// Sums over the classes up to and with each: members * bands * completions.
  Table<std::uint64_t, gang_of_44.size()> grids_{};
};

UniformGrids::UniformGrids() : tables_(std::make_unique<const Tables>()) {}
UniformGrids::~UniformGrids() = default;
UniformGrids::UniformGrids(UniformGrids&&) noexcept = default;
UniformGrids& UniformGrids::operator=(UniformGrids&&) noexcept = default;

Grid UniformGrids::draw(Random& random) const {
  return tables_->draw(random);
}

}  // namespace nonet
