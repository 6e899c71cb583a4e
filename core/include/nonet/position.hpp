/// @file
/// A position: a board, its givens, and whether logic may start from it.
#pragma once

#include <cstdint>
#include <string_view>

#include "nonet/board.hpp"
#include "nonet/search.hpp"

namespace nonet {

/// The board as a player sees it. Filled cells that are not givens were placed.
struct Position {
  Board board;
  CellSet givens;

  Position() = default;
  /// A puzzle at its start: every digit is a given, and every candidate that they leave is there.
  explicit Position(const Grid& puzzle);
  /// Every digit is a given.
  explicit Position(const Board& board_);
  Position(const Board& board_, const CellSet& givens_) : board(board_), givens(givens_) {}

  friend bool operator==(const Position&, const Position&) = default;
};

/// Why a position is not one to solve by logic. Only from one with several solutions may logic
/// start all the same: it places and removes what is the same in all of them. The digits are looked
/// at first, then the candidates: where the digits have one solution, a removed candidate is
/// reported as missing in it, even if it was the last of its cell or house.
enum class PositionFault : std::uint8_t {
  none,
  conflict,           ///< A digit stands twice in a house.
  no_candidate,       ///< An empty cell has no candidate.
  no_place,           ///< A house has no place for a digit.
  missing_candidate,  ///< A candidate that the one solution needs was removed.
  no_solution,        ///< Nothing else of this list, and yet there is no solution.
  several_solutions,
  solved,       ///< Every cell is filled, and rightly.
  wrong_digit,  ///< The givens have one solution, and a placed digit is not in it.
};

/// "", "conflict", "no-candidate", "no-place", "missing-candidate", "no-solution",
/// "several-solutions", "solved", "wrong-digit".
[[nodiscard]] std::string_view id(PositionFault fault);

/// The facts of a position, before any logic.
struct PositionReport {
  PositionFault fault = PositionFault::none;
  /// The cell of the fault, 0 to 80: the second cell of a conflict, the cell of `no_candidate`,
  /// `missing_candidate` and `wrong_digit`, a cell in which two of several solutions differ; -1 for
  /// the others.
  int cell = -1;
  /// The house of `conflict` and `no_place` (0 to 26: rows, columns, boxes), or -1.
  int house = -1;
  /// The digit of `conflict`, `no_place` and `missing_candidate`, the one that should stand in the
  /// place of the `wrong_digit`, or 0.
  int digit = 0;
  /// The digits on the board have one solution even if every removed candidate came back: the
  /// techniques of uniqueness hold.
  bool unique = false;
  /// The givens alone have one solution: avoidable rectangles and symmetrical placement hold.
  bool unique_by_givens = false;
  /// True when steps can be looked for: there is no fault, or only several solutions.
  [[nodiscard]] bool can_start() const {
    return fault == PositionFault::none || fault == PositionFault::several_solutions;
  }
  /// The one solution; empty when there is a fault other than `solved` and `missing_candidate`.
  Grid solution;
};

/// Looks at a position: its digits, its candidates, and how many solutions are left. Never throws.
[[nodiscard]] PositionReport examine(const Position& position);

/// `search` of a puzzle (nonet/solver.hpp) for a board: only solutions count in which each empty cell has one of its
/// candidates, as those of a Sukaku. By exact cover, whose rows the candidates are.
[[nodiscard]] SearchReport search(const Board& board, const SearchOptions& options);

/// True when the candidates are a part of the puzzle, as in a Sukaku: some are gone that the digits leave, and the
/// digits alone have more than one solution.
[[nodiscard]] bool needs_candidates(const Board& board);

}  // namespace nonet
