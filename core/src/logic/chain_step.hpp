/// @file
/// Steps from walks in a graph of links: what they remove, and the nodes and links that show it.
#pragma once

#include <vector>

#include "logic/chain_search.hpp"
#include "nonet/step.hpp"

namespace nonet::logic {

/// How a walk is to be read.
enum class WalkForm : std::uint8_t {
  open,           ///< From a false node to a true one: at least one of both ends is true.
  continuous,     ///< As `open`, and the last bars the first: they alternate.
  discontinuous,  ///< The last node is the first again.
};

/// What at least one true end of an open walk removes: one digit from all that see both ends, or
/// each end's digit from the other's cell.
[[nodiscard]] CandidateSet removed_by_ends(const Context& context, const Node& a, const Node& b);

/// The almost locked sets of each bar of a continuous loop, by the index of the node before it.
using LoopSets = std::vector<AlsPath>;

struct LoopEffect {
  /// Everything that the loop makes false.
  CandidateSet all;
  /// As HoDoKu counts: between two cells, nothing in a cell of the loop itself.
  CandidateSet outside;
};

[[nodiscard]] LoopEffect removed_by_loop(const LinkGraph& graph, const Walk& walk,
                                         const LoopSets& sets);

/// Sets of the loop's bars in several ways, the smallest first; one way when no set is needed.
[[nodiscard]] std::vector<LoopSets> ways_of_loop(const LinkGraph& graph, const Walk& walk);

/// Fills in `nodes`, `links`, `sets`, `marks` and `digits`. `sets` may be empty: then the smallest
/// that overlap nothing are taken.
void draw_walk(Step& step, const LinkGraph& graph, const Walk& walk, bool first_on, WalkForm form,
               const LoopSets& sets);

/// True when a walk goes through a group, or through an almost locked set.
[[nodiscard]] bool has_group(const LinkGraph& graph, const Walk& walk);
[[nodiscard]] bool has_als(const LinkGraph& graph, const Walk& walk, bool first_on, bool closed);

}  // namespace nonet::logic
