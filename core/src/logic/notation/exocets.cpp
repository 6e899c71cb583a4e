#include "logic/notation/text.hpp"

namespace nonet::logic {

namespace {

/// "r1c12 {1234}, targets r2c4,r3c7, ", from its place in the sets on.
std::string exocet_text(const Step& step, std::size_t first) {
  const DigitCells& base = step.sets[first];
  return cells_notation(base.cells) + " {" + digits_text(base.digits) + "}, targets " +
         cells_notation(step.sets[first + 1].cells) + ", ";
}

/// "mirror r3c12", with an almost hidden set ", 59 in r3c126 of r3".
std::string mirror_text(const Step& step) {
  std::string text = ", mirror " + cells_notation(step.sets[3].cells);
  if (step.sets.size() == 4) return text;
  const DigitCells& hidden = step.sets[4];
  return text + ", " + digits_text(hidden.digits) + " in " + cells_notation(hidden.cells) + " of " +
         houses_notation(step.covers);
}

/// "wound r1c3 {13}", with a stabilizer ", stabilizer 1 r2c4".
std::string wound_text(const Step& step) {
  const DigitCells& wound = step.sets[3];
  std::string text =
      ", wound " + cells_notation(wound.cells) + " {" + digits_text(wound.digits) + "}";
  if (step.sets.size() == 4) return text;
  const DigitCells& stabilizer = step.sets[4];
  return text + ", stabilizer " + digits_text(stabilizer.digits) + " " +
         cells_notation(stabilizer.cells);
}

}  // namespace

/// "r1c12 {1234}, targets r2c4,r3c7, lines c347": the base with its digits, for each exocet; then what
/// a technique adds.
std::string exocets_text(const Step& step) {
  std::string text = exocet_text(step, 0);
  if (step.technique == Technique::double_exocet) text += exocet_text(step, 3);
  text += "lines " + houses_notation(step.houses);
  if (step.technique == Technique::exocet_mirror) text += mirror_text(step);
  if (step.technique == Technique::weak_exocet) text += wound_text(step);
  return text;
}

}  // namespace nonet::logic
