#include "nonet/logic.hpp"

#include <algorithm>
#include <map>

#include "cases.hpp"
#include "catch.hpp"
#include "naive_solver.hpp"
#include "nonet/library.hpp"
#include "nonet/notation.hpp"
#include "nonet/solver.hpp"
#include "support.hpp"

namespace nonet {
namespace {

Position inkala() {
  return Position(test::grid_of(test::inkala));
}

TechniqueSet singles() {
  TechniqueSet set;
  for (const TechniqueInfo& technique : techniques()) {
    if (technique.family == Family::singles) set.insert(static_cast<int>(technique.technique));
  }
  return set;
}

LogicOptions with_budget(std::uint64_t budget) {
  LogicOptions options;
  options.budget = budget;
  return options;
}

LogicOptions with_detours() {
  LogicOptions options;
  options.detours = true;
  return options;
}

/// With the quick techniques alone: the deep ones take most of the time and are not what is tested.
LogicOptions with_quick_ones(LogicOptions options) {
  for (int i = 0; i < technique_count; ++i) {
    if (info(static_cast<Technique>(i)).score >= 280) options.techniques.erase(i);
  }
  return options;
}

/// True when `longer` begins with all of `steps`.
bool begins_with(const std::vector<Step>& longer, const std::vector<Step>& steps) {
  return longer.size() >= steps.size() && std::equal(steps.begin(), steps.end(), longer.begin());
}

/// The position without one of its digits, which stays the only candidate of its cell; no other cell
/// gets a candidate back.
Position with_hole(const Position& position, int cell) {
  Grid grid = position.board.values();
  Table<DigitSet, cell_count> allowed{};
  for (int c = 0; c < cell_count; ++c)
    allowed[static_cast<std::size_t>(c)] = position.board.candidates(c);
  allowed[static_cast<std::size_t>(cell)] = DigitSet::of(grid[cell]);
  grid.set(cell, 0);
  return {Board(grid, allowed), position.givens & grid.filled()};
}

Steps all_by(Technique technique, const Position& position) {
  LogicOptions options;
  options.techniques = {};
  options.techniques.insert(static_cast<int>(technique));
  return all_steps(position, options);
}

/// Counts the positions that differ from one with a deadly pattern in a digit that is needed for
/// there to be one solution: none of them may give such a step.
int count_without_promise(Technique technique, const Position& position) {
  int count = 0;
  for (int cell : position.board.values().filled()) {
    const Position changed = with_hole(position, cell);
    const PositionReport report = examine(changed);
    if (report.fault != PositionFault::none || report.unique) continue;
    INFO(library_position(changed));
    if (test::steps_on(changed.board, technique).empty()) continue;
    ++count;
    CHECK(all_by(technique, changed).steps.empty());
  }
  return count;
}

}  // namespace

TEST_CASE("a search that uses up its budget says so and keeps what it found") {
  const Path whole = path(inkala(), with_detours());
  const Path cut = path(inkala(), with_budget(1));
  CHECK(cut.end == SearchEnd::budget);
  CHECK_FALSE(cut.solved);
  CHECK(begins_with(whole.steps, cut.steps));
  CHECK(next_step(inkala(), with_budget(1)).steps.empty());
  CHECK(next_step(inkala(), with_budget(1)).end == SearchEnd::budget);
  const Steps some = all_steps(inkala(), with_budget(1000));
  CHECK(some.end == SearchEnd::budget);
}

TEST_CASE("the same budget gives the same answer") {
  for (std::uint64_t budget : {1ULL, 1000ULL, 20000ULL, 400000ULL}) {
    const Path first = path(inkala(), with_budget(budget));
    const Path second = path(inkala(), with_budget(budget));
    CHECK(first.steps == second.steps);
    CHECK(first.end == second.end);
    CHECK(first.score == second.score);
  }
}

TEST_CASE("easy puzzles need no budget") {
  const Position easy(test::grid_of(test::hidden_singles));
  const Path found = path(easy, with_budget(1));
  CHECK(found.solved);
  CHECK(found.end == SearchEnd::complete);
  CHECK(found.steps == path(easy).steps);
}

TEST_CASE("a search that is cancelled ends at once and says so") {
  int asked = 0;
  const auto stop = [&] {
    ++asked;
    return false;
  };
  LogicOptions options;
  options.keep_going = stop;
  const Steps all = all_steps(inkala(), options);
  CHECK(all.end == SearchEnd::cancelled);
  CHECK(asked == 1);
  const Path found = path(inkala(), options);
  CHECK(found.end == SearchEnd::cancelled);
  CHECK_FALSE(found.solved);
  CHECK(asked == 2);
}

TEST_CASE("a search that may go on is asked and does not change") {
  int asked = 0;
  const auto go_on = [&] {
    ++asked;
    return true;
  };
  LogicOptions options;
  options.keep_going = go_on;
  CHECK(next_step(inkala(), options).steps == next_step(inkala()).steps);
  CHECK(asked > 0);
}

TEST_CASE("only the wanted techniques are used") {
  LogicOptions options;
  options.techniques = singles();
  for (std::string_view puzzle : {test::inkala, test::hidden_singles}) {
    const Position position(test::grid_of(puzzle));
    const Path found = path(position, options);
    CHECK(found.end == SearchEnd::complete);
    for (const Step& step : found.steps) CHECK(info(step.technique).family == Family::singles);
    CHECK(found.solved == (puzzle == test::hidden_singles));
  }
}

TEST_CASE("a technique that is switched off is never used") {
  const Position position(test::grid_of(test::hidden_singles));
  for (int off : singles()) {
    LogicOptions options;
    options.techniques.erase(off);
    for (const Step& step : path(position, options).steps)
      CHECK(static_cast<int>(step.technique) != off);
    for (const Step& step : all_steps(position, options).steps)
      CHECK(static_cast<int>(step.technique) != off);
  }
  LogicOptions none;
  none.techniques = {};
  CHECK(next_step(position, none).steps.empty());
  CHECK(next_step(position, none).end == SearchEnd::complete);
  CHECK(path(position, none).steps.empty());
}

TEST_CASE("a path with its detours takes the easiest step again and again") {
  Position position(test::grid_of(test::seventeen));
  const Path found = path(position, with_detours());
  REQUIRE(found.steps.size() > 20);
  int score = 0;
  for (const Step& step : found.steps) {
    const Steps next = next_step(position);
    REQUIRE(next.steps.size() == 1);
    // A hint may be a little harder, if a digit can be placed after it.
    CHECK(info(next.steps.front().technique).score <= info(step.technique).score * 11 / 10);
    const auto all = all_steps(position).steps;
    CHECK(all.front() == step);
    CHECK(std::count(all.begin(), all.end(), next.steps.front()) == 1);
    score += info(step.technique).score;
    CHECK(info(step.technique).level <= found.level);
    apply(step, position.board);
  }
  CHECK(score == found.score);
  CHECK(found.solved == position.board.full());
}

TEST_CASE("a hint prefers a step after which a digit can be placed") {
  const auto can_place = [](const Board& board) {
    const auto step = test::first_step_on(board);
    return step && !step->placements.empty();
  };
  int better = 0;
  for (const Grid& puzzle : test::puzzles_of("puzzles.txt")) {
    Position position(puzzle);
    if (examine(position).fault != PositionFault::none) continue;
    for (const Step& step : path(position, with_quick_ones(with_detours())).steps) {
      const Step hint = next_step(position).steps.front();
      if (info(step.technique).score < 280 && step.placements.empty() && hint != step) {
        ++better;
        Board after = position.board;
        apply(step, after);
        CHECK_FALSE(can_place(after));
        after = position.board;
        apply(hint, after);
        CHECK(can_place(after));
      }
      apply(step, position.board);
    }
    if (better > 3) break;
  }
  CHECK(better > 0);
}

TEST_CASE("there is no step where a position has a fault") {
  Position lost = inkala();
  lost.board.eliminate(1, 1);
  for (const Position& position : {lost, Position(test::grid_of(test::inkala_solution))}) {
    CHECK(next_step(position).report.fault != PositionFault::none);
    CHECK(next_step(position).steps.empty());
    CHECK(all_steps(position).steps.empty());
    CHECK(path(position).steps.empty());
    CHECK_FALSE(path(position).solved);
  }
}

TEST_CASE(
    "where there are several solutions logic places and removes what all of them share, and then "
    "ends") {
  int ends = 0;
  int stuck = 0;
  for (const Grid& puzzle : test::puzzles_of("puzzles.txt")) {
    if (solve(puzzle).outcome != Outcome::unique) continue;
    // One given less, as long as the solutions can be listed.
    for (int cell : puzzle.filled()) {
      Grid open = puzzle;
      open.set(cell, 0);
      if (const auto count = count_solutions(open, 30); count < 2 || count == 30) continue;
      const auto solutions = test::naive_solutions(open, 30);
      Position position(open);
      const Path found = path(position, with_quick_ones({}));
      CHECK(found.report.fault == PositionFault::several_solutions);
      CHECK_FALSE(found.solved);
      for (const Step& step : found.steps) apply(step, position.board);
      INFO(to_string(open));
      CandidateSet possible;
      for (const Grid& solution : solutions) {
        for (int i = 0; i < cell_count; ++i) {
          const bool stands = position.board.value(i) == solution[i] ||
                              position.board.candidates(i).contains(solution[i]);
          CHECK(stands);
          possible.insert(candidate(i, solution[i]));
        }
      }
      bool all = true;
      for (int i : position.board.empty_cells()) {
        for (int digit : position.board.candidates(i))
          all = all && possible.contains(candidate(i, digit));
      }
      CHECK(found.open == (all ? position.board.empty_cells() : CellSet()));
      const Steps next = next_step(position, with_quick_ones({}));
      CHECK(next.open == found.open);
      CHECK(next.steps.empty());
      ++(all ? ends : stuck);
      break;
    }
    if (ends + stuck > 20) break;
  }
  CHECK(ends > 4);
}

TEST_CASE("the empty grid ends at once: every candidate stands in a solution") {
  const Steps next = next_step(Position());
  CHECK(next.steps.empty());
  CHECK(next.open == CellSet::all());
  CHECK(all_steps(Position()).open == CellSet::all());
  CHECK(path(Position()).open == CellSet::all());
}

TEST_CASE("uniqueness is not used where nothing promises one solution") {
  int found = 0;
  for (const Grid& puzzle : test::puzzles_of("puzzles.txt")) {
    Position position(puzzle);
    if (examine(position).fault != PositionFault::none) continue;
    for (const Step& step : path(position).steps) {
      if (step.technique == Technique::unique_rectangle_1) {
        CHECK_FALSE(all_by(step.technique, position).steps.empty());
        found += count_without_promise(step.technique, position);
      }
      apply(step, position.board);
    }
    if (found > 0) break;
  }
  CHECK(found > 0);
}

TEST_CASE("what rests on uniqueness and is on request is left out there, too") {
  std::map<Technique, int> found;
  for (const test::Case& tested : test::cases_of("uniqueness")) {
    if (info(tested.technique).use != Use::on_request || tested.near_miss) continue;
    CHECK(rests_on_uniqueness(tested.technique));
    found[tested.technique] += count_without_promise(tested.technique, tested.position);
  }
  REQUIRE(found.size() == 3);
  for (const auto& [technique, count] : found) {
    INFO(info(technique).id);
    CHECK(count > 0);
  }
}

TEST_CASE("techniques of last resort are listed only where there is no other step") {
  const auto is_nested = [](const Step& step) {
    return step.technique == Technique::nested_forcing_net_1;
  };
  const Position position(test::grid_of(test::seventeen));
  LogicOptions options;
  options.techniques = {};
  options.techniques.insert(static_cast<int>(Technique::nested_forcing_net_1));
  const Steps alone = all_steps(position, options);
  REQUIRE_FALSE(alone.steps.empty());
  CHECK(std::all_of(alone.steps.begin(), alone.steps.end(), is_nested));
  options.techniques |= singles();
  const Steps easier = all_steps(position, options);
  REQUIRE_FALSE(easier.steps.empty());
  CHECK(std::none_of(easier.steps.begin(), easier.steps.end(), is_nested));
}

TEST_CASE("a firework needs places for its digits where row and column cross") {
  // 1 and 2 in the first row and column: in the box, or at r1c4 and r4c1. r4c4 sees both of these.
  Board board;
  for (int line = 4; line < 9; ++line) {
    for (int digit : {1, 2}) {
      board.eliminate(cell_at(0, line), digit);
      board.eliminate(cell_at(line, 0), digit);
    }
  }
  for (int digit = 3; digit <= 9; ++digit) board.eliminate(cell_at(3, 3), digit);
  const auto steps = test::steps_on(board, Technique::firework_w_wing);
  REQUIRE(steps.size() == 1);
  for (int digit : DigitSet::all())
    CHECK(steps[0].eliminations.contains(candidate(cell_at(0, 0), digit)) == (digit > 2));
  board.place(cell_at(1, 1), 1);
  CHECK(test::steps_on(board, Technique::firework_w_wing).empty());
}

TEST_CASE("a chute remote pair asks for digits that stand in the third box, too") {
  const int a = cell_at(0, 0);
  const int b = cell_at(1, 3);
  Board board;
  for (int digit = 3; digit <= 9; ++digit) {
    board.eliminate(a, digit);
    board.eliminate(b, digit);
  }
  const auto found = [](const Board& on) {
    return test::steps_on(on, Technique::chute_remote_pair);
  };
  CHECK(found(board).empty());
  Board with_digit = board;
  with_digit.place(cell_at(2, 7), 1);
  CHECK(found(with_digit).empty());
  for (int column : {6, 7, 8}) board.eliminate(cell_at(2, column), 1);
  REQUIRE(found(board).size() == 1);
  CHECK(effect_notation(found(board).front()) == "r1c456,r2c123<>2");
  for (int column : {6, 7, 8}) board.eliminate(cell_at(2, column), 2);
  REQUIRE(found(board).size() == 1);
  CHECK(effect_notation(found(board).front()) == "r1c456,r2c123<>1,r1c456,r2c123<>2");
}

TEST_CASE("digits are almost locked while both houses lack them") {
  // r1c5 has 1 and 2; below row 1, box 1 has them in r2c1 only.
  const auto steps_on = [](bool with_digit) {
    Board board;
    if (with_digit) board.place(cell_at(2, 2), 2);
    for (int digit = 3; digit <= 9; ++digit) board.eliminate(cell_at(0, 4), digit);
    for (int cell : house_set(18) - house_set(0)) {
      if (cell == cell_at(1, 0) || board.value(cell) != 0) continue;
      board.eliminate(cell, 1);
      board.eliminate(cell, 2);
    }
    return test::steps_on(board, Technique::almost_locked_pair);
  };
  const auto steps = steps_on(false);
  REQUIRE(steps.size() == 1);
  const Step& step = steps.front();
  CHECK(step.eliminations.size() == 7 + 2 * 5);
  CHECK(step.eliminations.contains(candidate(cell_at(1, 0), 9)));
  CHECK(step.eliminations.contains(candidate(cell_at(0, 8), 1)));
  CHECK_FALSE(step.eliminations.contains(candidate(cell_at(0, 0), 1)));
  // With a 2 in r3c3, the 1 may as well be in r2c1 as in the crossing.
  CHECK(steps_on(true).empty());
}

TEST_CASE(
    "the smallest BUG-Lite has three pairs in two columns, and each house has each digit twice") {
  const auto board_of = [](int second_column) {
    Board board;
    for (int row : {0, 1, 2}) {
      for (int column : {0, row == 1 ? second_column : 3}) {
        const int lacking = 3 - row;
        for (int digit : DigitSet::all()) {
          const bool kept =
              (digit <= 3 && digit != lacking) || (digit == 9 && row == 2 && column == 3);
          if (!kept) board.eliminate(cell_at(row, column), digit);
        }
      }
    }
    return board;
  };
  const auto steps = test::steps_on(board_of(3), Technique::bug_lite);
  REQUIRE(steps.size() == 1);
  CHECK(effect_notation(steps.front()) == "r3c4<>2,r3c4<>3");
  CHECK(test::steps_on(board_of(4), Technique::bug_lite).empty());
}

TEST_CASE("symmetrical placement is about the givens, not about the digits on the board") {
  // By m_b_metcalf and urhegyi: half a turn, 1 for 9, 2 for 8, 3 for 7, 4 for 6.
  Position position(test::grid_of(
      "...........4.35...97.6..8...9....5...6.8.2.4...5....1...2..4.31...57.6..........."));
  LogicOptions options;
  options.techniques = {};
  options.techniques.insert(static_cast<int>(Technique::symmetrical_placement));
  const Steps start = all_steps(position, options);
  REQUIRE(start.steps.size() == 1);
  CHECK(effect_notation(start.steps.front()) == "r5c5<>1,r5c5<>9");

  position.board.place(0, start.report.solution[0]);
  CHECK(all_steps(position, options).steps.size() == 1);
  CHECK(all_steps(Position(position.board), options).steps.empty());

  // Without one of its givens, the others have several solutions, though the board has one.
  const int given = position.givens.first();
  position.givens.erase(given);
  position.givens.erase(80 - given);
  CHECK(all_steps(position, options).steps.empty());
}

}  // namespace nonet
