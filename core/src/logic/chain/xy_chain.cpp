/// @file
/// XY-Chains (Sudopedia: XY-Chain; HoDoKu's page on chains): cells with two candidates, each seeing
/// the next by a digit that both have. If the first cell has not the digit z, every cell is forced
/// in turn and the last one has it: what sees both ends has not z. The last cell may be the first
/// again, which then has z anyway. Three cells are an XY-Wing; HoDoKu's library has them as XY-Chains
/// too, and so they are given, after all longer ones.
///
/// Search: shortest first, those that come back last, in a graph whose strong links are cells and whose weak links are houses;
/// see chain_search.hpp. Fields: see chains.md.

#include <algorithm>
#include <tuple>

#include "logic/chain/chain_step.hpp"
#include "logic/finder.hpp"

namespace nonet::logic {
namespace {

constexpr int fewest_cells = 3;
constexpr int cells_of_wing = 3;

struct Lead {
  int length;
  int from;
  int to;

  /// Wings come last, before them what comes back to its first cell.
  [[nodiscard]] auto rank() const {
    return std::tuple(length == cells_of_wing, from == to, length);
  }
};

std::vector<Lead> leads_of(const LinkGraph& graph, const Reach& reach) {
  std::vector<Lead> leads;
  for (int a = 0; a < graph.size(); ++a) {
    for (int b = a; b < graph.size(); ++b) {
      const int length = reach.distance(a, b);
      if (length >= fewest_cells && graph.node(a).digit == graph.node(b).digit)
        leads.push_back({length, a, b});
    }
  }
  std::stable_sort(leads.begin(), leads.end(),
                   [](const Lead& a, const Lead& b) { return a.rank() < b.rank(); });
  return leads;
}

}  // namespace

bool find_xy_chain(const Context& context, Technique technique, Sink sink) {
  const LinkGraph& graph = graph_of(context, LinkKind::bivalue);
  if (graph.size() == 0) return false;
  const Reach& reach = reach_of(context, LinkKind::bivalue);
  WalkSearch walks(graph, Need::nothing);
  for (const Lead& lead : leads_of(graph, reach)) {
    Step step;
    step.technique = technique;
    step.eliminations = removed_by_ends(context, graph.node(lead.from), graph.node(lead.to));
    if (step.eliminations.empty()) continue;
    const Walk walk = walk_between(walks, reach, lead.from, lead.to);
    if (walk.empty()) continue;
    draw_walk(step, graph, walk, false, WalkForm::open, {});
    if (sink(std::move(step))) return true;
  }
  return false;
}

}  // namespace nonet::logic
