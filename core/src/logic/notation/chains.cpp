#include "logic/notation/text.hpp"

namespace nonet::logic {

namespace {

/// "(5)r1c2, (3)r2c4, (7)r5c5, no 4 in b3"; "no digit in r5c6" for a cell.
std::string bingo_text(const Step& step) {
  std::string text;
  for (const Node& node : step.nodes)
    text += "(" + std::to_string(node.digit) + ")" + cells_notation(node.cells) + ", ";
  const DigitCells& without = step.sets.front();
  if (step.houses.empty()) return text + "no digit in " + cells_notation(without.cells);
  return text + "no " + digits_text(without.digits) + " in " + houses_notation(step.houses);
}

}  // namespace

std::string chains_text(const Step& step) {
  if (step.technique == Technique::bowmans_bingo) return bingo_text(step);
  if (step.technique == Technique::remote_pair)
    return digits_text(step.digits) + " in " + cells_in_order_text(step, Role::color);
  return eureka_text(step);
}

}  // namespace nonet::logic
