/// @file
/// The border between the engine and its variants, which are compiled for different processors.
/// Plain data and function pointers only: an inline function used on both sides could be compiled
/// for the newest processor and linked into code that runs on the oldest.
#pragma once

#include <cstddef>
#include <cstdint>

namespace nonet::band {

/// `keep_going` is called every so many nodes.
constexpr std::uint64_t nodes_between_questions = 4096;

/// The events that `on_event` gets, by the number of their `TraceKind`.
enum Event : int {
  place_event = 0,
  guess_event = 2,
  contradict_event = 3,
  retract_event = 4,
  solution_event = 5,
};

/// A search: its options and its result. Has no initial values, because a constructor would be an
/// inline function: make it with `Task{}` and set what is not 0.
struct Task {
  /// 81 digits.
  const std::uint8_t* puzzle;
  /// Most solutions and most nodes.
  std::uint64_t limit;
  std::uint64_t budget;

  /// The callbacks, each of which may be null; one that returns false cancels the search.
  void* context;
  /// Gets each solution, 81 digits.
  bool (*on_solution)(void* context, const std::uint8_t* digits);
  bool (*keep_going)(void* context, std::uint64_t nodes);
  /// Told of events. The last digit of a cell is a `place_event`.
  bool (*on_event)(void* context, Event event, int cell, int digit, int depth);
  /// Shown the position after each round of a propagation, in 36 words: where a digit may stand in
  /// a band is `words[4 * (digit - 1) + band]`; every fourth word is 0.
  bool (*on_round)(void* context, const std::uint32_t* words, int depth);

  std::uint64_t solutions;
  std::uint64_t nodes;
  std::uint64_t guesses;
  std::uint64_t backtracks;
  /// Most guesses that stood at a time, and the bytes that a position takes.
  std::uint64_t deepest;
  std::uint64_t state_bytes;
  bool out_of_budget;
  bool cancelled;
};

/// One way to compile the engine.
struct Variant {
  /// Searches as the task says, and notes in it what was done.
  void (*run)(Task& task);
  /// Answers puzzles of 81 digits each. An answer is a byte (0, 1 or 2 solutions) and the 81 digits
  /// of the first solution; without one they are left as they are.
  void (*solve)(const std::uint8_t* puzzles, std::size_t count, std::uint8_t* answers);
  /// Whether a puzzle of 81 digits has a solution without `digit` (1 to 9) in `cell`, which is blank.
  bool (*has_other)(const std::uint8_t* puzzle, int cell, int digit);
};

/// For any processor (on x86-64: any since 2009), for AVX2, and for AVX-512 with VBMI.
extern const Variant baseline;
extern const Variant avx2;
extern const Variant avx512;

}  // namespace nonet::band
