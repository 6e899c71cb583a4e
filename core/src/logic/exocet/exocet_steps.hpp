/// @file
/// Shared by the steps of exocets.
#pragma once

#include <vector>

#include "logic/exocet/exocet_cases.hpp"
#include "nonet/step.hpp"

namespace nonet::logic {

/// Candidates that an exocet removes by its cases; nothing when no case is possible.
[[nodiscard]] CandidateSet removed_by(const Context& context, const Exocet& exocet,
                                      const std::vector<ExocetCase>& cases);

/// Those with targets of one cell first, then those with few digits.
[[nodiscard]] std::vector<Exocet> in_order(std::vector<Exocet> exocets);

/// Adds base, targets and S-cells as sets, with their marks, and the cross-lines as houses.
void add_exocet(Step& step, const Context& context, const Exocet& exocet, int group);

/// The step with what it does: the digits of its sets, and marks for what has none yet.
[[nodiscard]] Step finished(const Context& context, Step step, Technique technique,
                            const CandidateSet& eliminations);

}  // namespace nonet::logic
