/// @file
/// How two positions differ, and which lines that leaves as they are.
#pragma once

#include <vector>

#include "chains/follower.hpp"

namespace nonet::chains {

/// The candidates of one position that another one has no longer.
class Difference {
 public:
  /// False when the later position is no part of the earlier one.
  bool set(const Pencil& before, const Pencil& after);

  /// Whether a chain that was followed to its end, with what is false gone for all that comes after, is the same
  /// chain in the later position: none of it is gone, and where it looked for a last candidate of a cell or a last
  /// place in a house, what is gone makes none.
  [[nodiscard]] bool spares(const Chain& chain) const;

 private:
  struct InCell {
    std::uint8_t cell;
    Mask left;
  };
  struct InHouse {
    std::uint8_t house;
    std::uint8_t digit;
    CellSet left;
  };

  Places gone_;
  std::vector<InCell> cells_;
  std::vector<InHouse> houses_;
};

}  // namespace nonet::chains
