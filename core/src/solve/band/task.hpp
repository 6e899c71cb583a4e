/// @file
/// The border between the engine and its variants, which are compiled for different processors.
/// Plain data and function pointers only: an inline function used on both sides could be compiled
/// for the newest processor and linked into code that runs on the oldest.
#pragma once

#include <cstddef>
#include <cstdint>

namespace nonet::band {

/// What a search is asked, and what it did. Each callback may be null; one that returns false
/// cancels the search.
struct Task {
  /// 81 digits.
  const std::uint8_t* puzzle = nullptr;
  /// Most solutions and most nodes.
  std::uint64_t limit = ~0ULL;
  std::uint64_t budget = ~0ULL;

  void* context = nullptr;
  /// Gets each solution, 81 digits.
  bool (*on_solution)(void* context, const std::uint8_t* digits) = nullptr;
  /// Asked every 4096 nodes.
  bool (*keep_going)(void* context, std::uint64_t nodes) = nullptr;
  /// Told of events by the number of their `TraceKind`. The last digit of a cell is a `place`.
  bool (*on_event)(void* context, int kind, int cell, int digit, int depth) = nullptr;
  /// Shown the position after each round of a propagation, in 36 words: where a digit may stand in
  /// a band is `words[4 * (digit - 1) + band]`; every fourth word is 0.
  bool (*on_round)(void* context, const std::uint32_t* words, int depth) = nullptr;

  std::uint64_t solutions = 0;
  std::uint64_t nodes = 0;
  std::uint64_t guesses = 0;
  std::uint64_t backtracks = 0;
  /// Most guesses that stood at a time, and the bytes that a position takes.
  std::uint64_t deepest = 0;
  std::uint64_t state_bytes = 0;
  bool out_of_budget = false;
  bool cancelled = false;
};

/// One way to compile the engine.
struct Variant {
  /// Searches as the task says, and notes in it what was done.
  void (*run)(Task& task);
  /// Answers puzzles of 81 digits each. An answer is a byte (0, 1 or 2 solutions) and the 81 digits
  /// of the first solution; without one they are left as they are.
  void (*solve)(const std::uint8_t* puzzles, std::size_t count, std::uint8_t* answers);
};

/// For any processor (on x86-64: any since 2009), for AVX2, and for AVX-512 with VBMI.
extern const Variant baseline;
extern const Variant avx2;
extern const Variant avx512;

}  // namespace nonet::band
