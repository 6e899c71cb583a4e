#include "logic/notation/text.hpp"

namespace nonet::logic {

/// "5 in b1"; a locked pair or triple as a naked subset: "2/8 in r1c12".
std::string intersections_text(const Step& step) {
  if (!step.sets.empty()) return plain_text(step);
  return digits_text(step.digits) + " in " + houses_notation(step.houses);
}

}  // namespace nonet::logic
