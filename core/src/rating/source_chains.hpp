/// @file
/// Cycles and forcing chains of one source, in which each implication follows from one candidate.
#pragma once

#include "rating/chain_hint.hpp"

namespace nonet::rating {

/// Sudoku Explainer's "Forcing Chains & Cycles": with links of one digit, of pairs of digits, of both.
void find_source_chains(const Pencil& pencil, ChainHints& hints);

}  // namespace nonet::rating
