/// @file
/// Cycles and forcing chains of one source, in which each implication follows from one candidate.
#pragma once

#include "chains/chain_hint.hpp"
#include "chains/implications.hpp"

namespace nonet::chains {

/// Sudoku Explainer's "Forcing Chains & Cycles": with links of one digit, of pairs of digits, of both.
/// `implications` are those of the same position.
void find_source_chains(const Pencil& pencil, const Implications& implications, ChainHints& hints);

}  // namespace nonet::chains
