/// @file
/// Impossible patterns: what tridagons and oddagons have in common.
///
/// Some cells that some digits alone cannot fill. So at least one of them holds another digit: one
/// of its other candidates, the guardians, is true. A candidate that each guardian would rule out
/// is ruled out. It takes no promise of one solution, and a cell may well have lost some of the
/// pattern's digits.
#pragma once

#include <span>

#include "logic/effects.hpp"
#include "logic/finder.hpp"
#include "logic/forcing/consequences.hpp"

namespace nonet::logic {

struct ImpossiblePattern {
  std::vector<int> cells;  ///< In the order in which they are to be shown.
  DigitSet digits;
  CandidateSet guardians;
};

[[nodiscard]] ImpossiblePattern impossible_pattern(const Context& context,
                                                   std::span<const int> cells, DigitSet digits);

/// Effects of guardians by themselves: the only one is placed; guardians in one cell remove its
/// other candidates; guardians of one digit remove it from all that see them.
struct GuardianEffect {
  CandidateSet placements;
  CandidateSet eliminations;

  [[nodiscard]] CandidateSet all() const { return placements | eliminations; }
};
[[nodiscard]] GuardianEffect effect_of(const Context& context, const CandidateSet& guardians);

/// Digits, effect and marks: `corner` for the pattern's digits, `guardian` for the others.
[[nodiscard]] Step impossible_step(const Context& context, Technique technique,
                                   const ImpossiblePattern& pattern, const GuardianEffect& effect);

/// Gives what the guardians of a pattern rule out by chains and not by themselves: a candidate a
/// step, each one once.
bool give_by_chains(const Context& context, Technique technique, const ImpossiblePattern& pattern,
                    Consequences& consequences, CandidateSet& removed, Sink sink);

}  // namespace nonet::logic
