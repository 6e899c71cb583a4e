/// @file
/// The steps in which a full grid was filled, cell by cell.
#pragma once

#include <cstdint>
#include <vector>

namespace nonet {

/// A digit that is written into a cell, or what stands there taken back.
struct FillStep {
  std::uint8_t cell = 0;
  std::uint8_t digit = 0;  ///< 0: taken back.

  friend bool operator==(FillStep, FillStep) = default;
};

/// In the order of a method, from the empty grid (or what was given) to the full one. A cell is filled only while it
/// is empty and emptied only while it is filled.
using FillSteps = std::vector<FillStep>;

/// Adds a step where steps are kept.
inline void add_step(FillSteps* steps, int cell, int digit) {
  if (steps == nullptr) return;
  steps->push_back({static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)});
}

}  // namespace nonet
