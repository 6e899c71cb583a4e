#include "nonet/generator.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "logic/first_step.hpp"
#include "nonet/solver.hpp"

namespace nonet {
namespace {

constexpr int most_attempts = 1000;
constexpr int beginner_clues = 36;

constexpr std::array<std::string_view, level_count> level_ids = {"beginner", "easy", "medium",
                                                                 "hard"};

TechniqueSet singles() {
  TechniqueSet set;
  for (const TechniqueInfo& technique : techniques()) {
    if (technique.family == Family::singles) set.insert(static_cast<int>(technique.technique));
  }
  return set;
}

/// The easiest level that allows a technique.
Level level_needing(Technique technique) {
  if (technique <= Technique::hidden_single_box) return Level::beginner;
  if (technique <= Technique::hidden_single_line) return Level::easy;
  if (technique <= Technique::naked_single) return Level::medium;
  return Level::hard;
}

/// The level of a puzzle that singles solve; hard when they do not.
Level level_by_logic(const Grid& puzzle) {
  Board board(puzzle);
  const CellSet givens = puzzle.filled();
  logic::Effort effort;
  logic::RemovableAlone removable_alone;
  Level level = Level::beginner;
  while (!board.full()) {
    const auto step = logic::first_step({board, givens, effort, removable_alone}, singles());
    if (!step) return Level::hard;
    level = std::max(level, level_needing(step->technique));
    apply(*step, board);
  }
  return level;
}

bool may_remove(const Grid& rest, const GeneratorOptions& options) {
  if (!options.level || *options.level == Level::hard)
    return solve(rest).outcome == Outcome::unique;
  if (*options.level == Level::beginner && rest.clue_count() < beginner_clues) return false;
  // Singles that reach the end prove the one solution.
  return level_by_logic(rest) <= *options.level;
}

Grid without(Grid grid, const CellSet& cells) {
  for (int cell : cells) grid.set(cell, 0);
  return grid;
}

Grid dig(const Grid& solution, Random& random, const GeneratorOptions& options) {
  std::array<int, cell_count> order{};
  for (int cell = 0; cell < cell_count; ++cell) order[static_cast<std::size_t>(cell)] = cell;
  random.shuffle(std::span(order));
  Grid puzzle = solution;
  CellSet tried;
  for (int cell : order) {
    if (tried.contains(cell)) continue;
    const CellSet together = orbit(cell, options.symmetry);
    tried |= together;
    const Grid rest = without(puzzle, together);
    if (may_remove(rest, options)) puzzle = rest;
  }
  return puzzle;
}

}  // namespace

std::string_view id(Level level) {
  return level_ids[static_cast<std::size_t>(level)];
}

std::optional<Level> find_level(std::string_view id) {
  for (int i = 0; i < level_count; ++i) {
    if (level_ids[static_cast<std::size_t>(i)] == id) return static_cast<Level>(i);
  }
  return std::nullopt;
}

std::optional<Level> grade(const Grid& puzzle) {
  if (solve(puzzle).outcome != Outcome::unique) return std::nullopt;
  return level_by_logic(puzzle);
}

std::optional<Generated> generate(Random& random, const GeneratorOptions& options) {
  for (int attempt = 0; attempt < most_attempts; ++attempt) {
    Generated made;
    made.solution = random_full_grid(random);
    made.puzzle = dig(made.solution, random, options);
    made.level = level_by_logic(made.puzzle);
    if (!options.level || made.level == *options.level) return made;
  }
  return std::nullopt;
}

}  // namespace nonet
