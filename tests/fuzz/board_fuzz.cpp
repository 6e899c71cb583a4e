/// @file
/// Digits placed and candidates removed in any order, on a board and on a model of it that knows the rules and nothing else.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bytes.hpp"
#include "fact.hpp"
#include "nonet/board.hpp"

namespace nonet::fuzz {
namespace {

struct Model {
  std::array<int, 81> values{};
  std::array<std::array<bool, 10>, 81> possible{};

  Model() {
    for (auto& cell : possible) std::fill(cell.begin() + 1, cell.end(), true);
  }

  static bool see(int a, int b) {
    return a != b &&
           (a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3));
  }

  void place(int cell, int digit) {
    values[static_cast<std::size_t>(cell)] = digit;
    possible[static_cast<std::size_t>(cell)].fill(false);
    for (int other = 0; other < 81; ++other) {
      if (see(cell, other)) remove(other, digit);
    }
  }

  void remove(int cell, int digit) {
    possible[static_cast<std::size_t>(cell)][static_cast<std::size_t>(digit)] = false;
  }

  /// Whether a cell could hold a digit, or does.
  [[nodiscard]] bool has(int cell, int digit) const {
    const auto at = static_cast<std::size_t>(cell);
    return values[at] == digit || possible[at][static_cast<std::size_t>(digit)];
  }

  [[nodiscard]] bool broken() const {
    for (int a = 0; a < 81; ++a) {
      bool any = false;
      for (int digit = 1; digit <= 9; ++digit) any = any || has(a, digit);
      if (!any) return true;
      for (int b = 0; b < a; ++b) {
        const int value = values[static_cast<std::size_t>(a)];
        if (value != 0 && see(a, b) && values[static_cast<std::size_t>(b)] == value) return true;
      }
    }
    return lacks_a_place();
  }

  /// Houses by what they share: a row, a column, a box.
  [[nodiscard]] bool lacks_a_place() const {
    for (int kind = 0; kind < 3; ++kind) {
      for (int index = 0; index < 9; ++index) {
        for (int digit = 1; digit <= 9; ++digit) {
          bool found = false;
          for (int cell = 0; cell < 81; ++cell)
            found = found || (index_of(cell, kind) == index && has(cell, digit));
          if (!found) return true;
        }
      }
    }
    return false;
  }

  static int index_of(int cell, int kind) {
    if (kind == 0) return cell / 9;
    return kind == 1 ? cell % 9 : cell / 27 * 3 + cell % 9 / 3;
  }
};

void compare(const Board& board, const Model& model) {
  bool full = true;
  for (int cell = 0; cell < 81; ++cell) {
    const int value = model.values[static_cast<std::size_t>(cell)];
    FACT(board.value(cell) == value);
    FACT(board.empty_cells().contains(cell) == (value == 0));
    full = full && value != 0;
    for (int digit = 1; digit <= 9; ++digit) {
      const bool possible =
          model.possible[static_cast<std::size_t>(cell)][static_cast<std::size_t>(digit)];
      FACT(board.candidates(cell).contains(digit) == possible);
      FACT(board.places(digit).contains(cell) == possible);
      FACT(board.holders(digit).contains(cell) == (value == digit));
    }
  }
  FACT(board.full() == full);
  FACT(board.broken() == model.broken());
}

void trace(Bytes bytes) {
  Board board;
  Model model;
  std::vector<Board> before;
  while (!bytes.empty()) {
    const int cell = bytes.below(81);
    const int choice = bytes.below(20);
    const int digit = choice % 9 + 1;
    before.push_back(board);
    if (choice < 9 && board.value(cell) == 0) {
      board.place(cell, digit);
      model.place(cell, digit);
    } else {
      board.eliminate(cell, digit);
      model.remove(cell, digit);
    }
    compare(board, model);
    // A copy of an earlier board is a value that later moves leave alone.
    if (choice == 19) FACT(before.front() == Board() && Board(board) == board);
  }
}

}  // namespace
}  // namespace nonet::fuzz

// NOLINTNEXTLINE(readability-identifier-naming): the name is libFuzzer's
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  nonet::fuzz::trace({data, size < 400 ? size : 400});
  return 0;
}
