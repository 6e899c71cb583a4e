/// @file
/// Drawn chains: whether their links lead to an effect.
///
/// We suppose the opposite and go where the links lead, with what candidates see: a true one takes its digit from its houses and
/// all others from its cell. Nothing is placed because it is alone: that would be a link that nobody drew. It must end in a
/// contradiction: a candidate that is both, a cell or a house that nothing is left for, an almost locked set of a link
/// that lacks two digits.
#pragma once

#include <vector>

#include "nonet/judge.hpp"

namespace nonet::logic {

/// A link that holds, and the almost locked sets through which it goes, if any.
struct HeldLink {
  bool strong;
  CandidateSet from;
  CandidateSet to;
  std::vector<DigitCells> sets;
};

/// Whether links lead to all effects: candidates that are true, and that are gone.
[[nodiscard]] bool carry(const Board& board, const std::vector<HeldLink>& links,
                         const CandidateSet& place, const CandidateSet& remove);

}  // namespace nonet::logic
