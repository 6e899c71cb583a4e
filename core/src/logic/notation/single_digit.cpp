#include "logic/notation/text.hpp"

namespace nonet::logic {
namespace {

const Node& node(const Step& step, std::size_t index) {
  return step.nodes[index];
}

/// "r1c5,r5c8": the free ends of the chain whose first node is `first`.
std::string ends_text(const Step& step, std::size_t first) {
  return cells_notation(node(step, first).cells) + "," +
         cells_notation(node(step, first + 3).cells);
}

/// "r1c5,r5c8 (connected by r15c4)"; a dual: "r1c5,r5c8 / r2c3,r3c7 (connected by ...)".
std::string connected_text(const Step& step) {
  std::string text = digits_text(step.digits) + " in " + ends_text(step, 0);
  if (step.nodes.size() > 4) text += " / " + ends_text(step, 4);
  return text + " (connected by " + cells_notation(node(step, 1).cells | node(step, 2).cells) + ")";
}

/// "1 in b4 (r37c9)"; a dual: "1 in b4 (r37c9 / r8c28)".
std::string rectangle_text(const Step& step) {
  std::string text = digits_text(step.digits) + " in " + houses_notation(step.houses) + " (" +
                     cells_notation(node(step, 0).cells | node(step, 1).cells);
  if (step.nodes.size() > 4)
    text += " / " + cells_notation(node(step, 4).cells | node(step, 5).cells);
  return text + ")";
}

}  // namespace

/// As HoDoKu writes them; a Turbot Fish as a chain.
std::string single_digit_text(const Step& step) {
  switch (step.technique) {
    case Technique::turbot_fish:
      return eureka_text(step);
    case Technique::empty_rectangle:
    case Technique::dual_empty_rectangle:
      return rectangle_text(step);
    default:
      return connected_text(step);
  }
}

}  // namespace nonet::logic
