/// @file
/// Impossible patterns as "digits in cells", a ring's cells in its order, and the guardians after a
/// plus: "1/2/3 in r1c147,... + (8)r8c2,(9)r8c8", "2/9 in r4c2-r4c5-... + (5)r6c3,(5)r9c3",
/// "3 in r1c2-r1c5-... + (3)r2c2". Then the chains from the guardians.

#include "logic/notation/text.hpp"

namespace nonet::logic {
namespace {

/// The cells of a ring's nodes.
std::string nodes_text(const Step& step) {
  std::string text;
  for (const Node& node : step.nodes)
    text += (text.empty() ? "" : "-") + cells_notation(node.cells);
  return text;
}

}  // namespace

std::string impossible_text(const Step& step) {
  const bool ring =
      step.technique == Technique::bivalue_oddagon || step.technique == Technique::broken_wing;
  const CellSet cells = marked_cells(step, Role::corner) | marked_cells(step, Role::guardian);
  return digits_text(step.digits) + " in " + (ring ? nodes_text(step) : cells_notation(cells)) +
         " + " + candidates_in_order_text(step, Role::guardian) +
         (ring ? "" : more_chains_text(step));
}

}  // namespace nonet::logic
