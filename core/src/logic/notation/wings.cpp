#include "logic/notation/text.hpp"

namespace nonet::logic {
namespace {

/// "2/3/5 in r1c6,r5c6,r6c4": the pivot first.
std::string xy_wing_text(const Step& step) {
  return digits_text(step.digits) + " in " + cells_in_order_text(step, Role::pivot) + "," +
         cells_in_order_text(step, Role::pincer);
}

/// "4/1 in r1c9,r8c7 connected by 1 in r18c3".
std::string w_wing_text(const Step& step) {
  return digits_text(step.digits) + " in " + cells_in_order_text(step, Role::pincer) +
         " connected by " + std::to_string(step.digits.back()) + " in " +
         cells_notation(step.nodes[2].cells | step.nodes[3].cells);
}

/// "1/2/3/4 in r1c26,r2c1": the eliminated digit last.
std::string bent_set_text(const Step& step) {
  return digits_text(step.digits) + " in " + cells_notation(step.sets.front().cells);
}

/// "4/7 in r1c1,r3c5, no 4 in r2c789".
std::string chute_remote_pair_text(const Step& step) {
  return digits_text(step.digits) + " in " + cells_notation(step.sets[0].cells) + ", no " +
         digits_text(step.sets[1].digits) + " in " + cells_notation(step.sets[1].cells);
}

}  // namespace

std::string wings_text(const Step& step) {
  switch (step.technique) {
    case Technique::xy_wing:
      return xy_wing_text(step);
    case Technique::w_wing:
    case Technique::grouped_w_wing:
      return w_wing_text(step);
    case Technique::chute_remote_pair:
      return chute_remote_pair_text(step);
    case Technique::xyz_wing:
    case Technique::wxyz_wing:
    case Technique::vwxyz_wing:
    case Technique::uvwxyz_wing:
      return bent_set_text(step);
    default:
      return eureka_text(step);
  }
}

}  // namespace nonet::logic
