/// @file
/// Candidates in no template of a digit, against a plain enumeration of all templates.

#include "logic/in_no_template.hpp"

#include <array>

#include "catch.hpp"
#include "nonet/logic.hpp"
#include "support.hpp"

namespace nonet {
namespace {

/// Adds every way to put a digit once into each row, column and box that has a place, from a row on.
void add_templates(const CellSet& places, int row, const CellSet& chosen, CellSet& in_some) {
  if (row == 9) {
    in_some |= chosen;
    return;
  }
  // All have been seen.
  if (in_some == places) return;
  const CellSet options = places & house_set(row);
  if (options.empty()) add_templates(places, row + 1, chosen, in_some);
  for (int cell : options) {
    if (!(peers(cell) & chosen).empty()) continue;
    CellSet more = chosen;
    more.insert(cell);
    add_templates(places, row + 1, more, in_some);
  }
}

CellSet in_none(const CellSet& places) {
  CellSet in_some;
  add_templates(places, 0, {}, in_some);
  return places - in_some;
}

}  // namespace

TEST_CASE("what no template has is found on every position of a path") {
  for (const Grid& puzzle : test::share_of(test::puzzles_of("puzzles.txt"))) {
    Board board(puzzle);
    // A step leaves most digits as they were.
    std::array<CellSet, 10> looked_at;
    for (const Step& step : path(Position(puzzle)).steps) {
      for (int digit : DigitSet::all()) {
        const CellSet& places = board.places(digit);
        CellSet& before = looked_at[static_cast<std::size_t>(digit)];
        if (places == before) continue;
        before = places;
        REQUIRE(logic::in_no_template(places) == in_none(places));
      }
      apply(step, board);
    }
  }
}

}  // namespace nonet
