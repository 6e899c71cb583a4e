/// @file
/// The nodes that each strategy saves the engine `strategy`.
#pragma once

#include <cstdint>

#include "nonet/search.hpp"
#include "nonet/table.hpp"

namespace nonet {

/// The nodes of a search; a lower bound of what it needs when `end` is `budget`.
struct SearchCost {
  std::uint64_t nodes = 0;
  SearchEnd end = SearchEnd::complete;
};

/// The branches that strategies save are the differences to `with_all`. They need not be positive: a
/// strategy changes which cell is guessed next, and that may turn out worse.
struct StrategySavings {
  SearchCost with_all;
  SearchCost with_none;
  /// By `Strategy`: all but that one.
  Table<SearchCost, strategy_count> without;
};

/// Searches a puzzle seven times with the engine `strategy`, each time until it is known whether it
/// has no, one or several solutions, or `budget` nodes are used up (0: never, which can take
/// forever).
[[nodiscard]] StrategySavings strategy_savings(const Grid& puzzle, std::uint64_t budget);

}  // namespace nonet
