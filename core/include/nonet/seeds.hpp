/// @file
/// The seeds of a series. Each makes its puzzle or grid alone.
#pragma once

#include <cstdint>
#include <string>

namespace nonet {

/// The seed of a puzzle in a series with the seed `x`: `x`, `x-2`, `x-3` and so on. `index` counts from 0.
[[nodiscard]] inline std::string seed_of(const std::string& seed, std::uint64_t index) {
  return index == 0 ? seed : seed + "-" + std::to_string(index + 1);
}

}  // namespace nonet
