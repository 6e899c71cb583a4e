/// @file
/// Seeded random numbers that are the same on every platform and compiler. The standard library's
/// distributions differ between implementations, so none of them is used.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

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
  /// an interval", 2019). `bound` must not be 0.
  [[nodiscard]] std::uint32_t below(std::uint32_t bound);

  /// The same for greater bounds, without the bits above them and again while it is too much.
  [[nodiscard]] std::uint64_t below64(std::uint64_t bound);

  /// Puts the items in a uniformly random order (Fisher and Yates).
  template <typename T, std::size_t Extent>
  void shuffle(std::span<T, Extent> items) {
    for (std::size_t n = items.size(); n > 1; --n) {
      std::swap(items[n - 1], items[below(static_cast<std::uint32_t>(n))]);
    }
  }

 private:
  std::array<std::uint64_t, 4> state_{};
};

}  // namespace nonet
