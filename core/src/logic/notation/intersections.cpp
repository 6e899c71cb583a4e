#include "logic/cells.hpp"
#include "logic/notation/text.hpp"

namespace nonet::logic {
namespace {

/// "8 in b6 (r46c8), b9": where the digit is locked, then where it is placed.
std::string direct_text(const Step& step) {
  const int target = candidate_cell(step.placements.first());
  const HouseSet single = houses_with(target, step.houses);
  return digits_text(step.digits) + " in " + houses_notation(step.houses - single) + " (" +
         cells_notation(step.sets.front().cells) + "), " + houses_notation(single);
}

}  // namespace

/// "5 in b1"; a locked pair or triple as a naked subset: "2/8 in r1c12"; where a digit is placed at
/// once: "8 in b6 (r46c8), b9".
std::string intersections_text(const Step& step) {
  if (!step.placements.empty()) return direct_text(step);
  if (!step.sets.empty()) return plain_text(step);
  return digits_text(step.digits) + " in " + houses_notation(step.houses);
}

}  // namespace nonet::logic
