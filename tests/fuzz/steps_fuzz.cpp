/// @file
/// Every finder on any candidates. A step is about candidates that are there; and where the candidates have a solution, it agrees with
/// that, whether or not there are others: techniques of uniqueness are left out.

#include <array>
#include <cstddef>
#include <cstdint>

#include "bytes.hpp"
#include "fact.hpp"
#include "logic/first_step.hpp"
#include "nonet/logic.hpp"

namespace nonet::fuzz {
namespace {

struct Puzzle {
  Position position;
  /// Zeros where the candidates were made without one.
  std::array<int, cell_count> solution{};
};

Puzzle puzzle_of(Bytes& bytes) {
  Puzzle made;
  const bool arbitrary = bytes.below(8) == 0;
  const int given = 1 + bytes.below(48);
  const auto solution = solution_of(bytes);
  if (!arbitrary) made.solution = solution;
  Grid grid;
  std::array<DigitSet, cell_count> allowed{};
  for (int cell = 0; cell < cell_count; ++cell) {
    const auto at = static_cast<std::size_t>(cell);
    const int own = solution[at];
    if (bytes.below(81) < given) grid.set(cell, own);
    unsigned mask = bytes.mask();
    if (bytes.below(2) == 0) mask |= bytes.mask();
    if (!arbitrary) mask |= 1U << static_cast<unsigned>(own - 1);
    for (const int digit : DigitSet::all()) {
      if ((mask >> static_cast<unsigned>(digit - 1) & 1U) != 0) allowed[at].insert(digit);
    }
  }
  made.position = Position(Board(grid, allowed));
  return made;
}

void check_step(const Puzzle& puzzle, const Step& step) {
  const Board& board = puzzle.position.board;
  FACT(!step.placements.empty() || !step.eliminations.empty());
  for (const int c : step.placements) {
    const int cell = candidate_cell(c);
    FACT(board.candidates(cell).contains(candidate_digit(c)));
    FACT(puzzle.solution[0] == 0 ||
         puzzle.solution[static_cast<std::size_t>(cell)] == candidate_digit(c));
  }
  for (const int c : step.eliminations) {
    const int cell = candidate_cell(c);
    FACT(board.candidates(cell).contains(candidate_digit(c)));
    FACT(puzzle.solution[0] == 0 ||
         puzzle.solution[static_cast<std::size_t>(cell)] != candidate_digit(c));
  }
}

void check_finders(const Puzzle& puzzle) {
  logic::Effort effort;
  logic::RemovableAlone removable_alone;
  const logic::Context context(puzzle.position.board, puzzle.position.givens, effort,
                               removable_alone);
  for (const TechniqueInfo& technique : techniques()) {
    if (technique.use == Use::uniqueness) continue;
    effort = logic::Effort(300, std::nullopt);
    int steps = 0;
    logic::give_steps(context, technique.technique, [&](const Step& step) {
      check_step(puzzle, step);
      return ++steps == 40;
    });
  }
}

/// What everybody may ask looks at the position first, and gives nothing where logic cannot start.
void check_public(const Puzzle& puzzle) {
  LogicOptions options;
  options.budget = 2000;
  const Steps steps = next_step(puzzle.position, options);
  FACT(steps.steps.empty() || steps.report.fault == PositionFault::none);
  for (const Step& step : steps.steps) check_step(puzzle, step);
}

}  // namespace
}  // namespace nonet::fuzz

// NOLINTNEXTLINE(readability-identifier-naming): the name is libFuzzer's
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  nonet::fuzz::Bytes bytes(data, size);
  const nonet::fuzz::Puzzle puzzle = nonet::fuzz::puzzle_of(bytes);
  nonet::fuzz::check_public(puzzle);
  if (!puzzle.position.board.broken()) nonet::fuzz::check_finders(puzzle);
  return 0;
}
