/// @file
/// The digits that almost locked sets lose to one another, at once or through others.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "logic/als/als_links.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {

/// A row of bits of its own.
using Bits = std::vector<std::uint64_t>;

inline void add(Bits& bits, BitTable::Row row) {
  for (std::size_t i = 0; i < bits.size(); ++i) bits[i] |= row[i];
}

/// The places of `AlsLinks` as a graph: a set that loses the one has the others, so that further sets
/// lose theirs. Rows are by places, and have places as members where nothing else is said.
class AlsGraph {
 public:
  explicit AlsGraph(const AlsLinks& links);

  [[nodiscard]] std::size_t size() const { return size_; }
  /// The places of which, with these, at most one has the digit.
  [[nodiscard]] BitTable::Row weak(std::size_t p) const { return weak_[p]; }
  /// The places that are lost when a set loses these and so has others.
  [[nodiscard]] BitTable::Row next(std::size_t p) const { return next_[p]; }
  /// The places that a last set may have lost if the first set left by these, so that both see a
  /// candidate.
  [[nodiscard]] Bits fitting(std::size_t first) const;
  /// One row: the sets that lose places when a first set leaves by these, however many sets lie
  /// between.
  [[nodiscard]] BitTable ends_from(std::size_t first);

 private:
  void add_weak(const std::vector<std::uint16_t>& places);
  void add_partners(const Table<std::uint16_t, 9>& places);
  void reach(std::size_t from);

  const AlsLinks& links_;
  std::size_t size_;
  BitTable weak_;
  /// Those that a set has beside these.
  BitTable partners_;
  BitTable next_;
  /// Digits that are lost, at once or later, when these are; and the sets that lose them. If
  /// `known_`.
  BitTable reached_;
  BitTable ends_;
  std::vector<bool> known_;
  std::vector<std::size_t> stack_;
};

}  // namespace nonet::logic
