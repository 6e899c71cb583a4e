/// @file
/// Multi-Sector Locked Sets and Multi-Fish (David P Bird, "Using Multi-Sector Locked Sets", Players
/// Forum, 2012 and later, with Obi-Wahn's, Leren's, blue's and Phil Beeby's additions; Allan Barker's
/// truths and links, of which these are some of rank 0; YZF_Sudoku).
///
/// Multi-sector locked set: the empty cells in which some rows and some columns cross. A digit stands
/// in them once at most in each of the rows, and once at most in each of the columns. Count it
/// either in the rows that have it there (a home digit) or in the columns (an away digit). All the
/// counts together are not less than the cells, for these need a digit each. If they are no more,
/// every one of them is used up: a home digit is in the crossing once for each row in which it is
/// counted, and goes from the rest of this row; an away digit likewise from its columns.
///
/// Multi-fish: some digits in some rows (or columns, and all of this the other way round). Each digit
/// needs a place in each of the rows that has it not; count these needs. In a column, the places are
/// limited in two ways: each digit once, and each cell once. Count for every column either the digits
/// that have places there or the cells that have some of the digits. If the counts of all columns
/// make no more than the needs, each digit that is counted in a column stands there in these rows,
/// and goes from its rest; each cell that is counted has one of these digits, and no other.
///
/// Where each home digit may be counted in every row that lacks it, a multi-sector locked set is the
/// multi-fish of its away digits in the same rows, told by what remains. In general either may count
/// less than the other: a multi-fish leaves out cells that have none of its digits, a multi-sector
/// locked set a row that has its digit outside of the crossing only. Multi-fish are given only
/// if no multi-sector locked set of the position has all they remove.
///
/// With rows, columns and digits in other roles the two are the same count; sector_counts.cpp finds
/// both, all there are of this form with two to seven lines and two or more of the others. Houses
/// that may be counted either way are tried both ways, all together. Steps that remove nothing that
/// smaller ones do not are left out.
///
/// Steps of a multi-sector locked set: `houses` the rows and `covers` the columns in which something
/// is counted, `sets` in their order what is counted: the cells in the crossing, the digits; `digits`
/// the home digits. Of a multi-fish: `houses` the bases, `digits` the digits; `covers` the lines in
/// which digits are counted and `sets` in their order which, then, if any, the cells that are
/// counted, with all the digits. Marks `set`, with the index of the set as group.

#include <cstdint>
#include <optional>

#include "logic/als/als_steps.hpp"
#include "logic/finder.hpp"
#include "logic/multi_sector/sector_counts.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

/// Meaning of a cube's first and second index and its value.
enum class View : std::uint8_t {
  cells,    ///< Row, column, digit.
  rows,     ///< Row, digit, column.
  columns,  ///< Column, digit, row.
};

struct Place {
  int cell;
  int digit;
};

Place place_of(View view, int first, int second, int value) {
  if (view == View::cells) return {cell_at(first, second), value + 1};
  if (view == View::rows) return {cell_at(first, value), second + 1};
  return {cell_at(value, first), second + 1};
}

Cube make_cube(const Context& context, View view) {
  Cube cube;
  for (int x = 0; x < 9; ++x) {
    for (int y = 0; y < 9; ++y) {
      for (int z = 0; z < 9; ++z) {
        const Place place = place_of(view, x, y, z);
        if (!context.candidates(place.cell).contains(place.digit)) continue;
        Mask& values = cube.values[x][y];
        values = either(values, bit(z));
      }
    }
  }
  return cube;
}

/// A crossing with each value on one side: those that may be on either all on the one or the other.
class Pattern {
 public:
  Pattern(const Cube& cube, View view, const Crossing& crossing, bool rather_first)
      : view_(view), crossing_(crossing) {
    (rather_first ? crossing_.by_second : crossing_.by_first) =
        minus(DigitSet::full_mask, (rather_first ? crossing.by_first : crossing.by_second));
    count(cube, true);
    count(cube, false);
  }

  [[nodiscard]] const CandidateSet& removed() const { return removed_; }
  [[nodiscard]] const Crossing& crossing() const { return crossing_; }
  [[nodiscard]] View view() const { return view_; }

  /// The values that are counted in a first (or second) coordinate.
  [[nodiscard]] DigitSet counted(bool first, int i) const {
    return DigitSet((first ? by_first_ : by_second_)[i]);
  }

 private:
  static Mask values(const Cube& cube, bool first, int i, int k) {
    const int x = first ? i : k;
    return cube.values[x][first ? k : i];
  }

  /// Counts the values of one side, and removes them from the rest of its lines.
  void count(const Cube& cube, bool first) {
    const Mask lines = first ? crossing_.first : crossing_.second;
    const Mask others = first ? crossing_.second : crossing_.first;
    const Mask side = first ? crossing_.by_first : crossing_.by_second;
    for (int i = 0; i < 9; ++i) {
      if (!has(lines, i)) continue;
      Mask& counts = (first ? by_first_ : by_second_)[i];
      for (int k = 0; k < 9; ++k) {
        if (has(others, k)) counts = either(counts, (values(cube, first, i, k) & side));
      }
      for (int k = 0; k < 9; ++k) {
        const auto gone = both(counts, values(cube, first, i, k));
        if (!has(others, k)) remove(first, i, k, DigitSet(gone));
      }
    }
  }

  void remove(bool first, int i, int k, DigitSet values) {
    for (int value : values) {
      const Place place = place_of(view_, first ? i : k, first ? k : i, value - 1);
      removed_.insert(candidate(place.cell, place.digit));
    }
  }

  View view_;
  Crossing crossing_;
  Masks by_first_{};
  Masks by_second_{};
  CandidateSet removed_;
};

/// The crossing of rows and columns.
void draw_locked_set(Step& step, const Context& context, const Pattern& pattern) {
  const CellSet& empty = context.empty();
  Table<CellSet, 2> crossed;
  for (int i = 0; i < 9; ++i) {
    if (has(pattern.crossing().first, i)) crossed[0] |= house_set(i);
    if (has(pattern.crossing().second, i)) crossed[1] |= house_set(house_of(HouseKind::column, i));
  }
  DigitSet home;
  for (int house : all_lines) {
    const bool row = is_row(house);
    if (!has(row ? pattern.crossing().first : pattern.crossing().second, number_of(house)))
      continue;
    const DigitSet digits = pattern.counted(row, number_of(house));
    if (digits.empty()) continue;
    if (row) home |= digits;
    (row ? step.houses : step.covers).insert(house);
    step.sets.push_back({house_set(house) & crossed[row ? 1 : 0] & empty, digits});
  }
  for (int digit : home) step.digits.push_back(digit);
}

/// The cells in a line that have a candidate of some digits, and in which lines.
CellSet with_any(const Context& context, const CellSet& cells, DigitSet digits) {
  CellSet found;
  for (int digit : digits) found |= cells & context.places(digit);
  return found;
}

void draw_fish(Step& step, const Context& context, const Pattern& pattern) {
  const bool rows = pattern.view() == View::rows;
  const HouseKind across = rows ? HouseKind::column : HouseKind::row;
  const DigitSet digits(pattern.crossing().second);
  CellSet bases;
  CellSet counted;
  for (int i = 0; i < 9; ++i) {
    if (!has(pattern.crossing().first, i)) continue;
    const int house = house_of(rows ? HouseKind::row : HouseKind::column, i);
    step.houses.insert(house);
    bases |= house_set(house);
    for (int value : pattern.counted(true, i))
      counted |= house_set(house) & house_set(house_of(across, value - 1));
  }
  for (int value = 0; value < 9; ++value) {
    DigitSet there;
    for (int digit : digits) {
      if (pattern.counted(false, digit - 1).contains(value + 1)) there.insert(digit);
    }
    if (there.empty()) continue;
    const int house = house_of(across, value);
    step.covers.insert(house);
    step.sets.push_back({with_any(context, bases & house_set(house), there), there});
  }
  counted = with_any(context, counted, digits);
  if (!counted.empty()) step.sets.push_back({counted, digits});
  for (int digit : digits) step.digits.push_back(digit);
}

Step make_step(const Context& context, const Pattern& pattern) {
  Step step;
  step.eliminations = pattern.removed();
  if (pattern.view() == View::cells) {
    step.technique = Technique::multi_sector_locked_set;
    draw_locked_set(step, context, pattern);
  } else {
    step.technique = Technique::multi_fish;
    draw_fish(step, context, pattern);
  }
  mark_rest(step, context);
  return step;
}

/// The patterns of a cube that remove something, smallest first; nothing when the effort has ended.
std::optional<std::vector<Pattern>> patterns(const Context& context, View view) {
  const Cube cube = make_cube(context, view);
  const auto crossings = exact_crossings(context, cube);
  if (!crossings) return std::nullopt;
  std::vector<Pattern> list;
  CandidateSet removed;
  for (const Crossing& crossing : *crossings) {
    for (const bool rather_first : {true, false}) {
      const Pattern pattern(cube, view, crossing, rather_first);
      if ((pattern.removed() - removed).empty()) continue;
      removed |= pattern.removed();
      list.push_back(pattern);
    }
  }
  return list;
}

/// Gives the patterns that remove something new, and adds it to `removed`.
bool give(const Context& context, const std::vector<Pattern>& list, CandidateSet& removed,
          Sink sink) {
  for (const Pattern& pattern : list) {
    if ((pattern.removed() - removed).empty()) continue;
    removed |= pattern.removed();
    if (sink(make_step(context, pattern))) return true;
  }
  return false;
}

}  // namespace

bool find_multi_sector_locked_set(const Context& context, Technique /*technique*/, Sink sink) {
  const auto list = patterns(context, View::cells);
  CandidateSet removed;
  return !list || give(context, *list, removed, sink);
}

bool find_multi_fish(const Context& context, Technique /*technique*/, Sink sink) {
  const auto rows = patterns(context, View::rows);
  if (!rows) return true;
  const auto columns = patterns(context, View::columns);
  if (!columns) return true;
  if (rows->empty() && columns->empty()) return false;
  const auto sets = patterns(context, View::cells);
  if (!sets) return true;
  CandidateSet removed;
  for (const Pattern& pattern : *sets) removed |= pattern.removed();
  return give(context, *rows, removed, sink) || give(context, *columns, removed, sink);
}

}  // namespace nonet::logic
