/// @file
/// The engine `backtrack`: the baseline that everyone knows.
///
/// Empty cells are filled row by row, from the top left to the bottom right. In each the digits that
/// its row, column and box lack are tried in ascending order; where none fits, the last digit is
/// wrong and the next one takes its place. Nothing is looked ahead.
///
///      8 1 2 | 3 4 5 | 6 . .      Filled up to here: . the next cell lacks no digit but 7 and 9.
///      . . 3 | 6 . . | . . .      7 is a guess, 9 is placed: after 7 it is the last one left.
///      . 7 . | . 9 . | 2 . .
///
/// State. One grid, the digits that its 27 houses lack, and the list of empty cells; a digit that is
/// taken back leaves everything as it was, so nothing is ever copied.
///
/// The method has no inventor that could be named; D. H. Lehmer called it "backtrack" in the 1950s
/// (Knuth, The Art of Computer Programming, 7.2.2). It takes exponential time, and an unlucky puzzle
/// millions of times as long as a lucky one: give it a budget.

#include <cstddef>
#include <cstdint>

#include "index.hpp"
#include "nonet/table.hpp"
#include "solve/engines.hpp"
#include "solve/free_digits.hpp"
#include "solve/meter.hpp"

namespace nonet {
namespace {

struct State {
  FreeDigits free;
  Grid grid;
  Table<std::uint8_t, cell_count> empty{};
  std::size_t empty_count = 0;
};

class BacktrackSearch {
 public:
  BacktrackSearch(State& state, Meter& meter) : state_(state), meter_(meter) {}

  /// Fills the empty cells from the one with that number on. False when the search was stopped.
  bool fill(std::size_t next) {
    if (next == state_.empty_count) {
      return meter_.solution([&] { return state_.grid; });
    }
    const int cell = state_.empty[next];
    DigitSet digits = state_.free.at(cell);
    if (digits.empty()) return meter_.contradict();
    while (digits.size() > 1) {
      const int digit = digits.first();
      digits.erase(digit);
      if (!meter_.node() || !meter_.guess(cell, digit)) return false;
      const bool go_on = fill_with(next, digit);
      if (!meter_.retract(cell, digit) || !go_on) return false;
    }
    const int last = digits.first();
    return meter_.node() && meter_.place(cell, last) && fill_with(next, last);
  }

 private:
  bool fill_with(std::size_t next, int digit) {
    const int cell = state_.empty[next];
    state_.free.use(cell, digit);
    state_.grid.set(cell, digit);
    const bool go_on = fill(next + 1);
    state_.free.give_back(cell, digit);
    return go_on;
  }

  State& state_;
  Meter& meter_;
};

SearchReport run(const Grid& puzzle, const SearchOptions& options) {
  Meter meter(options);
  meter.holds(sizeof(State));
  State state;
  state.grid = puzzle;
  for (int cell = 0; cell < cell_count; ++cell) {
    if (puzzle[cell] == 0) state.empty[state.empty_count++] = narrow<std::uint8_t>(cell);
  }
  const bool once = state.free.use_all(puzzle);
  if (!meter.node()) return meter.report();
  if (once) {
    BacktrackSearch(state, meter).fill(0);
  } else {
    meter.contradict();
  }
  return meter.report();
}

}  // namespace

const Engine engine::backtrack = {"backtrack", run, solve_each<run>};

}  // namespace nonet
