/// @file
/// Weak Exocet (Borescoper, "Weak Exocet", Players Forum t39651 and Baidu Tieba 7637653732; Sudoku
/// Studio): a junior exocet with a hole. One S-cell, the wound, may have a digit of the base where
/// it should have none, so such a digit may stand three times outside of the band and miss both
/// targets. That all four digits need a place still forces one target, or both, to have one of the
/// four, though not always one that the base has.
///
/// The pattern, as if the band lay: the base has four candidates, and each target's companion none of
/// them. In either band outside, one row (the filled row) has none of the four in the cross-lines,
/// but for one cell of one of the two rows, in a target's cross-line: the wound. In each target's
/// column of boxes (stack), the two boxes outside have two of the four each as placed digits, neither
/// in the cross-line nor in the filled row. They lie crosswise: what the one stack has in the one
/// band, the other stack has in the other.
///
/// Names: P is the wound's stack with its target and cross-line, Q the other target's, and B the
/// base's; 1 is the wound's band, 2 the other. P1 and Q2 have a and b placed, Q1 and P2 c and d. A
/// digit z has one row of either band left beside its placed one and the filled row: its free row.
///
/// Why. Outside, z stands in a cross-line in its free row of either band, or is the wound; which can
/// only be c or d. A digit of the base that isn't the wound stands there twice at most, so a target
/// has it. So if the wound is no digit of the base, the targets have the base's digits. Else let it
/// be c (d is alike), and y the other digit of the base.
/// - If Q's target is c, P's is y.
/// - Else c is in Q2's free row in the cross-line, so in B2's filled row, and in B1's free row in the
///   cross-line. Filled rows have two cells in a box that are not in a cross-line. So of a, b and d
///   two or more are in B2's free rows, and one or more in B1's. Such a digit is in the filled row in
///   the third box of the band, and not in its cross-line. For a or b in B2, and for d in B1, that is
///   a box of P, whose other box has it placed: it needs P's target, or the cell of P's cross-line in
///   the base's row. For d in B2, and for a or b in B1, it is Q's target, or Q's cell there. These
///   are three demands or more for four cells. One digit can't have both cells of the base's row, nor
///   y any of them, and y is a target: there is no way without Q's target.
/// - P's target is out of it in some ways, but in none where d is in B1's free row. For then d needs
///   P's cell in the base's row, which with y as Q's target leaves no place for a or b of B2. So c or
///   d placed there, beside the cross-line (the stabilizer), makes sure of both targets. If it is c,
///   then c is not the wound while it misses Q's target, for B1 has it beside the cross-line.
/// tests/core/weak_exocet_test.cpp goes through placements of four digits in forms of the pattern.
/// Of all 2,592 without a stabilizer and 10,368 with one, none lets such a target go.
///
/// Steps are those of an exocet; `sets` then has the wound with its digits of the base, and the
/// stabilizer with its digit, if there is one. Marks `cause`: the placed digits, in group 1 the
/// stabilizer.

#include <vector>

#include "logic/als/als_steps.hpp"
#include "logic/exocet/exocet_steps.hpp"
#include "logic/finder.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

/// A weak exocet, and what makes it one.
struct Weak {
  Exocet exocet;
  std::size_t wounded = 0;  ///< Of the target in whose cross-line the wound is.
  int wound = 0;
  DigitSet wounding;  ///< The digits of the base that the wound has, or may have.
  int stabilizer = -1;
  CellSet placed;
};

/// A row of a band, where the cross-lines are filled but for the wound.
struct FilledRow {
  int row;
  int wound;  ///< -1: none.
  std::size_t line;
};

class WeakSearch {
 public:
  WeakSearch(const Context& context, const BaseFrame& base)
      : context_(context), frame_(base.frame), digits_(base.digits) {}

  std::vector<Weak> find() {
    if (digits_.size() != 4 || !find_targets()) return {};
    const int band = frame_.row / 3;
    const int first = band == 0 ? 3 : 0;
    const int second = band == 2 ? 3 : 6;
    for (const FilledRow& one : filled_rows(first)) {
      for (const FilledRow& other : filled_rows(second)) add(one, other);
    }
    return std::move(found_);
  }

 private:
  [[nodiscard]] DigitSet at(int cell) const {
    const int value = context_.board().value(cell);
    return digits_ & (value == 0 ? context_.candidates(cell) : DigitSet::of(value));
  }

  /// In each target's cross-line one cell of the band's other rows has none of the digits.
  bool find_targets() {
    const Table<int, 2> rows = frame_.other_rows();
    for (std::size_t i = 0; i < 2; ++i) {
      const int upper = frame_.cell(rows[0], frame_.columns[1 + i]);
      const int lower = frame_.cell(rows[1], frame_.columns[1 + i]);
      if (at(upper).empty() == at(lower).empty()) return false;
      const int target = at(upper).empty() ? lower : upper;
      if (context_.board().value(target) != 0) return false;
      targets_[i].insert(target);
    }
    return true;
  }

  /// The rows of a band in which one cell of the cross-lines at most has any of the digits.
  [[nodiscard]] std::vector<FilledRow> filled_rows(int band) const {
    std::vector<FilledRow> rows;
    for (int row = band; row < band + 3; ++row) {
      FilledRow filled{row, -1, 0};
      int open = 0;
      for (std::size_t line = 0; line < 3; ++line) {
        const int cell = frame_.cell(row, frame_.columns[line]);
        if (at(cell).empty()) continue;
        ++open;
        filled.wound = cell;
        filled.line = line;
      }
      if (open == 0 || (open == 1 && filled.line != 0)) rows.push_back(filled);
    }
    return rows;
  }

  /// The cells of a box beside the cross-line and the filled row where some of the digits are placed.
  [[nodiscard]] CellSet placed_in(int filled_row, std::size_t line) const {
    const int column = frame_.columns[line];
    CellSet cells;
    for (int r = filled_row / 3 * 3; r < filled_row / 3 * 3 + 3; ++r) {
      for (int c = column / 3 * 3; c < column / 3 * 3 + 3; ++c) {
        const int cell = frame_.cell(r, c);
        const bool counts = r != filled_row && c != column && context_.board().value(cell) != 0;
        if (counts && !at(cell).empty()) cells.insert(cell);
      }
    }
    return cells;
  }

  [[nodiscard]] DigitSet values(const CellSet& cells) const {
    DigitSet digits;
    for (int cell : cells) digits.insert(context_.board().value(cell));
    return digits;
  }

  void add(const FilledRow& one, const FilledRow& other) {
    if ((one.wound < 0) == (other.wound < 0)) return;
    const FilledRow& near = one.wound < 0 ? other : one;
    const FilledRow& far = one.wound < 0 ? one : other;
    const std::size_t p = near.line;
    const std::size_t q = 3 - p;
    const CellSet p1 = placed_in(near.row, p);
    const CellSet q1 = placed_in(near.row, q);
    const CellSet p2 = placed_in(far.row, p);
    const CellSet q2 = placed_in(far.row, q);
    const DigitSet ab = values(p1);
    const DigitSet cd = digits_ - ab;
    if (ab.size() != 2 || values(q1) != cd || values(p2) != cd || values(q2) != ab) return;
    Weak weak;
    weak.exocet = {frame_, frame_.base(), targets_, digits_, {}};
    weak.wounded = p - 1;
    weak.wound = near.wound;
    weak.wounding = at(near.wound);
    weak.placed = p1 | q1 | p2 | q2;
    DigitSet escaping = weak.wounding;
    for (int cell : placed_in(near.row, 0)) {
      const int digit = context_.board().value(cell);
      if (!cd.contains(digit)) continue;
      weak.stabilizer = cell;
      escaping.erase(digit);
    }
    // Where no digit can miss both targets it is a junior exocet.
    if (escaping.empty()) return;
    found_.push_back(weak);
  }

  const Context& context_;
  ExocetFrame frame_;
  DigitSet digits_;
  Table<CellSet, 2> targets_;
  std::vector<Weak> found_;
};

CandidateSet removed_by(const Context& context, const Weak& weak) {
  CandidateSet removed;
  for (std::size_t i = 0; i < 2; ++i) {
    if (i == weak.wounded && weak.stabilizer < 0) continue;
    const int target = weak.exocet.targets[i].first();
    for (int digit : context.candidates(target) - weak.exocet.digits)
      removed.insert(candidate(target, digit));
  }
  return removed;
}

Step step_of(const Context& context, const Weak& weak, const CandidateSet& removed) {
  const Board& board = context.board();
  Step step;
  add_exocet(step, context, weak.exocet, 0);
  step = finished(context, std::move(step), Technique::weak_exocet, removed);
  CellSet wound;
  wound.insert(weak.wound);
  step.sets.push_back({wound, weak.wounding});
  if (weak.stabilizer >= 0) {
    CellSet stabilizer;
    stabilizer.insert(weak.stabilizer);
    step.sets.push_back({stabilizer, DigitSet::of(board.value(weak.stabilizer))});
    mark(step, Role::cause, stabilizer, board.value(weak.stabilizer), 1);
  }
  for (int cell : weak.placed)
    step.marks.push_back({Role::cause, candidate(cell, board.value(cell)), 0});
  mark_rest(step, context);
  return step;
}

}  // namespace

bool find_weak_exocet(const Context& context, Technique /*technique*/, Sink sink) {
  if (context.spend(30)) return true;
  Effects effects;
  for (const bool standing : {false, true}) {
    for (const BaseFrame& base : base_frames(context, standing)) {
      for (const Weak& weak : WeakSearch(context, base).find()) {
        const CandidateSet removed = removed_by(context, weak);
        if (!effects.add(removed)) continue;
        if (sink(step_of(context, weak, removed))) return true;
      }
    }
  }
  return false;
}

}  // namespace nonet::logic
