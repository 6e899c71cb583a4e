/// @file
/// Candidates in no template of their digit: all that a digit can remove by itself, worked out once for all
/// techniques of one digit.
#pragma once

#include <cstddef>

#include "nonet/geometry.hpp"
#include "nonet/table.hpp"

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
    Known& known = known_[digit - 1];
    if (known.places != places) known = {places, in_no_template(places)};
    return known.removable;
  }

 private:
  struct Known {
    CellSet places;
    CellSet removable;
  };
  Table<Known, 9> known_;
};

}  // namespace nonet::logic
