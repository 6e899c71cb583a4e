/// @file
/// Whether drawn links lead to an effect.
///
/// We suppose the opposite and go where the links lead, with what candidates see: a true one takes its digit from its houses and
/// all others from its cell. Nothing is placed because it is alone: that would be a link that nobody drew. It must end in a
/// contradiction: a candidate that is both, a cell or a house that nothing is left for, an almost locked set of a link
/// that lacks two digits.
#pragma once

#include <memory>
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

/// All the links, made ready once for any number of effects.
class LinkNet {
 public:
  /// The board outlives it.
  LinkNet(const Board& board, const std::vector<HeldLink>& links);
  LinkNet(const LinkNet&) = delete;
  LinkNet& operator=(const LinkNet&) = delete;
  ~LinkNet();

  /// Whether a candidate must be as claimed, true or false.
  [[nodiscard]] bool carries(int candidate, bool claimed);

 private:
  class Net;
  std::unique_ptr<Net> net_;
};

}  // namespace nonet::logic
