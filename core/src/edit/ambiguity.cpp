#include "edit/edit_work.hpp"
#include "nonet/board.hpp"
#include "nonet/table.hpp"

namespace nonet {
namespace edit {
namespace {

using Digits = Table<DigitSet, cell_count>;

DigitSet& at(Digits& digits, int cell) {
  return digits[cell];
}

void add(const Grid& solution, Digits& digits) {
  for (int cell = 0; cell < cell_count; ++cell) at(digits, cell).insert(solution[cell]);
}

}  // namespace

Digits possible_digits(const Grid& puzzle, Work& work, FunctionRef<void(const Grid&)> witness) {
  Digits seen{};
  const auto take = [&](const FirstTwo& found) {
    for (int i = 0; i < found.count; ++i) {
      add(found.grids[i], seen);
      witness(found.grids[i]);
    }
    return found.count;
  };
  if (take(work.look(puzzle, 2)) < 2) return seen;
  const Board board = work.board_of(puzzle);
  for (int cell : board.empty_cells()) {
    for (int digit : board.candidates(cell)) {
      if (at(seen, cell).contains(digit)) continue;
      take(work.look(with(puzzle, cell, digit), 1));
      if (work.stopped()) return seen;
    }
  }
  return seen;
}

}  // namespace edit

Ambiguity ambiguous_cells(const Grid& puzzle, const EditOptions& options) {
  return ambiguous_cells(Board(puzzle), options);
}

Ambiguity ambiguous_cells(const Board& puzzle, const EditOptions& options) {
  edit::Work work(options, edit::allowed_by(puzzle));
  Ambiguity ambiguity;
  bool solved = false;
  ambiguity.digits =
      edit::possible_digits(puzzle.values(), work, [&](const Grid&) { solved = true; });
  for (int cell = 0; cell < cell_count; ++cell) {
    if (ambiguity.digits[cell].size() > 1) ambiguity.cells.insert(cell);
  }
  ambiguity.end = work.end();
  if (ambiguity.end == SearchEnd::complete && ambiguity.cells.empty())
    ambiguity.fault = solved ? EditFault::one_solution : EditFault::no_solution;
  return ambiguity;
}

}  // namespace nonet
