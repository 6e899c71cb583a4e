#include "logic/impossible/impossible_pattern.hpp"

#include <algorithm>
#include <utility>

#include "logic/cells.hpp"

namespace nonet::logic {
namespace {

/// The cells and the digits of some candidates.
struct Spread {
  CellSet cells;
  DigitSet digits;
};

Spread spread_of(const CandidateSet& candidates) {
  Spread spread;
  for (int c : candidates) {
    spread.cells.insert(candidate_cell(c));
    spread.digits.insert(candidate_digit(c));
  }
  return spread;
}

/// Candidates that every guardian would make false, by digit - 1.
OffCells off_for_all(const CandidateSet& guardians, Consequences& consequences) {
  OffCells off{};
  off.fill(CellSet::all());
  for (int c : guardians) {
    const OffCells& more = consequences.off(candidate_cell(c), candidate_digit(c));
    for (std::size_t i = 0; i < off.size(); ++i) off[i] &= more[i];
  }
  return off;
}

}  // namespace

ImpossiblePattern impossible_pattern(const Context& context, std::span<const int> cells,
                                     DigitSet digits) {
  ImpossiblePattern pattern{{cells.begin(), cells.end()}, digits, {}};
  for (int cell : cells) {
    for (int digit : context.candidates(cell) - digits)
      pattern.guardians.insert(candidate(cell, digit));
  }
  return pattern;
}

GuardianEffect effect_of(const Context& context, const CandidateSet& guardians) {
  GuardianEffect effect;
  if (guardians.size() == 1) {
    effect.placements = guardians;
    return effect;
  }
  const auto [cells, digits] = spread_of(guardians);
  if (cells.size() == 1) {
    for (int digit : context.candidates(cells.first()) - digits)
      effect.eliminations.insert(candidate(cells.first(), digit));
  } else if (digits.size() == 1) {
    const int digit = digits.first();
    effect.eliminations = candidates_of(common_peers(cells) & context.places(digit), digit);
  }
  return effect;
}

Step impossible_step(const Context& context, Technique technique, const ImpossiblePattern& pattern,
                     const GuardianEffect& effect) {
  Step step;
  step.technique = technique;
  step.placements = effect.placements;
  step.eliminations = effect.eliminations;
  for (int digit : pattern.digits) step.digits.push_back(digit);
  for (int cell : pattern.cells) {
    const int value = context.board().value(cell);
    if (value != 0) step.marks.push_back({Role::corner, candidate(cell, value)});
    for (int digit : context.candidates(cell)) {
      const int c = candidate(cell, digit);
      if (step.eliminations.contains(c)) continue;
      step.marks.push_back({pattern.digits.contains(digit) ? Role::corner : Role::guardian, c});
    }
  }
  return step;
}

bool give_by_chains(const Context& context, Technique technique, const ImpossiblePattern& pattern,
                    Consequences& consequences, CandidateSet& removed, Sink sink) {
  const OffCells off = off_for_all(pattern.guardians, consequences);
  const CandidateSet direct = effect_of(context, pattern.guardians).eliminations;
  for (int digit : DigitSet::all()) {
    for (int target : off[digit - 1] & context.places(digit)) {
      const int c = candidate(target, digit);
      if (removed.contains(c) || direct.contains(c)) continue;
      removed.insert(c);
      GuardianEffect effect;
      effect.eliminations.insert(c);
      Step step = impossible_step(context, technique, pattern, effect);
      int group = 0;
      for (int guardian : pattern.guardians)
        add_chain(consequences.chain(guardian, c), group++, step);
      if (sink(std::move(step))) return true;
    }
  }
  return false;
}

}  // namespace nonet::logic
