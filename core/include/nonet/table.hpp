/// @file
/// An array by cell, digit, house or candidate.
#pragma once

#include <algorithm>
#include <cassert>
#include <compare>
#include <concepts>
#include <cstddef>
#include <type_traits>
#include <utility>

// GCC thinks of places that an index cannot be, as it does silently within std::array: the lowest bit of a mask of sixteen
// bits, where the mask is never empty.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Warray-bounds"

namespace nonet {

/// A whole number or an enumerator.
template <class T>
concept Index = std::integral<T> || std::is_enum_v<T>;

/// An array of fixed size, as `std::array`, whose index may be any whole number or enumerator. An
/// index below 0 or past the end is a fault of the program, which debug builds assert.
template <class T, std::size_t N>
struct Table {
  using value_type = T;
  using iterator = T*;
  using const_iterator = const T*;

  [[gnu::always_inline]] constexpr T& operator[](Index auto index) { return values[place(index)]; }
  [[gnu::always_inline]] constexpr const T& operator[](Index auto index) const {
    return values[place(index)];
  }

  [[gnu::always_inline]] constexpr T* begin() { return values; }
  [[gnu::always_inline]] constexpr T* end() { return values + N; }
  [[gnu::always_inline]] constexpr const T* begin() const { return values; }
  [[gnu::always_inline]] constexpr const T* end() const { return values + N; }
  [[gnu::always_inline]] constexpr T* data() { return values; }
  [[gnu::always_inline]] constexpr const T* data() const { return values; }
  [[gnu::always_inline]] constexpr T& front() { return values[0]; }
  [[gnu::always_inline]] constexpr const T& front() const { return values[0]; }
  [[gnu::always_inline]] constexpr T& back() { return values[N - 1]; }
  [[gnu::always_inline]] constexpr const T& back() const { return values[N - 1]; }
  [[nodiscard]] constexpr std::size_t size() const { return N; }
  [[nodiscard]] constexpr bool empty() const { return false; }

  constexpr void fill(const T& value) { std::fill(begin(), end(), value); }

  friend constexpr bool operator==(const Table& a, const Table& b) {
    return std::equal(a.begin(), a.end(), b.begin());
  }
  // By the first elements that differ. (Not every standard library has the algorithm yet.)
  friend constexpr auto operator<=>(const Table& a, const Table& b) {
    for (std::size_t i = 0; i < N; ++i) {
      if (const auto order = a.values[i] <=> b.values[i]; order != 0) return order;
    }
    return decltype(a.values[0] <=> b.values[0])::equivalent;
  }

  // Public because a table is written like an array, `{1, 2, 3}`; reach for it by an index. With a `std::array` in its
  // place, tables of structs would want a third pair of braces.
  T values[N];  // NOLINT(*-avoid-c-arrays)

 private:
  [[gnu::always_inline]] static constexpr std::size_t place(Index auto index) {
    const auto at = static_cast<std::size_t>(index);
    assert(at < N);
    return at;
  }
};

template <class First, class... Rest>
Table(First, Rest...) -> Table<First, 1 + sizeof...(Rest)>;

// The part of a table that a structured binding names.
template <std::size_t I, class T, std::size_t N>
constexpr const T& get(const Table<T, N>& table) {
  return table.values[I];
}
template <std::size_t I, class T, std::size_t N>
constexpr T& get(Table<T, N>& table) {
  return table.values[I];
}
template <std::size_t I, class T, std::size_t N>
constexpr T&& get(Table<T, N>&& table) {
  return std::move(table).values[I];
}

}  // namespace nonet

#pragma GCC diagnostic pop

template <class T, std::size_t N>
struct std::tuple_size<nonet::Table<T, N>> : std::integral_constant<std::size_t, N> {};
template <std::size_t I, class T, std::size_t N>
struct std::tuple_element<I, nonet::Table<T, N>> {
  using type = T;
};
