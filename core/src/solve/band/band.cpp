/// @file
/// The band engine: nine digits in three bands, all words of a digit at once.
///
/// State. For digit d and band b one word says in which of the band's 27 cells d may still stand,
/// row by row (layout.hpp has the order of the bits). The three words of a digit, with a fourth
/// that stays 0, are a block of 128 bits; a register holds one, two or four blocks:
///
///     block of digit d:  | band 1 | band 2 | band 3 |  –  |     nine blocks
///
/// There is nothing else: no list of open cells, no counters, nothing to undo. A guess copies the
/// blocks; what it rules out at once is taken away during the copy.
///
/// Propagation works on whole blocks, without a branch (rules.hpp):
///   1. A digit's three rows of a band use the three boxes in one of six ways. A box of a row is
///      possible when the two other rows can use the two other boxes: locked candidates, pointing
///      and claiming, at once and to the end. In AVX-512 a table of 64 bytes in a register answers.
///   2. The same for the columns of three boxes above each other, which the three bands use.
///   3. Hidden singles: in a row the lowest bit is taken away by a subtraction; rows where nothing
///      is left are found by the carry of an addition. Singles of boxes and columns become singles
///      of rows by rules 1 and 2. A decided cell is cleared for the other digits.
///   4. Naked singles: counters sliced over the nine digits; the digit is cleared in the rest of
///      the row, and by rules 1 and 2 in box and column.
/// With one block a register, digits that lost nothing are passed over (`update_digits`); with more
/// of them, every round does all nine digits in straight code.
///
/// Contradictions: a cell without a candidate, a word without a place, a cell that two digits need,
/// two cells of a row that need one digit. The rules only ever take away what cannot be, and taking
/// away more never makes them say less; so the order of their application does not matter, and all
/// variants search the same tree.
///
/// Guess. A cell with two candidates, else three, else any; of those the one with most open peers.
///
/// The end is sound. When every cell has exactly one candidate and nothing changes, no row has a
/// digit twice; 27 cells of a band and nine digits then leave each digit three cells, in three rows,
/// by rule 1 in three boxes, and by rule 2 in three columns a band, and nine in all.
///
/// Sources. A word by digit and band: zhouyundong's solver, as refined by champagne and JasonLion
/// (New Sudoku Players' Forum, 2012, "JCZSolve"). Exact permutations of boxes: rust_sudoku,
/// fastdoku. Vectors of the whole board, both directions alike: tdoku, there as boxes and bands that
/// send each other messages. Singles of all cells at once by sliced counters: fsss2. Open peers as
/// the measure of a guess: fastband. New here, as far as we know: whole blocks as the unit of work,
/// the cells of a row ordered by column of the box so that rules 1 and 2 are a few shifts, and guard
/// bits that let arithmetic find the singles.
///
/// Tried and lost. Word by word with tables (the engine before this one): a fifth to two fifths of
/// the speed. Every round in all digits with one block a register: less than half the speed on hard
/// puzzles. Hidden singles after rule 2 instead of beside it: up to a seventh fewer rounds, but each
/// takes longer; 1 to 6 % slower. Guessing a digit with two places where no cell has two
/// candidates: 7 to 20 % more guesses on the hardest sets. Adding to the measure of a guess what the
/// weaker of its digits rules out: 6 to 11 % fewer guesses there, 6 % more on 17-clue puzzles, and
/// more work for each.
#include <algorithm>
#include <limits>
#include <optional>
#include <vector>

#include "nonet/board.hpp"
#include "nonet/solver.hpp"
#include "nonet/table.hpp"
#include "processor.hpp"
#include "solve/band/layout.hpp"
#include "solve/band/task.hpp"
#include "solve/other_solution.hpp"

namespace nonet {
namespace {

using band::Task;
using band::Variant;

constexpr bool same(band::Event event, TraceKind kind) {
  return static_cast<int>(event) == static_cast<int>(kind);
}
static_assert(same(band::place_event, TraceKind::place) &&
              same(band::guess_event, TraceKind::guess) &&
              same(band::contradict_event, TraceKind::contradict) &&
              same(band::retract_event, TraceKind::retract) &&
              same(band::solution_event, TraceKind::solution));
static_assert(band::nodes_between_questions == nodes_between_questions);

static_assert(sizeof(Grid) == 81 && sizeof(Solved) == 82 && static_cast<int>(Outcome::unique) == 1,
              "answers are written as bytes");

// --- callbacks ---

/// Tells a search as one with pencil and eraser, who strikes out at once what a digit takes from
/// the cells that see it.
class PencilTrace {
 public:
  PencilTrace(const Grid& puzzle, Tracer tracer) : tracer_(tracer) {
    const Board board(puzzle);
    for (int cell = 0; cell < cell_count; ++cell) {
      now_.marks[cell] = board.candidates(cell);
      if (puzzle[cell] != 0) now_.filled.insert(cell);
    }
  }

  bool event(const TraceEvent& event) {
    if (event.kind == TraceKind::guess) before_guesses_.push_back(now_);
    if (event.kind == TraceKind::retract) {
      now_ = before_guesses_.back();
      before_guesses_.pop_back();
    }
    if (!tracer_(event)) return false;
    const bool fills = event.kind == TraceKind::guess || event.kind == TraceKind::place;
    return !fills || fill(event.cell, event.digit, event.depth);
  }

  /// Brings the marks to what the engine knows after a round.
  bool round(const std::uint32_t* words, int depth) {
    for (int cell = 0; cell < cell_count; ++cell) {
      if (now_.filled.contains(cell)) continue;
      const DigitSet known = known_at(words, cell);
      if (!(known.size() == 1 ? place(cell, known.first(), depth) : strike(cell, known, depth)))
        return false;
    }
    return true;
  }

 private:
  struct Marks {
    Table<DigitSet, cell_count> marks;
    CellSet filled;
  };

  static DigitSet known_at(const std::uint32_t* words, int cell) {
    DigitSet digits;
    for (int digit = 1; digit <= 9; ++digit) {
      if ((words[4 * (digit - 1) + cell / 27] >> band::bit_of(cell) & 1U) != 0)
        digits.insert(digit);
    }
    return digits;
  }

  bool tell(TraceKind kind, int cell, int digit, int depth) {
    return tracer_({kind, static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit),
                    static_cast<std::uint16_t>(depth)});
  }

  bool place(int cell, int digit, int depth) {
    // In a contradictory position an equal digit may have been placed in sight.
    if (!now_.marks[cell].contains(digit)) return true;
    return tell(TraceKind::place, cell, digit, depth) && fill(cell, digit, depth);
  }

  bool fill(int cell, int digit, int depth) {
    now_.filled.insert(cell);
    now_.marks[cell] = DigitSet::of(digit);
    const CellSet open = peers(cell) - now_.filled;
    return std::all_of(open.begin(), open.end(), [&](int peer) {
      return !now_.marks[peer].contains(digit) || strike_one(peer, digit, depth);
    });
  }

  bool strike(int cell, DigitSet known, int depth) {
    const DigitSet gone = now_.marks[cell] - known;
    return std::all_of(gone.begin(), gone.end(),
                       [&](int digit) { return strike_one(cell, digit, depth); });
  }

  bool strike_one(int cell, int digit, int depth) {
    now_.marks[cell].erase(digit);
    return tell(TraceKind::eliminate, cell, digit, depth);
  }

  Tracer tracer_;
  Marks now_;
  std::vector<Marks> before_guesses_;
};

/// State for the callbacks of a task.
struct Listener {
  const SearchOptions& options;
  std::optional<PencilTrace> pencil = std::nullopt;
};

Listener& listener(void* context) {
  return *static_cast<Listener*>(context);
}

bool on_solution(void* context, const std::uint8_t* digits) {
  Grid grid;
  for (int cell = 0; cell < cell_count; ++cell) grid.set(cell, digits[cell]);
  return listener(context).options.on_solution(grid);
}

bool keep_going(void* context, std::uint64_t nodes) {
  return listener(context).options.keep_going(nodes);
}

bool on_event(void* context, band::Event event, int cell, int digit, int depth) {
  return listener(context).pencil->event(
      {static_cast<TraceKind>(event), static_cast<std::uint8_t>(cell),
       static_cast<std::uint8_t>(digit), static_cast<std::uint16_t>(depth)});
}

bool on_round(void* context, const std::uint32_t* words, int depth) {
  return listener(context).pencil->round(words, depth);
}

// --- entries ---

constexpr std::uint64_t no_limit = std::numeric_limits<std::uint64_t>::max();

Task task_of(const Grid& puzzle, const SearchOptions& options, Listener& context) {
  Task task{};
  task.puzzle = puzzle.digits().data();
  task.limit = options.limit == 0 ? no_limit : options.limit;
  task.budget = options.budget == 0 ? no_limit : options.budget;
  task.context = &context;
  if (options.on_solution) task.on_solution = on_solution;
  if (options.keep_going) task.keep_going = keep_going;
  if (options.trace) {
    context.pencil.emplace(puzzle, options.trace);
    task.on_event = on_event;
    task.on_round = on_round;
  }
  return task;
}

SearchEnd end_of(const Task& task) {
  if (task.cancelled) return SearchEnd::cancelled;
  if (task.out_of_budget) return SearchEnd::budget;
  return task.solutions == task.limit ? SearchEnd::limit : SearchEnd::complete;
}

template <const Variant& variant>
SearchReport run(const Grid& puzzle, const SearchOptions& options) {
  Listener context{options};
  Task task = task_of(puzzle, options, context);
  // Rounds differ between variants; a search that is watched looks the same on every machine.
  (options.trace ? band::baseline : variant).run(task);
  SearchReport report;
  report.end = end_of(task);
  report.solutions = task.solutions;
  report.nodes = task.nodes;
  report.guesses = task.guesses;
  report.backtracks = task.backtracks;
  report.bytes = (task.deepest + 1) * task.state_bytes;
  return report;
}

template <const Variant& variant>
void solve(std::span<const Grid> puzzles, std::span<Solved> answers) {
  for (Solved& answer : answers) answer = {};
  const void* in = puzzles.data();
  void* out = answers.data();
  variant.solve(static_cast<const std::uint8_t*>(in), puzzles.size(),
                static_cast<std::uint8_t*>(out));
}

template <const Variant& variant>
constexpr Engine engine_of(std::string_view id) {
  return {id, run<variant>, solve<variant>};
}

constexpr Table variants = {
    engine_of<band::baseline>("band-baseline"),
#ifdef NONET_X86_64
    engine_of<band::avx2>("band-avx2"),
    engine_of<band::avx512>("band-avx512"),
#endif
};

const Variant& fastest() {
#ifdef NONET_X86_64
  constexpr Table all = {&band::baseline, &band::avx2, &band::avx512};
  return *all[supported_variants() - 1];
#else
  return band::baseline;
#endif
}

}  // namespace

bool has_other_solution(const Grid& puzzle, int cell, int digit) {
  static const auto has_other = fastest().has_other;
  return has_other(puzzle.digits().data(), cell, digit);
}

std::span<const Engine> band_variants() {
  static const std::size_t count = supported_variants();
  return std::span(variants).first(count);
}

}  // namespace nonet
