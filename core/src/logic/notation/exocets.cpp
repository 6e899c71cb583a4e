#include "logic/notation/text.hpp"

namespace nonet::logic {

/// "r1c12 {1234}, targets r2c4,r3c7, lines c347": the base with its digits, for each exocet.
std::string exocets_text(const Step& step) {
  std::string text;
  for (std::size_t i = 0; i < step.sets.size(); i += 3) {
    const DigitCells& base = step.sets[i];
    text += cells_notation(base.cells) + " {" + digits_text(base.digits) + "}, targets " +
            cells_notation(step.sets[i + 1].cells) + ", ";
  }
  return text + "lines " + houses_notation(step.houses);
}

}  // namespace nonet::logic
