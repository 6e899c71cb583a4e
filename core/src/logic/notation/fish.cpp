#include <string_view>

#include "logic/cells.hpp"
#include "logic/notation/text.hpp"

namespace nonet::logic {
namespace {

/// " fr4c9 fr5c2".
std::string fins_text(const CellSet& cells, std::string_view mark) {
  std::string text;
  for (int cell : cells) text += " " + std::string(mark) + cell_text(cell);
  return text;
}

/// The covers of one of two Siamese fish, whose cells `set` has.
HouseSet covers_within(const HouseSet& covers, const DigitCells& set) {
  HouseSet within;
  for (int house : covers) {
    if (is_subset(house_set(house), set.cells)) within.insert(house);
  }
  return within;
}

std::string covers_text(const Step& step) {
  if (step.sets.size() != 2) return houses_notation(step.covers);
  return houses_notation(covers_within(step.covers, step.sets[0])) + "/" +
         houses_notation(covers_within(step.covers, step.sets[1]));
}

}  // namespace

/// "2 r147 c358 fr4c9", endo-fins with "ef"; Siamese fish have both covers, "c34/c37".
std::string fish_text(const Step& step) {
  return digits_text(step.digits) + " " + houses_notation(step.houses) + " " + covers_text(step) +
         fins_text(marked_cells(step, Role::fin), "f") +
         fins_text(marked_cells(step, Role::endo_fin), "ef") + more_chains_text(step);
}

}  // namespace nonet::logic
