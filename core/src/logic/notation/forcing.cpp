#include <vector>

#include "logic/notation/text.hpp"

namespace nonet::logic {
namespace {

/// By node: whether it is true, and whether anything leads to it. What strong links lead to is true.
struct NodeState {
  bool on = false;
  bool led_to = false;
};

std::vector<NodeState> states_of(const Step& step) {
  std::vector<NodeState> states(step.nodes.size());
  for (const Link& link : step.links) {
    NodeState& from = states[static_cast<std::size_t>(link.from)];
    if (!from.led_to) from.on = !link.strong;
    states[static_cast<std::size_t>(link.to)] = {link.strong, true};
  }
  return states;
}

std::string node_text(const Node& node, bool on) {
  return (on ? "(" : "no (") + std::to_string(node.digit) + ")" + cells_notation(node.cells);
}

/// What must hold: "2/5 in r1c6: ", "7 in b3: ".
std::string possibilities_text(const Step& step) {
  if (step.sets.empty()) return "";
  const std::string digits = digits_text(step.digits) + " in ";
  if (!step.houses.empty()) return digits + houses_notation(step.houses) + ": ";
  return digits + cells_notation(step.sets.front().cells) + ": ";
}

}  // namespace

/// Each branch with what is true in it, and its end: "(2)r1c6, (4)r2c4, no (7)r5c5 | (5)r1c6, …".
std::string forcing_text(const Step& step) {
  const std::vector<NodeState> states = states_of(step);
  std::string text = possibilities_text(step);
  for (std::size_t i = 0; i < step.nodes.size(); ++i) {
    const bool first = !states[i].led_to;
    const bool last = i + 1 == step.nodes.size() || !states[i + 1].led_to;
    if (!first && !last && !states[i].on) continue;
    if (i > 0) text += first ? " | " : ", ";
    text += node_text(step.nodes[i], states[i].on);
  }
  return text;
}

}  // namespace nonet::logic
