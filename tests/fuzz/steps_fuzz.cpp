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
#include "nonet/random.hpp"

namespace nonet::fuzz {
namespace {

struct Puzzle {
  Position position;
  /// Zeros where the candidates were made without one.
  std::array<int, cell_count> solution{};
};

/// A few bytes choose the whole grid, so that short inputs are puzzles too; the others put candidates in and out.
Puzzle puzzle_of(Bytes& bytes) {
  Puzzle made;
  const bool arbitrary = bytes.below(8) == 7;
  const int given = 17 + bytes.below(40);
  const int density = bytes.below(256);
  std::uint64_t state = 1;
  for (int i = 0; i < 4; ++i) state = state * 256 + bytes.next();
  Random random(state);
  const auto solution = solution_of(bytes);
  if (!arbitrary) made.solution = solution;
  Grid grid;
  Table<DigitSet, cell_count> allowed{};
  for (std::size_t at = 0; at < cell_count; ++at) {
    if (random.below(81) < given) grid.set(static_cast<int>(at), solution[at]);
    for (const int digit : DigitSet::all()) {
      if (random.below(256) >= density) allowed[at].insert(digit);
    }
  }
  while (!bytes.empty()) {
    DigitSet& of_cell = allowed[static_cast<std::size_t>(bytes.below(81))];
    const DigitSet digit = DigitSet::of(bytes.below(9) + 1);
    of_cell = (of_cell | digit) - (of_cell & digit);
  }
  for (std::size_t at = 0; at < cell_count && !arbitrary; ++at) allowed[at].insert(solution[at]);
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
    if (rests_on_uniqueness(technique.technique)) continue;
    effort = logic::Effort(300, {});
    int steps = 0;
    logic::give_steps(context, technique.technique, [&](const Step& step) {
      check_step(puzzle, step);
      return ++steps == 40;
    });
  }
}

/// The public calls look at the position first, and give nothing where logic cannot start.
void check_public(const Puzzle& puzzle) {
  LogicOptions options;
  options.budget = 2000;
  const Steps steps = next_step(puzzle.position, options);
  FACT(steps.steps.empty() || steps.report.can_start());
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
