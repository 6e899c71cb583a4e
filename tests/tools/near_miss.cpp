#include "near_miss.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "nonet/logic.hpp"
#include "walk.hpp"

namespace nonet::tools {
namespace {

/// The cells that the step's data name.
CellSet pattern_cells(const Step& step) {
  CellSet cells;
  for (const Mark& mark : step.marks) cells.insert(candidate_cell(mark.candidate));
  for (const DigitCells& set : step.sets) cells |= set.cells;
  for (const Node& node : step.nodes) cells |= node.cells;
  return cells;
}

CellSet house_cells_of(const Step& step) {
  CellSet cells;
  for (int house : step.houses | step.covers) cells |= house_set(house);
  return cells;
}

/// A board of the same digits and candidates but for one cell.
Board changed(const Board& board, int cell, int value, DigitSet candidates) {
  Grid grid = board.values();
  grid.set(cell, value);
  Table<DigitSet, cell_count> allowed{};
  for (int c = 0; c < cell_count; ++c) allowed[static_cast<std::size_t>(c)] = board.candidates(c);
  allowed[static_cast<std::size_t>(cell)] = candidates;
  return {grid, allowed};
}

/// A placed digit taken back: it may stand again wherever it may.
Position without(const Position& position, int cell) {
  Grid grid = position.board.values();
  const int digit = grid[cell];
  grid.set(cell, 0);
  Table<DigitSet, cell_count> allowed{};
  for (int c = 0; c < cell_count; ++c) {
    DigitSet& digits = allowed[static_cast<std::size_t>(c)];
    digits = c == cell ? DigitSet::all() : position.board.candidates(c);
    if (peers(cell).contains(c)) digits.insert(digit);
  }
  CellSet givens = position.givens;
  givens.erase(cell);
  return {Board(grid, allowed), givens};
}

class Variants {
 public:
  Variants(const Position& position, const Step& step) : position_(position), step_(step) {
    const CellSet pattern = pattern_cells(step);
    const CellSet houses = house_cells_of(step) - pattern;
    const std::array<CellSet, 3> parts = {pattern, houses, CellSet::all() - pattern - houses};
    for (const CellSet& cells : parts) put_back(cells);
    remove(pattern);
    for (const CellSet& cells : parts) take_back(cells);
    remove(houses);
  }
  [[nodiscard]] const std::vector<Position>& list() const { return list_; }

 private:
  void put_back(const CellSet& cells) {
    const Board& board = position_.board;
    const Board fresh(board.values());
    for (int cell : cells) {
      for (int digit : fresh.candidates(cell) - board.candidates(cell)) {
        DigitSet digits = board.candidates(cell);
        digits.insert(digit);
        list_.emplace_back(changed(board, cell, 0, digits), position_.givens);
      }
    }
  }

  void take_back(const CellSet& cells) {
    for (int cell : cells) {
      if (position_.board.value(cell) != 0) list_.push_back(without(position_, cell));
    }
  }

  void remove(const CellSet& cells) {
    for (int cell : cells) {
      for (int digit : position_.board.candidates(cell)) {
        const int c = candidate(cell, digit);
        if (step_.eliminations.contains(c) || step_.placements.contains(c)) continue;
        Position less = position_;
        less.board.eliminate(cell, digit);
        list_.push_back(less);
      }
    }
  }

  const Position& position_;
  const Step& step_;
  std::vector<Position> list_;
};

bool all_there(const Board& board, const CandidateSet& candidates) {
  return std::all_of(candidates.begin(), candidates.end(), [&](int c) {
    return board.candidates(candidate_cell(c)).contains(candidate_digit(c));
  });
}

bool misses(const Position& variant, const Step& step, std::uint64_t budget) {
  if (!all_there(variant.board, step.eliminations | step.placements)) return false;
  LogicOptions options;
  options.techniques = only(step.technique);
  options.budget = budget;
  const Steps found = all_steps(variant, options);
  if (found.report.fault != PositionFault::none || found.end != SearchEnd::complete) return false;
  return std::none_of(found.steps.begin(), found.steps.end(), [&](const Step& other) {
    return other.eliminations == step.eliminations && other.placements == step.placements;
  });
}

}  // namespace

std::optional<Position> near_miss(const Position& position, const Step& step, int skip,
                                  std::uint64_t budget) {
  const Variants variants(position, step);
  for (const Position& variant : variants.list()) {
    if (misses(variant, step, budget) && skip-- == 0) return variant;
  }
  return std::nullopt;
}

}  // namespace nonet::tools
