/// @file
/// Almost locked sets that bend, against their definition: all choices of three cells are tried.

#include "logic/als/bent_als.hpp"

#include <algorithm>
#include <set>

#include "catch.hpp"
#include "logic/context.hpp"
#include "support.hpp"

namespace nonet {
namespace {

bool see_each_other(const CellSet& cells) {
  return std::all_of(cells.begin(), cells.end(), [&](int cell) {
    return std::all_of(cells.begin(), cells.end(),
                       [&](int other) { return other == cell || peers(cell).contains(other); });
  });
}

/// Whether the cells have one digit more than there are of them, and room for each once.
bool is_almost_locked(const Board& board, const CellSet& cells) {
  DigitSet digits;
  for (int cell : cells) digits |= board.candidates(cell);
  return digits.size() == cells.size() + 1 &&
         std::all_of(digits.begin(), digits.end(),
                     [&](int digit) { return see_each_other(cells & board.places(digit)); });
}

/// Whether some two houses have all cells, both have one alone, and one is where they cross.
bool bends(const CellSet& cells) {
  bool found = false;
  for (int a = 0; a < house_count; ++a) {
    if ((cells - house_set(a)).empty()) return false;
    for (int b = 0; b < a; ++b) {
      const CellSet both = house_set(a) & house_set(b);
      found = found || ((cells - house_set(a) - house_set(b)).empty() && !(cells & both).empty());
    }
  }
  return found;
}

std::set<std::vector<int>> by_definition(const Board& board) {
  std::set<std::vector<int>> found;
  const CellSet empty = board.empty_cells();
  for (int a : empty) {
    for (int b : empty) {
      for (int c : empty) {
        if (a >= b || b >= c) continue;
        CellSet cells;
        for (int cell : {a, b, c}) cells.insert(cell);
        if (is_almost_locked(board, cells) && bends(cells)) found.insert({a, b, c});
      }
    }
  }
  return found;
}

TEST_CASE("the almost locked sets that bend are those of the definition") {
  std::size_t count = 0;
  for (const char* puzzle :
       {"1.6...3..9...3.8.5.2....96..5..12........4..8...6...5.79.2.....2.....1..3.596....",
        ".7..8.64...37.2.......9....6.75...1....2.7..55............73.8....6..174.....8.5.",
        "5...4.97...2..5...13..2..8....97..3...9.1...4...2..6...4...37..............8...1."}) {
    const Board board(test::grid_of(puzzle));
    logic::Effort effort;
    logic::RemovableAlone removable_alone;
    const logic::Context context(board, board.values().filled(), effort, removable_alone);
    std::set<std::vector<int>> found;
    for (const logic::AlmostLockedSet& set : logic::bent_als_of(context)) {
      CHECK(is_almost_locked(board, set.cells));
      CHECK(bends(set.cells));
      if (set.cells.size() == 3) found.insert({set.cells.begin(), set.cells.end()});
    }
    CHECK(found == by_definition(board));
    count += found.size();
  }
  CHECK(count > 5);
}

}  // namespace
}  // namespace nonet
