/// @file
/// The 280 ways to part nine digits into three sets of three. Such a partition says which digits
/// the columns of a box hold when their order does not matter, and likewise for its rows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::count {

/// Three of the nine digits, as a mask.
using Triple = std::uint16_t;
/// Three disjoint triples.
using Partition = Table<Triple, 3>;
/// Digit `d` (from 0) becomes `relabeling[d]`.
using Relabeling = Table<std::uint8_t, 9>;

inline constexpr int partition_count = 280;
inline constexpr Triple all_digits = 0x1FF;

/// Whether each triple of `a` shares exactly one digit with each of `b`: then a box can have the
/// triples of `a` as its rows and those of `b` as its columns, in exactly one way.
[[nodiscard]] bool crosses(const Partition& a, const Partition& b);

/// Two partitions whose i-th triples make up all digits together with the i-th of a third one.
struct Split {
  Partition b;
  Partition c;
};

inline constexpr int split_count = 56;

/// All 56 splits of what `a` leaves: `b[i]` and `c[i]` are three digits each that are not in
/// `a[i]`. The second half is the first with `b` and `c` exchanged.
[[nodiscard]] Table<Split, split_count> splits_of(const Partition& a);

/// Numbers the partitions from 0. Number 0 is {0,1,2} {3,4,5} {6,7,8}.
class Partitions {
 public:
  Partitions();

  [[nodiscard]] const Partition& operator[](int id) const { return nth(all_, id); }
  /// The order of the triples does not matter.
  [[nodiscard]] int id(const Partition& partition) const {
    return ids_[place(partition[0], partition[1])];
  }
  /// By number: the number of its image.
  [[nodiscard]] std::vector<std::uint16_t> images(const Relabeling& relabeling) const;
  /// A relabeling that turns the partition into number 0.
  [[nodiscard]] Relabeling to_first(int id) const;

 private:
  [[nodiscard]] std::size_t place(Triple a, Triple b) const {
    return std::size_t{ranks_[a]} * triple_count + ranks_[b];
  }
  void add(const Partition& partition);

  static constexpr std::size_t triple_count = 84;
  Table<std::uint8_t, 512> ranks_{};
  Table<Triple, triple_count> triples_{};  ///< By rank.
  std::vector<Partition> all_;
  std::vector<std::uint16_t> ids_;
};

}  // namespace nonet::count
