#include <cassert>

#include "nonet/lab/grid_count.hpp"

namespace nonet {

BigCount operator+(const BigCount& a, const BigCount& b) {
  const std::uint64_t low = a.low + b.low;
  const std::uint64_t carry = low < a.low ? 1 : 0;
  assert(a.high + b.high + carry >= a.high);
  return {a.high + b.high + carry, low};
}

BigCount product(std::uint64_t a, std::uint64_t b) {
  const auto whole = static_cast<unsigned __int128>(a) * b;
  return {static_cast<std::uint64_t>(whole >> 64), static_cast<std::uint64_t>(whole)};
}

std::string to_string(const BigCount& count) {
  auto rest = static_cast<unsigned __int128>(count.high) << 64 | count.low;
  std::string digits;
  do {
    digits.insert(digits.begin(), static_cast<char>('0' + static_cast<int>(rest % 10)));
    rest /= 10;
  } while (rest != 0);
  return digits;
}

BigCount independence_estimate() {
  // (9! * 56 * 6^6)^6 / (9!)^9 is the third power of k^2 / 9! with k = 56 * 6^6. That is no whole
  // number, but five times of it is.
  constexpr std::uint64_t factorial = 362'880;
  constexpr std::uint64_t k = 56 * std::uint64_t{46'656};
  static_assert(k * k * 5 % factorial == 0);
  constexpr std::uint64_t base = k * k * 5 / factorial;
  const auto cube = static_cast<unsigned __int128>(base * base) * base;
  const auto rounded = (cube + 62) / 125;
  return {static_cast<std::uint64_t>(rounded >> 64), static_cast<std::uint64_t>(rounded)};
}

}  // namespace nonet
