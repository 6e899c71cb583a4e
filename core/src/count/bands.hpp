/// @file
/// Bands, and the ways to fill and complete them: the ground of counting and drawing grids. The head of
/// grid_count.cpp tells the method, and the meaning of R and C.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "count/partitions.hpp"
#include "index.hpp"
#include "nonet/grid.hpp"
#include "nonet/table.hpp"

namespace nonet::count {

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

/// Facts about all partitions: how they split, how many bands have them as columns.
class Bands {
 public:
  Bands();

  [[nodiscard]] const Partitions& partitions() const { return partitions_; }
  /// The numbers of the 56 splits of a partition, in the order of `splits_of`.
  [[nodiscard]] const SplitIds* splits(int a) const { return &splits_[as_size(a) * split_count]; }
  [[nodiscard]] const Split& split(int a, std::size_t number) const {
    return whole_splits_[as_size(a) * split_count + number];
  }
  [[nodiscard]] bool crosses(int p, int q) const { return crosses_[at(p, q)] != 0; }
  /// The partitions that cross one, ascending.
  [[nodiscard]] std::span<const std::uint16_t> crossing(int p) const { return crossing_[p]; }
  /// R of the head comment.
  [[nodiscard]] std::uint64_t arrangements(int p, int q, int r) const {
    return table_[pair_of(p, q, r)];
  }
  /// C of the head comment, with the first partition in the first stack.
  [[nodiscard]] std::uint64_t completions(int second, int third) const;
  /// The part of it where the first stack is split as given, by the splits of the second.
  [[nodiscard]] Table<std::uint64_t, split_count> completions(SplitIds first, int second,
                                                              int third) const;
  /// The classes whose bands exist.
  [[nodiscard]] std::vector<Orbit> orbits() const;
  /// By `second` and `third` of a pair: the place in `orbits` of its class; -1 where no band exists.
  [[nodiscard]] std::vector<std::int8_t> orbit_numbers() const;
  /// The pair of a band with any partitions, which is its class's.
  [[nodiscard]] std::size_t pair_of(int p, int q, int r) const {
    return at(to_first_[at(p, q)], to_first_[at(p, r)]);
  }

 private:
  static constexpr std::size_t n = partition_count;

  /// A square table of small numbers, by two partitions.
  using Numbers = std::vector<std::uint16_t>;

  static constexpr std::size_t at(int a, int b) { return as_size(a) * n + as_size(b); }
  /// By pair: a pair of the same class, which is its own.
  [[nodiscard]] std::vector<std::uint32_t> join_pairs() const;
  void number_splits();
  void list_crossings();
  void count_arrangements();

  Partitions partitions_;
  /// By partition p and q: q after the renaming that turns p into the first partition.
  Numbers to_first_;
  std::vector<SplitIds> splits_;
  std::vector<Split> whole_splits_;
  /// By two partitions: 1 or 0.
  std::vector<std::uint8_t> crosses_;
  Table<std::vector<std::uint16_t>, n> crossing_;
  /// R(0, q, r).
  Numbers table_;
};

/// Writes the box of a stack into the top band, from the digits of its rows and its columns.
void fill_box(Grid& grid, int stack, const Partition& rows, const Partition& columns);

}  // namespace nonet::count
