/// @file
/// Everything that singles place, as quickly as possible.
#pragma once

#include <cstdint>

#include "nonet/board.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {

/// Which singles are placed.
enum class Singles : std::uint8_t {
  at_a_glance,  ///< Full houses, and hidden singles in boxes: what a beginner sees.
  all,
};

/// A puzzle's candidates, from which singles are placed until there is none. The order does not matter:
/// a single stays one while others are placed. For a position without a solution it ends too, but what it
/// placed means nothing.
class SinglesClosure {
 public:
  explicit SinglesClosure(const Grid& puzzle, Singles rules = Singles::all);
  /// With the candidates that a board has left.
  explicit SinglesClosure(const Board& board);

  using Word = std::uint32_t;
  /// Candidates: by digit - 1 and band, a bit for each of its cells, row by row.
  using Places = Table<Table<Word, 3>, 9>;
  /// A cell in the word of its band.
  static constexpr Word bit_of(int cell) { return Word{1} << (cell % 27); }

  /// Fills an empty cell before `run`.
  void give(int cell, int digit) { place(cell, digit); }
  /// Takes a candidate away before `run`.
  void eliminate(int cell, int digit);
  /// Places singles; true when that filled the grid.
  bool run();

  /// The digits of the puzzle and those placed.
  [[nodiscard]] const Grid& values() const { return values_; }
  /// Of an empty cell.
  [[nodiscard]] DigitSet candidates(int cell) const;
  [[nodiscard]] bool has(int cell, int digit) const;
  [[nodiscard]] const Places& places() const { return places_; }
  [[nodiscard]] Board board() const;

  friend bool operator==(const SinglesClosure& a, const SinglesClosure& b) {
    return a.places_ == b.places_ && a.values_ == b.values_;
  }

 private:
  void place(int cell, int digit);
  void place_all(Word cells, int band, int digit);
  bool place_naked();
  bool place_hidden(int digit);
  bool place_full_houses();
  [[nodiscard]] Word lone_in_rows(Word word) const;
  [[nodiscard]] Word lone_in_boxes(Word word) const;

  Grid values_;
  Singles rules_;
  Places places_{};
  Table<Word, 3> empty_{};
};

}  // namespace nonet::logic
