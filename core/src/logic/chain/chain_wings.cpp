/// @file
/// The wings that are chains of three strong links, named by which of them lie within a cell with
/// two candidates (V) and which join the two places of a digit in a house (B):
///   M-Wing  (x=y) - y=(y-x)=x     V B B, both ends x
///   S-Wing  x=x - (x=y) - y=y     B V B
///   L-Wing  x=(x-y)=(y-z)=z       B B B, as "L3-Wing" (StrmCkr, "Local - Wing"), and
///           x=x - x=(x-y)=y       B B B, as "L2-Wing" (the same, "L2-wings")
///   H-Wing  (x=y) - y=(y-z)=z     V B B, as "H2-Wing" (the same, "Hybrid - Wings"), and
///           (x=y) - (y=z) - z=z   V V B, as "H3-Wing"
/// all at forum.enjoysudoku.com. The form V B V with equal ends is the W-Wing; H1 is L3 again.
///
/// One end at least is true. Equal ends remove their digit from what sees both; ends with different
/// digits that see each other lose each the other's digit.
///
/// Rings are the same forms where the last node bars the first, so that one end of each link is true
/// and the other is not: continuous nice loops of three strong links.
///   M-Ring  (x=y) - y=(y-x)=x -       V B B, the ends see each other
///   L-Ring  x=(x-y)=(y-z)=(z-         B B B, both ends in one cell, and
///           x=x - x=(x-y)=(y-         B B B, both ends in one cell
/// An M-Ring that is begun at another link is the ring of an S-Wing. An H-Wing has none: its first
/// cell has just two candidates, and the last digit is a third one. That of a W-Wing is a naked
/// pair. A ring that passes a cell twice, or lies in one house, is a subset, too, and is not given. Every link between two cells removes its digit from what sees both,
/// every one within a cell the other digits of the cell.
///
/// Search: along each form from every node, shortest ways only since all have six nodes. `digits`:
/// x, y and z as above, each once; `nodes` and `links`: the chain; marks `off` and `on`.

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "index.hpp"
#include "logic/chain/chain_step.hpp"
#include "logic/finder.hpp"

namespace nonet::logic {
namespace {

/// Links in order. Strong: V within a cell, B in a house; weak: c within a cell, h in a house.
struct WingForm {
  Technique technique;
  std::string_view links;
  bool same_ends;
  /// The last link of a ring, which is weak; a wing has none.
  char closing = ' ';
};

constexpr auto forms = std::to_array<WingForm>({
    {Technique::m_wing, "VhBcB", true},
    {Technique::s_wing, "BhVhB", false},
    {Technique::l_wing, "BcBcB", false},
    {Technique::l_wing, "BhBcB", false},
    {Technique::h_wing, "VhBcB", false},
    {Technique::h_wing, "VhVhB", false},
    {Technique::m_ring, "VhBcB", true, 'h'},
    {Technique::l_ring, "BcBcB", false, 'c'},
    {Technique::l_ring, "BhBcB", false, 'c'},
});

class WingSearch {
 public:
  WingSearch(const LinkGraph& graph, const WingForm& form, Sink sink)
      : graph_(graph), form_(form), sink_(sink), loops_(graph) {}

  bool run() {
    for (int node = 0; node < graph_.candidates(); ++node) {
      walk_.assign(1, node);
      if (extend()) return true;
    }
    return false;
  }

 private:
  bool extend() {
    const std::size_t at = walk_.size() - 1;
    if (at == form_.links.size()) return form_.closing == ' ' ? give() : give_ring();
    const int from = walk_.back();
    if (at % 2 == 0) {
      return std::any_of(graph_.strong(from).begin(), graph_.strong(from).end(),
                         [&](int to) { return add(to, form_.links[at] == 'V'); });
    }
    bool ended = false;
    for_each_node(graph_.weak(from), graph_.words(), [&](int to) {
      if (!ended && !graph_.strong(to).empty()) ended = add(to, form_.links[at] == 'c');
    });
    return ended;
  }

  bool add(int to, bool within_cell) {
    const bool is_within = graph_.node(walk_.back()).digit != graph_.node(to).digit;
    if (is_within != within_cell) return false;
    if (std::find(walk_.begin(), walk_.end(), to) != walk_.end()) return false;
    walk_.push_back(to);
    const bool ended = extend();
    walk_.pop_back();
    return ended;
  }

  bool give() {
    const Node& a = graph_.node(walk_.front());
    const Node& b = graph_.node(walk_.back());
    if ((a.digit == b.digit) != form_.same_ends) return false;
    return give(removed_by_ends(graph_.context(), a, b), WalkForm::open);
  }

  bool give_ring() {
    const int first = walk_.front();
    const int last = walk_.back();
    if (!graph_.is_weak(last, first)) return false;
    const bool is_within = graph_.node(first).digit != graph_.node(last).digit;
    if (is_within != (form_.closing == 'c') || is_subset_ring()) return false;
    return loops_.for_each(walk_, false, [&](const LoopEffect& effect, FunctionRef<LoopSets()>) {
      return give(effect.all, WalkForm::continuous);
    });
  }

  /// True when the links that are not within a cell do not lead to a new one each, or all within one
  /// house.
  [[nodiscard]] bool is_subset_ring() const {
    CellSet cells;
    for (int node : walk_) cells |= graph_.node(node).cells;
    const auto within = std::count_if(form_.links.begin(), form_.links.end(),
                                      [](char link) { return link == 'V' || link == 'c'; }) +
                        (form_.closing == 'c' ? 1 : 0);
    return cells.size() != count_of(walk_) - static_cast<int>(within) ||
           !common_houses(cells).empty();
  }

  bool give(const CandidateSet& removed, WalkForm walk_form) {
    Step step;
    step.technique = form_.technique;
    step.eliminations = removed;
    if (step.eliminations.empty()) return false;
    draw_walk(step, graph_, walk_, false, walk_form, {});
    step.digits.clear();
    for (int node : walk_) {
      const int digit = graph_.node(node).digit;
      if (std::find(step.digits.begin(), step.digits.end(), digit) == step.digits.end())
        step.digits.push_back(digit);
    }
    return sink_(std::move(step));
  }

  const LinkGraph& graph_;
  const WingForm& form_;
  Sink sink_;
  Walk walk_;
  LoopEffects loops_;
};

}  // namespace

bool find_chain_wing(const Context& context, Technique technique, Sink sink) {
  const LinkGraph& graph = graph_of(context, LinkKind::plain);
  return std::any_of(forms.begin(), forms.end(), [&](const WingForm& form) {
    return form.technique == technique && WingSearch(graph, form, sink).run();
  });
}

}  // namespace nonet::logic
