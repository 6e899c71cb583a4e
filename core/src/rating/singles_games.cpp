#include "rating/singles_games.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>

#include "index.hpp"
#include "nonet/random.hpp"
#include "nonet/table.hpp"

namespace nonet::rating {
namespace {

/// The cells of three rows, row by row.
using Word = std::uint32_t;
using Words = Table<Word, 3>;

constexpr std::uint64_t seed = 2024;
constexpr Word band_cells = (1U << 27U) - 1;
constexpr Word row_cells = 0x1FF;
constexpr Word box_cells = 7U | 7U << 9U | 7U << 18U;

constexpr Word bit_of(int cell) {
  return Word{1} << (cell % 27);
}

consteval auto make_sight() {
  Table<Words, cell_count> table{};
  for (int cell = 0; cell < cell_count; ++cell) {
    for (int other = 0; other < cell_count; ++other) {
      const bool sees = row_of(cell) == row_of(other) || column_of(cell) == column_of(other) ||
                        box_of(cell) == box_of(other);
      if (sees) table[cell][other / 27] |= bit_of(other);
    }
  }
  return table;
}
/// By cell, itself and what it sees.
constexpr auto sight = make_sight();

constexpr Word lone(Word cells) {
  return (cells & (cells - 1)) == 0 ? cells : 0;
}

Words lone_in_rows(const Words& words) {
  Words found{};
  for (std::size_t band = 0; band < 3; ++band) {
    const Word word = words[band];
    found[band] =
        lone(word & row_cells) | lone(word & row_cells << 9U) | lone(word & row_cells << 18U);
  }
  return found;
}

Words lone_in_boxes(const Words& words) {
  Words found{};
  for (std::size_t band = 0; band < 3; ++band) {
    const Word word = words[band];
    found[band] =
        lone(word & box_cells) | lone(word & box_cells << 3U) | lone(word & box_cells << 6U);
  }
  return found;
}

Words lone_in_columns(const Words& words) {
  Word one = 0;
  Word two = 0;
  for (Word word : words) {
    for (Word row : {word & row_cells, word >> 9U & row_cells, word >> 18U}) {
      two |= one & row;
      one |= row;
    }
  }
  const Word columns = one & ~two;
  const Word everywhere = columns | columns << 9U | columns << 18U;
  return {words[0] & everywhere, words[1] & everywhere, words[2] & everywhere};
}

/// Cells to draw from, each with the weight of all singles that it has.
class Choices {
 public:
  void clear() {
    size_ = 0;
    total_ = 0;
  }
  void add(Word cells, std::size_t band, int weight) {
    if (cells == 0 || weight == 0) return;
    const auto each = narrow<std::uint32_t>(weight);
    list_[size_++] = {cells, narrow<std::uint32_t>(band), each};
    total_ += each * narrow<std::uint32_t>(std::popcount(cells));
  }
  [[nodiscard]] std::uint32_t total() const { return total_; }

  /// A cell, by chance as its weight is.
  int draw(Random& random) const {
    std::uint32_t left = random.below(total_);
    const Choice* choice = list_.data();
    while (left >= choice->weight * narrow<std::uint32_t>(std::popcount(choice->cells))) {
      left -= choice->weight * narrow<std::uint32_t>(std::popcount(choice->cells));
      ++choice;
    }
    Word cells = choice->cells;
    for (std::uint32_t skip = left / choice->weight; skip > 0; --skip) cells &= cells - 1;
    return static_cast<int>(27 * choice->band) + std::countr_zero(cells);
  }

  /// Calls `visit(cell)` for each, some more than once.
  template <class Visit>
  void for_each(const Visit& visit) const {
    for (std::size_t i = 0; i < size_; ++i) {
      for (Word cells = list_[i].cells; cells != 0; cells &= cells - 1)
        visit(static_cast<int>(27 * list_[i].band) + std::countr_zero(cells));
    }
  }

 private:
  struct Choice {
    Word cells, band, weight;
  };
  /// By digit and band rows, columns and boxes, each as full house or not; and naked singles by band.
  static constexpr std::size_t most = std::size_t{9} * 3 * 6 + 3;

  Table<Choice, most> list_;
  std::size_t size_ = 0;
  std::uint32_t total_ = 0;
};

/// A game: the candidates that the digits so far leave.
class Game {
 public:
  explicit Game(const Grid& puzzle) {
    for (Words& words : places_) words.fill(band_cells);
    empty_.fill(band_cells);
    for (int cell = 0; cell < cell_count; ++cell) {
      if (puzzle[cell] != 0) place(cell, puzzle[cell]);
    }
  }

  [[nodiscard]] int left() const { return left_; }
  [[nodiscard]] bool is_empty(int cell) const { return (empty_[cell / 27] & bit_of(cell)) != 0; }

  void place(int cell, int digit) {
    const int band = cell / 27;
    const Word others = ~bit_of(cell);
    empty_[band] &= others;
    for (Words& words : places_) words[band] &= others;
    Words& own = places_[digit - 1];
    for (std::size_t b = 0; b < 3; ++b) own[b] &= ~sight[cell][b];
    --left_;
  }

  /// All singles there are.
  void find(const SingleWeights& weights, Choices& choices) const {
    choices.clear();
    const Words row = lone_in_rows(empty_);
    const Words column = lone_in_columns(empty_);
    const Words box = lone_in_boxes(empty_);
    for (const Words& words : places_) {
      add_hidden(lone_in_rows(words), row, weights.full_house, weights.line, choices);
      add_hidden(lone_in_columns(words), column, weights.full_house, weights.line, choices);
      add_hidden(lone_in_boxes(words), box, weights.full_house, weights.box, choices);
    }
    const Words naked = lone_candidates();
    for (std::size_t band = 0; band < 3; ++band)
      choices.add(naked[band] & ~(row[band] | column[band] | box[band]), band, weights.naked);
  }

  /// The empty cells with the fewest candidates.
  void find_smallest(Choices& choices) const {
    choices.clear();
    Words rest = empty_;
    for (int count = 1; choices.total() == 0 && count <= 9; ++count) {
      for (std::size_t band = 0; band < 3; ++band) {
        Word cells = 0;
        for (Word left = rest[band]; left != 0; left &= left - 1) {
          if (candidates(left & (~left + 1), band) == count) cells |= left & (~left + 1);
        }
        choices.add(cells, band, 1);
      }
    }
  }

 private:
  static void add_hidden(const Words& found, const Words& last, int full_house, int hidden,
                         Choices& choices) {
    for (std::size_t band = 0; band < 3; ++band) {
      choices.add(found[band] & last[band], band, full_house);
      choices.add(found[band] & ~last[band], band, hidden);
    }
  }

  [[nodiscard]] Words lone_candidates() const {
    Words found{};
    for (std::size_t band = 0; band < 3; ++band) {
      Word one = 0;
      Word two = 0;
      for (const Words& words : places_) {
        two |= one & words[band];
        one |= words[band];
      }
      found[band] = one & ~two;
    }
    return found;
  }

  [[nodiscard]] int candidates(Word cell, std::size_t band) const {
    int count = 0;
    for (const Words& words : places_) count += (words[band] & cell) != 0 ? 1 : 0;
    return count;
  }

  Table<Words, 9> places_{};
  Words empty_{};
  int left_ = cell_count;
};

double effort_of_one(Game game, const Grid& solution, const SingleWeights& weights, Random& random,
                     Choices& choices) {
  double sum = 0;
  while (game.left() > 0) {
    game.find(weights, choices);
    // (left / 60) / (0.3 + total / 20), with one rounding: the same on every machine.
    sum += game.left() / (3.0 * (6.0 + choices.total()));
    if (choices.total() == 0) game.find_smallest(choices);
    const int cell = choices.draw(random);
    game.place(cell, solution[cell]);
  }
  return sum;
}

}  // namespace

double search_effort(const Grid& puzzle, const Grid& solution, const SingleWeights& weights,
                     int games) {
  const Game start(puzzle);
  Random random(seed);
  Choices choices;
  double sum = 0;
  for (int i = 0; i < games; ++i) sum += effort_of_one(start, solution, weights, random, choices);
  return sum / games;
}

int naked_singles_needed(const Grid& puzzle, const Grid& solution) {
  constexpr SingleWeights hidden_only = {1, 1, 1, 0};
  constexpr SingleWeights all = {1, 1, 1, 1};
  Game game(puzzle);
  Choices choices;
  int needed = 0;
  while (game.left() > 0) {
    game.find(hidden_only, choices);
    const bool hidden = choices.total() > 0;
    if (!hidden) game.find(all, choices);
    if (!hidden && choices.total() > 0) ++needed;
    if (choices.total() == 0) game.find_smallest(choices);
    bool going = true;
    choices.for_each([&](int cell) {
      if (!going || !game.is_empty(cell)) return;
      game.place(cell, solution[cell]);
      going = hidden;
    });
  }
  return needed;
}

}  // namespace nonet::rating
