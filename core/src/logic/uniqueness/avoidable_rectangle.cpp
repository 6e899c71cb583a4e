/// @file
/// Avoidable rectangles: unique rectangles some of whose cells are filled already, though none of
/// them is a given. Opposite cells of the rectangle would hold the same digit, one pair p, the
/// other q. Exchanging p and q would give a second solution of the givens, so this must not come
/// about; it takes a puzzle whose givens alone have one solution.
///   1  Three cells are filled: the fourth is not the digit that completes the pattern.
///   2  Two cells are filled, and each of the others has its digit of the pattern and the same one
///      more, x: one of the two is x, so x goes where both are seen.
/// The filled cells of type 2 may be neighbours (both digits known) or opposite (then either digit
/// of the open cells may be the pattern's).
/// Source: Sudopedia "Avoidable Rectangle", HoDoKu's page on uniqueness (which knows those with the
/// filled pair in one box).
///
/// Fields: `digits`: the pattern's two, then x (type 2). `marks`: corners (filled cells: their
/// digit) and guardians going round the rectangle.

#include <utility>

#include "logic/uniqueness/deadly_pattern.hpp"
#include "logic/uniqueness/rectangles.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

/// A rectangle without givens: what its diagonals would hold, 0 when nothing says.
struct Avoidable {
  Table<int, 2> digits{};
  CellSet open;
  bool possible = true;
};

Avoidable look_at(const Context& context, const Rectangle& cells) {
  Avoidable found;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const int value = context.board().value(cells[i]);
    if (value == 0) {
      found.open.insert(cells[i]);
      continue;
    }
    int& digit = found.digits[i % 2];
    found.possible = found.possible && (digit == 0 || digit == value);
    digit = value;
  }
  return found;
}

/// Marks a cell's digit of the pattern as a corner, its other candidates as guardians.
void mark_avoidable(Step& step, const Context& context, const Rectangle& cells,
                    const Table<int, 2>& digits) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const int corner = candidate(cells[i], digits[i % 2]);
    if (!step.eliminations.contains(corner)) step.marks.push_back({Role::corner, corner});
    for (int digit : context.candidates(cells[i])) {
      if (digit != digits[i % 2])
        step.marks.push_back({Role::guardian, candidate(cells[i], digit)});
    }
  }
}

Step avoidable_step(Technique technique, const Table<int, 2>& digits) {
  return deadly_step(technique, DigitSet::of(digits[0]) | DigitSet::of(digits[1]));
}

bool give_1(const Context& context, const Rectangle& cells, const Avoidable& found, Sink sink) {
  const int cell = found.open.first();
  const int digit = found.digits[cell == cells[0] || cell == cells[2] ? 0 : 1];
  if (!context.candidates(cell).contains(digit)) return false;
  Step step = avoidable_step(Technique::avoidable_rectangle_1, found.digits);
  step.eliminations.insert(candidate(cell, digit));
  mark_avoidable(step, context, cells, found.digits);
  return sink(std::move(step));
}

/// The one digit beside the pattern's that every open cell has, or 0.
int guardian(const Context& context, const Rectangle& cells, const CellSet& open,
             const Table<int, 2>& digits) {
  DigitSet guardians;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (!open.contains(cells[i])) continue;
    const DigitSet held = context.candidates(cells[i]);
    if (held.size() != 2 || !held.contains(digits[i % 2])) return 0;
    guardians |= held - DigitSet::of(digits[i % 2]);
  }
  return guardians.size() == 1 ? guardians.first() : 0;
}

bool give_2_as(const Context& context, const Rectangle& cells, const CellSet& open,
               const Table<int, 2>& digits, Sink sink) {
  const int other = guardian(context, cells, open, digits);
  if (other == 0) return false;
  const CellSet seen = common_peers(open) & context.places(other);
  if (seen.empty()) return false;
  Step step = avoidable_step(Technique::avoidable_rectangle_2, digits);
  step.digits.push_back(other);
  step.eliminations = candidates_of(seen, other);
  mark_avoidable(step, context, cells, digits);
  return sink(std::move(step));
}

bool give_2(const Context& context, const Rectangle& cells, const Avoidable& found, Sink sink) {
  Table<int, 2> digits = found.digits;
  if (digits[0] != 0 && digits[1] != 0) return give_2_as(context, cells, found.open, digits, sink);
  int& unknown = digits[0] == 0 ? digits[0] : digits[1];
  for (int digit : context.candidates(found.open.first())) {
    unknown = digit;
    if (give_2_as(context, cells, found.open, digits, sink)) return true;
  }
  return false;
}

}  // namespace

bool find_avoidable_rectangle(const Context& context, Technique technique, Sink sink) {
  const bool first = technique == Technique::avoidable_rectangle_1;
  const CellSet placed = context.board().values().filled() - context.givens();
  if (placed.size() < 2) return false;
  // Most rectangles have a given, or too few filled cells: 4 and more stand for a given.
  Table<int, cell_count> weight{};
  for (int cell : context.givens()) weight[cell] = 4;
  for (int cell : placed) weight[cell] = 1;
  for (const Rectangle& cells : rectangles) {
    int sum = 0;
    for (int cell : cells) sum += weight[cell];
    if (sum != (first ? 3 : 2)) continue;
    const Avoidable found = look_at(context, cells);
    if (!found.possible) continue;
    if (first ? give_1(context, cells, found, sink) : give_2(context, cells, found, sink))
      return true;
  }
  return false;
}

}  // namespace nonet::logic
