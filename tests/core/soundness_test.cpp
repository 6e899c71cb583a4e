#include "catch.hpp"
#include "naive_solver.hpp"
#include "nonet/generator.hpp"
#include "nonet/logic.hpp"
#include "nonet/notation.hpp"
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

}  // namespace

TEST_CASE("every step that is found anywhere on the way agrees with the solution") {
  Random random(77);
  int steps = 0;
  for (int round = 0; round < 6; ++round) {
    const auto made = generate(random, {});
    REQUIRE(made);
    Position position(made->puzzle);
    for (const Step& taken : path(position).steps) {
      for (const Step& step : all_steps(position).steps) {
        ++steps;
        INFO(to_string(made->puzzle));
        check_against(made->solution, step);
        check_effect(position.board, step);
      }
      apply(taken, position.board);
    }
    CHECK_FALSE(position.board.broken());
  }
  CHECK(steps > 1000);
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
