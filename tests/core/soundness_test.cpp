#include <optional>

#include "catch.hpp"
#include "logic/first_step.hpp"
#include "naive_solver.hpp"
#include "nonet/generator.hpp"
#include "nonet/logic.hpp"
#include "nonet/notation.hpp"
#include "nonet/solver.hpp"
#include "support.hpp"

namespace nonet {
namespace {

/// The check shares no code with the finders: the solution was made before the puzzle.
void check_against(const Grid& solution, const Step& step) {
  INFO(notation(step));
  for (int c : step.placements) CHECK(solution[candidate_cell(c)] == candidate_digit(c));
  for (int c : step.eliminations) CHECK(solution[candidate_cell(c)] != candidate_digit(c));
}

/// A step does something, and nothing that was done before.
void check_effect(const Board& board, const Step& step) {
  INFO(notation(step));
  CHECK((!step.placements.empty() || !step.eliminations.empty()));
  for (int c : step.placements)
    CHECK(board.candidates(candidate_cell(c)).contains(candidate_digit(c)));
  for (int c : step.eliminations)
    CHECK(board.candidates(candidate_cell(c)).contains(candidate_digit(c)));
}

/// Checks the steps of every technique, each found within a small budget; returns their number.
int check_all_steps(const Position& position, const Grid& solution) {
  int steps = 0;
  logic::Effort effort;
  logic::RemovableAlone removable_alone;
  const logic::Context context(position.board, position.givens, effort, removable_alone);
  for (const TechniqueInfo& technique : techniques()) {
    effort = logic::Effort(500, {});
    logic::give_steps(context, technique.technique, [&](const Step& step) {
      check_against(solution, step);
      check_effect(position.board, step);
      return ++steps % 200 == 0;
    });
  }
  return steps;
}

}  // namespace

TEST_CASE("every step that is found anywhere on the way agrees with the solution") {
  Random random(77);
  int steps = 0;
  for (int round = 0; round < test::share(12); ++round) {
    const Grid puzzle = random_puzzle(random);
    const Grid solution = solve(puzzle).solution;
    Position position(puzzle);
    for (const Step& taken : path(position).steps) {
      // Most steps of a position are there at the next one, too.
      if (info(taken.technique).family != Family::singles || random.below(8) == 0) {
        INFO(to_string(puzzle));
        steps += check_all_steps(position, solution);
      }
      apply(taken, position.board);
    }
    CHECK_FALSE(position.board.broken());
  }
  CHECK(steps > test::share(1000));
}

TEST_CASE("the techniques are listed from easy to hard under stable names") {
  const auto all = techniques();
  for (std::size_t i = 0; i < all.size(); ++i) {
    CHECK(static_cast<std::size_t>(all[i].technique) == i);
    CHECK(info(all[i].technique).id == all[i].id);
    CHECK(find_technique(all[i].id) == all[i].technique);
    if (i == 0) continue;
    CHECK(all[i - 1].score <= all[i].score);
    CHECK(all[i - 1].level <= all[i].level);
  }
}

}  // namespace nonet
