/// @file
/// Depth-first search over what propagation leaves open, and the entries of a variant.
#pragma once
// NOLINTBEGIN(*-avoid-c-arrays): registers are loaded from plain memory, aligned and indexed by themselves.

#include "solve/band/grid_io.hpp"

namespace nonet::band {
namespace {

constexpr BitTables bit_tables = make_bit_tables();
constexpr CellTables cell_tables = make_cell_tables();
/// Cells of a position, each band's in a word: those with two candidates or more, and the few that
/// a guess is chosen from.
struct Open {
  Word cells[4];
  Word choice[4];
};

/// A cell and its candidates, bit `digit - 1`.
struct Branch {
  int cell;
  Word digits;
};

NONET_INLINE bool none(const Word* words) {
  return (words[0] | words[1] | words[2]) == 0;
}

/// Cells with exactly three candidates.
void find_threes(const State& state, Word* threes) {
  for (int band = 0; band < 3; ++band) {
    Word seen[4] = {};
    for (int digit = 0; digit < 9; ++digit) {
      const Word word = word_of(state, 4 * digit + band);
      for (int times = 3; times > 0; --times) seen[times] |= seen[times - 1] & word;
      seen[0] |= word;
    }
    threes[band] = seen[2] & ~seen[3];
  }
}

/// A cell with two candidates, else with three, else any open one; of those the one that sees most
/// open cells, and of those the first.
NONET_INLINE Branch choose(const State& state, Open& open) {
  if (none(open.choice)) find_threes(state, open.choice);
  const Word* choice = none(open.choice) ? open.cells : open.choice;
  int most = -1;
  int best_band = 0;
  int best_bit = 0;
  for (int band = 0; band < 3; ++band) {
    const Word own = open.cells[band];
    const Word next = open.cells[band == 2 ? 0 : band + 1];
    const Word last = open.cells[band == 0 ? 2 : band - 1];
    for (Word cells = choice[band]; cells != 0; cells &= cells - 1) {
      const int bit = __builtin_ctz(cells);
      const Word column = bit_tables.column[bit];
      // Shifted apart, the columns of both other bands take one population count.
      const int peers = __builtin_popcount(own & bit_tables.peers[bit]) +
                        __builtin_popcount((next & column) | (last & column) << 1);
      if (peers > most) {
        most = peers;
        best_band = band;
        best_bit = bit;
      }
    }
  }
  Word digits = 0;
  for (int digit = 0; digit < 9; ++digit)
    digits |= (word_of(state, 4 * digit + best_band) >> best_bit & 1U) << digit;
  return {27 * best_band + bit_tables.cell[best_bit], digits};
}

/// `to` becomes `from` with `digit` (0 to 8) in the cell: no other digit there, nor the digit in what
/// the cell sees. Both may be the same state.
NONET_INLINE void assign(const State& from, State& to, int cell, int digit) {
  const Vec here = repeat(block_at(cell_tables.cell[cell]));
  const Vec peers = repeat(block_at(cell_tables.peers[cell]));
#if NONET_BAND_BLOCKS == 1
  const Vec own = from.digits[digit] & ~peers;
  NONET_UNROLL for (int i = 0; i < vectors; ++i) to.digits[i] = from.digits[i] & ~here;
  to.digits[digit] = own;
#else
  const Vec number = splat(static_cast<Word>(digit)) - number_of_block();
  NONET_UNROLL for (int i = 0; i < vectors; ++i) {
    const auto same = __builtin_bit_cast(Vec, number == splat(static_cast<Word>(i * blocks)));
    to.digits[i] = from.digits[i] & ~((peers & same) | (here & ~same));
  }
#endif
}

/// The cells with at least two candidates, and with at least three.
struct Layers {
  Vec two, three;
};

NONET_INLINE Layers count_to_three(const Vec* x) {
  Vec one{};
  Vec two{};
  Vec three{};
  NONET_UNROLL for (int i = 0; i < vectors; ++i) {
    three = or_both(three, two, x[i]);
    two = or_both(two, one, x[i]);
    one |= x[i];
  }
  across_blocks([&](auto moved) {
    const Vec ones = moved(one);
    const Vec twos = moved(two);
    three = or_both(or_both(three | moved(three), two, ones), one, twos);
    two = or_both(two | twos, one, ones);
    one |= ones;
  });
  return {two, three};
}

class BandSearch {
 public:
  NONET_INLINE explicit BandSearch(Task& task) : task_(task) {}

  /// A position is to be looked at; false when the search has to end before that.
  NONET_INLINE bool enter() {
    if (task_.nodes == task_.budget) {
      task_.out_of_budget = true;
      return false;
    }
    ++task_.nodes;
    if (task_.keep_going != nullptr && task_.nodes % nodes_between_questions == 0 &&
        !task_.keep_going(task_.context, task_.nodes)) {
      task_.cancelled = true;
    }
    return !task_.cancelled;
  }

  /// Searches below an entered position in which the `dirty` digits lost places. False when the
  /// search has to end.
  bool descend(State& state, Word dirty, int depth) {
    while (true) {
      Open open;
      const Found found = look_at(state, dirty, depth, open);
      if (found == Found::nothing) return give_up(depth);
      if (found == Found::solution) return report(state, depth);
      const Branch branch = choose(state, open);
      Word digits = branch.digits;
      for (; (digits & (digits - 1)) != 0; digits &= digits - 1) {
        if (!guess(state, branch, __builtin_ctz(digits), depth + 1)) return false;
      }
      // When all others have failed the last digit must be; it needs no copy of the position.
      const int last = __builtin_ctz(digits);
      if (!enter() || !event(place_event, branch.cell, last + 1, depth)) return false;
      assign(state, state, branch.cell, last);
      dirty = branch.digits;
    }
  }

 private:
  enum class Found { nothing, solution, branches };

  NONET_INLINE Found look_at(State& state, Word dirty, int depth, Open& open) {
    if (!propagate(task_, state, dirty, depth)) return Found::nothing;
    const Layers n = count_to_three(state.digits);
    // Two cells of a row that both can only be the same digit.
    Vec wrong{};
    NONET_UNROLL for (const Vec& cells : state.digits) wrong |= two_in_row(cells & ~n.two);
    if (any(wrong)) return Found::nothing;
    if (!any(n.two)) return Found::solution;
    const Block open_cells = first_block(n.two);
    const Block twos = first_block(n.two & ~n.three);
    __builtin_memcpy(open.cells, &open_cells, sizeof open.cells);
    __builtin_memcpy(open.choice, &twos, sizeof open.choice);
    return Found::branches;
  }

  NONET_INLINE bool event(Event kind, int cell, int digit, int depth) {
    if (task_.on_event != nullptr && !task_.on_event(task_.context, kind, cell, digit, depth))
      task_.cancelled = true;
    return !task_.cancelled;
  }

  NONET_INLINE bool give_up(int depth) {
    if (task_.cancelled) return false;
    ++task_.backtracks;
    return event(contradict_event, 0, 0, depth);
  }

  NONET_INLINE bool report(const State& state, int depth) {
    ++task_.solutions;
    if (!event(solution_event, 0, 0, depth)) return false;
    if (task_.on_solution != nullptr) {
      std::uint8_t digits[81];
      store_solution(state, digits);
      if (!task_.on_solution(task_.context, digits)) task_.cancelled = true;
    }
    return task_.solutions < task_.limit && !task_.cancelled;
  }

  NONET_INLINE bool guess(const State& state, const Branch& branch, int digit, int depth) {
    if (!enter()) return false;
    ++task_.guesses;
    if (static_cast<std::uint64_t>(depth) > task_.deepest)
      task_.deepest = static_cast<std::uint64_t>(depth);
    if (!event(guess_event, branch.cell, digit + 1, depth)) return false;
    State child;
    assign(state, child, branch.cell, digit);
    return descend(child, branch.digits, depth) &&
           event(retract_event, branch.cell, digit + 1, depth - 1);
  }

  Task& task_;
};

void run(Task& task) {
  State state;
  load(task.puzzle, state);
  task.state_bytes = sizeof state;
  BandSearch search(task);
  if (search.enter()) search.descend(state, 0x1FF, 0);
}

/// Keeps the first solution behind the byte that counts them.
bool keep_first(void* context, const std::uint8_t* digits) {
  auto* answer = static_cast<std::uint8_t*>(context);
  if (answer[0]++ == 0) __builtin_memcpy(answer + 1, digits, 81);
  return true;
}

/// Takes `digit` (0 to 8) out of the cell.
NONET_INLINE void strike(State& state, int cell, int digit) {
  const Vec here = repeat(block_at(cell_tables.cell[cell]));
  const Vec number = splat(static_cast<Word>(digit)) - number_of_block();
  NONET_UNROLL for (int i = 0; i < vectors; ++i) {
    const auto same = __builtin_bit_cast(Vec, number == splat(static_cast<Word>(i * blocks)));
    state.digits[i] &= ~(here & same);
  }
}

bool has_other(const std::uint8_t* puzzle, int cell, int digit) {
  Task task{};
  task.limit = 1;
  task.budget = ~std::uint64_t{0};
  State state;
  load(puzzle, state);
  strike(state, cell, digit - 1);
  BandSearch search(task);
  if (search.enter()) search.descend(state, 0x1FF, 0);
  return task.solutions != 0;
}

void solve(const std::uint8_t* puzzles, std::size_t count, std::uint8_t* answers) {
  for (std::size_t i = 0; i < count; ++i) {
    Task task{};
    task.puzzle = puzzles + 81 * i;
    task.limit = 2;
    task.budget = ~std::uint64_t{0};
    task.context = answers + 82 * i;
    task.on_solution = keep_first;
    answers[82 * i] = 0;
    run(task);
  }
}

}  // namespace
}  // namespace nonet::band
// NOLINTEND(*-avoid-c-arrays)
