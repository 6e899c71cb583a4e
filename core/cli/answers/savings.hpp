/// @file
/// The nodes that strategies save, found by searching again without each of them.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "nonet/lab/strategy_savings.hpp"
#include "options/search_choice.hpp"

namespace nonet::cli {

/// Savings by one strategy.
struct Saving {
  Strategy strategy = Strategy::naked_single;
  /// Of the search without it.
  std::uint64_t nodes_without = 0;
  /// That minus the nodes of the search with all that are chosen; may be negative. Nothing when the
  /// budget ended the latter.
  std::optional<std::int64_t> saved;
  /// The budget ended the search without it: both numbers are lower bounds.
  bool at_least = false;
};

/// How many solutions savings are about: whether there is none, one or more.
inline constexpr std::uint64_t savings_limit = 2;

/// One for each chosen strategy. `report` is that of the search with all of them, up to
/// `savings_limit`. Searches up to seven times.
[[nodiscard]] std::vector<Saving> savings_of(const Grid& puzzle, const SearchChoice& choice,
                                             const SearchReport& report);

}  // namespace nonet::cli
