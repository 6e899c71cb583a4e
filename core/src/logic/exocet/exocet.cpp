/// @file
/// The search for exocets (champagne, "Exotic patterns a resume", Players Forum, 2011 and later;
/// David P Bird, "JExocet Compendium", Players Forum, 2012 to 2018, whose names these are).
///
/// The base are two cells in which a line meets a box, here a row; the cross-lines are three
/// columns: that of the third cell of this meeting, and one in each other box of the band. Suppose
/// that a base cell is a. Then a is in no cell of the first cross-line within the band, for the box
/// has its a; and in the other two boxes it stands in the other two rows of the band. Each
/// cross-line that it misses there takes its a outside of the band (the S-cells), all in different
/// rows. If each way to do all this leads through one of two cells, the targets, then a digit of the
/// base is always a digit of a target. When that is so for each candidate of the base, the targets
/// hold both digits of the base, and nothing else: there are two of each.
///
/// The definition of the compendium - S-cells that two lines cover, and no digit of the base in the
/// cells beside the targets (the companions) - is the case in which that is easily seen: three
/// digits in three cross-lines, two at most outside, so one in the band, where only the targets are
/// left. Here whatever the count of ways says will do.
///
/// A target in the band may also be both cells of its cross-line there (an object pair, Junior Exocet
/// Plus), if some other digits have so few places in a house of both that only one of them is left
/// for a digit of the base: K digits in K + 1 cells. Then these cells have nothing but the K digits
/// and, in one cell of the target, one of the base.
///
/// Junior: both targets are in the band. Senior: one of them is outside, in a cross-line.
///
/// How it is searched: for a digit, a choice of the rows in both boxes, and of whether it meets a
/// cross-line there, what is left to ask is if the rest can be taken in different rows outside;
/// Hall's theorem says so for three sets at once. There are 8 such questions for a digit, and 1458
/// choices of base and cross-lines, most of which have too few empty cells or digits.

#include "logic/exocet/exocet.hpp"

#include <bit>
#include <cstdint>
#include <optional>

#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

constexpr unsigned bit_of(int i) {
  return 1U << i;
}

constexpr unsigned three_at(int start) {
  return 7U << start;
}

/// By cross-line: the rows outside of the band that a digit may take there. A cross-line that needs
/// no row has one that no other has.
using Outside = Table<unsigned, 3>;

constexpr unsigned no_row_needed = 1U << 16;

/// Hall's theorem.
bool different_rows(const Outside& rows) {
  const auto [a, b, c] = rows;
  return a != 0 && b != 0 && c != 0 && std::popcount(a | b) > 1 && std::popcount(a | c) > 1 &&
         std::popcount(b | c) > 1 && std::popcount(a | b | c) > 2;
}

/// The cells of the band where the two further cross-lines meet the other rows: bits 0 and 1 in the
/// second cross-line, 2 and 3 in the third.
using Crossings = unsigned;

/// The choices of a target in the second cross-line; those in the third are two bits higher.
constexpr Table<Crossings, 3> targets_inside = {1U, 2U, 3U};

CellSet crossing_cells(const ExocetFrame& frame, Crossings crossings) {
  CellSet cells;
  for (unsigned bit = 0; bit < 4; ++bit) {
    if (((crossings >> bit) & 1U) == 0) continue;
    cells.insert(frame.cell(frame.other_rows()[bit & 1U], frame.columns[1 + (bit >> 1U)]));
  }
  return cells;
}

Outside outside_rows(const ExocetFrame& frame, const DigitLines& lines) {
  const unsigned band = three_at(frame.row / 3 * 3);
  Outside rows{};
  for (std::size_t i = 0; i < 3; ++i) rows[i] = lines.columns[frame.columns[i]] & ~band;
  return rows;
}

/// Whether a digit that stands in the base may stand, in one row of the band, where a cross-line
/// meets it (or within the same box, but not there).
bool may_meet(const ExocetFrame& frame, const DigitLines& lines, int row, std::size_t line,
              bool meets) {
  const int column = frame.columns[line];
  const unsigned places = lines.rows[row] & three_at(column / 3 * 3);
  const unsigned there = bit_of(column);
  return (meets ? places & there : places & ~there) != 0;
}

/// Calls `visit(crossings, outside)` for each kind of way that a digit of the base can go, until it
/// returns false; false when it did.
template <class Visit>
bool all_ways(const ExocetFrame& frame, const DigitLines& lines, const Visit& visit) {
  const Table<int, 2> rows = frame.other_rows();
  const Outside all = outside_rows(frame, lines);
  for (unsigned kind = 0; kind < 8; ++kind) {
    const bool exchanged = (kind & 1U) != 0;
    const bool second = (kind & 2U) != 0;
    const bool third = (kind & 4U) != 0;
    if (!may_meet(frame, lines, rows[exchanged ? 1 : 0], 1, second)) continue;
    if (!may_meet(frame, lines, rows[exchanged ? 0 : 1], 2, third)) continue;
    Outside outside = all;
    Crossings crossings = 0;
    if (second) {
      crossings |= exchanged ? 2U : 1U;
      outside[1] = no_row_needed;
    }
    if (third) {
      crossings |= exchanged ? 4U : 8U;
      outside[2] = no_row_needed << 1U;
    }
    if (different_rows(outside) && !visit(crossings, outside)) return false;
  }
  return true;
}

/// By cross-line: the rows that a digit takes whichever way it goes outside.
Outside needed_rows(const Outside& outside) {
  Outside needed{};
  for (std::size_t i = 0; i < 3; ++i) {
    for (unsigned rest = outside[i] & DigitSet::full_mask; rest != 0; rest &= rest - 1) {
      Outside without = outside;
      without[i] &= ~(rest & (0U - rest));
      if (!different_rows(without)) needed[i] |= rest & (0U - rest);
    }
  }
  return needed;
}

/// Whether none of the digits is settled in a house.
bool all_open(const Context& context, int house, DigitSet digits) {
  for (int digit : digits) {
    if (context.places(house, digit).empty()) return false;
  }
  return true;
}

/// Removals by two cells if exactly one of them has a digit of the base: other digits, one fewer
/// than cells, are bound to them and some further cells. Nothing when no digits are.
std::optional<CandidateSet> locked_out(const Context& context, const CellSet& pair, DigitSet base) {
  std::optional<CandidateSet> removed;
  for (const AlmostHidden& hidden : almost_hidden(context, pair, base)) {
    if (!removed) removed.emplace();
    *removed |= removed_by(context, hidden, pair, base);
  }
  return removed;
}

class ExocetSearch {
 public:
  explicit ExocetSearch(const Context& context) : context_(context) {}

  std::vector<Exocet> find(bool senior) {
    for (const bool standing : {false, true}) {
      lines_ = digit_lines(context_, standing);
      for (const auto& [frame, digits] : base_frames(context_, standing)) {
        if (senior) {
          add_seniors(frame, digits);
        } else {
          add_juniors(frame, digits);
        }
      }
    }
    return std::move(found_);
  }

 private:
  [[nodiscard]] const DigitLines& lines(int digit) const { return lines_[digit - 1]; }

  /// Adds an exocet if its targets are empty, and pairs have room for one digit of the base only.
  void add(const ExocetFrame& frame, DigitSet digits, const CellSet& a, const CellSet& b) {
    Exocet exocet{frame, frame.base(), {a, b}, digits, {}};
    for (const CellSet& target : exocet.targets) {
      if (!is_subset(target, context_.empty())) return;
      if (target.size() < 2) continue;
      const auto removed = locked_out(context_, target, digits);
      if (!removed) return;
      exocet.locked_out |= *removed;
    }
    found_.push_back(exocet);
  }

  /// Of the pairs of targets, those that every way meets, and of which no smaller one is.
  void add_juniors(const ExocetFrame& frame, DigitSet digits) {
    unsigned left = 511;
    for (int digit : digits) {
      const bool some = all_ways(frame, lines(digit), [&](Crossings met, const Outside&) {
        for (unsigned i = 0; i < 9; ++i) {
          if ((junior_targets(i) & met) == 0) left &= ~(1U << i);
        }
        return left != 0;
      });
      if (!some) return;
    }
    for (unsigned i = 0; i < 9; ++i) {
      if (((left >> i) & 1U) == 0 || has_smaller(left, i)) continue;
      const Crossings both = junior_targets(i);
      add(frame, digits, crossing_cells(frame, both & 3U), crossing_cells(frame, both & 12U));
    }
  }

  static Crossings junior_targets(unsigned i) {
    return targets_inside[i / 3] | (targets_inside[i % 3] << 2U);
  }
  static bool has_smaller(unsigned left, unsigned i) {
    for (unsigned k = 0; k < 9; ++k) {
      const bool smaller = k != i && (junior_targets(k) & ~junior_targets(i)) == 0;
      if (smaller && ((left >> k) & 1U) != 0) return true;
    }
    return false;
  }

  void add_seniors(const ExocetFrame& frame, DigitSet digits) {
    for (Crossings inside : targets_inside) {
      add_seniors(frame, digits, inside);
      add_seniors(frame, digits, inside << 2U);
    }
  }

  /// The second target is in every way that misses the first.
  void add_seniors(const ExocetFrame& frame, DigitSet digits, Crossings inside) {
    const CellSet target = crossing_cells(frame, inside);
    if (!is_subset(target, context_.empty())) return;
    Outside common = {no_row_needed, no_row_needed, no_row_needed};
    bool any = false;
    for (int digit : digits) {
      const bool some = all_ways(frame, lines(digit), [&](Crossings met, const Outside& rows) {
        if ((met & inside) != 0) return true;
        const Outside needed = needed_rows(rows);
        for (std::size_t i = 0; i < 3; ++i) common[i] = any ? common[i] & needed[i] : needed[i];
        any = true;
        return (common[0] | common[1] | common[2]) != 0;
      });
      if (!some) return;
    }
    if (any) add_second_targets(frame, digits, target, common);
  }

  void add_second_targets(const ExocetFrame& frame, DigitSet digits, const CellSet& first,
                          const Outside& rows) {
    for (std::size_t i = 0; i < 3; ++i) {
      for (unsigned rest = rows[i]; rest != 0; rest &= rest - 1) {
        CellSet second;
        second.insert(frame.cell(std::countr_zero(rest), frame.columns[i]));
        add(frame, digits, first, second);
      }
    }
  }

  const Context& context_;
  AllLines lines_{};
  std::vector<Exocet> found_;
};

}  // namespace

std::vector<AlmostHidden> almost_hidden(const Context& context, const CellSet& pair,
                                        DigitSet base) {
  std::vector<AlmostHidden> found;
  for (int house : common_houses(pair)) {
    const auto others = static_cast<unsigned>((DigitSet::all() - base).mask());
    for (unsigned chosen = others; chosen != 0; chosen = (chosen - 1) & others) {
      const DigitSet digits(chosen);
      CellSet cells = pair;
      for (int digit : digits) cells |= context.places(house, digit);
      if (cells.size() == digits.size() + 1 && all_open(context, house, digits))
        found.push_back({house, cells, digits});
    }
  }
  return found;
}

CandidateSet removed_by(const Context& context, const AlmostHidden& hidden, const CellSet& pair,
                        DigitSet base) {
  CandidateSet removed;
  for (int cell : hidden.cells) {
    const DigitSet kept = pair.contains(cell) ? hidden.digits | base : hidden.digits;
    for (int digit : context.candidates(cell) - kept) removed.insert(candidate(cell, digit));
  }
  return removed;
}

std::vector<BaseFrame> base_frames(const Context& context, bool standing) {
  std::vector<BaseFrame> found;
  for (int i = 0; i < 9 * 9; ++i) {
    ExocetFrame frame{standing, i / 9, {i % 9}};
    const auto [first, second] = frame.base();
    const DigitSet digits = context.candidates(first) | context.candidates(second);
    if (digits.size() < 3 || context.board().value(first) != 0 ||
        context.board().value(second) != 0)
      continue;
    const int stack = frame.columns[0] / 3;
    for (int k = 0; k < 9; ++k) {
      frame.columns[1] = (stack == 0 ? 3 : 0) + k / 3;
      frame.columns[2] = (stack == 2 ? 3 : 6) + k % 3;
      found.push_back({frame, digits});
    }
  }
  return found;
}

Table<int, 2> ExocetFrame::base() const {
  const int start = columns[0] / 3 * 3;
  const int first = columns[0] == start ? start + 1 : start;
  return {cell(row, first), cell(row, 3 * start + 3 - first - columns[0])};
}

Table<int, 2> ExocetFrame::other_rows() const {
  const int start = row / 3 * 3;
  const int first = row == start ? start + 1 : start;
  return {first, 3 * start + 3 - first - row};
}

HouseSet ExocetFrame::cross_lines() const {
  HouseSet houses;
  for (int column : columns)
    houses.insert(house_of(standing ? HouseKind::row : HouseKind::column, column));
  return houses;
}

AllLines digit_lines(const Context& context, bool standing) {
  AllLines all{};
  for (int digit : DigitSet::all()) {
    DigitLines& lines = all[digit - 1];
    for (int cell : context.places(digit) | context.board().holders(digit)) {
      const int row = standing ? column_of(cell) : row_of(cell);
      const int column = standing ? row_of(cell) : column_of(cell);
      lines.rows[row] |= bit_of(column);
      lines.columns[column] |= bit_of(row);
    }
  }
  return all;
}

std::vector<Exocet> junior_exocets(const Context& context) {
  return ExocetSearch(context).find(false);
}

std::vector<Exocet> senior_exocets(const Context& context) {
  return ExocetSearch(context).find(true);
}

}  // namespace nonet::logic
