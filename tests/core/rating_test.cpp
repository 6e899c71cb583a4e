#include "nonet/rating.hpp"

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include "catch.hpp"
#include "nonet/solver.hpp"
#include "support.hpp"

namespace nonet {
namespace {

struct Rated {
  Grid puzzle;
  std::string er;
  std::string ep;
  std::string ed;
};

/// Puzzles as Sudoku Explainer itself rated them.
std::vector<Rated> rated_puzzles() {
  std::ifstream stream(std::string(NONET_TEST_DATA) + "/ratings.txt");
  std::vector<Rated> puzzles;
  for (std::string line; std::getline(stream, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream words(line);
    std::string puzzle;
    Rated rated;
    words >> puzzle >> rated.er >> rated.ep >> rated.ed;
    rated.puzzle = test::grid_of(puzzle);
    puzzles.push_back(rated);
  }
  REQUIRE(puzzles.size() > 60);
  return puzzles;
}

/// The numbers again, from the steps and by their definition.
void check_numbers(const Rating& rating) {
  int hardest = 0;
  int pearl = 0;
  for (const RatedStep& step : rating.steps) {
    hardest = std::max(hardest, step.rating);
    if (pearl == 0 && step.placement >= 0) pearl = hardest;
  }
  CHECK(rating.er == hardest);
  CHECK(rating.ep == pearl);
  CHECK(rating.ed == rating.steps.front().rating);
}

void check_steps(const Rating& rating, Board board) {
  const Grid& solution = rating.report.solution;
  for (const RatedStep& step : rating.steps) {
    INFO(title(step.technique, step.level));
    CHECK((step.placement >= 0 || !step.eliminations.empty()));
    for (int c : step.eliminations) {
      CHECK(solution[candidate_cell(c)] != candidate_digit(c));
      CHECK(board.candidates(candidate_cell(c)).contains(candidate_digit(c)));
      board.eliminate(candidate_cell(c), candidate_digit(c));
    }
    if (step.placement < 0) continue;
    CHECK(solution[candidate_cell(step.placement)] == candidate_digit(step.placement));
    board.place(candidate_cell(step.placement), candidate_digit(step.placement));
  }
  CHECK(board.values() == solution);
}

}  // namespace

TEST_CASE("ratings are those of Sudoku Explainer, and every move of their paths is right") {
  for (const Rated& rated : rated_puzzles()) {
    INFO(to_string(rated.puzzle));
    const Position position(rated.puzzle);
    const Rating rating = rate(position);
    CHECK(rating_text(rating.er) == rated.er);
    CHECK(rating_text(rating.ep) == rated.ep);
    CHECK(rating_text(rating.ed) == rated.ed);
    CHECK(rating.solved);
    CHECK(rating.end == SearchEnd::complete);
    check_numbers(rating);
    check_steps(rating, position.board);
  }
}

TEST_CASE("a rating that ran out of its budget is a lower bound, and says so") {
  const Position position(test::grid_of(test::inkala));
  const Rating exact = rate(position);
  CHECK(exact.er == 107);
  CHECK(exact.ep == 107);
  CHECK(exact.ed == 97);
  int last = 0;
  for (const unsigned budget : {1U, 300U, 1000U, 3000U, 10000U, 20000U}) {
    RatingOptions options;
    options.budget = budget;
    const Rating bounded = rate(position, options);
    CHECK(bounded.end == SearchEnd::budget);
    CHECK_FALSE(bounded.solved);
    CHECK(bounded.er <= exact.er);
    CHECK(bounded.ep <= exact.ep);
    CHECK(bounded.ed <= exact.ed);
    CHECK(bounded.er >= last);
    last = bounded.er;
  }
  CHECK(last >= 95);
}

TEST_CASE("a rating can be cancelled") {
  int asked = 0;
  const auto keep_going = [&] { return ++asked < 3; };
  RatingOptions options;
  options.keep_going = keep_going;
  const Rating rating = rate(Position(test::grid_of(test::inkala)), options);
  CHECK(rating.end == SearchEnd::cancelled);
  CHECK(asked == 3);
  CHECK(rating.er <= 107);
}

TEST_CASE("what is no puzzle with one solution gets no rating, but the reason") {
  const Rating none = rate(Position(test::grid_of(std::string(81, '.'))));
  CHECK(none.report.fault == PositionFault::several_solutions);
  CHECK(none.er == 0);
  CHECK(none.steps.empty());
  std::string twice(test::inkala);
  twice[1] = '8';
  CHECK(rate(Position(test::grid_of(twice))).report.fault == PositionFault::conflict);
  const Rating full = rate(Position(test::grid_of(test::inkala_solution)));
  CHECK(full.report.fault == PositionFault::solved);
  CHECK_FALSE(full.solved);
}

TEST_CASE("a position is rated with the candidates that it has left") {
  Position position(test::grid_of(test::inkala));
  const Rating whole = rate(position);
  const RatedStep& first = whole.steps.front();
  for (int c : first.eliminations) position.board.eliminate(candidate_cell(c), candidate_digit(c));
  const Rating rest = rate(position);
  CHECK(rest.steps.front() == whole.steps[1]);
  CHECK(rest.steps.size() + 1 == whole.steps.size());
}

TEST_CASE(
    "from any position of a path the rating goes on as the path does: memory changes nothing") {
  int walked = 0;
  for (const Rated& rated : rated_puzzles()) {
    if (rated.er < "7.5" || rated.er > "8.3" || rated.er.size() != 3 || ++walked > 4) continue;
    Position position(rated.puzzle);
    const Rating whole = rate(position);
    for (std::size_t i = 0; i < whole.steps.size(); ++i) {
      const RatedStep& step = whole.steps[i];
      // Easier moves are found without any memory.
      if (step.rating >= 62) {
        const Rating rest = rate(position);
        REQUIRE(std::equal(rest.steps.begin(), rest.steps.end(),
                           whole.steps.begin() + static_cast<std::ptrdiff_t>(i),
                           whole.steps.end()));
      }
      for (int c : step.eliminations)
        position.board.eliminate(candidate_cell(c), candidate_digit(c));
      if (step.placement >= 0)
        position.board.place(candidate_cell(step.placement), candidate_digit(step.placement));
    }
  }
  CHECK(walked >= 4);
}

TEST_CASE("every move of the rating has an id and a name of its own") {
  std::set<std::string> ids;
  std::set<std::string> titles;
  for (int i = 1; i < rated_technique_count; ++i) {
    const auto technique = static_cast<RatedTechnique>(i);
    ids.insert(std::string(id(technique)));
    titles.insert(title(technique, ChainLevel::plain));
  }
  CHECK(ids.size() == rated_technique_count - 1);
  CHECK(titles.size() == rated_technique_count - 1);
  CHECK_FALSE(ids.contains(""));
  CHECK(title(RatedTechnique::cell_forcing_chains, ChainLevel::plus) ==
        "Dynamic Cell Forcing Chains (+)");
}

}  // namespace nonet
