/// @file
/// Counting the values of all places where some lines of a cube cross: what multi-sector locked sets
/// and multi-fish have in common.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "logic/context.hpp"
#include "logic/masks.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {

/// A position as nine by nine places with nine values each, of which exactly one is true, no value
/// twice in the same first coordinate, nor in the same second one. So are rows, columns and digits in
/// any order: which two of them are the place is for the technique to choose.
struct Cube {
  /// The values that are possible, by place; none: the place is settled.
  Table<Masks, 9> values{};
};

/// The crossing of some first and some second coordinates, in which each value is counted either in
/// the first coordinates that have it there, or in the second ones, whichever are fewer, and the
/// counts make up the number of the places that are not settled. They are exact then.
struct Crossing {
  Mask first;
  Mask second;
  Mask by_first;   ///< Values that may be counted in the first coordinates; some may be either way.
  Mask by_second;  ///< Values that may be counted in the second ones.
  int places;
};

/// All crossings of two to seven first and two or more second coordinates, each with a place that is
/// not settled, with an exact count that takes both kinds, and in which a counted coordinate has a
/// counted value outside of the crossing; the smallest first. Nothing when the effort has ended.
[[nodiscard]] std::optional<std::vector<Crossing>> exact_crossings(const Context& context,
                                                                   const Cube& cube);

}  // namespace nonet::logic
