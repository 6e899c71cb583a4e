/// @file
/// The growth of nets, `NONET_NET_WORDS` words at a time, as the file that includes this one says. Everything has internal
/// linkage: each variant is compiled for its own processor.
#pragma once
// NOLINTBEGIN(*-avoid-c-arrays): registers are loaded from plain memory.

#if NONET_NET_WORDS != 2
#include <immintrin.h>
#endif

#include "chains/nets/nets.hpp"

namespace nonet::chains::nets {
namespace {

constexpr std::size_t at_a_time = NONET_NET_WORDS;
using Words = std::uint64_t __attribute__((vector_size(8 * at_a_time)));

bool any(const Words& words) {
#if NONET_NET_WORDS == 8
  return _mm512_test_epi64_mask(__m512i(words), __m512i(words)) != 0;
#elif NONET_NET_WORDS == 4
  return _mm256_testz_si256(__m256i(words), __m256i(words)) == 0;
#else
  return (words[0] | words[1]) != 0;
#endif
}

/// Units that may have something new.
class Open {
 public:
  explicit Open(std::size_t all) {
    for (std::size_t i = 0; i < all; ++i) insert(i);
  }
  void insert(std::size_t i) { words_[i / 64] |= std::uint64_t{1} << (i % 64); }
  /// Takes the next one out, after the last the first. False when there is none.
  bool take(std::size_t& next) {
    std::uint64_t rest = words_[word_] & ~std::uint64_t{0} << bit_;
    for (std::size_t i = 0; rest == 0; ++i) {
      if (i == count) return false;
      word_ = word_ + 1 == count ? 0 : word_ + 1;
      rest = words_[word_];
    }
    bit_ = static_cast<std::size_t>(__builtin_ctzll(rest));
    words_[word_] &= ~(std::uint64_t{1} << bit_);
    next = 64 * word_ + bit_;
    return true;
  }

 private:
  static constexpr std::size_t count = (Nets::most_units + 63) / 64;
  std::uint64_t words_[count] = {};
  std::size_t word_ = 0;
  std::size_t bit_ = 0;
};

/// Some words of all starts, of which the first is `first`.
class Slice {
 public:
  Slice(Nets& nets, std::size_t first) : nets_(nets), first_(first), open_(nets.unit_count) {}

  void close() {
    for (std::size_t next = 0; open_.take(next);) spread(next);
  }

 private:
  Words load(const Nets::Starts& starts) const {
    Words words;
    __builtin_memcpy(&words, starts.words + first_, sizeof words);
    return words;
  }
  void store(Nets::Starts& starts, const Words& words) const {
    __builtin_memcpy(starts.words + first_, &words, sizeof words);
  }

  /// Where one is true, all others are false; where all but one are false, that one is true. Two that are true, or none
  /// that is left, contradict each other, and their net grows no further.
  void spread(std::size_t self) {
    const std::uint8_t* members = nets_.members + nets_.units[self].first;
    const std::uint8_t* end = members + nets_.units[self].count;
    Words one{};
    Words two{};
    Words left{};
    Words more_left{};
    for (const std::uint8_t* m = members; m != end; ++m) {
      const Words on = load(nets_.on[*m]);
      const Words may_be = ~load(nets_.off[*m]);
      two |= one & on;
      one |= on;
      more_left |= left & may_be;
      left |= may_be;
    }
    const Words contradictory = load(nets_.contradictory) | two | ~left;
    store(nets_.contradictory, contradictory);
    const Words to_off = one & more_left & ~contradictory;
    const Words to_on = ~(one | more_left | contradictory);
    if (!any(to_off | to_on)) return;
    for (const std::uint8_t* m = members; m != end; ++m) {
      const Words on = load(nets_.on[*m]);
      const Words off = load(nets_.off[*m]);
      const Words less = to_off & ~(on | off);
      const Words more = to_on & ~off;
      if (!any(less | more)) continue;
      store(nets_.on[*m], on | more);
      store(nets_.off[*m], off | less);
      for (std::size_t i = 0; i < nets_.unit_counts[*m]; ++i) {
        if (nets_.units_of[*m][i] != self) open_.insert(nets_.units_of[*m][i]);
      }
    }
  }

  Nets& nets_;
  std::size_t first_;
  Open open_;
};

void close(Nets& nets) {
  constexpr std::size_t half = Nets::words / 2;
  for (std::size_t first = 0; first < Nets::words; first += at_a_time) {
    const std::size_t before = 64 * (first % half);
    if (before < (first < half ? nets.count : nets.strong_count)) Slice(nets, first).close();
  }
}

}  // namespace
}  // namespace nonet::chains::nets
// NOLINTEND(*-avoid-c-arrays)
