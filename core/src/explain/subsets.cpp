/// @file
/// Locked candidates, subsets and fireworks: digits and cells that take each other.

#include "explain/telling.hpp"
#include "logic/cells.hpp"

namespace nonet::explaining {

void explain_intersection(Telling& telling) {
  const Step& step = telling.step();
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

}  // namespace nonet::explaining
