// The number of grids, by counting bands.
//
// Bertram Felgenhauer and Frazer Jarvis counted the grids in 2005 by the classes of their top
// bands ("Enumerating possible Sudoku grids"; "Mathematics of Sudoku I", Mathematical Spectrum 39,
// 2006). They end at 44 classes. The same year the "Su-doku's maths" thread of the players' forum
// (forum.enjoysudoku.com, August 2005) noted what these are: orbits of the sets of digits in the
// nine columns, the "gang of 44", and that one number per orbit is all one needs for the other two
// bands as well. That is what is done here:
//
//     columns of a stack      a1 a2 a3   top band       the three triples of a box's columns
//                             b1 b2 b3   middle band    are a partition of the nine digits,
//                             c1 c2 c3   bottom band    and ai, bi, ci one for each column
//
// 1. Let R(p, q, r) be the number of bands whose three boxes have the partitions p, q, r as their
//    columns. Only the sets matter to the other bands: a column has each digit once however its
//    bands order theirs. So a top band with the partitions a in its three stacks is completed in
//        C(a, a', a'') = sum of R(b, b', b'') * R(c, c', c'')
//    ways, over all splits (b, c) of the first stack, (b', c') of the second, (b'', c'') of the
//    third. A stack has 56 splits (partitions.cpp), which makes 56^3 terms. Exchanging b and c
//    throughout gives the same terms again, so half of the first stack's splits do.
// 2. R is found with the same 56: transposed, the splits of the rows of the first box are the rows
//    of the other two. A box with given rows and columns exists, in one way, when each row shares
//    one digit with each column. Renaming the digits changes no count, so p can be made the first
//    partition, and R is a table of 280 * 280 numbers.
// 3. R and C keep their value when digits are renamed and stacks exchanged. So (a, a', a'') needs
//    to be looked at once per orbit, with a the first partition; that finds the 44 classes. The
//    orbits are found by joining each pair (a', a'') with its images under generators of the group:
//    four renamings that keep the first partition and two exchanges of stacks.
// 4. The columns of a stack can be ordered in 6 ways, and there are 280 partitions for the first
//    stack: a class of n pairs has n * R * 280 * 6^3 bands. The sum of bands * C is the number.

#include "nonet/grid_count.hpp"

#include <array>
#include <bit>
#include <cassert>
#include <numeric>
#include <vector>

#include "count/partitions.hpp"

namespace nonet {
namespace {

using count::crosses;
using count::Partition;
using count::partition_count;
using count::Partitions;
using count::Relabeling;
using count::Split;

constexpr std::size_t n = partition_count;

constexpr std::size_t at(int a, int b) {
  return static_cast<std::size_t>(a) * n + static_cast<std::size_t>(b);
}

/// A square table of small numbers, by two partitions.
using Table = std::vector<std::uint16_t>;

/// The partitions of a split, by number.
struct SplitIds {
  std::uint16_t b = 0;
  std::uint16_t c = 0;
};

/// A class of column sets: the partitions of the second and third stack in one member whose first
/// stack has partition 0, and how many such members there are.
struct Orbit {
  int second = 0;
  int third = 0;
  std::uint64_t members = 0;
};

/// Sets of pairs that are joined until they are the orbits.
class Orbits {
 public:
  Orbits() : parents_(n * n) { std::iota(parents_.begin(), parents_.end(), 0); }

  std::uint32_t find(std::size_t pair) {
    while (parents_[pair] != pair) {
      parents_[pair] = parents_[parents_[pair]];
      pair = parents_[pair];
    }
    return static_cast<std::uint32_t>(pair);
  }
  void join(std::size_t a, std::size_t b) { parents_[find(a)] = find(b); }

 private:
  std::vector<std::uint32_t> parents_;
};

/// What is known of all partitions: how they split, how many bands have them as columns.
class Bands {
 public:
  Bands();

  /// R of the head comment.
  [[nodiscard]] std::uint64_t arrangements(int p, int q, int r) const {
    return table_[at(to_first_[at(p, q)], to_first_[at(p, r)])];
  }
  /// C of the head comment, with the first partition in the first stack.
  [[nodiscard]] std::uint64_t completions(int second, int third) const;
  /// The classes whose bands exist.
  [[nodiscard]] std::vector<Orbit> orbits() const;
  /// A band whose stacks have the columns 0, `second` and `third`.
  [[nodiscard]] Grid example(int second, int third) const;

 private:
  static constexpr std::size_t split_count = 56;

  void number_splits();
  void count_arrangements();
  [[nodiscard]] const SplitIds* splits(int a) const {
    return &splits_[static_cast<std::size_t>(a) * split_count];
  }
  /// The part of `completions` where the first stack is split as given.
  [[nodiscard]] std::uint64_t completions(SplitIds first, int second, int third) const;

  Partitions partitions_;
  /// By partition p and q: q after the renaming that turns p into the first partition.
  Table to_first_;
  std::vector<SplitIds> splits_;
  /// R(0, q, r).
  Table table_;
};

Bands::Bands() : to_first_(n * n), table_(n * n) {
  for (int p = 0; p < partition_count; ++p) {
    const Relabeling relabeling = partitions_.to_first(p);
    for (int q = 0; q < partition_count; ++q) {
      to_first_[at(p, q)] = static_cast<std::uint16_t>(partitions_.image(q, relabeling));
    }
  }
  number_splits();
  count_arrangements();
}

void Bands::number_splits() {
  splits_.reserve(n * split_count);
  for (int a = 0; a < partition_count; ++a) {
    for (const Split& split : count::splits_of(partitions_[a])) {
      splits_.push_back({static_cast<std::uint16_t>(partitions_.id(split.b)),
                         static_cast<std::uint16_t>(partitions_.id(split.c))});
    }
  }
  assert(splits_.size() == n * split_count);
}

void Bands::count_arrangements() {
  std::vector<std::vector<int>> crossing(n);
  for (int p = 0; p < partition_count; ++p) {
    for (int q = 0; q < partition_count; ++q) {
      if (crosses(partitions_[p], partitions_[q]))
        crossing[static_cast<std::size_t>(p)].push_back(q);
    }
  }
  constexpr std::uint16_t row_orders = 6;
  for (int rows : crossing[0]) {
    for (std::size_t i = 0; i < split_count; ++i) {
      const SplitIds split = splits(rows)[i];
      for (int q : crossing[split.b]) {
        for (int r : crossing[split.c]) {
          auto& count = table_[at(q, r)];
          count = static_cast<std::uint16_t>(count + row_orders);
        }
      }
    }
  }
}

std::uint64_t Bands::completions(SplitIds first, int second, int third) const {
  // The columns of R's tables for the third stack are the same for every split of the second.
  std::array<std::array<std::uint16_t, 2>, split_count> columns;
  for (std::size_t i = 0; i < split_count; ++i) {
    const SplitIds split = splits(third)[i];
    columns[i] = {to_first_[at(first.b, split.b)], to_first_[at(first.c, split.c)]};
  }
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < split_count; ++i) {
    const SplitIds split = splits(second)[i];
    const std::uint16_t* middle = &table_[at(to_first_[at(first.b, split.b)], 0)];
    const std::uint16_t* bottom = &table_[at(to_first_[at(first.c, split.c)], 0)];
    for (const auto& column : columns) {
      sum += std::uint64_t{middle[column[0]]} * bottom[column[1]];
    }
  }
  return sum;
}

std::uint64_t Bands::completions(int second, int third) const {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < split_count / 2; ++i) {
    sum += completions(splits(0)[i], second, third);
  }
  return 2 * sum;
}

std::vector<Orbit> Bands::orbits() const {
  // Two digits of a triple, two more of it, two triples, and all three in turn: together they make
  // all 6^4 renamings that keep the first partition.
  constexpr std::array<Relabeling, 4> renamings = {{{1, 0, 2, 3, 4, 5, 6, 7, 8},
                                                    {0, 2, 1, 3, 4, 5, 6, 7, 8},
                                                    {3, 4, 5, 0, 1, 2, 6, 7, 8},
                                                    {3, 4, 5, 6, 7, 8, 0, 1, 2}}};
  std::array<std::array<int, n>, renamings.size()> images;
  for (std::size_t g = 0; g < renamings.size(); ++g) {
    for (int p = 0; p < partition_count; ++p) {
      images[g][static_cast<std::size_t>(p)] = partitions_.image(p, renamings[g]);
    }
  }
  Orbits joined;
  for (int p = 0; p < partition_count; ++p) {
    for (int q = 0; q < partition_count; ++q) {
      for (const auto& image : images) {
        joined.join(at(p, q),
                    at(image[static_cast<std::size_t>(p)], image[static_cast<std::size_t>(q)]));
      }
      joined.join(at(p, q), at(q, p));
      // (0, p, q) with the first two stacks exchanged is (p, 0, q), renamed to begin with 0.
      joined.join(at(p, q), at(to_first_[at(p, 0)], to_first_[at(p, q)]));
    }
  }
  std::vector<std::uint64_t> members(n * n);
  for (std::size_t pair = 0; pair < n * n; ++pair) ++members[joined.find(pair)];
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

/// The one digit that a row and a column of a box share, from 1.
int shared(count::Triple row, count::Triple column) {
  return std::countr_zero(static_cast<unsigned>(row & column)) + 1;
}

void fill_box(Grid& grid, int stack, const Partition& rows, const Partition& columns) {
  for (int cell = 0; cell < 9; ++cell) {
    const auto row = static_cast<std::size_t>(cell / 3);
    const auto column = static_cast<std::size_t>(cell % 3);
    grid.set(9 * (cell / 3) + 3 * stack + cell % 3, shared(rows[row], columns[column]));
  }
}

Grid Bands::example(int second, int third) const {
  Grid grid;
  const Partition& q = partitions_[second];
  const Partition& r = partitions_[third];
  for (int p = 0; p < partition_count; ++p) {
    const Partition& rows = partitions_[p];
    if (!crosses(rows, partitions_[0])) continue;
    for (const Split& split : count::splits_of(rows)) {
      if (!crosses(split.b, q) || !crosses(split.c, r)) continue;
      fill_box(grid, 0, rows, partitions_[0]);
      fill_box(grid, 1, split.b, q);
      fill_box(grid, 2, split.c, r);
      return grid;
    }
  }
  return grid;
}

BandClass count_class(const Bands& bands, const Orbit& orbit) {
  constexpr std::uint64_t column_orders = 216;  // 6 in each stack
  return {bands.example(orbit.second, orbit.third),
          orbit.members * bands.arrangements(0, orbit.second, orbit.third) * partition_count *
              column_orders,
          bands.completions(orbit.second, orbit.third)};
}

}  // namespace

std::optional<GridCount> count_grids(FunctionRef<bool(const GridCountProgress&)> progress) {
  const Bands bands;
  const std::vector<Orbit> orbits = bands.orbits();
  GridCountProgress state;
  state.total = static_cast<int>(orbits.size());
  for (const Orbit& orbit : orbits) {
    state.last = count_class(bands, orbit);
    state.so_far = state.so_far + product(state.last.bands, state.last.completions);
    ++state.done;
    if (!progress(state)) return std::nullopt;
  }
  return GridCount{state.so_far, state.total};
}

std::optional<GridCount> count_grids() {
  return count_grids([](const GridCountProgress&) { return true; });
}

std::uint64_t count_bands(const std::array<DigitSet, 9>& columns) {
  const auto partition = [&](std::size_t stack) {
    return Partition{columns[3 * stack].mask(), columns[3 * stack + 1].mask(),
                     columns[3 * stack + 2].mask()};
  };
  const std::array<Partition, 3> stacks = {partition(0), partition(1), partition(2)};
  for ([[maybe_unused]] const Partition& p : stacks)
    assert((p[0] | p[1] | p[2]) == count::all_digits);
  const Partitions partitions;
  std::uint64_t found = 0;
  for (int p = 0; p < partition_count; ++p) {
    if (!crosses(partitions[p], stacks[0])) continue;
    for (const Split& rows : count::splits_of(partitions[p])) {
      if (crosses(rows.b, stacks[1]) && crosses(rows.c, stacks[2])) ++found;
    }
  }
  constexpr std::uint64_t row_orders = 6;
  return row_orders * found;
}

}  // namespace nonet
