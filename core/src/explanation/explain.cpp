/// @file
/// The plan of an explanation: by the technique's family.

#include "nonet/explain.hpp"

#include "explanation/telling.hpp"

namespace nonet {
namespace {

using Explainer = void (*)(explanation::Telling&);

Explainer explainer_of(Technique technique) {
  switch (technique) {
    case Technique::firework_triple:
    case Technique::firework_quad:
    case Technique::firework_w_wing:
      return explanation::explain_firework;
    default:
      break;
  }
  switch (info(technique).family) {
    case Family::singles:
      return explanation::explain_single;
    case Family::intersections:
      return explanation::explain_intersection;
    case Family::subsets:
      return explanation::explain_subset;
    case Family::fish:
      return explanation::explain_fish;
    case Family::single_digit:
      return explanation::explain_single_digit;
    case Family::coloring:
      return explanation::explain_coloring;
    case Family::uniqueness:
      return explanation::explain_uniqueness;
    case Family::wings:
      return explanation::explain_wing;
    case Family::chains:
      return explanation::explain_chain;
    case Family::als:
      return explanation::explain_sets;
    case Family::exclusion:
      return explanation::explain_exclusion;
    case Family::exocets:
      return explanation::explain_exocet;
    case Family::multi_sector:
      return explanation::explain_multi_sector;
    case Family::templates:
      return explanation::explain_template;
    case Family::impossible:
      return explanation::explain_impossible;
    case Family::forcing:
      return explanation::explain_forcing;
  }
  return explanation::explain_chain;
}

}  // namespace

Explanation explain(const Step& step, const Board& board) {
  explanation::Telling telling(step, board);
  explainer_of(step.technique)(telling);
  Explanation explanation;
  explanation::look(telling, explanation);
  explanation.lines = telling.take();
  return explanation;
}

}  // namespace nonet
