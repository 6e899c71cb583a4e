/// @file
/// The band engine: nine digits in three bands, each a word of 27 cells.
///
/// State. For digit d and band b one word says in which of the band's 27 cells d may still stand:
///
///      bit  0  1  2 |  3  4  5 |  6  7  8      row 0      Three cells of a row in one box are a
///           9 10 11 | 12 13 14 | 15 16 17      row 1      mini-row. A band has nine, and a digit
///          18 19 20 | 21 22 23 | 24 25 26      row 2      uses one in each row and each box.
///
/// For every band one more word says which cells are open: not yet decided. A guess copies these 30
/// words.
///
/// Propagation. A word that lost a cell is dirty. Dirty words are taken one at a time:
///   1. Its nine mini-rows, as bits, index a table of the 3x3 permutation matrices inside that
///      pattern. Their union is where the digit may stay (locked candidates in both directions at
///      once), their intersection is what it must use, and no permutation is a contradiction.
///   2. Where a box has the digit in one column only, that column is taken from the other bands.
///   3. A mini-row that must be used and has one cell left is a hidden single: the cell is closed
///      for the other digits.
/// When no word is dirty, counters sliced over the nine words of a band find the cells with no
/// candidate (contradiction) and with one (naked single). When nothing moves, one cell is guessed.
///
/// Guess. A cell with two candidates and the most open peers; failing that one with three, or more,
/// chosen likewise.
///
/// The end is sound. It is reached when no cell is open, no word is dirty and every cell has a
/// candidate. A closed cell has one candidate at most, and a digit that survives step 1 has three
/// cells in a band at least. 27 cells and nine digits leave exactly three for each digit, in
/// different rows and boxes by step 1 and in different columns by step 2.
///
/// Sources. The words by digit and band and their update: zhouyundong's solver as refined by
/// champagne and JasonLion (New Sudoku Players' Forum, 2012, "JCZSolve"). Exact permutation tables,
/// and a set of dirty words in place of shadow copies: rust_sudoku and fastdoku. Branching by open
/// peers: fastband.

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "solve/engines.hpp"
#include "solve/meter.hpp"

namespace nonet {
namespace {

using Word = std::uint32_t;

constexpr Word all_cells = (1U << 27) - 1;
constexpr Word all_words = (1U << 27) - 1;
constexpr Word row_bits = 0x1FF;
/// Repeats nine column bits in all three rows of a band.
constexpr Word in_each_row = 1U | 1U << 9 | 1U << 18;

template <typename T, std::size_t N>
using Table = std::array<T, N>;

// --- tables ---

constexpr Table<std::array<int, 3>, 6> permutations = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

constexpr Word permutation_bits(const std::array<int, 3>& boxes) {
  return 1U << boxes[0] | 1U << (3 + boxes[1]) | 1U << (6 + boxes[2]);
}

/// The cells of a band whose mini-rows are in the nine-bit pattern.
constexpr Word expand_mini_rows(Word mini_rows) {
  Word cells = 0;
  for (int m = 0; m < 9; ++m) {
    if ((mini_rows >> m & 1U) != 0) cells |= 7U << (3 * m);
  }
  return cells;
}

/// Which of its three mini-rows a row of nine cells touches.
constexpr auto make_row_mini_rows() {
  Table<std::uint8_t, 512> table{};
  for (Word row = 0; row < 512; ++row) {
    table[row] = static_cast<std::uint8_t>(
        ((row & 7U) != 0 ? 1U : 0U) | ((row & 56U) != 0 ? 2U : 0U) | ((row & 448U) != 0 ? 4U : 0U));
  }
  return table;
}

struct Possible {
  /// The cells in some permutation inside the pattern; 0 when there is none.
  Word allowed = 0;
  /// The cells of the mini-rows in every such permutation.
  Word forced = 0;
};

constexpr Possible possible_in(Word mini_rows) {
  Word any = 0;
  Word every = row_bits;
  for (const auto& boxes : permutations) {
    const Word bits = permutation_bits(boxes);
    if ((bits & ~mini_rows) != 0) continue;
    any |= bits;
    every &= bits;
  }
  return any == 0 ? Possible{} : Possible{expand_mini_rows(any), expand_mini_rows(every)};
}

constexpr auto make_possible() {
  Table<Possible, 512> table{};
  for (Word pattern = 0; pattern < 512; ++pattern) table[pattern] = possible_in(pattern);
  return table;
}

/// Of nine column bits, those that are the only one in their box.
constexpr auto make_only_column() {
  Table<std::uint16_t, 512> table{};
  for (Word columns = 0; columns < 512; ++columns) {
    Word only = 0;
    for (int box = 0; box < 3; ++box) {
      const Word part = columns & (7U << (3 * box));
      if (std::has_single_bit(part)) only |= part;
    }
    table[columns] = static_cast<std::uint16_t>(only);
  }
  return table;
}

/// For a cell of a band: the band's cells in its row or box, without itself.
constexpr auto make_band_peers() {
  Table<Word, 27> table{};
  for (int cell = 0; cell < 27; ++cell) {
    for (int other = 0; other < 27; ++other) {
      const bool sees = cell / 9 == other / 9 || cell % 9 / 3 == other % 9 / 3;
      if (sees && cell != other) table[static_cast<std::size_t>(cell)] |= 1U << other;
    }
  }
  return table;
}

/// The 27 houses as bits (rows, columns, boxes) that a cell lies in.
constexpr auto make_cell_houses() {
  Table<Word, cell_count> table{};
  for (int cell = 0; cell < cell_count; ++cell) {
    table[static_cast<std::size_t>(cell)] =
        1U << row_house(cell) | 1U << column_house(cell) | 1U << box_house(cell);
  }
  return table;
}

/// Three rows, and three boxes, of a band as bits, to their cells.
constexpr auto make_row_cells() {
  Table<Word, 8> table{};
  for (Word rows = 0; rows < 8; ++rows) {
    for (int r = 0; r < 3; ++r) table[rows] |= (rows >> r & 1U) != 0 ? row_bits << (9 * r) : 0;
  }
  return table;
}
constexpr auto make_box_cells() {
  Table<Word, 8> table{};
  for (Word boxes = 0; boxes < 8; ++boxes) {
    for (int b = 0; b < 3; ++b)
      table[boxes] |= (boxes >> b & 1U) != 0 ? (7U << (3 * b)) * in_each_row : 0;
  }
  return table;
}

constexpr auto row_mini_rows = make_row_mini_rows();
constexpr auto possible = make_possible();
constexpr auto only_column = make_only_column();
constexpr auto band_peers = make_band_peers();
constexpr auto cell_houses = make_cell_houses();
constexpr auto row_cells = make_row_cells();
constexpr auto box_cells = make_box_cells();
/// The band after a band, and the one after that.
constexpr Table<std::size_t, 5> cyclic = {0, 1, 2, 0, 1};

Word columns_of(Word word) {
  return (word | word >> 9 | word >> 18) & row_bits;
}

// --- state ---

struct State {
  /// Words by band, then digit: `places[9 * band + digit - 1]`.
  Table<Word, 27> places;
  Table<Word, 3> open;
};

/// Cells of one band by their number of candidates.
struct Counts {
  Word none, one, two, three;
};

Counts count_candidates(const Word* words) {
  Word once = 0;
  Word twice = 0;
  Word thrice = 0;
  Word more = 0;
  for (int d = 0; d < 9; ++d) {
    more |= thrice & words[d];
    thrice |= twice & words[d];
    twice |= once & words[d];
    once |= words[d];
  }
  return {all_cells & ~once, once & ~twice, twice & ~thrice, thrice & ~more};
}

/// Propagates a state to its fixed point.
class Propagation {
 public:
  Propagation(State& state, Word dirty) : state_(state), dirty_(dirty) {}

  /// False when the state is contradictory.
  bool run() {
    do {
      while (dirty_ != 0) {
        const int word = std::countr_zero(dirty_);
        dirty_ &= dirty_ - 1;
        if (!update(static_cast<std::size_t>(word))) return false;
      }
      for (std::size_t band = 0; band < 3; ++band) {
        if (!naked_singles(band)) return false;
      }
    } while (dirty_ != 0);
    return true;
  }

 private:
  bool update(std::size_t word) {
    const std::size_t band = word / 9;
    const Word before = state_.places[word];
    const Word mini_rows = row_mini_rows[before & row_bits] |
                           static_cast<Word>(row_mini_rows[before >> 9 & row_bits]) << 3 |
                           static_cast<Word>(row_mini_rows[before >> 18]) << 6;
    const Possible& fit = possible[mini_rows];
    const Word now = before & fit.allowed;
    if (now == 0) return false;
    state_.places[word] = now;
    const Word columns = only_column[columns_of(now)] * in_each_row;
    remove(word - 9 * band + 9 * cyclic[band + 1], columns);
    remove(word - 9 * band + 9 * cyclic[band + 2], columns);
    const Word solved = now & fit.forced & columns & state_.open[band];
    if (solved != 0) close(word, band, solved);
    return true;
  }

  void remove(std::size_t word, Word cells) {
    const Word hit = state_.places[word] & cells;
    state_.places[word] ^= hit;
    dirty_ |= static_cast<Word>(hit != 0) << word;
  }

  void close(std::size_t word, std::size_t band, Word cells) {
    state_.open[band] &= ~cells;
    const Word keep = state_.places[word];
    const Word was_dirty = dirty_ & 1U << word;
    for (std::size_t d = 0; d < 9; ++d) remove(9 * band + d, cells);
    state_.places[word] = keep;
    dirty_ = (dirty_ & ~(1U << word)) | was_dirty;
  }

  bool naked_singles(std::size_t band) {
    const Word* words = &state_.places[9 * band];
    const Counts counts = count_candidates(words);
    if (counts.none != 0) return false;
    Word singles = counts.one & state_.open[band];
    if (singles == 0) return true;
    state_.open[band] &= ~singles;
    for (std::size_t d = 0; singles != 0; ++d) {
      Word mine = singles & words[d];
      singles ^= mine;
      // Two equal singles that see each other remove each other here, and are found as cells
      // without a candidate.
      for (; mine != 0; mine &= mine - 1) {
        remove(9 * band + d, band_peers[static_cast<std::size_t>(std::countr_zero(mine))]);
        dirty_ |= 1U << (9 * band + d);
      }
    }
    return true;
  }

  State& state_;
  Word dirty_;
};

// --- input ---

/// Which of eight cells are filled, as eight bits: digits are below 128, so adding 127 carries into
/// the top bit of a byte exactly when it is not 0, and the product gathers the top bits.
std::uint64_t filled_of_eight(const std::uint8_t* cells) {
  std::uint64_t eight = 0;
  for (std::size_t i = 0; i < 8; ++i) eight |= static_cast<std::uint64_t>(cells[i]) << (8 * i);
  const std::uint64_t tops = (eight + 0x7F7F7F7F7F7F7F7FULL) & 0x8080808080808080ULL;
  return tops * 0x0002040810204081ULL >> 56;
}

/// The givens of a puzzle, sorted.
class Givens {
 public:
  explicit Givens(const Grid& puzzle) : cells_(puzzle.digits().data()) {
    std::uint64_t low = 0;
    for (std::size_t i = 0; i < 8; ++i) low |= filled_of_eight(cells_ + 8 * i) << (8 * i);
    std::uint64_t high = filled_of_eight(cells_ + 64) | filled_of_eight(cells_ + 72) << 8;
    for (; low != 0; low &= low - 1) take(index_of(low));
    for (; high != 0; high &= high - 1) take(64 + index_of(high));
    if (cells_[80] != 0) take(80);
  }

  [[nodiscard]] bool repeated() const { return repeated_ != 0; }

  /// The open cells of a band.
  [[nodiscard]] Word open(std::size_t band) const { return all_cells & ~filled_[band]; }

  /// Where a digit may stand in a band: at its givens, and in open cells that see none of them.
  [[nodiscard]] Word places(std::size_t band, std::size_t digit) const {
    const Word houses = houses_[digit];
    const Word seen = row_cells[houses >> (3 * band) & 7U] |
                      (houses >> 9 & row_bits) * in_each_row |
                      box_cells[houses >> (18 + 3 * band) & 7U];
    return (open(band) & ~seen) | own_[9 * band + digit];
  }

 private:
  static std::size_t index_of(std::uint64_t bits) {
    return static_cast<std::size_t>(std::countr_zero(bits));
  }

  void take(std::size_t cell) {
    const std::size_t digit = cells_[cell] - std::size_t{1};
    const std::size_t band = cell / 27;
    const Word bit = 1U << (cell - 27 * band);
    repeated_ |= houses_[digit] & cell_houses[cell];
    houses_[digit] |= cell_houses[cell];
    own_[9 * band + digit] |= bit;
    filled_[band] |= bit;
  }

  const std::uint8_t* cells_;
  /// For each digit, the houses that have it, as the 27 bits of `cell_houses`.
  Table<Word, 9> houses_{};
  Table<Word, 27> own_{};
  Table<Word, 3> filled_{};
  Word repeated_ = 0;
};

/// Sets the state of a puzzle; false when a digit repeats in a house.
bool load(const Grid& puzzle, State& state) {
  const Givens givens(puzzle);
  for (std::size_t band = 0; band < 3; ++band) {
    state.open[band] = givens.open(band);
    for (std::size_t d = 0; d < 9; ++d) state.places[9 * band + d] = givens.places(band, d);
  }
  return !givens.repeated();
}

// --- search ---

struct Branch {
  std::size_t band = 0;
  Word cell = 0;
};

/// The cell of `cells` with the most open peers; `best` is raised to their number.
void choose(const State& state, std::size_t band, Word cells, int& best, Branch& branch) {
  const Word others = state.open[cyclic[band + 1]];
  const Word more = state.open[cyclic[band + 2]];
  for (; cells != 0; cells &= cells - 1) {
    const auto cell = static_cast<std::size_t>(std::countr_zero(cells));
    const Word column = (1U << cell % 9) * in_each_row;
    // Shifted apart, the columns of both other bands take one population count.
    const Word in_columns = (others & column) | (more & column) << 1;
    const Word in_band = state.open[band] & (band_peers[cell] | column);
    const int open = std::popcount(in_band) + std::popcount(in_columns);
    if (open > best) {
      best = open;
      branch = {band, cells & (0U - cells)};
    }
  }
}

Branch choose_branch(const State& state) {
  Table<Counts, 3> counts;
  for (std::size_t band = 0; band < 3; ++band)
    counts[band] = count_candidates(&state.places[9 * band]);
  Branch branch;
  int best = -1;
  for (std::size_t band = 0; band < 3; ++band) choose(state, band, counts[band].two, best, branch);
  if (best >= 0) return branch;
  for (std::size_t band = 0; band < 3; ++band)
    choose(state, band, counts[band].three, best, branch);
  if (best >= 0) return branch;
  for (std::size_t band = 0; band < 3; ++band) {
    choose(state, band, state.open[band] & ~counts[band].one, best, branch);
  }
  return branch;
}

/// Leaves `digit` alone in the cell; returns the words that changed.
Word assign(State& state, const Branch& branch, std::size_t digit) {
  Word dirty = 1U << (9 * branch.band + digit);
  for (std::size_t d = 0; d < 9; ++d) {
    Word& word = state.places[9 * branch.band + d];
    if (d == digit || (word & branch.cell) == 0) continue;
    word ^= branch.cell;
    dirty |= 1U << (9 * branch.band + d);
  }
  state.open[branch.band] &= ~branch.cell;
  state.places[9 * branch.band + digit] &=
      ~band_peers[static_cast<std::size_t>(std::countr_zero(branch.cell))];
  return dirty;
}

Grid solution_of(const State& state) {
  Grid grid;
  for (std::size_t word = 0; word < 27; ++word) {
    const int first_cell = static_cast<int>(word / 9) * 27;
    for (Word cells = state.places[word]; cells != 0; cells &= cells - 1) {
      grid.set(first_cell + std::countr_zero(cells), static_cast<int>(word % 9) + 1);
    }
  }
  return grid;
}

/// Depth-first search.
class Search {
 public:
  explicit Search(Meter& meter) : meter_(meter) {}

  /// False when the search was stopped.
  bool run(State& state, Word dirty) {
    if (!meter_.node()) return false;
    if (!Propagation(state, dirty).run()) return meter_.contradict();
    if ((state.open[0] | state.open[1] | state.open[2]) == 0) {
      return meter_.solution([&] { return solution_of(state); });
    }
    meter_.holds((static_cast<std::uint64_t>(meter_.depth()) + 1) * sizeof(State));
    const Branch branch = choose_branch(state);
    Word digits = digits_in(state, branch);
    while (true) {
      const auto digit = static_cast<std::size_t>(std::countr_zero(digits));
      digits &= digits - 1;
      // The last digit needs no copy.
      if (digits == 0) return run(state, assign(state, branch, digit));
      if (!guess(state, branch, digit)) return false;
    }
  }

 private:
  bool guess(const State& state, const Branch& branch, std::size_t digit) {
    State child = state;
    const int cell = static_cast<int>(27 * branch.band) + std::countr_zero(branch.cell);
    meter_.guess(cell, static_cast<int>(digit) + 1);
    run(child, assign(child, branch, digit));
    return meter_.retract(cell, static_cast<int>(digit) + 1);
  }

  static Word digits_in(const State& state, const Branch& branch) {
    Word digits = 0;
    for (std::size_t d = 0; d < 9; ++d) {
      digits |= static_cast<Word>((state.places[9 * branch.band + d] & branch.cell) != 0) << d;
    }
    return digits;
  }

  Meter& meter_;
};

SearchReport run(const Grid& puzzle, const SearchOptions& options) {
  Meter meter(options);
  State state;
  if (load(puzzle, state)) {
    Search(meter).run(state, all_words);
  } else if (meter.node()) {
    meter.contradict();
  }
  return meter.report();
}

}  // namespace

const Engine engine::band = {"band", run, solve_each<run>};

}  // namespace nonet
