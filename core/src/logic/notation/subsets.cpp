#include "logic/notation/text.hpp"

namespace nonet::logic {
namespace {

/// "2/5 in r1c26, 8 in r1": the subset, then where a digit is placed for it.
std::string direct_text(const Step& step) {
  const std::vector<int> digits(step.digits.begin(), step.digits.end() - 1);
  return digits_text(digits) + " in " + cells_notation(step.sets.front().cells) + ", " +
         std::to_string(step.digits.back()) + " in " + houses_notation(step.houses);
}

}  // namespace

/// "1/2/3 in r1c26,r5c2"; the other cell of a Firework W-Wing after a plus: "1/2 in ... + r5c6".
std::string subsets_text(const Step& step) {
  if (!step.placements.empty()) return direct_text(step);
  const CellSet pivot = marked_cells(step, Role::pivot);
  return plain_text(step) + (pivot.empty() ? "" : " + " + cells_notation(pivot));
}

}  // namespace nonet::logic
