#include "nonet/random.hpp"

#include <bit>
#include <cassert>

namespace nonet {
namespace {

std::uint64_t splitmix64(std::uint64_t& state) {
  state += 0x9E3779B97F4A7C15ULL;
  std::uint64_t z = state;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31);
}

std::uint64_t fnv1a(std::string_view text) {
  std::uint64_t hash = 0xCBF29CE484222325ULL;
  for (char c : text) {
    hash ^= static_cast<unsigned char>(c);
    hash *= 0x100000001B3ULL;
  }
  return hash;
}

}  // namespace

Random::Random(std::uint64_t seed) {
  for (std::uint64_t& word : state_) word = splitmix64(seed);
}

Random::Random(std::string_view seed) : Random(fnv1a(seed)) {}

std::uint64_t Random::next() {
  auto& [s0, s1, s2, s3] = state_;
  const std::uint64_t result = std::rotl(s1 * 5, 7) * 9;
  const std::uint64_t t = s1 << 17;
  s2 ^= s0;
  s3 ^= s1;
  s1 ^= s2;
  s0 ^= s3;
  s2 ^= t;
  s3 = std::rotl(s3, 45);
  return result;
}

std::uint32_t Random::below32(std::uint32_t bound) {
  assert(bound > 0);
  const std::uint32_t threshold = (0U - bound) % bound;
  while (true) {
    const std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) >= threshold) {
      return static_cast<std::uint32_t>(product >> 32);
    }
  }
}

std::uint64_t Random::below64(std::uint64_t bound) {
  assert(bound > 0);
  const int unused = std::countl_zero(bound);
  while (true) {
    const std::uint64_t number = next() >> unused;
    if (number < bound) return number;
  }
}

}  // namespace nonet
