/// @file
/// Sets of digits, cells and candidates as fixed-size bit sets: values with operators, so that a
/// rule reads like its definition. None of them allocates, throws or depends on anything outside
/// this header.
#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "nonet/table.hpp"

/// Also where a file is compiled for size or for the debugger: a call is longer than what these do.
#define NONET_SET_INLINE [[gnu::always_inline]]

namespace nonet {

/// A set over the whole numbers 0 to N-1, in 64-bit words.
template <int N>
class BitSet {
 public:
  constexpr BitSet() = default;

  /// Every number from 0 to N-1.
  static constexpr BitSet all() {
    BitSet set;
    // Word by word: not every compiler makes that of a loop over the numbers.
    for (std::uint64_t& word : set.words_) word = ~std::uint64_t{0};
    if constexpr (N % 64 != 0) set.words_.back() = (std::uint64_t{1} << (N % 64)) - 1;
    return set;
  }

  NONET_SET_INLINE constexpr void insert(Index auto i) { word(i) |= bit(i); }
  NONET_SET_INLINE constexpr void erase(Index auto i) { word(i) &= ~bit(i); }
  NONET_SET_INLINE [[nodiscard]] constexpr bool contains(Index auto i) const {
    return (words_[place(i) / 64] & bit(i)) != 0;
  }

  NONET_SET_INLINE [[nodiscard]] constexpr bool empty() const {
    std::uint64_t any = 0;
    for (std::uint64_t w : words_) any |= w;
    return any == 0;
  }
  NONET_SET_INLINE [[nodiscard]] constexpr int size() const {
    int n = 0;
    for (std::uint64_t w : words_) n += std::popcount(w);
    return n;
  }
  /// The smallest member. The set must not be empty.
  [[nodiscard]] constexpr int first() const { return next(0); }
  /// The smallest member that is at least `from`, or N when there is none.
  [[nodiscard]] constexpr int next(int from) const {
    if (from >= N) return N;
    std::size_t w = place(from) / 64;
    std::uint64_t rest = words_[w] & (~std::uint64_t{0} << (from & 63));
    while (rest == 0) {
      if (++w == words_.size()) return N;
      rest = words_[w];
    }
    return static_cast<int>(w * 64) + std::countr_zero(rest);
  }

  NONET_SET_INLINE constexpr BitSet& operator|=(const BitSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
    return *this;
  }
  NONET_SET_INLINE constexpr BitSet& operator&=(const BitSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
    return *this;
  }
  /// Difference: takes the members of `other` away.
  NONET_SET_INLINE constexpr BitSet& operator-=(const BitSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  NONET_SET_INLINE friend constexpr BitSet operator|(BitSet a, const BitSet& b) { return a |= b; }
  NONET_SET_INLINE friend constexpr BitSet operator&(BitSet a, const BitSet& b) { return a &= b; }
  NONET_SET_INLINE friend constexpr BitSet operator-(BitSet a, const BitSet& b) { return a -= b; }
  friend constexpr bool operator==(const BitSet&, const BitSet&) = default;

  /// Visits the members in ascending order: `for (int cell : cells)`.
  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = int;
    using difference_type = std::ptrdiff_t;
    using pointer = const int*;
    using reference = int;

    constexpr Iterator() = default;
    constexpr Iterator(const BitSet* set, int at) : set_(set), at_(at) {}
    NONET_SET_INLINE constexpr int operator*() const { return at_; }
    NONET_SET_INLINE constexpr Iterator& operator++() {
      at_ = set_->next(at_ + 1);
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    NONET_SET_INLINE friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

   private:
    const BitSet* set_ = nullptr;
    int at_ = N;
  };
  NONET_SET_INLINE [[nodiscard]] constexpr Iterator begin() const { return {this, next(0)}; }
  NONET_SET_INLINE [[nodiscard]] constexpr Iterator end() const { return {this, N}; }

 private:
  NONET_SET_INLINE static constexpr std::size_t place(Index auto i) {
    const auto place = static_cast<std::size_t>(i);
    assert(place < N);
    return place;
  }
  NONET_SET_INLINE static constexpr std::uint64_t bit(Index auto i) {
    return std::uint64_t{1} << (static_cast<unsigned>(i) & 63U);
  }
  NONET_SET_INLINE constexpr std::uint64_t& word(Index auto i) { return words_[place(i) / 64]; }

  Table<std::uint64_t, (N + 63) / 64> words_{};
};

inline constexpr int cell_count = 81;
inline constexpr int house_count = 27;
inline constexpr int candidate_count = 729;

/// Cells 0 to 80, row by row.
using CellSet = BitSet<cell_count>;
/// Candidates 0 to 728: `cell * 9 + digit - 1`.
using CandidateSet = BitSet<candidate_count>;
/// Houses 0 to 26: rows, then columns, then boxes.
using HouseSet = BitSet<house_count>;

/// A set of the digits 1 to 9; bit `d - 1` of the mask stands for digit `d`.
class DigitSet {
 public:
  static constexpr std::uint16_t full_mask = 0x1FF;

  constexpr DigitSet() = default;
  explicit constexpr DigitSet(std::integral auto mask) : mask_(static_cast<std::uint16_t>(mask)) {
    assert(mask >= 0 && mask <= full_mask);
  }
  static constexpr DigitSet all() { return DigitSet(full_mask); }
  static constexpr DigitSet of(int digit) { return DigitSet(bit(digit)); }

  constexpr void insert(int digit) { mask_ = static_cast<std::uint16_t>(mask_ | bit(digit)); }
  constexpr void erase(int digit) { mask_ = static_cast<std::uint16_t>(mask_ & ~bit(digit)); }
  NONET_SET_INLINE [[nodiscard]] constexpr bool contains(int digit) const {
    return (mask_ & bit(digit)) != 0;
  }
  NONET_SET_INLINE [[nodiscard]] constexpr bool empty() const { return mask_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(mask_); }
  /// The smallest digit. The set must not be empty.
  [[nodiscard]] constexpr int first() const { return std::countr_zero(mask_) + 1; }
  [[nodiscard]] constexpr std::uint16_t mask() const { return mask_; }

  constexpr DigitSet& operator|=(DigitSet o) { return *this = *this | o; }
  constexpr DigitSet& operator&=(DigitSet o) { return *this = *this & o; }
  constexpr DigitSet& operator-=(DigitSet o) { return *this = *this - o; }
  NONET_SET_INLINE friend constexpr DigitSet operator|(DigitSet a, DigitSet b) {
    return cut(a.mask_ | b.mask_);
  }
  NONET_SET_INLINE friend constexpr DigitSet operator&(DigitSet a, DigitSet b) {
    return cut(a.mask_ & b.mask_);
  }
  NONET_SET_INLINE friend constexpr DigitSet operator-(DigitSet a, DigitSet b) {
    return cut(a.mask_ & ~b.mask_);
  }
  friend constexpr bool operator==(DigitSet, DigitSet) = default;

  /// Visits the digits in ascending order.
  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = int;
    using difference_type = std::ptrdiff_t;
    using pointer = const int*;
    using reference = int;

    constexpr Iterator() = default;
    explicit constexpr Iterator(unsigned rest) : rest_(rest) {}
    NONET_SET_INLINE constexpr int operator*() const { return std::countr_zero(rest_) + 1; }
    NONET_SET_INLINE constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    unsigned rest_ = 0;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(mask_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

 private:
  NONET_SET_INLINE static constexpr std::uint16_t bit(int digit) {
    assert(digit >= 1 && digit <= 9);
    return static_cast<std::uint16_t>(1U << (digit - 1));
  }
  NONET_SET_INLINE static constexpr DigitSet cut(int mask) { return DigitSet(mask & full_mask); }

  std::uint16_t mask_ = 0;
};

}  // namespace nonet

#undef NONET_SET_INLINE
