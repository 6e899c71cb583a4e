/// @file
/// Deadly patterns: what unique rectangles, loops and extended rectangles have in common.
///
/// A deadly pattern is a set of empty cells and of digits such that, if a solution has only those
/// digits in those cells, they can be exchanged among the cells so that every house keeps its
/// digits. That would be a second solution of the digits on the board; so in a puzzle with one
/// solution at least one cell holds another digit, a guardian. The exchange only asks which digits
/// stand on the board, never which candidates are left: a cell of the pattern that has lost one of
/// the digits as a candidate takes nothing from the argument.
///
/// The classical types, with G the cells that have guardians:
///   1  G is one cell: it is none of the pattern's digits.
///   2  All guardians are one digit: it is in one of G, hence nowhere that all of G see.
///   3  G is in one house: one of G holds a guardian, so that G counts as one cell with the
///      guardians as candidates, which may form a naked subset with other cells of the house.
///   4  G is two cells of a house, and a digit of the pattern has no other place in it: one of the
///      two is that digit, the other must be a guardian, so neither is another digit of the
///      pattern.
/// Source: Sudopedia "Uniqueness Test", Sudoku Explainer's help on unique rectangles and loops.
#pragma once

#include <cstddef>
#include <span>

#include "logic/finder.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {

struct DeadlyPattern {
  Table<int, 18> order{};  ///< The cells as they are named: round a loop, row by row, ...
  std::size_t size = 0;
  CellSet cells;
  DigitSet digits;
  CellSet guarded;     ///< The cells that have guardians.
  DigitSet guardians;  ///< All guardians' digits.

  [[nodiscard]] std::span<const int> ordered() const { return {order.data(), size}; }
};

[[nodiscard]] DeadlyPattern deadly_pattern(const Context& context, std::span<const int> cells,
                                           DigitSet digits);

/// A step with the pattern's digits and nothing else.
[[nodiscard]] Step deadly_step(Technique technique, DigitSet digits);
/// Marks the pattern's candidates, except those that the step removes.
void mark_pattern(Step& step, const Context& context, const DeadlyPattern& pattern);
/// Removes what is there of some digits in some cells.
void eliminate(Step& step, const Context& context, const CellSet& cells, DigitSet digits);
/// The first house with all of some cells in which a digit has places and none beside them; or -1.
[[nodiscard]] int locking_house(const Context& context, const CellSet& cells, int digit);
/// A strong link between two cells of a house, and its nodes.
void add_strong_link(Step& step, int digit, int from, int to);

// Each gives the steps of one type that the pattern makes. 3 wants at least one more cell.
bool give_type_1(const Context& context, Technique technique, const DeadlyPattern& pattern,
                 Sink sink);
bool give_type_2(const Context& context, Technique technique, const DeadlyPattern& pattern,
                 Sink sink);
bool give_type_3(const Context& context, Technique technique, const DeadlyPattern& pattern,
                 Sink sink);
bool give_type_4(const Context& context, Technique technique, const DeadlyPattern& pattern,
                 Sink sink);

/// Naked subsets of a house in which cells that are known to hold one of some digits (`guarded`,
/// `guardians`) count as one cell: fewest cells first. `mark` marks the pattern.
bool give_guardian_subsets(const Context& context, const Step& base, const CellSet& guarded,
                           DigitSet guardians, FunctionRef<void(Step&)> mark, Sink sink);

}  // namespace nonet::logic
