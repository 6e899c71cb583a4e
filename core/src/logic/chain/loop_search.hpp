/// @file
/// The loops in a graph of links.
#pragma once

#include <cstdint>

#include "logic/chain/chain_search.hpp"
#include "nonet/function_ref.hpp"

namespace nonet::logic {

/// Reports loops: walks from a false node to a true one that bars the first. First every loop that
/// is a shortest walk between two of its neighbours, with a half of the work; then each loop once
/// from its smallest node, shorter ones first, with the other half. True when `take` or the effort
/// wanted no more.
bool for_each_loop(const LinkGraph& graph, const Reach& reach, std::uint64_t work,
                   FunctionRef<bool(const Walk&)> take);

/// Reports each loop of at most `longest` strong links once, shorter ones first. `take` may spend
/// the work that is left, about as many nanoseconds.
bool for_each_short_loop(const LinkGraph& graph, int longest, std::uint64_t& work,
                         FunctionRef<bool(const Walk&)> take);

}  // namespace nonet::logic
