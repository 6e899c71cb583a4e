/// @file
/// Eliminations of exocets on request, against all solutions that a position has by its candidates.

#include <array>
#include <cstddef>

#include "cases.hpp"
#include "catch.hpp"
#include "logic/solutions_within.hpp"
#include "nonet/library.hpp"
#include "nonet/notation.hpp"
#include "support.hpp"

namespace nonet {
namespace {

/// The board without one of its digits. Its cell and those that it sees get back what the rules allow.
Board with_hole(const Board& board, int cell) {
  Grid grid = board.values();
  grid.set(cell, 0);
  const Board bare(grid);
  Table<DigitSet, cell_count> allowed{};
  for (int c = 0; c < cell_count; ++c) {
    DigitSet& digits = allowed[static_cast<std::size_t>(c)];
    digits = board.candidates(c);
    if (c == cell) digits = bare.candidates(c);
    if (peers(cell).contains(c) && bare.candidates(c).contains(board.value(cell)))
      digits.insert(board.value(cell));
  }
  return {grid, allowed};
}

/// Checks the steps on a board; the number of those where it has several solutions.
int check_steps(const Board& board, Technique technique) {
  const auto steps = test::steps_on(board, technique);
  if (steps.empty()) return 0;
  const Table<CellSet, 9> possible = logic::possible_within(board);
  for (const Step& step : steps) {
    INFO(notation(step));
    for (int c : step.eliminations) {
      const auto digit = static_cast<std::size_t>(candidate_digit(c) - 1);
      CHECK_FALSE(possible[digit].contains(candidate_cell(c)));
    }
  }
  return logic::solutions_within(board, 2).size() > 1 ? static_cast<int>(steps.size()) : 0;
}

/// Takes each digit of each case back in turn, and then one more.
int check_loose(Technique technique) {
  Random random("holes");
  int several = 0;
  for (const test::Case& tested : test::share_of(test::cases_of("exocets"))) {
    if (tested.technique != technique || tested.near_miss) continue;
    INFO(tested.line);
    const Board& board = tested.position.board;
    check_steps(board, technique);
    for (int cell : board.values().filled()) {
      const Board once = with_hole(board, cell);
      several += check_steps(once, technique);
      for (int other : once.values().filled()) {
        if (random.below(12) == 0) several += check_steps(with_hole(once, other), technique);
      }
    }
  }
  return several;
}

}  // namespace

TEST_CASE("no mirror node removes what stands in a solution, however many there are") {
  CHECK(check_loose(Technique::exocet_mirror) > 0);
}

TEST_CASE("no weak exocet removes what stands in a solution, however many there are") {
  CHECK(check_loose(Technique::weak_exocet) > 0);
}

}  // namespace nonet
