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
/// Search: along each form from every node, shortest ways only since all have six nodes. `digits`:
/// x, y and z as above, each once; `nodes` and `links`: the chain; marks `off` and `on`.

#include <algorithm>
#include <span>
#include <string_view>

#include "logic/chain/chain_step.hpp"
#include "logic/finder.hpp"

namespace nonet::logic {
namespace {

/// Links in order. Strong: V within a cell, B in a house; weak: c within a cell, h in a house.
struct WingForm {
  Technique technique;
  std::string_view links;
  bool same_ends;
};

constexpr auto forms = std::to_array<WingForm>({
    {Technique::m_wing, "VhBcB", true},
    {Technique::s_wing, "BhVhB", false},
    {Technique::l_wing, "BcBcB", false},
    {Technique::l_wing, "BhBcB", false},
    {Technique::h_wing, "VhBcB", false},
    {Technique::h_wing, "VhVhB", false},
});

class WingSearch {
 public:
  WingSearch(const LinkGraph& graph, const WingForm& form, Sink sink)
      : graph_(graph), form_(form), sink_(sink) {}

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
    if (at == form_.links.size()) return give();
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
    Step step;
    step.technique = form_.technique;
    step.eliminations = removed_by_ends(graph_.context(), a, b);
    if (step.eliminations.empty()) return false;
    draw_walk(step, graph_, walk_, false, WalkForm::open, {});
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
};

}  // namespace

bool find_chain_wing(const Context& context, Technique technique, Sink sink) {
  const LinkGraph& graph = graph_of(context, LinkKind::plain);
  return std::any_of(forms.begin(), forms.end(), [&](const WingForm& form) {
    return form.technique == technique && WingSearch(graph, form, sink).run();
  });
}

}  // namespace nonet::logic
