/// @file
/// The plan of an explanation: by the technique's family.

#include "nonet/explain.hpp"

#include "explain/telling.hpp"

namespace nonet {
namespace {

using Explainer = void (*)(explaining::Telling&);

Explainer explainer_of(Technique technique) {
  switch (technique) {
    case Technique::firework_triple:
    case Technique::firework_quad:
    case Technique::firework_w_wing:
      return explaining::explain_firework;
    default:
      break;
  }
  switch (info(technique).family) {
    case Family::singles:
      return explaining::explain_single;
    case Family::intersections:
      return explaining::explain_intersection;
    case Family::subsets:
      return explaining::explain_subset;
    case Family::fish:
      return explaining::explain_fish;
    case Family::single_digit:
      return explaining::explain_single_digit;
    case Family::coloring:
      return explaining::explain_coloring;
    case Family::uniqueness:
      return explaining::explain_uniqueness;
    case Family::wings:
      return explaining::explain_wing;
    case Family::chains:
      return explaining::explain_chain;
    case Family::als:
      return explaining::explain_sets;
    case Family::exclusion:
      return explaining::explain_exclusion;
    case Family::exocets:
      return explaining::explain_exocet;
    case Family::multi_sector:
      return explaining::explain_multi_sector;
    case Family::templates:
      return explaining::explain_template;
    case Family::impossible:
      return explaining::explain_impossible;
    case Family::forcing:
      return explaining::explain_forcing;
  }
  return explaining::explain_chain;
}

}  // namespace

Explanation explain(const Step& step, const Board& board) {
  explaining::Telling telling(step, board);
  explainer_of(step.technique)(telling);
  Explanation explanation;
  explaining::look(telling, explanation);
  explanation.lines = telling.take();
  return explanation;
}

}  // namespace nonet
