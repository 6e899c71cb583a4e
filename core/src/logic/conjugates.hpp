/// @file
/// Conjugate pairs: the strong links of single-digit patterns and colouring.
#pragma once

#include <cstddef>

#include "nonet/geometry.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {

/// The only two places of a digit in a house, in ascending order.
struct ConjugatePair {
  int house;
  int first;
  int second;

  [[nodiscard]] int other(int cell) const { return cell == first ? second : first; }
  [[nodiscard]] CellSet cells() const {
    CellSet set;
    set.insert(first);
    set.insert(second);
    return set;
  }
};

/// The conjugate pairs of a digit, in the order of houses.
class ConjugatePairs {
 public:
  ConjugatePairs() = default;
  /// Of the digit that has these places.
  explicit ConjugatePairs(const CellSet& places);

  [[nodiscard]] const ConjugatePair* begin() const { return pairs_.data(); }
  [[nodiscard]] const ConjugatePair* end() const { return pairs_.data() + count_; }
  [[nodiscard]] bool empty() const { return count_ == 0; }
  [[nodiscard]] std::size_t size() const { return count_; }

 private:
  Table<ConjugatePair, house_count> pairs_;
  std::size_t count_ = 0;
};

/// The cells that see at least one cell of a set.
[[nodiscard]] inline CellSet seen_by(const CellSet& cells) {
  CellSet seen;
  for (int cell : cells) seen |= peers(cell);
  return seen;
}

[[nodiscard]] inline CellSet cell_set(int cell) {
  CellSet set;
  set.insert(cell);
  return set;
}

}  // namespace nonet::logic
