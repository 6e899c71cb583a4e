#include <vector>

#include "index.hpp"
#include "logic/notation/text.hpp"

namespace nonet::logic {
namespace {

/// A node's place in a branch. The end of a strong link is true, that of a weak one false.
struct NodeState {
  bool on = false;
  bool led_to = false;
};

std::vector<NodeState> states_of(const Step& step) {
  std::vector<NodeState> states(step.nodes.size());
  for (const Link& link : step.links) nth(states, link.to) = {link.strong, true};
  return states;
}

bool ends_branch(const std::vector<NodeState>& states, std::size_t i) {
  return i + 1 == states.size() || !states[i + 1].led_to;
}

/// The branches of a contradiction end with both states of a candidate.
bool is_contradiction(const std::vector<NodeState>& states) {
  for (std::size_t i = 0; i < states.size(); ++i) {
    if (ends_branch(states, i)) return states[i].on != states.back().on;
  }
  return false;
}

/// Sets what branches suppose: one of the set's candidates; of a contradiction, the opposite of what
/// follows; else first that a candidate is true, then that it is false.
void set_starts(const Step& step, std::vector<NodeState>& states) {
  const bool contradiction = step.sets.empty() && is_contradiction(states);
  bool first = true;
  for (NodeState& state : states) {
    if (state.led_to) continue;
    state.on = !step.sets.empty() || (contradiction ? step.placements.empty() : first);
    first = false;
  }
}

std::string node_text(const Node& node, bool on) {
  return (on ? "(" : "no (") + std::to_string(node.digit) + ")" + cells_notation(node.cells);
}

/// The possibilities, one of which must hold: "2/5 in r1c6: ", "7 in b3: ".
std::string possibilities_text(const Step& step) {
  if (step.sets.empty()) return "";
  const std::string digits = digits_text(step.digits) + " in ";
  if (!step.houses.empty()) return digits + houses_notation(step.houses) + ": ";
  return digits + cells_notation(step.sets.front().cells) + ": ";
}

}  // namespace

/// Each branch with what is true in it, and its end: "(2)r1c6, (4)r2c4, no (7)r5c5 | (5)r1c6, …".
std::string forcing_text(const Step& step) {
  std::vector<NodeState> states = states_of(step);
  set_starts(step, states);
  std::string text = possibilities_text(step);
  for (std::size_t i = 0; i < step.nodes.size(); ++i) {
    const bool first = !states[i].led_to;
    if (!first && !ends_branch(states, i) && !states[i].on) continue;
    if (i > 0) text += first ? " | " : ", ";
    text += node_text(step.nodes[i], states[i].on);
  }
  return text;
}

}  // namespace nonet::logic
