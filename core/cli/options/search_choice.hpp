/// @file
/// The options of a search on the command line: engine, strategies, order of cells.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "nonet/solver.hpp"

namespace nonet::cli {

/// The ids of all engines, the default one first, then those of its variants.
[[nodiscard]] std::vector<std::string> engine_ids();

/// An engine and its options. The ids are known ones: the command line was checked.
struct SearchChoice {
  /// Nodes a puzzle, for the searches that can need years: a few seconds.
  static constexpr std::uint64_t default_budget = 10'000'000;

  std::string engine{default_engine().id};
  /// Nodes, as asked for; 0: as many as it takes.
  std::optional<std::uint64_t> asked_budget;
  /// For the engine `strategy`; empty: all of them.
  std::vector<std::string> strategies;

  [[nodiscard]] const Engine& chosen() const { return *find_engine(engine); }
  /// Nodes; 0: as many as it takes. Unless asked otherwise, the engines that know little about
  /// Sudoku have the default budget: `bitset`, `backtrack`, and `strategy` when it has to do without
  /// some of its strategies. The others need some thousand nodes for the hardest puzzles.
  [[nodiscard]] std::uint64_t budget() const;
  [[nodiscard]] StrategySet strategy_set() const;
  [[nodiscard]] bool uses(Strategy strategy) const {
    return (strategy_set() & 1U << static_cast<unsigned>(strategy)) != 0;
  }
  [[nodiscard]] SearchOptions options(std::uint64_t limit) const;
};

/// Adds `--engine`, `--budget` and `--strategies`.
void add_search(CLI::App& command, SearchChoice& choice);
/// Throws CLI::ValidationError when the options contradict each other. For the command's callback.
void check_search(const SearchChoice& choice);

}  // namespace nonet::cli
