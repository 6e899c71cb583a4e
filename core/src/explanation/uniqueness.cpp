/// @file
/// Patterns that a puzzle with one solution can't come to.

#include <algorithm>

#include "explanation/telling.hpp"
#include "index.hpp"

namespace nonet::explanation {
namespace {

/// The digits that could be exchanged; the step's also have what prevents it.
DigitSet pattern_digits(const Telling& telling) {
  const CandidateSet corners = telling.marked({Role::corner});
  return corners.empty() ? digits_of(telling.step().digits) : digits_of(corners);
}

/// Some cells of a pattern may have nothing marked but what keeps it from being deadly.
CellSet corners(const Telling& telling) {
  return cells_of(telling.marked({Role::corner, Role::guardian}) | telling.step().eliminations);
}

CellSet pattern_cells(const Telling& telling) {
  return cells_of(telling.marked({Role::corner, Role::guardian}));
}

void tell_pattern(Telling& telling, std::string_view id) {
  telling.say(message(id, {{"corners", named(pattern_cells(telling))},
                           {"digits", NamedDigits{pattern_digits(telling)}}}));
}

/// "In row 5 the 3 is in r5c1 or r5c7", for each strong link.
void tell_pairs(Telling& telling) {
  const auto count = count_of(telling.step().links);
  for (int i = 0; i < count; ++i) {
    const Link& link = telling.link(i);
    if (!link.strong) continue;
    const Node& from = telling.node(link.from);
    const Node& to = telling.node(link.to);
    if (from.digit != to.digit) continue;
    telling.say(
        message("why-pair-of-places", {{"houses", link.reason.houses},
                                       {"digit", from.digit},
                                       {"cells", named(from.cells | to.cells, Join::either)}}),
        {i});
  }
}

std::vector<Named> victim(const Telling& telling) {
  const CandidateSet& struck = telling.step().eliminations;
  const CellSet cells = cells_of(struck);
  return {{"cells", named(cells)}, {"digits", NamedDigits{digits_of(struck), Join::either}}};
}

void type_1(Telling& telling) {
  tell_pattern(telling, "why-deadly");
  const CandidateSet guardians = telling.marked({Role::guardian});
  telling.say(message("why-deadly-only-way",
                      {{"cells", named(cells_of(guardians))},
                       {"digits", NamedDigits{digits_of(guardians), Join::either}}}));
  conclude(telling);
}

void type_2(Telling& telling, std::string_view pattern) {
  tell_pattern(telling, pattern);
  const CandidateSet guardians = telling.marked({Role::guardian});
  const CellSet cells = cells_of(guardians);
  telling.say(message("why-deadly-one-of", {{"cells", named(cells, Join::either)},
                                            {"digit", digits_of(guardians).first()}}));
  conclude_by_sight(telling, cells.size() == 2 ? "both" : "all");
}

void type_3(Telling& telling, std::string_view pattern) {
  tell_pattern(telling, pattern);
  const CandidateSet guardians = telling.marked({Role::guardian});
  const DigitCells& set = telling.set(0);
  telling.say(
      message("why-deadly-subset", {{"cells", named(cells_of(guardians))},
                                    {"digits", NamedDigits{digits_of(guardians), Join::either}},
                                    {"others", named(set.cells)},
                                    {"subset", NamedDigits{set.digits}},
                                    {"houses", telling.step().houses}}));
  conclude(telling);
}

void type_4(Telling& telling) {
  tell_pattern(telling, "why-deadly");
  tell_pairs(telling);
  const CandidateSet& struck = telling.step().eliminations;
  telling.say(
      message("why-deadly-locked", {{"cells", named(cells_of(struck))},
                                    {"digit", telling.step().nodes.front().digit},
                                    {"digits", NamedDigits{digits_of(struck), Join::either}}}));
  conclude(telling);
}

void by_links(Telling& telling, std::string_view end) {
  tell_pattern(telling, "why-deadly");
  tell_pairs(telling);
  std::vector<Named> things = victim(telling);
  if (telling.step().technique == Technique::unique_rectangle_strong_link)
    things.push_back({"pattern", NamedDigits{pattern_digits(telling)}});
  telling.say(message(end, std::move(things)));
  conclude(telling);
}

void avoidable_1(Telling& telling) {
  const CandidateSet& struck = telling.step().eliminations;
  const CellSet cells = corners(telling);
  telling.say(message("why-avoidable",
                      {{"corners", named(cells)},
                       {"digits", NamedDigits{pattern_digits(telling) | digits_of(struck)}}}));
  telling.say(message("why-avoidable-last", victim(telling)));
  conclude(telling);
}

void grave(Telling& telling) {
  const Step& step = telling.step();
  const CandidateSet guardians = telling.marked({Role::guardian});
  const CellSet cells = cells_of(guardians);
  telling.say(message("why-grave", {{"cells", named(cells)}, {"count", cells.size()}}));
  switch (step.technique) {
    case Technique::bug_plus_1:
      telling.say(message("why-grave-one",
                          {{"cells", named(cells)}, {"digit", digits_of(guardians).first()}}));
      return conclude(telling);
    case Technique::bug_2:
      telling.say(message("why-deadly-one-of", {{"cells", named(cells, Join::either)},
                                                {"digit", digits_of(guardians).first()}}));
      return conclude_by_sight(telling, cells.size() == 2 ? "both" : "all");
    case Technique::bug_3: {
      const DigitCells& set = telling.set(0);
      telling.say(
          message("why-deadly-subset", {{"cells", named(cells)},
                                        {"digits", NamedDigits{digits_of(guardians), Join::either}},
                                        {"others", named(set.cells)},
                                        {"subset", NamedDigits{set.digits}},
                                        {"houses", step.houses}}));
      return conclude(telling);
    }
    case Technique::bug_4: {
      telling.say(message("why-grave-one-of", {{"guardians", guardians}}));
      tell_pairs(telling);
      telling.say(message("why-grave-locked", {{"cells", named(cells)}}));
      return conclude(telling);
    }
    default:
      telling.say(message("why-grave-one-of", {{"guardians", guardians}}));
      tell_chains(telling);
      telling.say(message("why-end-every-guardian"));
      return conclude(telling);
  }
}

/// The types of a pattern whose cells have pairs of their own.
void bug_lite(Telling& telling) {
  const Step& step = telling.step();
  const CandidateSet guardians = telling.marked({Role::guardian});
  if (!step.sets.empty()) return type_3(telling, "why-bug-lite");
  if (cells_of(guardians).size() > 1 && step.nodes.empty()) return type_2(telling, "why-bug-lite");
  tell_pattern(telling, "why-bug-lite");
  if (step.nodes.empty()) {
    telling.say(message("why-deadly-only-way",
                        {{"cells", named(cells_of(guardians))},
                         {"digits", NamedDigits{digits_of(guardians), Join::either}}}));
  } else {
    tell_pairs(telling);
    telling.say(message("why-deadly-locked",
                        {{"cells", named(cells_of(guardians))},
                         {"digit", step.nodes.front().digit},
                         {"digits", NamedDigits{digits_of(step.eliminations), Join::either}}}));
  }
  conclude(telling);
}

/// The guardians are of two digits, and an almost locked set takes the part of a second cell with these.
void rectangle_als(Telling& telling) {
  const Step& step = telling.step();
  const CandidateSet guardians = telling.marked({Role::guardian});
  const auto places = [&](int digit) {
    CellSet cells;
    for (int one : guardians) {
      if (candidate_digit(one) == digit) cells.insert(candidate_cell(one));
    }
    return cells;
  };
  tell_pattern(telling, "why-deadly");
  telling.say(message("why-grave-one-of", {{"guardians", guardians}}));
  telling.say(message("why-als", {{"sets", NamedSets{step.sets}}}));
  const int x = step.digits[2];
  const int y = (digits_of(guardians) - DigitSet::of(x)).first();
  telling.say(message("why-petal-in", {{"cells", named(places(x), Join::either)},
                                       {"digit", x},
                                       {"set", NamedSets{step.sets}},
                                       {"digits", NamedDigits{DigitSet::of(y)}}}));
  if (step.digits.size() == 3) {
    telling.say(message("why-or-in", {{"cells", named(places(y), Join::either)}, {"digit", y}}));
    return conclude_by_sight(telling, "places");
  }
  telling.say(message("why-petal-in", {{"cells", named(places(y), Join::either)},
                                       {"digit", y},
                                       {"set", NamedSets{step.sets}},
                                       {"digits", NamedDigits{DigitSet::of(x)}}}));
  telling.say(
      message("why-petal-others", {{"set", NamedSets{step.sets}},
                                   {"digits", NamedDigits{digits_of(guardians), Join::either}}}));
  conclude(telling);
}

void symmetrical(Telling& telling) {
  const std::vector<int>& names = telling.step().digits;
  std::vector<Message> renamed;
  for (int digit = 1; digit <= count_of(names); ++digit) {
    const int name = nth(names, digit - 1);
    if (name != digit) renamed.push_back(message("why-renamed", {{"from", digit}, {"to", name}}));
  }
  const auto count = count_of(renamed);
  telling.say(
      message("why-symmetrical-placement",
              {{"renamed", NamedMessages{std::move(renamed), Join::commas}}, {"count", count}}));
  conclude(telling);
}

}  // namespace

void explain_uniqueness(Telling& telling) {
  switch (telling.step().technique) {
    case Technique::unique_rectangle_1:
    case Technique::unique_loop_1:
    case Technique::extended_rectangle_1:
      return type_1(telling);
    case Technique::unique_rectangle_2:
    case Technique::unique_rectangle_5:
    case Technique::unique_loop_2:
    case Technique::extended_rectangle_2:
      return type_2(telling, "why-deadly");
    case Technique::unique_rectangle_3:
    case Technique::unique_loop_3:
    case Technique::extended_rectangle_3:
      return type_3(telling, "why-deadly");
    case Technique::unique_rectangle_4:
    case Technique::unique_loop_4:
    case Technique::extended_rectangle_4:
      return type_4(telling);
    case Technique::unique_rectangle_6:
      return by_links(telling, "why-deadly-diagonal");
    case Technique::hidden_rectangle:
      return by_links(telling, "why-deadly-hidden");
    case Technique::unique_rectangle_strong_link:
      return by_links(telling, "why-deadly-links");
    case Technique::avoidable_rectangle_1:
      return avoidable_1(telling);
    case Technique::avoidable_rectangle_2:
      return type_2(telling, "why-avoidable");
    case Technique::symmetrical_placement:
      return symmetrical(telling);
    case Technique::unique_rectangle_als:
      return rectangle_als(telling);
    case Technique::bug_lite:
      return bug_lite(telling);
    case Technique::aic_unique_rectangle:
      return explain_chain(telling);
    default:
      return grave(telling);
  }
}

}  // namespace nonet::explanation
