/// @file
/// Locked candidates, subsets and fireworks: digits and cells that take each other.

#include "explanation/telling.hpp"
#include "logic/cells.hpp"

namespace nonet::explanation {
namespace {

/// Which cells are taken, and where that leaves a digit one place.
void direct(Telling& telling, std::string_view id, const HouseSet& looked_at,
            const HouseSet& left_in) {
  const Step& step = telling.step();
  const DigitCells& set = telling.set(0);
  CellSet target;
  target.insert(candidate_cell(step.placements.first()));
  telling.say(
      message(id, {{"houses", looked_at},
                   {"covers", step.covers},
                   {"digits", NamedDigits{set.digits}},
                   {"cells", named(set.cells, step.covers.empty() ? Join::all : Join::either)},
                   {"count", set.cells.size()},
                   {"third", left_in},
                   {"cell", named(target)},
                   {"digit", candidate_digit(step.placements.first())}}));
  conclude(telling);
}

}  // namespace

void explain_intersection(Telling& telling) {
  const Step& step = telling.step();
  if (!step.placements.empty()) {
    const HouseSet third = logic::houses_with(candidate_cell(step.placements.first()), step.houses);
    return direct(telling, "why-direct-locked", step.houses - third, third);
  }
  const CellSet cells = cells_of(telling.marked({Role::pattern}));
  if (step.technique == Technique::locked_candidates_1 ||
      step.technique == Technique::locked_candidates_2) {
    telling.say(message("why-locked-candidates", {{"houses", step.houses},
                                                  {"covers", step.covers},
                                                  {"digit", telling.digit()},
                                                  {"cells", named(cells)},
                                                  {"count", cells.size()}}));
  } else {
    telling.say(message("why-locked-subset", {{"houses", logic::common_houses(cells)},
                                              {"digits", NamedDigits{digits_of(step.digits)}},
                                              {"cells", named(cells)},
                                              {"count", cells.size()}}));
  }
  conclude(telling);
}

void explain_subset(Telling& telling) {
  const Step& step = telling.step();
  if (!step.placements.empty())
    return direct(telling, "why-direct-hidden", step.houses, step.houses);
  const CellSet cells = cells_of(telling.marked({Role::pattern}));
  const bool is_hidden = step.technique == Technique::hidden_pair ||
                         step.technique == Technique::hidden_triple ||
                         step.technique == Technique::hidden_quad;
  telling.say(message(is_hidden ? "why-hidden-subset" : "why-naked-subset",
                      {{"houses", step.houses},
                       {"digits", NamedDigits{digits_of(step.digits)}},
                       {"cells", named(cells)},
                       {"count", cells.size()}}));
  conclude(telling);
}

void explain_firework(Telling& telling) {
  const Step& step = telling.step();
  const CandidateSet pivot = telling.marked({Role::pivot});
  std::string_view id = "why-firework-triple";
  if (step.technique == Technique::firework_quad) id = "why-firework-quad";
  std::vector<Named> things{{"houses", step.houses},
                            {"digits", NamedDigits{digits_of(step.digits)}},
                            {"cells", named(cells_of(telling.marked({Role::pattern})))}};
  if (step.technique == Technique::firework_w_wing) {
    id = "why-firework-w-wing";
    things.push_back({"pivot", named(cells_of(pivot))});
  }
  telling.say(message(id, std::move(things)));
  conclude(telling);
}

}  // namespace nonet::explanation
