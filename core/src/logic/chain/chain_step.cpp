#include "logic/chain/chain_step.hpp"

#include <algorithm>

#include "index.hpp"

namespace nonet::logic {
namespace {

constexpr std::size_t most_ways = 100;

CandidateSet removed_digit(const Context& context, const CellSet& cells, int digit) {
  return candidates_of(common_peers(cells) & context.places(digit), digit);
}

/// Whether the link from the i-th node on is strong.
bool is_strong(std::size_t i, bool first_on) {
  return (i % 2 == 0) != first_on;
}

CellSet cells_of(const LinkGraph& graph, const Walk& walk) {
  CellSet cells;
  for (int node : walk) cells |= graph.node(node).cells;
  return cells;
}

const AlmostLockedSet& als_at(const LinkGraph& graph, int index) {
  return nth(graph.sets(), index);
}

CellSet cells_of(const LinkGraph& graph, const AlsUses& path) {
  CellSet cells;
  for (const AlsUse& use : path) cells |= als_at(graph, use.als).cells;
  return cells;
}

/// The sets for a bar that is no weak link: the first that share no cell with `used`, or else the
/// first.
AlsUses choose_sets(const LinkGraph& graph, int from, int to, const CellSet& used) {
  const std::vector<AlsUses> paths = graph.als_between(from, to, most_ways);
  for (const AlsUses& path : paths) {
    if ((cells_of(graph, path) & used).empty()) return path;
  }
  return paths.empty() ? AlsUses() : paths.front();
}

/// Puts a walk's nodes and links into a step one after another.
class Drawing {
 public:
  Drawing(Step& step, const LinkGraph& graph) : step_(step), graph_(graph) {}

  void node(int index, bool on) { node(graph_.node(index), on); }
  void node(const Node& node, bool on) {
    step_.nodes.push_back(node);
    for (int cell : node.cells) mark(on ? Role::on : Role::off, candidate(cell, node.digit), 0);
  }
  void link(bool strong, bool closing, int set = -1) {
    const int last = count_of(step_.nodes) - 1;
    step_.links.push_back({closing ? last : last - 1, closing ? 0 : last, strong, set});
  }
  /// A strong link that a pattern makes, which says why.
  void link(const LinkPattern& pattern, bool closing) {
    link(true, closing, count_of(step_.sets));
    step_.links.back().reason = pattern.reason;
    step_.sets.push_back(pattern.set);
  }
  /// From the last node, if there is one, through a set: its digit goes, another one must be there.
  void pass(const AlsUse& use) {
    const AlmostLockedSet& als = als_at(graph_, use.als);
    step_.sets.push_back({als.cells, als.digits});
    passed_.push_back(use.als);
    const bool first = step_.nodes.empty();
    node({use.in, als.places[use.in - 1]}, false);
    if (!first) link(false, false);
    node({use.out, als.places[use.out - 1]}, true);
    link(true, false, count_of(step_.sets) - 1);
  }
  /// Adds the other digits of the sets.
  void finish() {
    if (passed_.empty()) {
      mark_patterns();
      return;
    }
    for (int i = 0; i < count_of(passed_); ++i) {
      const AlmostLockedSet& als = als_at(graph_, nth(passed_, i));
      for (int digit : als.digits) {
        for (int cell : als.places[digit - 1]) mark(Role::set, candidate(cell, digit), i);
      }
    }
  }
  void never_mark(int candidate) { marked_.insert(candidate); }

 private:
  void mark_patterns() {
    for (int i = 0; i < count_of(step_.sets); ++i) {
      for (int digit : nth(step_.sets, i).digits) {
        for (int cell : nth(step_.sets, i).cells & graph_.context().places(digit))
          mark(Role::set, candidate(cell, digit), i);
      }
    }
  }
  void mark(Role role, int candidate, int group) {
    if (marked_.contains(candidate)) return;
    marked_.insert(candidate);
    step_.marks.push_back({role, candidate, group});
  }

  Step& step_;
  const LinkGraph& graph_;
  CandidateSet marked_;
  std::vector<int> passed_;
};

}  // namespace

CandidateSet removed_by_ends(const Context& context, const Node& a, const Node& b) {
  CandidateSet removed;
  if (a.digit == b.digit) return removed_digit(context, a.cells | b.cells, a.digit);
  if (a.cells.size() > 1 || b.cells.size() > 1) return removed;
  const int first = a.cells.first();
  const int last = b.cells.first();
  if (!peers(first).contains(last)) return removed;
  if (context.candidates(first).contains(b.digit)) removed.insert(candidate(first, b.digit));
  if (context.candidates(last).contains(a.digit)) removed.insert(candidate(last, a.digit));
  return removed;
}

LoopEffects::Way LoopEffects::direct(int from, int to) const {
  const Node& u = graph_.node(from);
  const Node& v = graph_.node(to);
  Way way;
  if (u.digit == v.digit) {
    way.between = removed_digit(graph_.context(), u.cells | v.cells, u.digit);
    return way;
  }
  const int cell = u.cells.first();
  for (int digit : graph_.context().candidates(cell)) {
    if (digit != u.digit && digit != v.digit) way.outside.insert(candidate(cell, digit));
  }
  return way;
}

/// A set on a loop has all its digits but one, the lost or the forced one; and what sees both sides
/// of a weak link goes.
LoopEffects::Way LoopEffects::through(int from, int to, const AlsUses& path) const {
  const Node& u = graph_.node(from);
  const Node& v = graph_.node(to);
  const auto seen = [&](const AlsUse& use, int digit) {
    return als_at(graph_, use.als).seen[digit - 1];
  };
  Way way;
  way.sets = path;
  way.cells = cells_of(graph_, path);
  for (const AlsUse& use : path) {
    for (int digit : als_at(graph_, use.als).digits) {
      if (digit != use.in && digit != use.out)
        way.outside |= candidates_of(seen(use, digit), digit);
    }
  }
  way.between |= candidates_of(seen(path.front(), u.digit) & common_peers(u.cells), u.digit);
  for (std::size_t i = 1; i < path.size(); ++i) {
    const int digit = path[i].in;
    way.between |= candidates_of(seen(path[i - 1], digit) & seen(path[i], digit), digit);
  }
  way.between |= candidates_of(seen(path.back(), v.digit) & common_peers(v.cells), v.digit);
  return way;
}

const std::vector<LoopEffects::Way>& LoopEffects::ways(int from, int to) {
  std::vector<int>& row = nth(known_, from);
  if (row.empty()) row.resize(as_size(graph_.size()), -1);
  int& at = nth(row, to);
  if (at < 0) {
    at = count_of(ways_);
    std::vector<Way>& fresh = ways_.emplace_back();
    if (graph_.is_weak(from, to)) {
      fresh.push_back(direct(from, to));
    } else {
      for (const AlsUses& path : graph_.als_between(from, to, most_ways))
        fresh.push_back(through(from, to, path));
    }
  }
  return nth(ways_, at);
}

bool LoopEffects::for_each(
    const Walk& walk, bool overlapping,
    FunctionRef<bool(const LoopEffect&, FunctionRef<LoopSets()> sets)> take) {
  const std::size_t bars = walk.size() / 2;
  if (bars > Choice().ways.size()) return false;
  const auto ways_at = [&](std::size_t bar) -> const std::vector<Way>& {
    return ways(walk[2 * bar + 1], walk[(2 * bar + 2) % walk.size()]);
  };
  const CellSet own = cells_of(graph_, walk);
  choices_.assign(1, Choice{{}, own, {}, {}});
  for (std::size_t bar = 0; bar < bars; ++bar) {
    longer_.clear();
    for (const Choice& choice : choices_) {
      int number = 0;
      for (const Way& way : ways_at(bar)) {
        ++number;
        if (!(way.cells & (overlapping ? own : choice.cells)).empty() ||
            longer_.size() >= most_ways)
          continue;
        Choice& next = longer_.emplace_back(choice);
        next.ways[bar] = number - 1;
        next.cells |= way.cells;
        next.outside |= way.outside;
        next.between |= way.between;
      }
    }
    std::swap(choices_, longer_);
  }
  for (const Choice& choice : choices_) {
    LoopEffect effect{choice.outside | choice.between, choice.outside};
    if (effect.all.empty()) continue;
    for (int c : choice.between) {
      if (!choice.cells.contains(candidate_cell(c))) effect.outside.insert(c);
    }
    const auto sets = [&] {
      LoopSets all(walk.size());
      for (std::size_t bar = 0; bar < bars; ++bar)
        all[2 * bar + 1] = nth(ways_at(bar), choice.ways[bar]).sets;
      return all;
    };
    if (take(effect, sets)) return true;
  }
  return false;
}

void draw_walk(Step& step, const LinkGraph& graph, const Walk& walk, bool first_on, WalkForm form,
               const LoopSets& sets, const SetEnds& ends) {
  Drawing drawing(step, graph);
  for (int c : step.eliminations) drawing.never_mark(c);
  CellSet used = cells_of(graph, walk);
  const std::size_t closed_at = form == WalkForm::discontinuous ? walk.size() - 1 : walk.size();
  const std::size_t links = form == WalkForm::continuous ? walk.size() : walk.size() - 1;
  if (ends.begin != nullptr) drawing.pass(*ends.begin);
  drawing.node(walk[0], first_on || form == WalkForm::discontinuous);
  if (ends.begin != nullptr) drawing.link(false, false);
  for (std::size_t i = 0; i < links; ++i) {
    const int from = walk[i];
    const int to = walk[(i + 1) % walk.size()];
    const bool strong = is_strong(i, first_on);
    const bool closing = i + 1 == closed_at;
    if (!strong && !graph.is_weak(from, to)) {
      const AlsUses path = sets.empty() ? choose_sets(graph, from, to, used) : sets[i];
      used |= cells_of(graph, path);
      for (const AlsUse& use : path) drawing.pass(use);
    }
    if (!closing) drawing.node(to, strong);
    const LinkPattern* const pattern = strong ? graph.pattern(from, to) : nullptr;
    pattern != nullptr ? drawing.link(*pattern, closing) : drawing.link(strong, closing);
  }
  if (ends.end != nullptr) drawing.pass(*ends.end);
  drawing.finish();
  step.digits.push_back(ends.begin != nullptr ? ends.begin->in : graph.node(walk.front()).digit);
  const int last = ends.end != nullptr ? ends.end->out : graph.node(walk.back()).digit;
  if (last != step.digits.front()) step.digits.push_back(last);
}

bool has_group(const LinkGraph& graph, const Walk& walk) {
  return std::any_of(walk.begin(), walk.end(), [&](int node) { return graph.is_group(node); });
}

bool has_pattern(const LinkGraph& graph, const Walk& walk) {
  for (std::size_t i = 0; i + 1 < walk.size(); i += 2) {
    if (graph.pattern(walk[i], walk[i + 1]) != nullptr) return true;
  }
  return false;
}

bool has_als(const LinkGraph& graph, const Walk& walk, bool first_on, bool closed) {
  for (std::size_t i = 0; i + (closed ? 0U : 1U) < walk.size(); ++i) {
    if (!is_strong(i, first_on) && !graph.is_weak(walk[i], walk[(i + 1) % walk.size()]))
      return true;
  }
  return false;
}

}  // namespace nonet::logic
