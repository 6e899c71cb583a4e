/// @file
/// Seeded random numbers that are the same on every platform and compiler. The standard library's
/// distributions differ between implementations, so none of them is used.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

#include "nonet/table.hpp"

namespace nonet {

/// xoshiro256** by Blackman and Vigna ("Scrambled linear pseudorandom number generators", 2018),
/// its state filled by splitmix64 as they advise. Not for secrets.
class Random {
 public:
  explicit Random(std::uint64_t seed);
  /// A seed of any text, hashed by FNV-1a (64 bit). The text "42" is not the number 42.
  explicit Random(std::string_view seed);

  /// 64 uniform bits.
  [[nodiscard]] std::uint64_t next();
  /// A uniform number from 0 to bound-1, without bias (Lemire, "Fast random integer generation in
  /// an interval", 2019). `bound` is at least 1 and has at most 32 bits.
  template <std::integral Number>
  [[nodiscard]] Number below(Number bound) {
    assert(bound >= 1 && static_cast<std::uint64_t>(bound) <= UINT32_MAX);
    return static_cast<Number>(below32(static_cast<std::uint32_t>(bound)));
  }

  /// A uniform number from 0 to bound-1,
  /// for bounds of up to 64 bits.
  [[nodiscard]] std::uint64_t below64(std::uint64_t bound);

  /// Puts the items in a uniformly random order (Fisher and Yates).
  template <typename T, std::size_t Extent>
  void shuffle(std::span<T, Extent> items) {
    for (std::size_t n = items.size(); n > 1; --n) {
      std::swap(items[n - 1], items[below(n)]);
    }
  }

 private:
  std::uint32_t below32(std::uint32_t bound);

  Table<std::uint64_t, 4> state_{};
};

}  // namespace nonet
