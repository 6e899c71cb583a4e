/// @file
/// Direct steps: locked candidates and hidden subsets that at once leave a digit one place in a house.

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "cases.hpp"
#include "catch.hpp"
#include "nonet/logic.hpp"
#include "nonet/notation.hpp"
#include "rating/rules.hpp"
#include "support.hpp"

namespace nonet {
namespace {

/// Takes a digit from all cells of a house but some.
void keep(Board& board, int house, int digit, const CellSet& cells) {
  for (int cell : house_set(house) - cells) board.eliminate(cell, digit);
}

CellSet cells(std::initializer_list<int> list) {
  CellSet set;
  for (int cell : list) set.insert(cell);
  return set;
}

std::vector<std::string> written(const std::vector<Step>& steps) {
  std::vector<std::string> texts;
  texts.reserve(steps.size());
  for (const Step& step : steps) texts.push_back(notation(step));
  return texts;
}

/// A board on which 8 is locked in column 8 of box 6, so that box 9 has it in r7c7 alone.
Board with_locked_eight() {
  Board board;
  keep(board, 18 + 5, 8, cells({cell_at(3, 7), cell_at(5, 7)}));
  keep(board, 18 + 8, 8, cells({cell_at(6, 6), cell_at(7, 7)}));
  return board;
}

/// Placements by Sudoku Explainer's direct rules, in the rating's own code.
class Rated {
 public:
  explicit Rated(const Board& board) : pencil_(board) {
    const auto take = [&](const rating::Hint& hint) {
      placed[hint.technique].insert(candidate(hint.cell, hint.digit + 1));
      return false;
    };
    rating::find_direct_locking(pencil_, RatingScale::se, take);
    for (int degree : {2, 3}) rating::find_direct_hidden_set(pencil_, degree, take);
  }
  std::map<RatedTechnique, std::set<int>> placed;

 private:
  rating::Pencil pencil_;
};

std::set<int> placed_by(const std::vector<Step>& steps) {
  std::set<int> placed;
  for (const Step& step : steps) placed.insert(step.placements.first());
  return placed;
}

/// Of each subset the first step: Sudoku Explainer tells no more.
std::vector<Step> first_of_each(const std::vector<Step>& steps) {
  std::set<std::pair<int, int>> seen;
  std::vector<Step> firsts;
  for (const Step& step : steps) {
    if (seen.emplace(step.houses.first(), step.sets.front().digits.mask()).second)
      firsts.push_back(step);
  }
  return firsts;
}

/// Singles, intersections and subsets as they are usually looked for: nothing that takes long.
LogicOptions easy() {
  LogicOptions options;
  options.techniques = {};
  for (const TechniqueInfo& technique : techniques()) {
    const bool wanted = technique.use == Use::usual && technique.level <= Difficulty::medium;
    if (wanted) options.techniques.insert(static_cast<int>(technique.technique));
  }
  return options;
}

/// The same with the direct techniques.
LogicOptions with_direct() {
  LogicOptions options = easy();
  for (const Technique technique : {Technique::direct_pointing, Technique::direct_claiming,
                                    Technique::direct_hidden_pair, Technique::direct_hidden_triple})
    options.techniques.insert(static_cast<int>(technique));
  return options;
}

bool is_single(const Step& step) {
  return info(step.technique).family == Family::singles;
}

}  // namespace

TEST_CASE("a digit that a box has in one column only may have one place left in the next box") {
  const auto steps = test::steps_on(with_locked_eight(), Technique::direct_pointing);
  CHECK(written(steps) ==
        std::vector<std::string>{"Direct Pointing: 8 in b6 (r46c8), b9 => r7c7=8"});
  const Step& step = steps.front();
  CHECK(step.eliminations.empty());
  CHECK(houses_notation(step.houses) == "b69");
  CHECK(houses_notation(step.covers) == "c8");
  CHECK(step.sets.front() == DigitCells{cells({cell_at(3, 7), cell_at(5, 7)}), DigitSet::of(8)});
}

TEST_CASE("a digit with one place, or with two beside the column, is placed by no direct step") {
  Board single = with_locked_eight();
  single.eliminate(cell_at(7, 7), 8);
  CHECK(test::steps_on(single, Technique::direct_pointing).empty());
  Board two;
  keep(two, 18 + 5, 8, cells({cell_at(3, 7), cell_at(5, 7)}));
  keep(two, 18 + 8, 8, cells({cell_at(6, 6), cell_at(7, 6), cell_at(7, 7)}));
  CHECK(test::steps_on(two, Technique::direct_pointing).empty());
  CHECK_FALSE(test::steps_on(two, Technique::locked_candidates_1).empty());
}

TEST_CASE("a digit that a row has in one box only may have one place left in the next row") {
  Board board;
  keep(board, 3, 8, cells({cell_at(3, 6), cell_at(3, 7)}));
  keep(board, 5, 8, cells({cell_at(5, 1), cell_at(5, 8)}));
  const auto steps = test::steps_on(board, Technique::direct_claiming);
  CHECK(written(steps) ==
        std::vector<std::string>{"Direct Claiming: 8 in r4 (r4c78), r6 => r6c2=8"});
}

TEST_CASE("a hidden pair gives each digit that it leaves one place, not only the first") {
  Board board;
  const CellSet pair = cells({cell_at(0, 1), cell_at(0, 5)});
  keep(board, 0, 2, pair);
  keep(board, 0, 5, pair);
  keep(board, 0, 7, cells({cell_at(0, 1), cell_at(0, 3)}));
  keep(board, 0, 8, cells({cell_at(0, 5), cell_at(0, 8)}));
  const auto steps = test::steps_on(board, Technique::direct_hidden_pair);
  CHECK(written(steps) ==
        std::vector<std::string>{"Direct Hidden Pair: 2/5 in r1c26, 7 in r1 => r1c4=7",
                                 "Direct Hidden Pair: 2/5 in r1c26, 8 in r1 => r1c9=8"});
  CHECK(steps.front().digits == std::vector<int>{2, 5, 7});
}

TEST_CASE("the digits that bar the other cells of both houses are the causes of a direct step") {
  // The 8s of r1, r2 and r5 leave box 6 two places in column 8; those of r9 and c9 leave box 9 two.
  Board board;
  board.place(cell_at(4, 0), 8);
  board.place(cell_at(8, 4), 8);
  for (int row : {3, 5}) {
    board.eliminate(cell_at(row, 6), 8);
    board.eliminate(cell_at(row, 8), 8);
  }
  keep(board, 18 + 8, 8, cells({cell_at(6, 6), cell_at(6, 7)}));
  const auto steps = test::steps_on(board, Technique::direct_pointing);
  REQUIRE(steps.size() == 1);
  std::set<int> causes;
  for (const Mark& mark : steps.front().marks) {
    if (mark.role == Role::cause) causes.insert(mark.candidate);
  }
  CHECK(causes == std::set<int>{candidate(cell_at(4, 0), 8), candidate(cell_at(8, 4), 8)});
}

TEST_CASE("direct steps are those that the rating finds by Sudoku Explainer's rules") {
  std::map<Technique, std::size_t> found;
  for (const Grid& puzzle : test::share_of(test::puzzles_of("puzzles.txt"))) {
    Board board(puzzle);
    for (const Step& step : path(Position(puzzle), easy()).steps) {
      Rated rated(board);
      const auto check = [&](Technique technique, RatedTechnique as,
                             const std::vector<Step>& steps) {
        INFO(to_string(board.values()));
        CHECK(placed_by(steps) == rated.placed[as]);
        found[technique] += steps.size();
      };
      for (const auto& [technique, as] :
           {std::pair{Technique::direct_pointing, RatedTechnique::direct_pointing},
            std::pair{Technique::direct_claiming, RatedTechnique::direct_claiming}})
        check(technique, as, test::steps_on(board, technique));
      for (const auto& [technique, as] :
           {std::pair{Technique::direct_hidden_pair, RatedTechnique::direct_hidden_pair},
            std::pair{Technique::direct_hidden_triple, RatedTechnique::direct_hidden_triple}})
        check(technique, as, first_of_each(test::steps_on(board, technique)));
      apply(step, board);
    }
  }
  CHECK(found.size() == 4);
  for (const auto& [technique, count] : found) {
    INFO(info(technique).id);
    CHECK(count > 100);
  }
}

TEST_CASE("asked for, a direct step comes after the singles and before what only removes") {
  int direct = 0;
  for (const char* name : {"intersections", "subsets"}) {
    for (const test::Case& tested : test::cases_of(name)) {
      INFO(tested.line);
      const Steps found = next_step(tested.position, easy());
      const Steps asked = next_step(tested.position, with_direct());
      REQUIRE(asked.steps.size() == found.steps.size());
      if (found.steps.empty()) continue;
      const Step& usual = found.steps.front();
      const Step& first = asked.steps.front();
      if (is_single(usual) || info(first.technique).use != Use::on_request) {
        CHECK(first == usual);
        continue;
      }
      ++direct;
      const int placed = first.placements.first();
      CHECK(asked.report.solution[candidate_cell(placed)] == candidate_digit(placed));
    }
  }
  CHECK(direct > 15);
}

}  // namespace nonet
