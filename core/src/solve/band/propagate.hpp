/// @file
/// The rules, applied until nothing changes or the position is found to be contradictory.
#pragma once
// NOLINTBEGIN(*-avoid-c-arrays): registers are loaded from plain memory, aligned and indexed by themselves.

#include "solve/band/rules.hpp"
#include "solve/band/task.hpp"

namespace nonet::band {
namespace {

/// Every cell of the three bands, in every block.
NONET_INLINE Vec every_cell() {
  return repeat(Block{all_cells, all_cells, all_cells, 0});
}

/// All ones in the words of a digit's bands that have no place left.
NONET_INLINE Vec empty_words(Vec v, int vector) {
  return __builtin_bit_cast(Vec, v == 0) & used(vector);
}

/// Shows a position; false when the search is to end. Never inlined: it is rarely called.
[[gnu::noinline]] bool show(Task& task, State state, int depth) {
  std::uint32_t words[36];
  __builtin_memcpy(words, &state, sizeof words);
  if (!task.on_round(task.context, words, depth)) task.cancelled = true;
  return !task.cancelled;
}

#if NONET_BAND_BLOCKS == 1

/// Rules 1 to 3 for the dirty digits; `dirty` becomes those for which rule 1 may say more. Returns
/// what makes the position contradictory. `alone` gets the hidden singles by digit, `decided` all.
NONET_INLINE Vec update_digits(State& state, Word& dirty, Vec* alone, Vec& decided) {
  Vec wrong{};
  Word again = 0;
  do {
    const int digit = __builtin_ctz(dirty);
    dirty &= dirty - 1;
    const Vec rows = state.digits[digit] & fit_rows(state.digits[digit]);
    const Vec now = rows & fit_columns(rows);
    again |= static_cast<Word>(any(now ^ rows)) << digit;
    state.digits[digit] = now;
    // Of `rows`, not of `now`: the shorter chain is worth a few more rounds.
    const Vec single = alone_in_row(rows);
    alone[digit] = single;
    wrong |= empty_words(now, 0) | (decided & single);
    decided |= single;
  } while (dirty != 0);
  dirty = again;
  return wrong;
}

/// Clears decided cells for the other digits, then rule 4; adds the digits that changed to `dirty`.
/// Returns what makes the position contradictory.
NONET_INLINE Vec clear_others(State& state, Word& dirty, const Vec* alone, Vec decided) {
  Vec x[vectors];
  NONET_UNROLL for (int i = 0; i < vectors; ++i) x[i] = without(state.digits[i], decided, alone[i]);
  const Counts n = count_candidates(x);
  const Vec naked = n.one & ~n.two;
  NONET_UNROLL for (int i = 0; i < vectors; ++i) {
    const Vec now = without(x[i], whole_rows(x[i] & naked), naked);
    dirty |= static_cast<Word>(any(now ^ state.digits[i])) << i;
    state.digits[i] = now;
  }
  return n.one ^ every_cell();
}

/// One digit at a time; only digits that lost a place are looked at again.
NONET_INLINE bool propagate(Task& task, State& state, Word dirty, int depth) {
  do {
    Vec decided{};
    Vec alone[vectors] = {};
    if (any(update_digits(state, dirty, alone, decided))) return false;
    if (any(clear_others(state, dirty, alone, decided))) return false;
    if (task.on_round != nullptr && !show(task, state, depth)) return false;
  } while (dirty != 0);
  return true;
}

#else

/// All rules for all digits, from `x` to `now`. Returns what makes the position contradictory.
NONET_INLINE Vec apply_rules(const Vec* x, Vec* now) {
  const Counts n = count_candidates(x);
  const Vec naked = n.one & ~n.two;
  Vec wrong = n.one ^ every_cell();
  Vec decided{};
  Vec alone[vectors];
  NONET_UNROLL for (int i = 0; i < vectors; ++i) {
    const Vec rows = x[i] & fit_rows(x[i]);
    // Beside rule 2, not after it: that takes a few rounds more, but each is shorter.
    alone[i] = alone_in_row(rows);
    wrong = or_both(wrong, decided, alone[i]);
    decided |= alone[i];
    now[i] = without(rows & fit_columns(rows), whole_rows(x[i] & naked), naked);
  }
  across_blocks([&](auto moved) {
    const Vec others = moved(decided);
    wrong = or_both(wrong, decided, others);
    decided |= others;
  });
  NONET_UNROLL for (int i = 0; i < vectors; ++i) {
    now[i] = without(now[i], decided, alone[i]);
    wrong |= empty_words(now[i], i);
  }
  return wrong;
}

NONET_INLINE State state_of(const Vec* x) {
  State state;
  NONET_UNROLL for (int i = 0; i < vectors; ++i) state.digits[i] = x[i];
  return state;
}

/// All digits in every round.
NONET_INLINE bool propagate(Task& task, State& state, Word /*dirty*/, int depth) {
  Vec x[vectors];
  NONET_UNROLL for (int i = 0; i < vectors; ++i) x[i] = state.digits[i];
  Vec changed{};
  do {
    Vec now[vectors];
    if (any(apply_rules(x, now))) return false;
    if (task.on_round != nullptr && !show(task, state_of(now), depth)) return false;
    changed = Vec{};
    NONET_UNROLL for (int i = 0; i < vectors; ++i) {
      changed |= now[i] ^ x[i];
      x[i] = now[i];
    }
  } while (any(changed));
  state = state_of(x);
  return true;
}

#endif

}  // namespace
}  // namespace nonet::band
// NOLINTEND(*-avoid-c-arrays)
