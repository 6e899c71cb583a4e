/// @file
/// Blossom Loops (YZF Sudoku; yzfwsf, "Blossom Loop", the Players' Forum, 2023): a continuous nice loop
/// of which one strong link has three or four ends instead of two.
///
/// One of the candidates of a cell, or of the places of a digit in a house, is true. From each starts
/// a branch, a chain of weak and strong links in turn that says: if this start is true, so is that
/// end. All ends are in one cell, or are one digit in one house, so at most one of them is true. So
/// exactly one branch has a true start and a true end: whichever end is false makes its start false.
///
/// Suppose that a candidate bars both ends of a weak link of a branch. Then the start of this branch
/// would be false and its end true; so all other ends would be false, and with them all starts.
/// That can't be, so what both ends of a weak link bar goes, and so does what all ends of the
/// branches bar.
///
/// A branch may have no link: its start is its end. At least two have some. Branches have up to
/// four strong links each and no node in common; their nodes are candidates and groups. A loop
/// within one house is a subset and not given. YZF's search moreover knows branches that end in the
/// midst of others.
///
/// Search: the shortest branches for each choice of starts and of a house or cell for the ends,
/// the shortest loops first.
///
/// Steps: `sets` the cells of the starts and their digits (of a house one digit), then those of the
/// ends; `houses` that of the starts, if they are places, `covers` that of the ends; `digits` those
/// of the ends. `nodes` and `links`: the branches one after another, each from its true start; marks
/// `on` and `off`.

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "index.hpp"
#include "logic/chain/chain_step.hpp"
#include "logic/effects.hpp"
#include "logic/finder.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

constexpr std::size_t most_starts = 4;
constexpr int longest_branch = 4;

/// Nodes of which one is true, or at most one: the candidates of a cell, or a digit's in a house.
struct Together {
  int house;  ///< -1: a cell.
  DigitCells what;
  std::vector<int> nodes;
};

/// A loop to be looked at: its starts, where they end, and how many strong links that takes.
struct Lead {
  int length;
  std::size_t starts;
  std::size_t place;
  Table<int, most_starts> ends;
};

class BlossomSearch {
 public:
  BlossomSearch(const Context& context, Sink sink)
      : context_(context),
        graph_(graph_of(context, LinkKind::grouped)),
        reach_(reach_of(context, LinkKind::grouped)),
        sink_(sink),
        branches_(as_size(graph_.size())) {}

  bool run() {
    list_places();
    for (std::size_t i = 0; i < starts_.size(); ++i) {
      if (context_.spend(10)) return true;
      add_leads(i);
    }
    std::stable_sort(leads_.begin(), leads_.end(),
                     [](const Lead& a, const Lead& b) { return a.length < b.length; });
    return std::any_of(leads_.begin(), leads_.end(),
                       [&](const Lead& lead) { return context_.spend() || give(lead); });
  }

 private:
  void list_places() {
    for (int cell : context_.empty()) {
      Together one{-1, {cell_set(cell), context_.candidates(cell)}, {}};
      for (int digit : one.what.digits) one.nodes.push_back(graph_.index(candidate(cell, digit)));
      add_place(std::move(one));
    }
    for (int house : all_houses) {
      for (int digit : DigitSet::all()) {
        const CellSet cells = context_.places(house, digit);
        if (cells.size() < 3) continue;
        Together one{house, {cells, DigitSet::of(digit)}, {}};
        for (int cell : cells) one.nodes.push_back(graph_.index(candidate(cell, digit)));
        add_place(std::move(one));
      }
    }
  }

  void add_place(Together&& one) {
    if (one.nodes.size() < 3) return;
    if (one.nodes.size() <= most_starts) starts_.push_back(one);
    if (one.house >= 0) {
      for (int node = graph_.candidates(); node < graph_.size(); ++node) {
        const Node& group = graph_.node(node);
        if (one.what.digits.contains(group.digit) && is_subset(group.cells, one.what.cells))
          one.nodes.push_back(node);
      }
    }
    ends_.push_back(std::move(one));
  }

  /// How many strong links lead from a true node to all others; 0: none, or none that is short.
  const std::vector<int>& lengths(int from) {
    std::vector<int>& known = nth(branches_, from).lengths;
    if (!known.empty()) return known;
    known.assign(as_size(graph_.size()), 0);
    for_each_node(graph_.weak(from), graph_.words(), [&](int off) {
      if (graph_.strong(off).empty()) return;
      for (int to = 0; to < graph_.size(); ++to) {
        const int length = reach_.distance(off, to);
        int& best = nth(known, to);
        if (length > 0 && length <= longest_branch && (best == 0 || length < best)) best = length;
      }
    });
    return known;
  }

  void add_leads(std::size_t starts) {
    for (std::size_t place = 0; place < ends_.size(); ++place) {
      Lead best{0, starts, place, {}};
      Lead lead = best;
      choose_end(lead, 0, 0, best);
      if (best.length > 0) leads_.push_back(best);
    }
  }

  /// Tries all ends for the start with that number, and keeps the shortest loop.
  void choose_end(Lead& lead, std::size_t number, int links, Lead& best) {
    const std::vector<int>& from = starts_[lead.starts].nodes;
    if (best.length > 0 && lead.length >= best.length) return;
    // There are never more starts than places for ends; the compiler wants to see it.
    if (number == from.size() || number == lead.ends.size()) {
      if (links >= 2) best = lead;
      return;
    }
    const std::vector<int>& way = lengths(from[number]);
    for (int to : ends_[lead.place].nodes) {
      const bool is_start = to == from[number];
      if ((!is_start && nth(way, to) == 0) || overlaps(lead, number, to)) continue;
      const int length = is_start ? 0 : nth(way, to);
      lead.ends[number] = to;
      lead.length += length;
      choose_end(lead, number + 1, links + (is_start ? 0 : 1), best);
      lead.length -= length;
    }
  }

  [[nodiscard]] bool overlaps(const Lead& lead, std::size_t number, int node) const {
    return std::any_of(lead.ends.begin(), iterator_at(lead.ends, number),
                       [&](int other) { return graph_.overlap(node, other); });
  }

  /// The branch from a true node to another one; empty when none was found.
  Walk branch(int from, int to) {
    std::optional<WalkSearch>& walks = nth(branches_, from).walks;
    if (!walks) {
      walks.emplace(graph_, Need::nothing);
      walks->start(from, true);
    }
    return walks->to(to, true);
  }

  bool give(const Lead& lead) {
    const Together& starts = starts_[lead.starts];
    std::vector<Walk> walks;
    for (std::size_t i = 0; i < starts.nodes.size(); ++i) {
      if (lead.ends[i] == starts.nodes[i]) {
        walks.push_back({starts.nodes[i]});
      } else {
        walks.push_back(branch(starts.nodes[i], lead.ends[i]));
        if (walks.back().empty()) return false;
      }
    }
    if (is_tangled(walks)) return false;
    const std::span<const int> ends(lead.ends.data(), starts.nodes.size());
    Step step;
    step.technique = Technique::blossom_loop;
    step.eliminations = barred_by_all(ends);
    for (const Walk& walk : walks) {
      for (std::size_t i = 0; i + 1 < walk.size(); i += 2)
        step.eliminations |= barred_by_all(std::span(walk).subspan(i, 2));
    }
    if (!effects_.add(step.eliminations)) return false;
    describe(step, lead, walks);
    return sink_(std::move(step));
  }

  /// True when two branches meet, or when all of them lie in one house and so are a subset.
  [[nodiscard]] bool is_tangled(const std::vector<Walk>& walks) const {
    std::vector<int> nodes;
    CellSet cells;
    for (const Walk& walk : walks) {
      for (int node : walk) {
        cells |= graph_.node(node).cells;
        if (std::any_of(nodes.begin(), nodes.end(),
                        [&](int other) { return graph_.overlap(node, other); }))
          return true;
        nodes.push_back(node);
      }
    }
    return !common_houses(cells).empty();
  }

  /// The candidates that are false whichever of some nodes is true.
  [[nodiscard]] CandidateSet barred_by_all(std::span<const int> nodes) const {
    CandidateSet barred;
    for (int other = 0; other < graph_.candidates(); ++other) {
      if (std::all_of(nodes.begin(), nodes.end(),
                      [&](int node) { return graph_.is_weak(node, other); }))
        barred.insert(graph_.candidate_of(other));
    }
    return barred;
  }

  void describe(Step& step, const Lead& lead, const std::vector<Walk>& walks) const {
    const Together& starts = starts_[lead.starts];
    const Together& place = ends_[lead.place];
    if (starts.house >= 0) step.houses.insert(starts.house);
    if (place.house >= 0) step.covers.insert(place.house);
    DigitCells last;
    CandidateSet marked = step.eliminations;
    for (const Walk& walk : walks) {
      for (std::size_t i = 0; i < walk.size(); ++i) {
        const Node& node = graph_.node(walk[i]);
        const int at = count_of(step.nodes);
        step.nodes.push_back(node);
        if (i > 0) step.links.push_back({at - 1, at, i % 2 == 0});
        for (int cell : node.cells) {
          const int c = candidate(cell, node.digit);
          if (!marked.contains(c)) step.marks.push_back({i % 2 == 0 ? Role::on : Role::off, c});
          marked.insert(c);
        }
      }
      last.cells |= step.nodes.back().cells;
      last.digits.insert(step.nodes.back().digit);
    }
    step.sets = {starts.what, last};
    for (int digit : last.digits) step.digits.push_back(digit);
  }

  /// Branches that start from a true node.
  struct Branches {
    std::vector<int> lengths;
    std::optional<WalkSearch> walks;
  };

  const Context& context_;
  const LinkGraph& graph_;
  const Reach& reach_;
  Sink sink_;
  Effects effects_;
  std::vector<Together> starts_;
  std::vector<Together> ends_;
  std::vector<Branches> branches_;
  std::vector<Lead> leads_;
};

}  // namespace

bool find_blossom_loop(const Context& context, Technique /*technique*/, Sink sink) {
  return BlossomSearch(context, sink).run();
}

}  // namespace nonet::logic
