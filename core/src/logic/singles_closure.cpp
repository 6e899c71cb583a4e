#include "logic/singles_closure.hpp"

#include <bit>
#include <cstddef>

#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

using Word = std::uint32_t;

constexpr Word band_cells = (1U << 27U) - 1;
constexpr Word row_cells = 0x1FF;
constexpr Word box_cells = 7U | 7U << 9U | 7U << 18U;

constexpr Word bit_of(int cell) {
  return SinglesClosure::bit_of(cell);
}

/// By cell, what it sees in each band.
consteval auto make_peers() {
  Table<Table<Word, 3>, cell_count> table{};
  for (int cell = 0; cell < cell_count; ++cell) {
    for (int other = 0; other < cell_count; ++other) {
      const bool sees = row_of(cell) == row_of(other) || column_of(cell) == column_of(other) ||
                        box_of(cell) == box_of(other);
      if (sees && cell != other) table[cell][other / 27] |= bit_of(other);
    }
  }
  return table;
}
constexpr auto peers_of = make_peers();

constexpr Word lone(Word cells) {
  return (cells & (cells - 1)) == 0 ? cells : 0;
}

/// The cells of a band, one or more of whose three rows have a column, and those where two have it.
struct Columns {
  Word one, two;
};
constexpr Columns fold(Word word) {
  const Word a = word & row_cells;
  const Word b = word >> 9U & row_cells;
  const Word c = word >> 18U;
  return {a | b | c, (a & b) | (a & c) | (b & c)};
}

/// Columns in which exactly one of the 9 cells is marked.
Word lone_columns(const Table<Word, 3>& words) {
  Word one = 0;
  Word two = 0;
  for (Word word : words) {
    const Columns band = fold(word);
    two |= band.two | (one & band.one);
    one |= band.one;
  }
  return one & ~two;
}

constexpr Word in_all_rows(Word columns) {
  return columns | columns << 9U | columns << 18U;
}

}  // namespace

SinglesClosure::SinglesClosure(const Grid& puzzle, Singles rules) : rules_(rules) {
  empty_.fill(band_cells);
  for (auto& words : places_) words.fill(band_cells);
  for (int cell = 0; cell < cell_count; ++cell) {
    if (puzzle[cell] == 0) continue;
    values_.set(cell, puzzle[cell]);
    empty_[cell / 27] &= ~bit_of(cell);
    auto& words = places_[puzzle[cell] - 1];
    for (std::size_t band = 0; band < 3; ++band) words[band] &= ~peers_of[cell][band];
  }
  for (auto& words : places_) {
    for (std::size_t band = 0; band < 3; ++band) words[band] &= empty_[band];
  }
}

SinglesClosure::SinglesClosure(const Board& board) : values_(board.values()), rules_(Singles::all) {
  const auto copy = [](const CellSet& cells, Table<Word, 3>& words) {
    for (int cell : cells) words[cell / 27] |= bit_of(cell);
  };
  copy(board.empty_cells(), empty_);
  for (int digit = 1; digit <= 9; ++digit) copy(board.places(digit), places_[digit - 1]);
}

void SinglesClosure::eliminate(int cell, int digit) {
  places_[digit - 1][cell / 27] &= ~bit_of(cell);
}

bool SinglesClosure::has(int cell, int digit) const {
  return (places_[digit - 1][cell / 27] & bit_of(cell)) != 0;
}

DigitSet SinglesClosure::candidates(int cell) const {
  DigitSet digits;
  for (int digit = 1; digit <= 9; ++digit) {
    if (has(cell, digit)) digits.insert(digit);
  }
  return digits;
}

Board SinglesClosure::board() const {
  Table<DigitSet, cell_count> allowed{};
  for (int cell = 0; cell < cell_count; ++cell) {
    if (values_[cell] == 0) allowed[cell] = candidates(cell);
  }
  return {values_, allowed};
}

void SinglesClosure::place(int cell, int digit) {
  values_.set(cell, digit);
  const int band = cell / 27;
  const Word others = ~bit_of(cell);
  empty_[band] &= others;
  for (auto& words : places_) words[band] &= others;
  auto& own = places_[digit - 1];
  for (std::size_t b = 0; b < 3; ++b) own[b] &= ~peers_of[cell][b];
}

void SinglesClosure::place_all(Word cells, int band, int digit) {
  for (; cells != 0; cells &= cells - 1) {
    const int bit = std::countr_zero(cells);
    // An earlier digit may have taken it away, in a position without a solution.
    if ((places_[digit - 1][band] >> bit & 1U) != 0) place(27 * band + bit, digit);
  }
}

bool SinglesClosure::place_naked() {
  bool any = false;
  for (int band = 0; band < 3; ++band) {
    Word one = 0;
    Word two = 0;
    for (const auto& words : places_) {
      two |= one & words[band];
      one |= words[band];
    }
    const Word naked = one & ~two;
    if (naked == 0) continue;
    any = true;
    for (int digit = 1; digit <= 9; ++digit)
      place_all(naked & places_[digit - 1][band], band, digit);
  }
  return any;
}

Word SinglesClosure::lone_in_rows(Word word) const {
  return lone(word & row_cells) | lone(word & row_cells << 9U) | lone(word & row_cells << 18U);
}

Word SinglesClosure::lone_in_boxes(Word word) const {
  return lone(word & box_cells) | lone(word & box_cells << 3U) | lone(word & box_cells << 6U);
}

bool SinglesClosure::place_hidden(int digit) {
  auto& words = places_[digit - 1];
  Table<Word, 3> found{};
  const bool lines = rules_ == Singles::all;
  const Word columns = lines ? in_all_rows(lone_columns(words)) : 0;
  for (std::size_t band = 0; band < 3; ++band) {
    found[band] = lone_in_boxes(words[band]) | (words[band] & columns);
    if (lines) found[band] |= lone_in_rows(words[band]);
  }
  for (int band = 0; band < 3; ++band) place_all(found[band], band, digit);
  return (found[0] | found[1] | found[2]) != 0;
}

bool SinglesClosure::place_full_houses() {
  bool any = false;
  const Word columns = in_all_rows(lone_columns(empty_));
  for (int band = 0; band < 3; ++band) {
    const Word cells = lone_in_rows(empty_[band]) | (empty_[band] & columns);
    for (int digit = 1; digit <= 9; ++digit) {
      const Word here = cells & places_[digit - 1][band];
      any = any || here != 0;
      place_all(here, band, digit);
    }
  }
  return any;
}

bool SinglesClosure::run() {
  bool any = true;
  while (any) {
    any = false;
    for (int digit = 1; digit <= 9; ++digit) any = place_hidden(digit) || any;
    any = (rules_ == Singles::all ? place_naked() : place_full_houses()) || any;
  }
  return (empty_[0] | empty_[1] | empty_[2]) == 0;
}

}  // namespace nonet::logic
