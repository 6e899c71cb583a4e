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

#include "nonet/lab/grid_count.hpp"

#include <cassert>

#include "count/bands.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet {
namespace {

using count::Bands;
using count::crosses;
using count::fill_box;
using count::Orbit;
using count::Partition;
using count::partition_count;
using count::Partitions;
using count::Split;

/// A band whose stacks have the columns 0, `second` and `third`.
Grid example(const Partitions& partitions, int second, int third) {
  Grid grid;
  const Partition& q = partitions[second];
  const Partition& r = partitions[third];
  for (int p = 0; p < partition_count; ++p) {
    const Partition& rows = partitions[p];
    if (!crosses(rows, partitions[0])) continue;
    for (const Split& split : count::splits_of(rows)) {
      if (!crosses(split.b, q) || !crosses(split.c, r)) continue;
      fill_box(grid, 0, rows, partitions[0]);
      fill_box(grid, 1, split.b, q);
      fill_box(grid, 2, split.c, r);
      return grid;
    }
  }
  return grid;
}

BandClass count_class(const Bands& bands, const Orbit& orbit) {
  constexpr std::uint64_t column_orders = 216;  // 6 in each stack
  return {example(bands.partitions(), orbit.second, orbit.third),
          orbit.members * bands.arrangements(0, orbit.second, orbit.third) * partition_count *
              column_orders,
          bands.completions(orbit.second, orbit.third)};
}

}  // namespace

std::optional<GridCount> count_grids(FunctionRef<bool(const GridCountProgress&)> progress) {
  const Bands bands;
  const std::vector<Orbit> orbits = bands.orbits();
  GridCountProgress state;
  state.total = count_of(orbits);
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

std::uint64_t count_bands(const Table<DigitSet, 9>& columns) {
  const auto partition = [&](std::size_t stack) {
    return Partition{columns[3 * stack].mask(), columns[3 * stack + 1].mask(),
                     columns[3 * stack + 2].mask()};
  };
  const Table<Partition, 3> stacks = {partition(0), partition(1), partition(2)};
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
