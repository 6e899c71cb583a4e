/// @file
/// Locked candidates, subsets and fish: rules that the rating asks for a first hint, and nested
/// chains for all hints and for what each of them rests on.
#pragma once

#include "chains/hint.hpp"

namespace nonet::chains {

enum class PatternKind : std::uint8_t { locking, hidden_set, naked_set, fish };

/// A pattern with what it removes, and what must have been removed for it to be there.
struct Pattern {
  PatternKind kind;
  int degree = 1;
  Mask digits = 0;  ///< Of subsets; the one digit of locking and fish.
  Mask cells = 0;   ///< Places of the subset in `houses[0]`.
  /// Locking: the house that has the digit, the other one. Fish: bases and covers by turns.
  std::vector<int> houses;
  std::vector<Removal> removals;
};

using PatternSink = FunctionRef<bool(const Pattern&)>;

/// In the order of the scale's program; the others are the same in both.
bool find_locking(const Pencil& pencil, RatingScale scale, PatternSink sink);
bool find_hidden_set(const Pencil& pencil, int degree, PatternSink sink);
bool find_naked_set(const Pencil& pencil, int degree, PatternSink sink);
bool find_fish(const Pencil& pencil, int degree, PatternSink sink);

/// The hint that a pattern is at the top level.
[[nodiscard]] Hint hint_of(const Pattern& pattern);

/// A candidate that is gone: `cell * 9 + digit`, digits 0 to 8.
using Gone = std::vector<int>;

/// The candidates that `before` had and `now` has no longer, and without whose absence the pattern
/// would not be; in Sudoku Explainer's order, repetitions and all. Appended to `gone`.
void rests_on(const Pattern& pattern, const Pencil& before, const Pencil& now, Gone& gone);

}  // namespace nonet::chains
