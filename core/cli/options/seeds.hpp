/// @file
/// Seeds of what is made at random.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "nonet/seeds.hpp"

namespace nonet::cli {

/// How many, and from which seed.
struct Series {
  std::uint64_t count = 1;
  /// Nothing: one that nobody chose. An empty text is a seed as any other.
  std::optional<std::string> seed;
};

/// Adds `--seed`, for what is made of it.
void add_seed(CLI::App& command, std::optional<std::string>& seed, const std::string& of);

/// Adds `--count` and `--seed`.
void add_series(CLI::App& command, Series& series, const std::string& of);

/// A seed that nobody chose, when none was given.
[[nodiscard]] std::string seed_of(const Series& series);

using nonet::seed_of;

/// The ids of an enum's first values.
template <typename Enum>
std::vector<std::string> all_ids(int count) {
  std::vector<std::string> ids;
  ids.reserve(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) ids.emplace_back(id(static_cast<Enum>(i)));
  return ids;
}

}  // namespace nonet::cli
