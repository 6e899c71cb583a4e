#include "logic/notation/text.hpp"

namespace nonet::logic {

/// "3 in r2", or "3" for a naked single, which has no house.
std::string singles_text(const Step& step) {
  const std::string digit = std::to_string(candidate_digit(step.placements.first()));
  return step.houses.empty() ? digit : digit + " in " + houses_notation(step.houses);
}

}  // namespace nonet::logic
