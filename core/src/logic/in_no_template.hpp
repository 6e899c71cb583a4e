/// @file
/// All that one digit can remove by itself, worked out once for all techniques of one digit.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "nonet/geometry.hpp"

namespace nonet::logic {

/// The places of a digit that belong to no template: no way to put the digit once into each of its
/// open rows, columns and boxes has them. Conclusions from the places of the digit alone hold in
/// every such way. So a technique of one digit can remove none but these, and without any it has no
/// step. All places when there is no template at all.
[[nodiscard]] CellSet in_no_template(const CellSet& places);

/// `in_no_template` by digit, remembered for as long as the digit's places stay as they are: most
/// steps of a path change the places of few digits.
class RemovableAlone {
 public:
  [[nodiscard]] const CellSet& of(int digit, const CellSet& places) {
    const auto i = static_cast<std::size_t>(digit - 1);
    Known& known = known_[i];
    if (known.places != places) known = {places, in_no_template(places)};
    return !wanted_ || !(known.removable & (*wanted_)[i]).empty() ? known.removable : none_;
  }
  /// From now on a digit that can remove none of these is as good as one that can remove nothing. By digit - 1.
  void want_only(const std::array<CellSet, 9>& wanted) { wanted_ = wanted; }

 private:
  struct Known {
    CellSet places;
    CellSet removable;
  };
  std::array<Known, 9> known_;
  std::optional<std::array<CellSet, 9>> wanted_;
  CellSet none_;
};

}  // namespace nonet::logic
