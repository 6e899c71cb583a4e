/// @file
/// Singles: the cell to fill, and what keeps the digit out of the others.

#include "explanation/telling.hpp"

namespace nonet::explanation {
namespace {

/// Filled cells that are a reason.
CellSet causes(const Telling& telling) {
  return cells_of(telling.marked({Role::cause})) - telling.board().empty_cells();
}

void full_house_or_hidden(Telling& telling, int target, int digit) {
  const int house = telling.step().houses.first();
  CellSet cell;
  cell.insert(target);
  std::vector<Named> things{{"kind", kind_name(house)},
                            {"number", number_of(house) + 1},
                            {"cell", named(cell)},
                            {"digit", digit}};
  if (telling.step().technique == Technique::full_house)
    return telling.say(message("why-full-house", std::move(things)));
  const CellSet barring = causes(telling);
  // Cells that no digit on the board rules out: only the player's own notes can.
  CellSet struck = (house_set(house) & telling.board().empty_cells()) - cell;
  for (int one : barring) struck -= peers(one);
  things.push_back({"causes", barring.size()});
  things.push_back({"cells", named(barring)});
  things.push_back({"removed", struck.size()});
  things.push_back({"struck", named(struck)});
  telling.say(message("why-hidden-single", std::move(things)));
}

void naked(Telling& telling, int target, int digit) {
  DigitSet seen;
  for (int one : telling.marked({Role::cause})) {
    if (telling.board().value(candidate_cell(one)) == candidate_digit(one))
      seen.insert(candidate_digit(one));
  }
  // The others are those that the player struck out.
  const DigitSet struck = DigitSet::all() - seen - DigitSet::of(digit);
  CellSet cell;
  cell.insert(target);
  telling.say(message("why-naked-single", {{"cell", named(cell)},
                                           {"digit", digit},
                                           {"seen", seen.size()},
                                           {"digits", NamedDigits{seen}},
                                           {"removed", struck.size()},
                                           {"struck", NamedDigits{struck}}}));
}

}  // namespace

void explain_single(Telling& telling) {
  const int placed = telling.step().placements.first();
  if (telling.step().technique == Technique::naked_single) {
    naked(telling, candidate_cell(placed), candidate_digit(placed));
  } else {
    full_house_or_hidden(telling, candidate_cell(placed), candidate_digit(placed));
  }
}

}  // namespace nonet::explanation
