/// @file
/// Almost locked sets, exclusion, exocets, counted sectors, templates and impossible patterns.

#include <algorithm>

#include "explanation/telling.hpp"
#include "index.hpp"

namespace nonet::explanation {
namespace {

void sue_de_coq(Telling& telling) {
  const Step& step = telling.step();
  telling.say(message("why-sue-de-coq", {{"houses", step.houses},
                                         {"covers", step.covers},
                                         {"first", NamedSets{{telling.set(0)}}},
                                         {"second", NamedSets{{telling.set(1)}}},
                                         {"third", NamedSets{{telling.set(2)}}}}));
  CellSet cells;
  for (const DigitCells& set : step.sets) cells |= set.cells;
  const DigitSet rest = telling.set(0).digits - telling.set(1).digits - telling.set(2).digits;
  telling.say(message("why-sue-de-coq-count", {{"count", cells.size()},
                                               {"houses", step.houses},
                                               {"covers", step.covers},
                                               {"second", NamedDigits{telling.set(1).digits}},
                                               {"third", NamedDigits{telling.set(2).digits}},
                                               {"others", rest.size()},
                                               {"rest", NamedDigits{rest}}}));
  conclude(telling);
}

bool is_ring(const Step& step) {
  return step.links.size() > 2 && step.links.back().to == step.links.front().from;
}

void almost_locked(Telling& telling) {
  const Step& step = telling.step();
  telling.say(message("why-als", {{"sets", NamedSets{step.sets}}}));
  tell_chains(telling);
  if (is_ring(step)) {
    telling.say(message("why-end-als-ring"));
    return conclude(telling);
  }
  telling.say(
      message("why-end-als", {{"sets", NamedSets{{step.sets.front(), step.sets.back()}}},
                              {"digits", NamedDigits{digits_of(step.eliminations), Join::either}},
                              {"count", digits_of(step.eliminations).size()}}));
  conclude_by_sight(telling, "places");
}

void ahs_xz(Telling& telling) {
  const Step& step = telling.step();
  telling.say(
      message("why-ahs-xz", {{"sets", NamedSets{step.sets}},
                             {"houses", step.houses},
                             {"covers", step.covers},
                             {"shared", named(cells_of(telling.marked({Role::restricted})))}}));
  conclude(telling);
}

void death_blossom(Telling& telling) {
  const Step& step = telling.step();
  const CellSet stem = cells_of(telling.marked({Role::pivot}));
  telling.say(
      message("why-wing-pivot",
              {{"cells", named(stem)},
               {"digits", NamedDigits{digits_of(telling.marked({Role::pivot})), Join::either}}}));
  const DigitSet removed = digits_of(step.eliminations);
  for (int i = 0; i < count_of(step.sets); ++i) {
    const CandidateSet own = telling.marked(Role::pivot, i);
    if (own.empty()) continue;
    telling.say(message("why-petal", {{"digit", candidate_digit(own.first())},
                                      {"set", NamedSets{{telling.set(i)}}},
                                      {"digits", NamedDigits{removed}}}));
  }
  telling.say(message("why-end-petals", {{"digits", NamedDigits{removed}}}));
  conclude_by_sight(telling, "places");
}

/// How many of the digits are where the houses cross: at most one by the first, at least one by the second.
void almost_locked_candidates(Telling& telling) {
  const Step& step = telling.step();
  const CellSet& first = telling.set(0).cells;
  const CellSet& second = telling.set(1).cells;
  const NamedDigits digits{telling.set(0).digits};
  telling.say(message("why-almost-locked-first", {{"cells", named(first)},
                                                  {"count", first.size()},
                                                  {"digits", digits},
                                                  {"houses", step.houses},
                                                  {"covers", step.covers}}));
  telling.say(message("why-almost-locked-second", {{"cells", named(second)},
                                                   {"count", second.size()},
                                                   {"digits", digits},
                                                   {"covers", step.covers}}));
  telling.say(message("why-almost-locked-both", {{"cells", named(second)},
                                                 {"count", second.size()},
                                                 {"digits", digits},
                                                 {"houses", step.houses}}));
  conclude(telling);
}

}  // namespace

void explain_sets(Telling& telling) {
  switch (telling.step().technique) {
    case Technique::almost_locked_pair:
    case Technique::almost_locked_triple:
      return almost_locked_candidates(telling);
    case Technique::sue_de_coq:
      return sue_de_coq(telling);
    case Technique::ahs_xz:
      return ahs_xz(telling);
    case Technique::death_blossom:
      return death_blossom(telling);
    default:
      return almost_locked(telling);
  }
}

void explain_exclusion(Telling& telling) {
  const Step& step = telling.step();
  telling.say(
      message("why-aligned-exclusion", {{"cells", named(cells_of(telling.marked({Role::pattern})))},
                                        {"sets", NamedSets{step.sets}},
                                        {"gone", step.eliminations}}));
  conclude(telling);
}

namespace {

void mirror_node(Telling& telling) {
  const Step& step = telling.step();
  const DigitCells& mirror = telling.set(3);
  CellSet target;
  for (int cell : telling.set(1).cells) {
    if (box_of(cell) != box_of(mirror.cells.first())) target.insert(cell);
  }
  telling.say(message("why-exocet-mirror", {{"target", named(target)},
                                            {"cells", named(mirror.cells)},
                                            {"houses", only(box_house(mirror.cells.first()))}}));
  if (step.covers.empty()) {
    telling.say(message("why-exocet-mirror-pairs", {{"cells", named(mirror.cells)}}));
    return;
  }
  const DigitCells& hidden = telling.set(4);
  telling.say(message("why-exocet-mirror-bound", {{"houses", step.covers},
                                                  {"digits", NamedDigits{hidden.digits}},
                                                  {"count", hidden.digits.size()},
                                                  {"cells", named(hidden.cells)},
                                                  {"mirror", named(mirror.cells)}}));
}

void weak_exocet(Telling& telling) {
  const Step& step = telling.step();
  const DigitCells& wound = telling.set(3);
  const NamedDigits digits{telling.set(0).digits};
  telling.say(
      message("why-weak-exocet", {{"base", named(telling.set(0).cells)},
                                  {"digits", digits},
                                  {"houses", step.houses},
                                  {"wound", named(wound.cells)},
                                  {"placed", named(cells_of(telling.marked(Role::cause, 0)))}}));
  if (step.sets.size() == 4) {
    telling.say(message("why-weak-exocet-one",
                        {{"target", named(telling.set(1).cells - peers(wound.cells.first()))},
                         {"digits", digits}}));
  } else {
    const DigitCells& stabilizer = telling.set(4);
    telling.say(message("why-weak-exocet-both", {{"targets", named(telling.set(1).cells)},
                                                 {"stabilizer", named(stabilizer.cells)},
                                                 {"digit", stabilizer.digits.first()},
                                                 {"digits", digits}}));
  }
  conclude(telling);
}

}  // namespace

void explain_exocet(Telling& telling) {
  const Step& step = telling.step();
  if (step.technique == Technique::weak_exocet) return weak_exocet(telling);
  std::string_view id = "why-junior-exocet";
  if (step.technique == Technique::double_exocet) id = "why-double-exocet";
  if (step.technique == Technique::senior_exocet) id = "why-senior-exocet";
  telling.say(message(id, {{"base", named(cells_of(telling.marked({Role::pivot})))},
                           {"targets", named(cells_of(telling.marked({Role::pincer})))},
                           {"digits", NamedDigits{digits_of(step.digits)}},
                           {"houses", step.houses}}));
  if (step.technique == Technique::exocet_mirror) mirror_node(telling);
  conclude(telling);
}

void explain_multi_sector(Telling& telling) {
  const Step& step = telling.step();
  std::vector<Named> things{{"sets", NamedSets{step.sets}}};
  std::string_view id = "why-sk-loop";
  if (step.technique != Technique::sk_loop) {
    const bool is_fish = step.technique == Technique::multi_fish;
    id = is_fish ? "why-multi-fish" : "why-multi-sector-locked-set";
    things.push_back({"houses", step.houses});
    things.push_back({"covers", step.covers});
    if (is_fish) things.push_back({"digits", NamedDigits{digits_of(step.digits)}});
  }
  telling.say(message(id, std::move(things)));
  conclude(telling);
}

void explain_template(Telling& telling) {
  const Step& step = telling.step();
  std::vector<Named> things{{"digit", telling.digit()}};
  std::string_view id = "why-pattern-overlay";
  if (step.technique == Technique::template_set) {
    id = "why-template-set";
    things.push_back({"cells", named(cells_of(step.placements))});
  } else if (step.technique == Technique::template_delete) {
    id = "why-template-delete";
    const CellSet cells = cells_of(step.eliminations);
    things.push_back({"cells", named(cells)});
    things.push_back({"count", cells.size()});
  }
  telling.say(message(id, std::move(things)));
  conclude(telling);
}

void explain_impossible(Telling& telling) {
  const Step& step = telling.step();
  const CandidateSet guardians = telling.marked({Role::guardian});
  CellSet pattern;
  for (const Mark& mark : step.marks) {
    if (mark.role == Role::corner || mark.role == Role::guardian)
      pattern.insert(candidate_cell(mark.candidate));
  }
  if (step.technique == Technique::broken_wing) {
    NamedCells ring{{}, Join::commas};
    for (const Node& node : step.nodes) {
      for (int cell : node.cells) ring.cells.push_back(cell);
    }
    const auto count = count_of(ring.cells);
    const CellSet others = cells_of(guardians);
    telling.say(message("why-broken-wing", {{"ring", std::move(ring)},
                                            {"count", count},
                                            {"digit", telling.digit()},
                                            {"houses", step.houses},
                                            {"others", named(others, Join::either)},
                                            {"otherCount", others.size()}}));
    return conclude_by_sight(telling, others.size() == 2 ? "both" : "all");
  }
  const bool is_ring = step.technique == Technique::bivalue_oddagon;
  telling.say(message(is_ring ? "why-bivalue-oddagon" : "why-tridagon",
                      {{"corners", named(pattern)},
                       {"count", pattern.size()},
                       {"digits", NamedDigits{digits_of(telling.marked({Role::corner}))}}}));
  telling.say(
      message("why-impossible-one-of", {{"guardians", guardians}, {"count", guardians.size()}}));
  if (step.technique == Technique::tridagon_chain) {
    tell_chains(telling);
    telling.say(message("why-end-every-case"));
  }
  conclude(telling);
}

}  // namespace nonet::explanation
