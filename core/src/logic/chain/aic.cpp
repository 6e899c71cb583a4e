/// @file
/// Alternating inference chains and nice loops: with single candidates, with groups, and with almost
/// locked sets (Sudopedia: Alternating Inference Chain, Nice Loop; HoDoKu's pages on chains and
/// loops). A chain is a walk of nodes that are false and true in turn: over a strong link a false
/// node makes the next one true, over a weak link a true node makes the next one false.
///
/// - AIC: a chain with strong links at both ends; one end at least is true. Type 1: equal digits,
///   which what sees both ends loses. Type 2: ends with different digits that see each other lose
///   each the other's. As in HoDoKu, only chains that remove two candidates or more: of one, the
///   chain is a discontinuous loop through it.
/// - Continuous nice loop: the ends of such a chain bar each other. Then exactly one side of every
///   link is true: what sees both sides of a weak link goes, within a cell all other digits; an
///   almost locked set on the loop keeps all digits that are not in its two links. HoDoKu removes
///   nothing from the loop's own cells by the links between cells; that smaller step is given as
///   well.
/// - Discontinuous nice loop: a chain from a candidate back to itself that contradicts: what must be
///   false when it is true goes; what must be true when it is false stays, and the cell's other
///   digits go (so HoDoKu's library writes it).
///
/// - AIC with bent sets, with unique rectangles or with fish: all of these, through one or more
///   almost locked sets that bend (bent_als.hpp) or strong links of such patterns (pattern_links.hpp).
///
/// A technique with groups gives only chains through a group and never through a set; one with
/// almost locked sets only chains through one or more, at most two in a row.
///
/// Search: chain_search.hpp: all distances breadth first, and with them the pairs of ends that
/// remove something; only those are walked, the nearest first. Loops are moreover enumerated as
/// what they remove depends on the whole of them. Fields: see chains.md.

#include <algorithm>

#include "logic/chain/als_ends.hpp"
#include "logic/chain/chain_step.hpp"
#include "logic/chain/loop_search.hpp"
#include "logic/effects.hpp"
#include "logic/finder.hpp"

namespace nonet::logic {
namespace {

constexpr std::uint64_t loop_work = 1500000;
/// With almost locked sets nearly everything is on some loop: only short ones are looked at. The
/// work until a first step, and until the last; what a loop counts.
constexpr std::uint64_t first_als_work = 1500000;
constexpr std::uint64_t als_work = 12000000;
constexpr std::uint64_t als_loop_work = 300;
constexpr int longest_als_loop = 4;

struct Kind {
  LinkKind links;
  Need need;
};

Kind kind_of(Technique technique) {
  switch (technique) {
    case Technique::grouped_aic:
    case Technique::grouped_continuous_nice_loop:
    case Technique::grouped_discontinuous_nice_loop:
      return {LinkKind::grouped, Need::group};
    case Technique::als_aic:
    case Technique::als_continuous_nice_loop:
    case Technique::als_discontinuous_nice_loop:
      return {LinkKind::als, Need::als};
    case Technique::aic_bent_set:
      return {LinkKind::bent, Need::als};
    case Technique::aic_unique_rectangle:
      return {LinkKind::rectangle, Need::pattern};
    case Technique::aic_fish:
      return {LinkKind::fish, Need::pattern};
    default:
      return {LinkKind::plain, Need::nothing};
  }
}

bool is_continuous(Technique technique) {
  return technique == Technique::continuous_nice_loop ||
         technique == Technique::grouped_continuous_nice_loop ||
         technique == Technique::als_continuous_nice_loop;
}

/// A walk that may make a step: the nodes at its ends and how many strong links it has at least.
struct Lead {
  int length;
  int from;
  int to;
};

void sort_leads(std::vector<Lead>& leads) {
  std::stable_sort(leads.begin(), leads.end(),
                   [](const Lead& a, const Lead& b) { return a.length < b.length; });
}

class Finding {
 public:
  Finding(const Context& context, Technique technique, Sink sink)
      : technique_(technique),
        kind_(kind_of(technique)),
        graph_(graph_of(context, kind_.links)),
        reach_(reach_of(context, kind_.links)),
        sink_(sink),
        walks_(graph_, kind_.need),
        effects_(graph_) {}

  bool chains();
  bool als_ends() { return give_chains_with_als_ends(graph_, reach_, technique_, seen_, sink_); }
  bool discontinuous();
  bool continuous();
  bool als_continuous();

 private:
  bool give(Step&& step) {
    seen_.add(step.eliminations);
    return sink_(std::move(step));
  }
  bool is_seen(const CandidateSet& removed) const { return seen_.contains(removed); }
  bool give_loop(const Walk& walk, bool overlapping = false);
  [[nodiscard]] bool is_right_loop(const Walk& walk) const {
    if (kind_.need == Need::group) return has_group(graph_, walk);
    if (kind_.need == Need::pattern) return has_pattern(graph_, walk);
    return kind_.need != Need::als || has_als(graph_, walk, false, true);
  }

  Technique technique_;
  Kind kind_;
  const LinkGraph& graph_;
  const Reach& reach_;
  Sink sink_;
  WalkSearch walks_;
  LoopEffects effects_;
  Effects seen_;
};

bool Finding::chains() {
  if (!reach_.any_removable()) return false;
  std::vector<Lead> leads;
  for (int a = 0; a < graph_.size(); ++a) {
    for (int b = a + 1; b < graph_.size(); ++b) {
      const int length = reach_.distance(a, b);
      if (length < 2 || graph_.overlap(a, b) ||
          !may_remove_two(graph_, reach_, graph_.weak(a), graph_.weak(b)))
        continue;
      if (removed_by_ends(graph_.context(), graph_.node(a), graph_.node(b)).size() >= 2)
        leads.push_back({length, a, b});
    }
  }
  sort_leads(leads);
  for (const Lead& lead : leads) {
    if (graph_.context().spend()) return true;
    Step step;
    step.technique = technique_;
    step.eliminations =
        removed_by_ends(graph_.context(), graph_.node(lead.from), graph_.node(lead.to));
    if (is_seen(step.eliminations)) continue;
    const Walk walk = walk_between(walks_, reach_, lead.from, lead.to);
    if (walk.size() < 4) continue;
    draw_walk(step, graph_, walk, false, WalkForm::open, {});
    if (give(std::move(step))) return true;
  }
  return false;
}

bool Finding::discontinuous() {
  if (!reach_.any_removable()) return false;
  struct Loop {
    Walk walk;
    bool on;
  };
  std::vector<Loop> loops;
  for (int node = 0; node < graph_.candidates(); ++node) {
    for (const bool on : {true, false}) {
      if (on ? !reach_.removable().contains(node) : reach_.distance(node, node) == 0) continue;
      if (graph_.context().spend()) return true;
      walks_.start(node, on);
      Walk walk = walks_.to(node, !on);
      if (walk.empty() || (kind_.need != Need::als && walk.size() < (on ? 5U : 4U))) continue;
      loops.push_back({std::move(walk), on});
    }
  }
  std::stable_sort(loops.begin(), loops.end(),
                   [](const Loop& a, const Loop& b) { return a.walk.size() < b.walk.size(); });
  for (const Loop& loop : loops) {
    Step step;
    step.technique = technique_;
    const int c = graph_.candidate_of(loop.walk.front());
    if (loop.on) {
      step.eliminations.insert(c);
    } else {
      const int cell = candidate_cell(c);
      for (int digit : graph_.context().candidates(cell)) {
        if (digit != candidate_digit(c)) step.eliminations.insert(candidate(cell, digit));
      }
    }
    if (step.eliminations.empty()) continue;
    draw_walk(step, graph_, loop.walk, loop.on, WalkForm::discontinuous, {});
    if (give(std::move(step))) return true;
  }
  return false;
}

bool Finding::give_loop(const Walk& walk, bool overlapping) {
  if (!is_right_loop(walk)) return false;
  return effects_.for_each(walk, overlapping,
                           [&](const LoopEffect& effect, FunctionRef<LoopSets()> sets) {
                             for (const CandidateSet& removed : {effect.all, effect.outside}) {
                               if (removed.empty() || is_seen(removed)) continue;
                               Step step;
                               step.technique = technique_;
                               step.eliminations = removed;
                               draw_walk(step, graph_, walk, false, WalkForm::continuous, sets());
                               if (give(std::move(step))) return true;
                             }
                             return false;
                           });
}

bool Finding::als_continuous() {
  if (!reach_.any_removable()) return false;
  for (const bool overlapping : {false, true}) {
    std::uint64_t work = seen_.empty() ? first_als_work : als_work;
    const auto take = [&](const Walk& walk) {
      const bool none = seen_.empty();
      work -= std::min(work, als_loop_work);
      if (give_loop(walk, overlapping)) return true;
      if (none && !seen_.empty()) work = als_work;
      return false;
    };
    const int longest = overlapping ? 2 : longest_als_loop;
    if (for_each_short_loop(graph_, longest, work, take)) return true;
  }
  return false;
}

bool Finding::continuous() {
  if (!reach_.any_removable()) return false;
  std::vector<Lead> leads;
  for (int a = 0; a < graph_.size(); ++a) {
    for_each_node(graph_.bars(a), graph_.words(), [&](int b) {
      const int length = reach_.distance(a, b);
      if (b > a && length >= 2) leads.push_back({length, a, b});
    });
  }
  sort_leads(leads);
  for (const Lead& lead : leads) {
    if (graph_.context().spend()) return true;
    const Walk walk = walk_between(walks_, reach_, lead.from, lead.to);
    if (walk.size() >= 4 && give_loop(walk)) return true;
  }
  if (seen_.empty()) return false;
  return for_each_loop(graph_, reach_, loop_work,
                       [&](const Walk& walk) { return give_loop(walk); });
}

}  // namespace

bool find_aic(const Context& context, Technique technique, Sink sink) {
  Finding finding(context, technique, sink);
  return finding.chains() || (technique == Technique::als_aic && finding.als_ends());
}

bool find_nice_loop(const Context& context, Technique technique, Sink sink) {
  Finding finding(context, technique, sink);
  if (technique == Technique::als_continuous_nice_loop) return finding.als_continuous();
  return is_continuous(technique) ? finding.continuous() : finding.discontinuous();
}

bool find_aic_with_pattern(const Context& context, Technique technique, Sink sink) {
  Finding finding(context, technique, sink);
  const bool sets = technique == Technique::aic_bent_set;
  return finding.chains() || (sets && finding.als_ends()) || finding.discontinuous() ||
         (sets ? finding.als_continuous() : finding.continuous());
}

}  // namespace nonet::logic
