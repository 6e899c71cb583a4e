#include "formats/common/marks.hpp"

#include <cstddef>
#include <utility>
#include <vector>

#include "index.hpp"
#include "nonet/position.hpp"

namespace nonet::formats {
namespace {

DigitSet note_in(const std::vector<DigitSet>& notes, int cell) {
  return notes.empty() ? DigitSet() : nth(notes, cell);
}

}  // namespace

int take_marks(Progress& puzzle, const Marks& marks) {
  const Board fresh(puzzle.values);
  std::vector<DigitSet> open(marks.size());
  bool any = false;
  bool all = true;
  int impossible = 0;
  for (int cell : fresh.empty_cells()) {
    const DigitSet here = marks[cell];
    nth(open, cell) = here;
    any = any || !here.empty();
    all = all && (!here.empty() || fresh.candidates(cell).empty());
    impossible += (here - fresh.candidates(cell)).size();
  }
  if (!all) {
    if (any) puzzle.centre = std::move(open);
    return 0;
  }
  const Position left(Board(puzzle.values, marks), puzzle.givens.filled());
  if (any) puzzle.candidates = Progress(left).candidates;
  return impossible;
}

Marks marks_of(const Progress& puzzle) {
  Marks marks{};
  const Board board = position_of(puzzle).board;
  for (int cell : board.empty_cells()) {
    marks[cell] = puzzle.candidates.empty()
                      ? note_in(puzzle.corner, cell) | note_in(puzzle.centre, cell)
                      : board.candidates(cell);
  }
  return marks;
}

int first_without_candidate(const Progress& puzzle) {
  const Board board = position_of(puzzle).board;
  const Board fresh(puzzle.values);
  for (int cell : board.empty_cells()) {
    if (board.candidates(cell).empty() && !fresh.candidates(cell).empty()) return cell;
  }
  return -1;
}

}  // namespace nonet::formats
