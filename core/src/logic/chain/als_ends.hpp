/// @file
/// Chains that end within almost locked sets.
#pragma once

#include "logic/chain/chain_search.hpp"
#include "logic/effects.hpp"
#include "logic/finder.hpp"

namespace nonet::logic {

/// A quick no: some chain may remove each of two nodes that both rows have.
[[nodiscard]] bool may_remove_two(const LinkGraph& graph, const Reach& reach,
                                  const LinkGraph::Word* one, const LinkGraph::Word* other);

/// Gives the chains that have one end, and those that have both ends, within an almost locked set:
/// what is true there may be no node of the graph, or one without a strong link. `graph` must have
/// sets. Effects that were seen are left out. True when the sink or the effort wants no
/// more.
bool give_chains_with_als_ends(const LinkGraph& graph, const Reach& reach, Technique technique,
                               Effects& seen, Sink sink);

}  // namespace nonet::logic
