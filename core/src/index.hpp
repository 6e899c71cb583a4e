/// @file
/// Lengths and places of lists as `int`, which is what cells, digits and steps are counted in.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>

#include "nonet/table.hpp"

namespace nonet {

/// How many a list or a text has, as an `int`.
[[nodiscard]] constexpr int count_of(const auto& list) {
  return static_cast<int>(list.size());
}

/// A whole number that is not negative, or an enumerator, as a `std::size_t`.
[[nodiscard]] constexpr std::size_t as_size(Index auto number) {
  assert(static_cast<std::int64_t>(number) >= 0);
  return static_cast<std::size_t>(number);
}

/// `list[index]`, asserted as `Table` does.
[[nodiscard]] constexpr decltype(auto) nth(auto&& list, Index auto index) {
  assert(as_size(index) < list.size());
  return list[as_size(index)];
}

/// A number as one of a smaller kind, asserted to be the same number.
template <class Small>
[[nodiscard]] constexpr Small narrow(auto number) {
  const auto small = static_cast<Small>(number);
  assert(static_cast<decltype(number)>(small) == number);
  return small;
}

/// The iterator at `list[index]`; that of the end where `index` is their number.
[[nodiscard]] constexpr auto iterator_at(auto& list, Index auto index) {
  return list.begin() + static_cast<std::ptrdiff_t>(index);
}

}  // namespace nonet
