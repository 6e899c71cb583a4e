#include "count/bands.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::count {
namespace {

/// Partitions that cross one.
constexpr std::size_t crossing_count = 36;

/// Sets of pairs that are joined until they are the orbits.
class Orbits {
 public:
  Orbits() : parents_(std::size_t{partition_count} * partition_count) {
    std::iota(parents_.begin(), parents_.end(), 0);
  }

  std::uint32_t find(std::size_t pair) {
    while (parents_[pair] != pair) {
      parents_[pair] = parents_[parents_[pair]];
      pair = parents_[pair];
    }
    return narrow<std::uint32_t>(pair);
  }
  void join(std::size_t a, std::size_t b) { parents_[find(a)] = find(b); }

 private:
  std::vector<std::uint32_t> parents_;
};

/// The one digit that a row and a column of a box share, from 1.
int shared(Triple row, Triple column) {
  return std::countr_zero(static_cast<unsigned>(row & column)) + 1;
}

}  // namespace

Bands::Bands() : to_first_(n * n), crosses_(n * n), table_(n * n) {
  for (int p = 0; p < partition_count; ++p) {
    const std::vector<std::uint16_t> images = partitions_.images(partitions_.to_first(p));
    std::copy(images.begin(), images.end(), iterator_at(to_first_, at(p, 0)));
  }
  number_splits();
  list_crossings();
  count_arrangements();
}

void Bands::number_splits() {
  splits_.reserve(n * split_count);
  whole_splits_.reserve(n * split_count);
  for (int a = 0; a < partition_count; ++a) {
    for (const Split& split : splits_of(partitions_[a])) {
      whole_splits_.push_back(split);
      splits_.push_back({narrow<std::uint16_t>(partitions_.id(split.b)),
                         narrow<std::uint16_t>(partitions_.id(split.c))});
    }
  }
}

void Bands::list_crossings() {
  // Each crosses as many: every row has a digit of each column.
  for (auto& list : crossing_) list.reserve(crossing_count);
  for (int q = 0; q < partition_count; ++q) {
    for (int p = 0; p < q; ++p) {
      if (!count::crosses(partitions_[p], partitions_[q])) continue;
      crosses_[at(p, q)] = crosses_[at(q, p)] = 1;
    }
  }
  for (int p = 0; p < partition_count; ++p) {
    for (int q = 0; q < partition_count; ++q) {
      if (crosses(p, q)) crossing_[p].push_back(narrow<std::uint16_t>(q));
    }
  }
}

void Bands::count_arrangements() {
  constexpr int row_orders = 6;
  // By the second stack's rows: those of the third. The other half of the splits has b and c exchanged.
  Table<std::vector<std::uint16_t>, n> thirds;
  for (int rows : crossing(0)) {
    for (std::size_t i = 0; i < split_count / 2; ++i) {
      const SplitIds split = splits(rows)[i];
      thirds[split.b].push_back(split.c);
    }
  }
  // A row of the table is a sum of rows of `crosses_`, which are added many numbers at a time.
  std::vector<std::uint8_t> half(n * n);
  for (int q = 0; q < partition_count; ++q) {
    std::uint8_t* const sums = &half[at(q, 0)];
    for (int b : crossing(q)) {
      for (int c : thirds[b]) {
        const std::uint8_t* const crossed = &crosses_[at(c, 0)];
        for (std::size_t r = 0; r < n; ++r) sums[r] = narrow<std::uint8_t>(sums[r] + crossed[r]);
      }
    }
  }
  for (int q = 0; q < partition_count; ++q) {
    for (int r = 0; r < partition_count; ++r)
      table_[at(q, r)] = narrow<std::uint16_t>(row_orders * (half[at(q, r)] + half[at(r, q)]));
  }
}

Table<std::uint64_t, split_count> Bands::completions(SplitIds first, int second, int third) const {
  // The columns of R's tables for the third stack are the same for every split of the second.
  Table<Table<std::uint16_t, 2>, split_count> columns;
  for (std::size_t i = 0; i < split_count; ++i) {
    const SplitIds split = splits(third)[i];
    columns[i] = {to_first_[at(first.b, split.b)], to_first_[at(first.c, split.c)]};
  }
  Table<std::uint64_t, split_count> sums{};
  for (std::size_t i = 0; i < split_count; ++i) {
    const SplitIds split = splits(second)[i];
    const std::uint16_t* middle = &table_[at(to_first_[at(first.b, split.b)], 0)];
    const std::uint16_t* bottom = &table_[at(to_first_[at(first.c, split.c)], 0)];
    for (const auto& column : columns) {
      sums[i] += std::uint64_t{middle[column[0]]} * bottom[column[1]];
    }
  }
  return sums;
}

std::uint64_t Bands::completions(int second, int third) const {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < split_count / 2; ++i) {
    const auto parts = completions(splits(0)[i], second, third);
    sum = std::accumulate(parts.begin(), parts.end(), sum);
  }
  return 2 * sum;
}

std::vector<std::uint32_t> Bands::join_pairs() const {
  // Two digits of a triple, two more of it, two triples, and all three in turn: together they make
  // all 6^4 renamings that keep the first partition.
  constexpr Table<Relabeling, 4> renamings = {{{1, 0, 2, 3, 4, 5, 6, 7, 8},
                                               {0, 2, 1, 3, 4, 5, 6, 7, 8},
                                               {3, 4, 5, 0, 1, 2, 6, 7, 8},
                                               {3, 4, 5, 6, 7, 8, 0, 1, 2}}};
  Table<std::vector<std::uint16_t>, renamings.size()> images;
  for (std::size_t g = 0; g < renamings.size(); ++g) {
    images[g] = partitions_.images(renamings[g]);
  }
  Orbits joined;
  for (int p = 0; p < partition_count; ++p) {
    for (int q = 0; q < partition_count; ++q) {
      for (const auto& image : images) {
        joined.join(at(p, q), at(nth(image, p), nth(image, q)));
      }
      joined.join(at(p, q), at(q, p));
      // (0, p, q) with the first two stacks exchanged is (p, 0, q), renamed to begin with 0.
      joined.join(at(p, q), at(to_first_[at(p, 0)], to_first_[at(p, q)]));
    }
  }
  std::vector<std::uint32_t> roots(n * n);
  for (std::size_t pair = 0; pair < n * n; ++pair) roots[pair] = joined.find(pair);
  return roots;
}

std::vector<Orbit> Bands::orbits() const {
  std::vector<std::uint64_t> members(n * n);
  for (std::uint32_t root : join_pairs()) ++members[root];
  std::vector<Orbit> orbits;
  for (int p = 0; p < partition_count; ++p) {
    for (int q = 0; q < partition_count; ++q) {
      if (members[at(p, q)] != 0 && table_[at(p, q)] != 0) {
        orbits.push_back({p, q, members[at(p, q)]});
      }
    }
  }
  return orbits;
}

std::vector<std::int8_t> Bands::orbit_numbers() const {
  const std::vector<std::uint32_t> roots = join_pairs();
  std::vector<std::int8_t> numbers(n * n, -1);
  std::int8_t next = 0;
  for (std::size_t pair = 0; pair < n * n; ++pair) {
    if (roots[pair] == pair && table_[pair] != 0) numbers[pair] = next++;
  }
  for (std::size_t pair = 0; pair < n * n; ++pair) numbers[pair] = numbers[roots[pair]];
  return numbers;
}

void fill_box(Grid& grid, int stack, const Partition& rows, const Partition& columns) {
  for (int cell = 0; cell < 9; ++cell) {
    const int row = cell / 3;
    const int column = cell % 3;
    grid.set(9 * (cell / 3) + 3 * stack + cell % 3, shared(rows[row], columns[column]));
  }
}

}  // namespace nonet::count
