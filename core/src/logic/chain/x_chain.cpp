/// @file
/// X-Chains and X-Cycles: chains of one digit whose strong links are houses with two places for it
/// (HoDoKu's page on chains; SudokuWiki: X-Cycles; Sudopedia: X-Chain, Fishy Cycle).
///
/// X-Chain: if one end is false the other is true, so that what sees both ends has not the digit.
/// The end may be the beginning again, which then has the digit anyway: HoDoKu's library has that as
/// an X-Chain that removes the digit from all that sees it. Chains of two strong links are turbot
/// fish, skyscrapers or kites, and X-Chains too in HoDoKu's library: they are given after all others.
/// X-Cycle: three rules, as SudokuWiki counts them. A continuous loop alternates; of each weak link
/// one side is true, so that what else sees both sides is false. A loop with two strong links at
/// one candidate shows that candidate to be true. One with two weak links at a candidate shows it
/// to be false. A loop of four in two lines is an X-Wing and not given.
///
/// Search: see chain_search.hpp. Fields: see chains.md.

#include <algorithm>
#include <tuple>

#include "logic/chain/chain_step.hpp"
#include "logic/chain/loop_search.hpp"
#include "logic/finder.hpp"

namespace nonet::logic {
namespace {

constexpr std::uint64_t loop_work = 200000;

struct Lead {
  int length;
  int digit;
  int from;
  int to;

  /// Turbot fish come last, before them what comes back to its beginning.
  [[nodiscard]] auto rank() const { return std::tuple(length == 2, from == to, length); }
};

/// Whether the chains of a digit may show anything.
bool is_worth_it(const Context& context, int digit) {
  return context.conjugate_pairs(digit).size() >= 2 &&
         reach_of(context, LinkKind::digit, digit).any_removable();
}

/// The pairs of nodes of a digit that a chain joins and that remove something.
void add_leads(const Context& context, int digit, std::vector<Lead>& leads) {
  if (!is_worth_it(context, digit)) return;
  const LinkGraph& graph = graph_of(context, LinkKind::digit, digit);
  const Reach& reach = reach_of(context, LinkKind::digit, digit);
  for (int a = 0; a < graph.size(); ++a) {
    for (int b = a; b < graph.size(); ++b) {
      const int length = reach.distance(a, b);
      if (length >= 2 && !removed_by_ends(context, graph.node(a), graph.node(b)).empty())
        leads.push_back({length, digit, a, b});
    }
  }
}

/// Those of any digit: a sorted list, but turbot fish last.
std::vector<Lead> leads_of(const Context& context) {
  std::vector<Lead> leads;
  const bool any = context.any_digit([&](int digit) {
    add_leads(context, digit, leads);
    return !leads.empty();
  });
  if (!any) return leads;
  for (int digit = leads.front().digit + 1; digit <= 9; ++digit) add_leads(context, digit, leads);
  std::stable_sort(leads.begin(), leads.end(),
                   [](const Lead& a, const Lead& b) { return a.rank() < b.rank(); });
  return leads;
}

bool is_x_wing(const LinkGraph& graph, const Walk& walk) {
  if (walk.size() != 4) return false;
  CellSet cells;
  for (int node : walk) cells |= graph.node(node).cells;
  HouseSet lines;
  for (int cell : cells) {
    lines.insert(row_house(cell));
    lines.insert(column_house(cell));
  }
  return lines.size() == 4;
}

bool continuous_cycles(const Context& context, Sink sink) {
  for (int digit = 1; digit <= 9; ++digit) {
    if (!is_worth_it(context, digit)) continue;
    const LinkGraph& graph = graph_of(context, LinkKind::digit, digit);
    const Reach& reach = reach_of(context, LinkKind::digit, digit);
    LoopEffects effects(graph);
    const bool ended = for_each_loop(graph, reach, loop_work, [&](const Walk& walk) {
      if (is_x_wing(graph, walk)) return false;
      return effects.for_each(walk, false, [&](const LoopEffect& effect, FunctionRef<LoopSets()>) {
        Step step;
        step.technique = Technique::x_cycle;
        step.eliminations = effect.all;
        draw_walk(step, graph, walk, false, WalkForm::continuous, {});
        return sink(std::move(step));
      });
    });
    if (ended) return true;
  }
  return false;
}

bool discontinuous_cycles(const Context& context, bool on, Sink sink) {
  struct Cycle {
    const LinkGraph* graph;
    Walk walk;
  };
  std::vector<Cycle> cycles;
  for (int digit = 1; digit <= 9; ++digit) {
    if (!is_worth_it(context, digit)) continue;
    const LinkGraph& graph = graph_of(context, LinkKind::digit, digit);
    const Reach& reach = reach_of(context, LinkKind::digit, digit);
    WalkSearch walks(graph, Need::nothing);
    for (int node = 0; node < graph.size(); ++node) {
      if (on ? !reach.removable().contains(node) : reach.distance(node, node) == 0) continue;
      walks.start(node, on);
      Walk walk = walks.to(node, !on);
      // Two strong links that end in the removed candidate are a turbot fish.
      if (walk.size() >= (on ? 8U : 4U)) cycles.push_back({&graph, std::move(walk)});
    }
  }
  std::stable_sort(cycles.begin(), cycles.end(),
                   [](const Cycle& a, const Cycle& b) { return a.walk.size() < b.walk.size(); });
  for (const Cycle& cycle : cycles) {
    Step step;
    step.technique = Technique::x_cycle;
    const int c = cycle.graph->candidate_of(cycle.walk.front());
    (on ? step.eliminations : step.placements).insert(c);
    draw_walk(step, *cycle.graph, cycle.walk, on, WalkForm::discontinuous, {});
    if (sink(std::move(step))) return true;
  }
  return false;
}

}  // namespace

bool find_x_chain(const Context& context, Technique technique, Sink sink) {
  for (const Lead& lead : leads_of(context)) {
    const LinkGraph& graph = graph_of(context, LinkKind::digit, lead.digit);
    Step step;
    step.technique = technique;
    step.eliminations = removed_by_ends(context, graph.node(lead.from), graph.node(lead.to));
    WalkSearch walks(graph, Need::nothing);
    const Reach& reach = reach_of(context, LinkKind::digit, lead.digit);
    const Walk walk = walk_between(walks, reach, lead.from, lead.to);
    if (walk.empty()) continue;
    draw_walk(step, graph, walk, false, WalkForm::open, {});
    if (sink(std::move(step))) return true;
  }
  return false;
}

bool find_x_cycle(const Context& context, Technique /*technique*/, Sink sink) {
  const bool any = context.any_digit([&](int digit) { return is_worth_it(context, digit); });
  if (!any) return false;
  return continuous_cycles(context, sink) || discontinuous_cycles(context, false, sink) ||
         discontinuous_cycles(context, true, sink);
}

}  // namespace nonet::logic
