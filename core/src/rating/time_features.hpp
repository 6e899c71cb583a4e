/// @file
/// The features of a puzzle from which its expected time is computed.
#pragma once

#include <optional>

#include "rating/below_chains.hpp"
#include "rating/singles_games.hpp"

namespace nonet::rating {

struct TimeFeatures {
  double effort = 0;  ///< See `search_effort`.
  int er = 0;         ///< See `rating_below_chains`.
  int naked = 0;      ///< See `naked_singles_needed`.
};

/// Nothing when the puzzle has not exactly one solution or is full.
[[nodiscard]] std::optional<TimeFeatures> time_features(const Grid& puzzle);

}  // namespace nonet::rating
