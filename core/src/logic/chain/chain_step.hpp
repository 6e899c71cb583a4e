/// @file
/// Steps from walks in a graph of links: what they remove, and the nodes and links that show it.
#pragma once

#include <vector>

#include "index.hpp"
#include "logic/chain/chain_search.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/step.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {

/// How a walk is to be read.
enum class WalkForm : std::uint8_t {
  open,           ///< From a false node to a true one: at least one of both ends is true.
  continuous,     ///< As `open`, and the last bars the first: they alternate.
  discontinuous,  ///< The last node is the first again.
};

/// Removals by at least one true end of an open walk: one digit from all that see both ends, or
/// each end's digit from the other's cell.
[[nodiscard]] CandidateSet removed_by_ends(const Context& context, const Node& a, const Node& b);

/// The almost locked sets of each bar of a continuous loop, by the index of the node before it.
using LoopSets = std::vector<AlsUses>;

struct LoopEffect {
  /// Everything that the loop makes false.
  CandidateSet all;
  /// As HoDoKu counts: between two cells, nothing in a cell of the loop itself.
  CandidateSet outside;
};

/// Removals by continuous loops. Those of a bar, with each way through almost locked sets, are
/// worked out once for all loops that have it.
class LoopEffects {
 public:
  explicit LoopEffects(const LinkGraph& graph) : graph_(graph), known_(as_size(graph.size())) {}

  /// The effects of a loop with the sets of its bars chosen in several ways, the smallest sets
  /// first; one way when no set is needed. True as soon as `take` returns true. Ways that remove
  /// nothing are left out, and those with sets that share cells unless `overlapping`.
  bool for_each(const Walk& walk, bool overlapping,
                FunctionRef<bool(const LoopEffect&, FunctionRef<LoopSets()> sets)> take);

 private:
  /// A bar, or a way of it.
  struct Way {
    AlsUses sets;
    CellSet cells;
    CandidateSet outside;  ///< The same for every loop.
    CandidateSet between;  ///< Only outside of the loop, as HoDoKu counts.
  };
  /// Some ways of a whole loop or of its beginning.
  struct Choice {
    Table<int, 32> ways;
    CellSet cells;
    CandidateSet outside;
    CandidateSet between;
  };
  const std::vector<Way>& ways(int from, int to);
  [[nodiscard]] Way direct(int from, int to) const;
  [[nodiscard]] Way through(int from, int to, const AlsUses& path) const;

  const LinkGraph& graph_;
  std::vector<std::vector<int>> known_;
  std::vector<std::vector<Way>> ways_;
  std::vector<Choice> choices_;
  std::vector<Choice> longer_;
};

/// The almost locked sets that a chain begins and ends in, if any.
struct SetEnds {
  const AlsUse* begin = nullptr;
  const AlsUse* end = nullptr;
};

/// Fills in `nodes`, `links`, `sets`, `marks` and `digits`. `sets` may be empty: then the smallest
/// that overlap nothing are taken. An open walk may come from a set that has `in` not and so `out`,
/// and go on into a set that then has `out`.
void draw_walk(Step& step, const LinkGraph& graph, const Walk& walk, bool first_on, WalkForm form,
               const LoopSets& sets, const SetEnds& ends = {});

/// True when a walk goes through a group, through an almost locked set, or from a false node on over
/// a strong link that a pattern makes.
[[nodiscard]] bool has_group(const LinkGraph& graph, const Walk& walk);
[[nodiscard]] bool has_pattern(const LinkGraph& graph, const Walk& walk);
[[nodiscard]] bool has_als(const LinkGraph& graph, const Walk& walk, bool first_on, bool closed);

}  // namespace nonet::logic
