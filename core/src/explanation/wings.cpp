/// @file
/// Wings: a few cells that leave one of two or more to have a digit.

#include "explanation/telling.hpp"

namespace nonet::explanation {
namespace {

CellSet cell_set(int cell) {
  CellSet cells;
  cells.insert(cell);
  return cells;
}

/// "If r7c1 is 1, r7c5 {16} is 6": the pincer that the pivot's digit leaves only one candidate.
void tell_pincer(Telling& telling, int digit, int pincer, int last, std::vector<int> links) {
  const DigitSet pair = telling.board().candidates(pincer);
  telling.say(message("why-wing-case", {{"digit", digit},
                                        {"pincer", NamedSets{{{cell_set(pincer), pair}}}},
                                        {"last", last}}),
              std::move(links));
}

void xy_wing(Telling& telling) {
  const Step& step = telling.step();
  const Node& first = telling.node(0);
  const Node& pivot_x = telling.node(2);
  const Node& pivot_y = telling.node(3);
  const Node& second = telling.node(5);
  const int pivot = pivot_x.cells.first();
  telling.say(message("why-wing-pivot",
                      {{"cells", named(pivot_x.cells)},
                       {"digits", NamedDigits{telling.board().candidates(pivot), Join::either}}}),
              {2});
  tell_pincer(telling, pivot_x.digit, first.cells.first(), first.digit, {0, 1});
  tell_pincer(telling, pivot_y.digit, second.cells.first(), second.digit, {3, 4});
  telling.say(
      message("why-wing-one-of", {{"cells", named(first.cells | second.cells, Join::either)},
                                  {"digit", digits_of(step.eliminations).first()}}));
  conclude_by_sight(telling, "both");
}

/// As the XY-Wing, with a pivot that may be the digit itself.
void xyz_wing(Telling& telling) {
  const int last = digits_of(telling.step().eliminations).first();
  const CellSet all = cells_of(telling.marked({Role::pivot, Role::pincer, Role::pattern}));
  int pivot = -1;
  for (int cell : all) {
    if (telling.board().candidates(cell).size() == 3) pivot = cell;
  }
  telling.say(message("why-wing-pivot",
                      {{"cells", named(cell_set(pivot))},
                       {"digits", NamedDigits{telling.board().candidates(pivot), Join::either}}}));
  for (int pincer : all - cell_set(pivot)) {
    const DigitSet other = telling.board().candidates(pincer) - DigitSet::of(last);
    tell_pincer(telling, other.first(), pincer, last, {});
  }
  telling.say(message("why-wing-itself", {{"cells", named(cell_set(pivot))}, {"digit", last}}));
  telling.say(message("why-wing-one-of", {{"cells", named(all, Join::either)}, {"digit", last}}));
  conclude_by_sight(telling, "all");
}

void bent_set(Telling& telling) {
  const DigitCells& set = telling.set(0);
  const int last = digits_of(telling.step().eliminations).first();
  const CellSet places = cells_of(telling.marked({Role::pincer}));
  telling.say(message("why-bent-set", {{"cells", named(set.cells)},
                                       {"count", set.cells.size()},
                                       {"digits", NamedDigits{set.digits}},
                                       {"houses", telling.step().houses},
                                       {"digit", last},
                                       {"places", named(places, Join::either)}}));
  conclude_by_sight(telling, "all");
}

void w_wing(Telling& telling) {
  const Step& step = telling.step();
  const Node& first = telling.node(0);
  const Node& last = telling.node(5);
  const int shared = telling.node(1).digit;
  const CellSet ends = first.cells | last.cells;
  telling.say(message("why-w-wing",
                      {{"cells", named(ends)},
                       {"digits", NamedDigits{telling.board().candidates(first.cells.first())}}}),
              {0, 4});
  telling.say(
      message("why-pair-of-places",
              {{"houses", step.houses},
               {"digit", shared},
               {"cells", named(telling.node(2).cells | telling.node(3).cells, Join::either)}}),
      {2});
  telling.say(message("why-w-wing-sees", {{"places", named(telling.node(2).cells)},
                                          {"end", named(first.cells)},
                                          {"otherPlaces", named(telling.node(3).cells)},
                                          {"otherEnd", named(last.cells)},
                                          {"digit", shared},
                                          {"last", first.digit}}),
              {1, 3});
  conclude_by_sight(telling, "both");
}

/// Two cells with the same pair can't both have the digit that the third box lacks.
void chute_remote_pair(Telling& telling) {
  const Step& step = telling.step();
  const DigitCells& pair = telling.set(0);
  const DigitCells& decider = telling.set(1);
  const NamedDigits lacking{decider.digits, Join::either};
  telling.say(message("why-chute-pair", {{"cells", named(pair.cells)},
                                         {"digits", NamedDigits{pair.digits}},
                                         {"third", named(decider.cells)},
                                         {"lacking", lacking},
                                         {"count", decider.digits.size()}}));
  telling.say(message("why-chute-same", {{"cells", named(pair.cells)},
                                         {"lacking", lacking},
                                         {"count", decider.digits.size()},
                                         {"houses", step.covers},
                                         {"third", named(decider.cells)}}));
  const DigitSet gone = digits_of(step.eliminations);
  telling.say(message("why-chute-one",
                      {{"cells", named(pair.cells, Join::either)},
                       {"digits", NamedDigits{decider.digits.size() == 2 ? pair.digits : gone}},
                       {"count", decider.digits.size()}}));
  conclude_by_sight(telling, "both");
}

}  // namespace

void explain_wing(Telling& telling) {
  switch (telling.step().technique) {
    case Technique::xy_wing:
      return xy_wing(telling);
    case Technique::xyz_wing:
      return xyz_wing(telling);
    case Technique::chute_remote_pair:
      return chute_remote_pair(telling);
    case Technique::wxyz_wing:
    case Technique::vwxyz_wing:
    case Technique::uvwxyz_wing:
      return bent_set(telling);
    case Technique::w_wing:
    case Technique::grouped_w_wing:
      return w_wing(telling);
    default:
      return explain_chain(telling);
  }
}

}  // namespace nonet::explanation
