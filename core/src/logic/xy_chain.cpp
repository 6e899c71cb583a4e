/// @file
/// XY-Chains (Sudopedia: XY-Chain; HoDoKu's page on chains): cells with two candidates, each seeing
/// the next by a digit that both have. If the first cell has not the digit z, every cell is forced
/// in turn and the last one has it: what sees both ends has not z. Three cells are an XY-Wing.
///
/// Search: shortest first in a graph whose strong links are cells and whose weak links are houses;
/// see chain_search.hpp. Fields: see chains.md.

#include <algorithm>

#include "logic/chain_step.hpp"
#include "logic/finder.hpp"

namespace nonet::logic {
namespace {

constexpr int fewest_cells = 4;

struct Lead {
  int length;
  int from;
  int to;
};

std::vector<Lead> leads_of(const LinkGraph& graph, const Reach& reach) {
  std::vector<Lead> leads;
  for (int a = 0; a < graph.size(); ++a) {
    for (int b = a + 1; b < graph.size(); ++b) {
      const int length = reach.distance(a, b);
      if (length >= fewest_cells && graph.node(a).digit == graph.node(b).digit)
        leads.push_back({length, a, b});
    }
  }
  std::stable_sort(leads.begin(), leads.end(),
                   [](const Lead& a, const Lead& b) { return a.length < b.length; });
  return leads;
}

}  // namespace

bool find_xy_chain(const Context& context, Technique technique, Sink sink) {
  const LinkGraph& graph = graph_of(context, LinkKind::bivalue);
  if (graph.size() == 0) return false;
  WalkSearch walks(graph, Need::nothing);
  int started = -1;
  for (const Lead& lead : leads_of(graph, reach_of(context, LinkKind::bivalue))) {
    Step step;
    step.technique = technique;
    step.eliminations = removed_by_ends(context, graph.node(lead.from), graph.node(lead.to));
    if (step.eliminations.empty()) continue;
    if (started != lead.from) walks.start(lead.from, false);
    started = lead.from;
    const Walk walk = walks.to(lead.to, true);
    if (walk.empty()) continue;
    draw_walk(step, graph, walk, false, WalkForm::open, {});
    if (sink(std::move(step))) return true;
  }
  return false;
}

}  // namespace nonet::logic
