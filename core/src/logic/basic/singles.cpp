/// @file
/// Singles: a cell that can take one digit only, or a digit that has one place only in a house
/// (Sudopedia: Full House, Hidden Single, Naked Single). Full houses and hidden singles are found
/// in the order of houses: boxes before rows before columns, since that is how people look; naked
/// singles in the order of cells.
///
/// The causes of a hidden single are placed digits that bar the other empty cells of the house;
/// those of a naked single one placed digit among the peers for each digit that the cell cannot be.
/// An alternative that was removed as a candidate without a placed digit to show for it has no
/// cause.

#include <cstddef>
#include <initializer_list>

#include "logic/basic/causes.hpp"
#include "logic/finder.hpp"

namespace nonet::logic {
namespace {

/// A peer of `cell` that holds `digit`, those in `preferred` first; -1 when there is none.
int barrier(const Board& board, int cell, int digit, const CellSet& preferred) {
  const CellSet holders = board.holders(digit) & peers(cell);
  if (holders.empty()) return -1;
  const CellSet best = holders & preferred;
  return best.empty() ? holders.first() : best.first();
}

Step single(Technique technique, int cell, int digit) {
  Step step;
  step.technique = technique;
  step.marks.reserve(9);
  step.digits.push_back(digit);
  step.placements.insert(candidate(cell, digit));
  step.marks.push_back({Role::pattern, candidate(cell, digit)});
  return step;
}

CellSet naked_single_causes(const Board& board, int cell, int digit) {
  CellSet causes;
  for (int other : DigitSet::all() - DigitSet::of(digit)) {
    const int bar = barrier(board, cell, other, house_set(box_house(cell)));
    if (bar >= 0) causes.insert(bar);
  }
  return causes;
}

/// One digit is open in the house, in one cell; an empty cell without candidates may still stand
/// beside it.
bool nearly_full(const Context::Singles& singles, int house) {
  const int open = singles.open[house].mask();
  return singles.lone[house].mask() == open && open != 0 && (open & (open - 1)) == 0;
}

bool full_house_in(const Context& context, int house, Sink sink) {
  const Board& board = context.board();
  const CellSet filled = house_set(house) - board.empty_cells();
  if (filled.size() != 8) return false;
  const int digit = context.singles().open[house].first();
  Step step = single(Technique::full_house, (house_set(house) - filled).first(), digit);
  step.houses.insert(house);
  add_causes(step, filled, board);
  return sink(std::move(step));
}

bool hidden_singles_in(const Context& context, int house, Technique technique, Sink sink) {
  for (int digit : context.singles().lone[house]) {
    const int cell = context.places(house, digit).first();
    Step step = single(technique, cell, digit);
    step.houses.insert(house);
    CellSet others = house_set(house);
    others.erase(cell);
    CellSet causes;
    bar(context.board(), others, digit, causes);
    add_causes(step, causes, context.board());
    if (sink(std::move(step))) return true;
  }
  return false;
}

}  // namespace

void bar(const Board& board, const CellSet& cells, int digit, CellSet& causes) {
  for (int cell : cells& board.empty_cells()) {
    const int found = barrier(board, cell, digit, causes);
    if (found >= 0) causes.insert(found);
  }
}

void add_causes(Step& step, const CellSet& cells, const Board& board) {
  for (int cell : cells) step.marks.push_back({Role::cause, candidate(cell, board.value(cell))});
}

bool find_full_house(const Context& context, Technique /*technique*/, Sink sink) {
  const Context::Singles& singles = context.singles();
  for (Houses kind : boxes_first) {
    for (int house : kind) {
      if (nearly_full(singles, house) && full_house_in(context, house, sink)) return true;
    }
  }
  return false;
}

bool find_hidden_single(const Context& context, Technique technique, Sink sink) {
  for (int house : technique == Technique::hidden_single_box ? all_boxes : all_lines) {
    if (hidden_singles_in(context, house, technique, sink)) return true;
  }
  return false;
}

bool find_naked_single(const Context& context, Technique /*technique*/, Sink sink) {
  const Board& board = context.board();
  for (int cell : board.empty_cells()) {
    if (board.candidates(cell).size() != 1) continue;
    const int digit = board.candidates(cell).first();
    Step step = single(Technique::naked_single, cell, digit);
    add_causes(step, naked_single_causes(board, cell, digit), board);
    if (sink(std::move(step))) return true;
  }
  return false;
}

}  // namespace nonet::logic
