/// @file
/// Chute Remote Pairs (SudokuWiki). A chute is three boxes in a row or in a column. Two of its cells
/// have the same two candidates a and b and do not see each other, so they are in two boxes and in
/// two of the chute's three lines. The third line has three cells in the third box.
///
/// If both cells were a, the third box could have its a in these three cells only: its other two
/// lines have one already. So if none of the three is a, or can be, one of the two cells is b, and
/// what sees both is not b. The same holds for a, if none of the three is b or can be.
///
/// Steps: `digits` a and b, in ascending order; `houses` the third line, `covers` the third box;
/// `sets` the two cells with a and b, and the three cells with what they lack of the two. Marks:
/// `pincer` for the candidates of the two cells.

#include "logic/cells.hpp"
#include "logic/finder.hpp"

namespace nonet::logic {
namespace {

/// The number from 3n to 3n + 2 that is neither of two others there.
int third(int one, int other) {
  return one / 3 * 9 + 3 - one - other;
}

/// The three cells that decide about two cells of a chute: where which line and box cross.
struct Decider {
  int line;
  int box;

  [[nodiscard]] CellSet cells() const { return house_set(line) & house_set(box); }
};

Decider decider_in_band(int a, int b) {
  const int row = third(row_of(a), row_of(b));
  const int column = third(column_of(a) / 3, column_of(b) / 3) * 3;
  return {row, box_house(cell_at(row, column))};
}

Decider decider_in_stack(int a, int b) {
  const int column = third(column_of(a), column_of(b));
  const int row = third(row_of(a) / 3, row_of(b) / 3) * 3;
  return {house_of(HouseKind::column, column), box_house(cell_at(row, column))};
}

/// The digits that none of some cells is or can be.
DigitSet missing(const Context& context, const CellSet& cells, DigitSet digits) {
  DigitSet left = digits;
  for (int cell : cells) {
    left -= context.candidates(cell);
    const int value = context.board().value(cell);
    if (value != 0) left.erase(value);
  }
  return left;
}

bool give(const Context& context, const CellSet& pair, const Decider& decider, Sink sink) {
  const DigitSet digits = context.candidates(pair.first());
  const DigitSet lacking = missing(context, decider.cells(), digits);
  Step step;
  step.technique = Technique::chute_remote_pair;
  for (int digit : digits) {
    step.digits.push_back(digit);
    if (!(lacking - DigitSet::of(digit)).empty())
      step.eliminations |= candidates_of(common_peers(pair) & context.places(digit), digit);
  }
  if (step.eliminations.empty()) return false;
  step.houses.insert(decider.line);
  step.covers.insert(decider.box);
  step.sets = {{pair, digits}, {decider.cells(), lacking}};
  for (int cell : pair) {
    for (int digit : digits) step.marks.push_back({Role::pincer, candidate(cell, digit)});
  }
  return sink(std::move(step));
}

}  // namespace

bool find_chute_remote_pair(const Context& context, Technique /*technique*/, Sink sink) {
  for (int a : context.bivalue()) {
    for (int b : context.bivalue() - peers(a)) {
      if (b <= a || context.candidates(a) != context.candidates(b)) continue;
      CellSet pair;
      pair.insert(a);
      pair.insert(b);
      if (row_of(a) / 3 == row_of(b) / 3 && give(context, pair, decider_in_band(a, b), sink))
        return true;
      if (column_of(a) / 3 == column_of(b) / 3 && give(context, pair, decider_in_stack(a, b), sink))
        return true;
    }
  }
  return false;
}

}  // namespace nonet::logic
