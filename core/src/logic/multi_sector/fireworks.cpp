/// @file
/// Fireworks. A row and a column cross in a cell X of a box. Outside of the box a digit has at most
/// one place in the row, the cell Y, and at most one in the column, the cell Z. Then one of X, Y and
/// Z has the digit: if Y and Z have not, the row's and the column's copies are both in the box, so
/// they are one, in X. We say that the digit bursts at X.
///   triple    Three digits burst at X with the same Y and Z: three digits in three cells, so each is
///             there once, and nothing else. Moreover, each has its copy of the box in the row or in
///             the column: in X, or, if it is in Y, in the column, whose only other place outside is
///             Z, or the other way round. So it is removed from the box's other four cells.
///   quadruple Four cells in two rows and two columns, in four boxes; four digits burst at one or
///             another of them with its two neighbours. Four digits in four cells, each once:
///             nothing else is there, no digit is in the corner opposite to where it bursts, and the
///             boxes lose candidates as above.
///   W-Wing    Two digits a, b burst at X, and the cell opposite, that sees Y and Z, has only these.
///             If it is a, then neither Y nor Z is, so X is; the same with b. So X is a or b.
/// A digit that is no candidate in X, or has no place outside of the box in the row or in the
/// column, counts as well: the argument needs only that there are no other places.
///
/// Source: shye, "Fireworks" (Players Forum, 2021); SudokuWiki "Fireworks". That four digits may
/// burst at any of the four corners is a slight widening, by the same count.
///
/// Steps: `digits`; `houses` the rows and columns where digits burst; marks `pattern` for the
/// digits in X, Y and Z (for a quadruple, in the corners where they may be), `pivot` for the
/// W-Wing's other cell.

#include <utility>

#include "logic/cells.hpp"
#include "logic/effects.hpp"
#include "logic/finder.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

/// The lines of 0 to 8 that are not in a line's band or stack.
constexpr auto far_lines = [] {
  Table<Table<int, 6>, 9> table{};
  for (int line = 0; line < 9; ++line) {
    std::size_t count = 0;
    for (int other = 0; other < 9; ++other) {
      if (other / 3 != line / 3) table[line][count++] = other;
    }
  }
  return table;
}();

/// Which digits burst at which cells.
class Bursts {
 public:
  explicit Bursts(const Context& context) : context_(context) {
    for (int cell : context.empty()) look_at(cell);
  }

  /// The digits that burst at the crossing of a row and a column, and have no place outside of the
  /// box but in these: the row's one in `column_y`, the column's one in `row_z`.
  [[nodiscard]] DigitSet at(int cell, int column_y, int row_z) const {
    return in_row_[cell][column_y] & in_column_[cell][row_z];
  }

 private:
  using ByCell = Table<Table<DigitSet, 9>, cell_count>;

  void look_at(int cell) {
    const CellSet& box = house_set(box_house(cell));
    for (int digit : DigitSet::all()) {
      if ((context_.places(digit) & box).empty()) continue;
      const CellSet row = context_.places(row_house(cell), digit);
      const CellSet column = context_.places(column_house(cell), digit);
      if (row.empty() || column.empty()) continue;
      enter(in_row_[cell], row - box, column_of(cell), digit, [](int c) { return column_of(c); });
      enter(in_column_[cell], column - box, row_of(cell), digit, [](int c) { return row_of(c); });
    }
  }

  template <class LineOf>
  static void enter(Table<DigitSet, 9>& lines, const CellSet& outside, int own, int digit,
                    const LineOf& line_of) {
    if (outside.size() > 1) return;
    for (int line : far_lines[own]) {
      if (outside.empty() || line_of(outside.first()) == line) lines[line].insert(digit);
    }
  }

  const Context& context_;
  ByCell in_row_;
  ByCell in_column_;
};

/// The corners of a rectangle in four boxes, going round: opposite ones are two apart.
using Corners = Table<int, 4>;

class FireworkSearch {
 public:
  FireworkSearch(const Context& context, Technique technique, Sink sink)
      : context_(context), technique_(technique), sink_(sink), bursts_(context) {}

  bool find() {
    return technique_ == Technique::firework_quad ? each_rectangle() : each_crossing();
  }

 private:
  bool each_crossing() {
    for (int x : context_.empty()) {
      for (int column : far_lines[column_of(x)]) {
        for (int row : far_lines[row_of(x)]) {
          const DigitSet digits = bursts_.at(x, column, row);
          if (digits.size() < 2) continue;
          const Corners corners = corners_of(x, row, column);
          if (technique_ == Technique::firework_triple ? triple(corners, digits)
                                                       : wing(corners, digits))
            return true;
        }
      }
    }
    return false;
  }

  static Corners corners_of(int x, int row, int column) {
    return {x, cell_at(row_of(x), column), cell_at(row, column), cell_at(row, column_of(x))};
  }

  [[nodiscard]] bool are_empty(const Corners& corners, std::size_t opposite_too) const {
    for (std::size_t i = 0; i < corners.size(); ++i) {
      if (i != opposite_too && !context_.empty().contains(corners[i])) return false;
    }
    return true;
  }

  bool triple(const Corners& corners, DigitSet digits) {
    if (digits.size() != 3 || !are_empty(corners, 2)) return false;
    Step step;
    for (std::size_t i : {0U, 1U, 3U}) keep_only(step, corners[i], digits);
    clear_box(step, corners[0], digits);
    return give(step, corners, digits);
  }

  bool wing(const Corners& corners, DigitSet digits) {
    const DigitSet pair = context_.candidates(corners[2]);
    if (pair.size() != 2 || (pair & digits) != pair || !are_empty(corners, 2)) return false;
    Step step;
    keep_only(step, corners[0], pair);
    for (int digit : pair) step.marks.push_back({Role::pivot, candidate(corners[2], digit)});
    return give(step, corners, pair);
  }

  bool each_rectangle() {
    for (int x : context_.empty()) {
      for (int row : far_lines[row_of(x)]) {
        for (int column : far_lines[column_of(x)]) {
          // Each rectangle once, from its upper left corner.
          if (row > row_of(x) && column > column_of(x) && quadruple(corners_of(x, row, column)))
            return true;
        }
      }
    }
    return false;
  }

  bool quadruple(const Corners& corners) {
    Table<DigitSet, 4> at;
    DigitSet digits;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const int opposite = corners[(i + 2) % 4];
      at[i] = bursts_.at(corners[i], column_of(opposite), row_of(opposite));
      // Three at one corner are a triple.
      if (at[i].size() > 2) return false;
      digits |= at[i];
    }
    if (digits.size() != 4 || !are_empty(corners, corners.size())) return false;
    Step step;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      keep_only(step, corners[i], digits - at[(i + 2) % 4]);
      clear_box(step, corners[i], at[i]);
    }
    return give(step, corners, digits);
  }

  void keep_only(Step& step, int cell, DigitSet digits) const {
    for (int digit : context_.candidates(cell) - digits)
      step.eliminations.insert(candidate(cell, digit));
  }

  /// Removes the digits from the cells of a box that are not in the row or column of a cell.
  void clear_box(Step& step, int cell, DigitSet digits) const {
    const CellSet others =
        house_set(box_house(cell)) - house_set(row_house(cell)) - house_set(column_house(cell));
    for (int digit : digits)
      step.eliminations |= candidates_of(others & context_.places(digit), digit);
  }

  bool give(Step& step, const Corners& corners, DigitSet digits) {
    if (!effects_.add(step.eliminations)) return false;
    step.technique = technique_;
    for (int digit : digits) step.digits.push_back(digit);
    mark(step, corners, digits);
    return sink_(std::move(step));
  }

  void mark(Step& step, const Corners& corners, DigitSet digits) const {
    const bool all = technique_ == Technique::firework_quad;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      if (i == 2 && !all) continue;
      if (i == 0 || all) {
        step.houses.insert(row_house(corners[i]));
        step.houses.insert(column_house(corners[i]));
      }
      for (int digit : digits& context_.candidates(corners[i])) {
        const int c = candidate(corners[i], digit);
        if (!step.eliminations.contains(c)) step.marks.push_back({Role::pattern, c});
      }
    }
  }

  const Context& context_;
  Technique technique_;
  Sink sink_;
  Bursts bursts_;
  Effects effects_;
};

}  // namespace

bool find_firework(const Context& context, Technique technique, Sink sink) {
  return FireworkSearch(context, technique, sink).find();
}

}  // namespace nonet::logic
