/// @file
/// The nudge: where to look, enough to find the pattern and without its name.

#include "explanation/telling.hpp"

namespace nonet::explanation {
namespace {

/// A box or a line, as for singles.
int house_of(const Step& step) {
  if (step.technique != Technique::naked_single && !step.houses.empty()) return step.houses.first();
  int candidate = 0;
  if (!step.placements.empty()) {
    candidate = step.placements.first();
  } else if (!step.marks.empty()) {
    candidate = step.marks.front().candidate;
  } else if (!step.eliminations.empty()) {
    candidate = step.eliminations.first();
  }
  return box_house(candidate_cell(candidate));
}

void at_house(const Step& step, Explanation& explanation) {
  explanation.look_houses = only(house_of(step));
  explanation.look = message("look-house", {{"houses", explanation.look_houses}});
}

/// "Look at the 4s in rows 3, 4 and 9."
void at_digit(int digit, const HouseSet& houses, Explanation& explanation) {
  explanation.look_houses = houses;
  explanation.look = houses.empty() ? message("look-digit-anywhere", {{"digit", digit}})
                                    : message("look-digit", {{"digit", digit}, {"houses", houses}});
}

/// "Look at 2 and 5 in row 4."
void at_digits(DigitSet digits, const HouseSet& houses, Explanation& explanation) {
  explanation.look_houses = houses;
  explanation.look = message("look-digits", {{"digits", NamedDigits{digits}}, {"houses", houses}});
}

/// "Look at r1c2 and r3c2." The cells are lit.
void at_cells(const CellSet& cells, Explanation& explanation) {
  explanation.look_cells = cells;
  explanation.look = message("look-cells", {{"cells", named(cells)}, {"count", cells.size()}});
}

/// "Start from r2c4, which has two candidates", where the chain goes from one to the other; else from a digit in it.
void at_start(const Node& start, bool from_cell, Explanation& explanation) {
  explanation.look_cells = start.cells;
  if (from_cell) {
    explanation.look = message("look-start-two", {{"cells", named(start.cells)}});
  } else {
    explanation.look = message(
        "look-start",
        {{"cells", named(start.cells)}, {"count", start.cells.size()}, {"digit", start.digit}});
  }
}

void at_chain(const Step& step, Explanation& explanation) {
  if (step.nodes.empty()) return at_house(step, explanation);
  bool from_cell = false;
  if (!step.links.empty()) {
    const Because because = step.links.front().reason.because;
    from_cell = because == Because::last_candidate || because == Because::remote_pair;
  }
  at_start(step.nodes.front(), from_cell, explanation);
}

/// The cells of a set and their digits, or the places of a digit; else where the first branch starts.
void at_branches(const Step& step, Explanation& explanation) {
  if (step.sets.empty()) {
    at_start(step.nodes.front(), false, explanation);
  } else if (step.houses.empty()) {
    explanation.look_cells = step.sets.front().cells;
    explanation.look = message("look-candidates", {{"cells", named(step.sets.front().cells)}});
  } else {
    at_digit(step.sets.front().digits.first(), step.houses, explanation);
  }
}

void at_uniqueness(const Telling& telling, Explanation& explanation) {
  const Step& step = telling.step();
  if (step.technique == Technique::symmetrical_placement) {
    explanation.look = message("look-symmetry");
  } else {
    at_cells(cells_of(telling.marked({Role::corner, Role::guardian})), explanation);
  }
}

CellSet cells_of_sets(const Step& step) {
  CellSet cells;
  for (const DigitCells& set : step.sets) cells |= set.cells;
  return cells;
}

void at_subset(const Telling& telling, Explanation& explanation) {
  const Step& step = telling.step();
  switch (step.technique) {
    case Technique::direct_hidden_pair:
    case Technique::direct_hidden_triple:
      return at_digits(telling.set(0).digits, step.houses, explanation);
    case Technique::hidden_pair:
    case Technique::hidden_triple:
    case Technique::hidden_quad:
    case Technique::firework_triple:
    case Technique::firework_quad:
    case Technique::firework_w_wing:
      return at_digits(digits_of(step.digits), step.houses, explanation);
    default:
      return at_cells(cells_of(telling.marked({Role::pattern})), explanation);
  }
}

}  // namespace

void look(const Telling& telling, Explanation& explanation) {
  const Step& step = telling.step();
  const Family family = info(step.technique).family;
  if (family != Family::singles) explanation.digits = digits_of(step.digits);
  switch (family) {
    case Family::singles:
      return at_house(step, explanation);
    case Family::intersections:
      if (step.covers.empty())
        return at_cells(cells_of(telling.marked({Role::pattern})), explanation);
      return at_digit(telling.digit(), step.houses, explanation);
    case Family::subsets:
      return at_subset(telling, explanation);
    case Family::fish:
    case Family::single_digit:
      return at_digit(telling.digit(),
                      step.houses | (family == Family::fish ? HouseSet{} : step.covers),
                      explanation);
    case Family::coloring:
      if (step.technique == Technique::medusa_3d) return at_chain(step, explanation);
      return at_digit(telling.digit(), {}, explanation);
    case Family::uniqueness:
      if (step.technique == Technique::aic_unique_rectangle) return at_chain(step, explanation);
      return at_uniqueness(telling, explanation);
    case Family::wings:
      if (!step.nodes.empty()) return at_chain(step, explanation);
      return at_cells(cells_of(telling.marked({Role::pivot, Role::pincer, Role::pattern})),
                      explanation);
    case Family::chains:
      if (step.technique == Technique::blossom_loop) return at_branches(step, explanation);
      return at_chain(step, explanation);
    case Family::als:
      return at_cells(step.technique == Technique::death_blossom
                          ? cells_of(telling.marked({Role::pivot}))
                          : cells_of_sets(step),
                      explanation);
    case Family::exclusion:
      return at_cells(cells_of(telling.marked({Role::pattern})), explanation);
    case Family::exocets:
      return at_cells(cells_of(telling.marked({Role::pivot})), explanation);
    case Family::multi_sector:
      explanation.look_houses = step.houses;
      explanation.look = message("look-house", {{"houses", step.houses}});
      return;
    case Family::templates:
      return at_digit(telling.digit(), {}, explanation);
    case Family::impossible:
      if (step.technique == Technique::broken_wing)
        return at_digit(telling.digit(), step.houses, explanation);
      return at_cells(cells_of(telling.marked({Role::corner, Role::guardian})), explanation);
    case Family::forcing:
      return at_branches(step, explanation);
  }
}

}  // namespace nonet::explanation
