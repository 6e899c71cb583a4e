/// @file
/// How to search, as the command line says it.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "nonet/solver.hpp"

namespace nonet::cli {

/// The ids of all engines, the default one first, then those of its variants.
[[nodiscard]] std::vector<std::string> engine_ids();

/// An engine and what it is told. The ids are known ones: the command line was checked.
struct SearchChoice {
  std::string engine{default_engine().id};
  /// Nodes; 0: as many as it takes.
  std::uint64_t budget = 0;
  /// For the engine `strategy`; empty: all of them.
  std::vector<std::string> strategies;

  [[nodiscard]] const Engine& chosen() const { return *find_engine(engine); }
  [[nodiscard]] SearchOptions options(std::uint64_t limit) const;
};

/// Adds `--engine`, `--budget` and `--strategies`.
void add_search(CLI::App& command, SearchChoice& choice);
/// Throws CLI::ValidationError when the options contradict each other. For the command's callback.
void check_search(const SearchChoice& choice);

}  // namespace nonet::cli
