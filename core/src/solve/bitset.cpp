/// @file
/// The engine `bitset`: infer, judge, guess, on 27 sets of nine bits.
///
/// State. For each row, column and box the digits that it still lacks, bit d-1 for digit d. The
/// candidates of a cell are never stored: they are the intersection of three sets.
///
///      digit            9 8 7 6 5 4 3 2 1
///      row 1            1 0 1 0 1 1 0 1 0
///      column 4         0 1 1 0 0 1 0 0 1
///      box 2            1 1 1 0 0 0 0 1 1
///                       -----------------
///      row 1, column 4  0 0 1 0 0 0 0 0 0     7 is the only candidate: it is written there.
///
/// A digit that is written is one bit less in three sets. A guess copies the sets and the grid.
///
/// The three steps, in turn:
///   infer  Cells with a single candidate are filled, until there is none left.
///   judge  A cell whose set is empty ends the branch.
///   guess  The cell with the fewest candidates (the first of them) makes one smaller puzzle of each
///          candidate, in ascending order; the last of them must be right if the others were not.
///
/// There is no search for the only place of a digit in a house, so puzzles with few givens that are
/// easy for people can need many guesses here.
///
/// Source: folklore; sets of digits as bits are in nearly every fast solver since about 2005, and
/// the cell with the fewest candidates is the first-fail principle (Haralick and Elliott, 1980).

#include <cstdint>

#include "solve/engines.hpp"
#include "solve/free_digits.hpp"
#include "solve/meter.hpp"

namespace nonet {
namespace {

struct State {
  FreeDigits free;
  Grid grid;
  CellSet empty;

  void write(int cell, int digit) {
    free.use(cell, digit);
    grid.set(cell, digit);
    empty.erase(cell);
  }
};

class BitsetSearch {
 public:
  explicit BitsetSearch(Meter& meter) : meter_(meter) {}

  /// False when the search was stopped.
  bool run(State& state) {
    meter_.holds((static_cast<std::uint64_t>(meter_.depth()) + 1) * sizeof(State));
    const Inferred inferred = infer(state);
    if (meter_.stopped()) return false;
    if (inferred.contradictory) return meter_.contradict();
    if (state.empty.empty()) {
      return meter_.solution([&] { return state.grid; });
    }
    return branch(state, inferred.fewest);
  }

 private:
  struct Inferred {
    bool contradictory = false;
    /// The empty cell with the fewest candidates.
    int fewest = 0;
  };

  /// Infers and judges, until nothing moves.
  Inferred infer(State& state) {
    while (true) {
      bool moved = false;
      Inferred inferred;
      int least = 10;
      for (int cell : state.empty) {
        const DigitSet digits = state.free.at(cell);
        const int size = digits.size();
        if (size == 0) return {.contradictory = true};
        if (size == 1) {
          meter_.place(cell, digits.first());
          write(state, cell, digits.first());
          moved = true;
        } else if (size < least) {
          least = size;
          inferred.fewest = cell;
        }
      }
      if (!moved) return inferred;
    }
  }

  bool branch(State& state, int cell) {
    DigitSet digits = state.free.at(cell);
    while (digits.size() > 1) {
      const int digit = digits.first();
      digits.erase(digit);
      if (!guess(state, cell, digit)) return false;
    }
    // The last digit needs no copy.
    const int last = digits.first();
    if (!meter_.node() || !meter_.place(cell, last)) return false;
    write(state, cell, last);
    return run(state);
  }

  bool guess(const State& state, int cell, int digit) {
    if (!meter_.node() || !meter_.guess(cell, digit)) return false;
    State child = state;
    write(child, cell, digit);
    const bool go_on = run(child);
    return meter_.retract(cell, digit) && go_on;
  }

  void write(State& state, int cell, int digit) {
    if (meter_.tracing()) trace_struck(state, cell, digit);
    state.write(cell, digit);
  }

  /// The peers of a cell are about to lose a candidate.
  void trace_struck(const State& state, int cell, int digit) {
    for (int peer : peers(cell) & state.empty) {
      if (state.free.at(peer).contains(digit)) meter_.eliminate(peer, digit);
    }
  }

  Meter& meter_;
};

SearchReport run(const Grid& puzzle, const SearchOptions& options) {
  Meter meter(options);
  State state;
  meter.holds(sizeof state);
  state.grid = puzzle;
  state.empty = CellSet::all() - puzzle.filled();
  const bool once = state.free.use_all(puzzle);
  if (!meter.node()) return meter.report();
  if (once) {
    BitsetSearch(meter).run(state);
  } else {
    meter.contradict();
  }
  return meter.report();
}

}  // namespace

const Engine engine::bitset = {"bitset", run, solve_each<run>};

}  // namespace nonet
