/// @file
/// Vectors of words, for as many digits at a time as the processor's registers hold.
///
/// A block is what one digit has: three words, one a band, and a fourth that stays 0. `Vec` holds
/// `NONET_BAND_BLOCKS` blocks (1, 2 or 4), as the file that includes this one says. The arithmetic
/// is that of the compilers' vector extensions, so that one source serves SSE, AVX, NEON and
/// WebAssembly; a few operations that they have no words for follow here.
///
/// Everything has internal linkage: each variant is compiled for its own processor.
#pragma once
// NOLINTBEGIN(*-avoid-c-arrays): registers are loaded from plain memory, aligned and indexed by themselves.

#include "solve/band/layout.hpp"

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__SSE4_1__)
#include <immintrin.h>
#endif

#define NONET_INLINE [[gnu::always_inline]] inline
/// Loops over vectors are written out, so that the vectors stay in registers.
#define NONET_UNROLL _Pragma("GCC unroll 9")

namespace nonet::band {
namespace {

constexpr int blocks = NONET_BAND_BLOCKS;
/// Vectors that nine digits take.
constexpr int vectors = (9 + blocks - 1) / blocks;

using Block = Word __attribute__((vector_size(16)));
using Bytes = std::uint8_t __attribute__((vector_size(16)));
using Vec = Word __attribute__((vector_size(16 * blocks)));

/// Digit by digit, `blocks` of them in a vector; what is left over is 0.
struct State {
  Vec digits[vectors];
};

NONET_INLINE Vec splat(Word word) {
  return Vec{} + word;
}

/// A block from four words in memory.
NONET_INLINE Block block_at(const Word* words) {
  Block block;
  __builtin_memcpy(&block, words, sizeof block);
  return block;
}

/// Word `4 * digit + band` of a state.
NONET_INLINE Word word_of(const State& state, int index) {
  Word word = 0;
  const void* bytes = &state;
  __builtin_memcpy(&word,
                   static_cast<const char*>(bytes) + sizeof word * static_cast<unsigned>(index),
                   sizeof word);
  return word;
}

#if NONET_BAND_BLOCKS == 1

NONET_INLINE Vec repeat(Block block) {
  return block;
}
NONET_INLINE Block first_block(Vec v) {
  return v;
}
NONET_INLINE Vec next_band(Vec v) {
  return __builtin_shufflevector(v, v, 1, 2, 0, 3);
}
NONET_INLINE Vec last_band(Vec v) {
  return __builtin_shufflevector(v, v, 2, 0, 1, 3);
}
template <typename Combine>
NONET_INLINE void across_blocks(Combine /*combine*/) {}
NONET_INLINE Vec number_of_block() {
  return Vec{};
}

#elif NONET_BAND_BLOCKS == 2

NONET_INLINE Vec repeat(Block b) {
#ifdef __AVX2__
  return __builtin_bit_cast(Vec, _mm256_broadcastsi128_si256(__builtin_bit_cast(__m128i, b)));
#else
  return __builtin_shufflevector(b, b, 0, 1, 2, 3, 0, 1, 2, 3);
#endif
}
NONET_INLINE Block first_block(Vec v) {
  return __builtin_shufflevector(v, v, 0, 1, 2, 3);
}
NONET_INLINE Vec next_band(Vec v) {
  return __builtin_shufflevector(v, v, 1, 2, 0, 3, 5, 6, 4, 7);
}
NONET_INLINE Vec last_band(Vec v) {
  return __builtin_shufflevector(v, v, 2, 0, 1, 3, 6, 4, 5, 7);
}
NONET_INLINE Vec swap_halves(Vec v) {
  return __builtin_shufflevector(v, v, 4, 5, 6, 7, 0, 1, 2, 3);
}
template <typename Combine>
NONET_INLINE void across_blocks(Combine combine) {
  combine([](Vec v) { return swap_halves(v); });
}
NONET_INLINE Vec number_of_block() {
  return Vec{0, 0, 0, 0, 1, 1, 1, 1};
}

#elif NONET_BAND_BLOCKS == 4

/// Every block is the block. (GCC takes a general shuffle to wider vectors through memory.)
NONET_INLINE Vec repeat(Block b) {
#ifdef __AVX512F__
  return __builtin_bit_cast(Vec, _mm512_broadcast_i32x4(__builtin_bit_cast(__m128i, b)));
#else
  return __builtin_shufflevector(b, b, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3);
#endif
}
NONET_INLINE Block first_block(Vec v) {
  return __builtin_shufflevector(v, v, 0, 1, 2, 3);
}
/// In every block: the word of a band becomes that of the band after it, or of the one before.
NONET_INLINE Vec next_band(Vec v) {
  return __builtin_shufflevector(v, v, 1, 2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 11, 13, 14, 12, 15);
}
NONET_INLINE Vec last_band(Vec v) {
  return __builtin_shufflevector(v, v, 2, 0, 1, 3, 6, 4, 5, 7, 10, 8, 9, 11, 14, 12, 13, 15);
}
NONET_INLINE Vec swap_halves(Vec v) {
  return __builtin_shufflevector(v, v, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7);
}
NONET_INLINE Vec swap_quarters(Vec v) {
  return __builtin_shufflevector(v, v, 4, 5, 6, 7, 0, 1, 2, 3, 12, 13, 14, 15, 8, 9, 10, 11);
}
/// Calls `combine` with functions that move blocks about, so that in the end every block can have
/// met every other once.
template <typename Combine>
NONET_INLINE void across_blocks(Combine combine) {
  combine([](Vec v) { return swap_halves(v); });
  combine([](Vec v) { return swap_quarters(v); });
}
NONET_INLINE Vec number_of_block() {
  return Vec{0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3};
}

#else
#error "A vector holds 1, 2 or 4 blocks."
#endif

/// All ones in the words of a vector that hold a band of a digit.
NONET_INLINE Vec used(int vector) {
  Vec ones{};
  NONET_UNROLL for (int block = 0; block < blocks; ++block) {
    if (vector * blocks + block >= 9) break;
    for (int band = 0; band < 3; ++band) ones[4 * block + band] = ~0U;
  }
  return ones;
}

#if NONET_BAND_BLOCKS == 4 && defined(__AVX512F__)

/// A logical operation of three operands by its truth table.
template <int table>
NONET_INLINE Vec logic(Vec a, Vec b, Vec c) {
  return __builtin_bit_cast(
      Vec, _mm512_ternarylogic_epi32(__builtin_bit_cast(__m512i, a), __builtin_bit_cast(__m512i, b),
                                     __builtin_bit_cast(__m512i, c), table));
}
NONET_INLINE Vec any_of(Vec a, Vec b, Vec c) {
  return logic<0xFE>(a, b, c);
}
NONET_INLINE Vec two_of(Vec a, Vec b, Vec c) {
  return logic<0xE8>(a, b, c);
}
NONET_INLINE Vec or_both(Vec a, Vec b, Vec c) {
  return logic<0xF8>(a, b, c);
}
NONET_INLINE Vec without(Vec a, Vec b, Vec c) {
  return logic<0xB0>(a, b, c);
}
NONET_INLINE bool any(Vec v) {
  const auto bits = __builtin_bit_cast(__m512i, v);
  return _mm512_test_epi32_mask(bits, bits) != 0;
}

#else

NONET_INLINE Vec any_of(Vec a, Vec b, Vec c) {
  return a | b | c;
}
/// Bits that at least two of them have.
[[maybe_unused]] NONET_INLINE Vec two_of(Vec a, Vec b, Vec c) {
  return (a & b) | (c & (a | b));
}
/// `a`, and what both others have.
NONET_INLINE Vec or_both(Vec a, Vec b, Vec c) {
  return a | (b & c);
}
/// `a` without what is in `b` and not in `c`.
NONET_INLINE Vec without(Vec a, Vec b, Vec c) {
  return a & ~(b & ~c);
}
/// Whether any bit is set.
NONET_INLINE bool any(Vec v) {
#if defined(__wasm_simd128__)
  return wasm_v128_any_true(__builtin_bit_cast(v128_t, v));
#elif NONET_BAND_BLOCKS == 2 && defined(__AVX__)
  const auto bits = __builtin_bit_cast(__m256i, v);
  return _mm256_testz_si256(bits, bits) == 0;
#elif NONET_BAND_BLOCKS == 1 && defined(__SSE4_1__)
  const auto bits = __builtin_bit_cast(__m128i, v);
  return _mm_testz_si128(bits, bits) == 0;
#else
  std::uint64_t parts[2 * blocks];
  __builtin_memcpy(parts, &v, sizeof v);
  std::uint64_t all = 0;
  for (const std::uint64_t part : parts) all |= part;
  return all != 0;
#endif
}

#endif

/// The highest bit of each byte.
NONET_INLINE Word top_bits(Bytes bytes) {
#if defined(__wasm_simd128__)
  return wasm_i8x16_bitmask(__builtin_bit_cast(v128_t, bytes));
#elif defined(__SSE4_1__)
  return static_cast<Word>(_mm_movemask_epi8(__builtin_bit_cast(__m128i, bytes)));
#else
  // The product gathers the top bits of eight bytes in its highest byte.
  std::uint64_t halves[2];
  __builtin_memcpy(halves, &bytes, sizeof bytes);
  for (std::uint64_t& half : halves)
    half = (half >> 7 & 0x0101010101010101ULL) * 0x0102040810204080ULL >> 56;
  return static_cast<Word>(halves[0] | halves[1] << 8);
#endif
}

}  // namespace
}  // namespace nonet::band
// NOLINTEND(*-avoid-c-arrays)
