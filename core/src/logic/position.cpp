#include "nonet/position.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <vector>

#include "logic/solutions_within.hpp"
#include "nonet/lab/exact_cover.hpp"
#include "nonet/solver.hpp"
#include "nonet/table.hpp"
#include "solve/engines.hpp"

namespace nonet {
namespace {

constexpr Table<std::string_view, 9> fault_ids = {"",
                                                  "conflict",
                                                  "no-candidate",
                                                  "no-place",
                                                  "missing-candidate",
                                                  "no-solution",
                                                  "several-solutions",
                                                  "solved",
                                                  "wrong-digit"};

Grid only(const Grid& grid, const CellSet& cells) {
  Grid kept;
  for (int cell : cells) kept.set(cell, grid[cell]);
  return kept;
}

/// The first cell in which two grids differ, or -1.
int first_difference(const Grid& a, const Grid& b) {
  for (int cell = 0; cell < cell_count; ++cell) {
    if (a[cell] != b[cell]) return cell;
  }
  return -1;
}

void find_conflict(const Board& board, PositionReport& report) {
  const auto conflicts = find_conflicts(board.values());
  if (conflicts.empty()) return;
  report.fault = PositionFault::conflict;
  report.cell = conflicts.front().second;
  report.house = conflicts.front().house;
  report.digit = conflicts.front().digit;
}

bool stands_in(const Board& board, int house, int digit) {
  for (int cell : house_cells(house)) {
    if (board.value(cell) == digit) return true;
  }
  return false;
}

void find_empty_house(const Board& board, PositionReport& report) {
  for (int house : all_houses) {
    for (int digit : DigitSet::all()) {
      if (!board.places(house, digit).empty() || stands_in(board, house, digit)) continue;
      report.fault = PositionFault::no_place;
      report.house = house;
      report.digit = digit;
      return;
    }
  }
}

/// A contradiction that can be pointed at.
void find_contradiction(const Board& board, PositionReport& report) {
  for (int cell = 0; cell < cell_count; ++cell) {
    if (board.value(cell) != 0 || !board.candidates(cell).empty()) continue;
    report.fault = PositionFault::no_candidate;
    report.cell = cell;
    return;
  }
  find_empty_house(board, report);
}

void find_missing_candidate(const Board& board, PositionReport& report) {
  for (int cell = 0; cell < cell_count; ++cell) {
    const int digit = report.solution[cell];
    if (board.value(cell) != 0 || board.candidates(cell).contains(digit)) continue;
    report.fault = PositionFault::missing_candidate;
    report.cell = cell;
    report.digit = digit;
    return;
  }
}

/// The first placed digit that the solution of the givens has not.
void find_wrong_digit(const Position& position, PositionReport& report) {
  const Grid& values = position.board.values();
  const CellSet placed = values.filled() - position.givens;
  if (placed.empty()) return;
  const Solved solved = solve(only(values, values.filled() & position.givens));
  if (solved.outcome != Outcome::unique) return;
  for (int cell : placed) {
    if (values[cell] == solved.solution[cell]) continue;
    report.fault = PositionFault::wrong_digit;
    report.cell = cell;
    report.digit = solved.solution[cell];
    return;
  }
}

/// Solves with the candidates that are left: digits alone do not decide.
void solve_by_candidates(const Board& board, PositionReport& report) {
  const auto solutions = logic::solutions_within(board, 2);
  if (solutions.size() == 1) {
    report.solution = solutions.front();
    return;
  }
  report.fault = solutions.empty() ? PositionFault::no_solution : PositionFault::several_solutions;
  if (!solutions.empty()) report.cell = first_difference(solutions[0], solutions[1]);
}

void examine_open(const Position& position, PositionReport& report) {
  const Board& board = position.board;
  const Solved solved = solve(board.values());
  if (solved.outcome == Outcome::unique) {
    report.unique = true;
    report.solution = solved.solution;
    find_missing_candidate(board, report);
    return;
  }
  if (solved.outcome == Outcome::none) find_wrong_digit(position, report);
  if (report.fault == PositionFault::none) find_contradiction(board, report);
  if (report.fault != PositionFault::none) return;
  if (solved.outcome == Outcome::none) report.fault = PositionFault::no_solution;
  if (solved.outcome == Outcome::multiple) solve_by_candidates(board, report);
}

}  // namespace

Position::Position(const Grid& puzzle) : Position(Board(puzzle)) {}

Position::Position(const Board& board_) : Position(board_, board_.values().filled()) {}

std::string_view id(PositionFault fault) {
  return fault_ids[fault];
}

PositionReport examine(const Position& position) {
  PositionReport report;
  const Board& board = position.board;
  find_conflict(board, report);
  if (report.fault != PositionFault::none) return report;
  if (board.full()) {
    report.fault = PositionFault::solved;
    report.solution = board.values();
    return report;
  }
  examine_open(position, report);
  const CellSet filled = board.values().filled();
  report.unique_by_givens =
      report.unique &&
      (position.givens == filled ||
       solve(only(board.values(), position.givens & filled)).outcome == Outcome::unique);
  return report;
}

SearchReport search(const Board& board, const SearchOptions& options) {
  const auto start = std::chrono::steady_clock::now();
  SearchReport report = engine::search_rows(cover_rows(board), board.values(), options);
  report.time = std::chrono::steady_clock::now() - start;
  return report;
}

bool needs_candidates(const Board& board) {
  const Board whole(board.values());
  const CellSet empty = board.empty_cells();
  const bool removed = std::any_of(empty.begin(), empty.end(), [&](int cell) {
    return board.candidates(cell) != whole.candidates(cell);
  });
  return removed && solve(board.values()).outcome == Outcome::multiple;
}

}  // namespace nonet
