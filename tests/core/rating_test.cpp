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
  std::size_t moves = 0;  ///< Of the path; 0: not known.
};

/// Puzzles as the program of a scale itself rated them.
std::vector<Rated> rated_puzzles(RatingScale scale) {
  const std::string file = scale == RatingScale::se ? "/ratings.txt" : "/sukaku-ratings.txt";
  std::ifstream stream(NONET_TEST_DATA + file);
  std::vector<Rated> puzzles;
  for (std::string line; std::getline(stream, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream words(line);
    std::string puzzle;
    Rated rated;
    words >> puzzle >> rated.er >> rated.ep >> rated.ed >> rated.moves;
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

/// Candidates as digit, row and column: "218 219".
CandidateSet candidates_of(const std::string& text) {
  CandidateSet set;
  std::istringstream words(text);
  for (std::string word; words >> word;)
    set.insert(candidate(cell_at(word[1] - '1', word[2] - '1'), word[0] - '0'));
  return set;
}

/// A move on the path of a puzzle, and what it takes away.
struct Move {
  std::string_view puzzle;
  RatedTechnique technique;
  int rating;
  std::string removed;
};

/// Rates a puzzle and checks every move of its path.
Rating checked_rating(std::string_view puzzle) {
  const Position position(test::grid_of(puzzle));
  Rating rating = rate(position);
  CHECK(rating.solved);
  check_numbers(rating);
  check_steps(rating, position.board);
  return rating;
}

bool is_on_path(const Move& move, const Rating& rating) {
  const CandidateSet removed = candidates_of(move.removed);
  return std::any_of(rating.steps.begin(), rating.steps.end(), [&](const RatedStep& step) {
    return step.technique == move.technique && step.rating == move.rating &&
           step.eliminations == removed;
  });
}

bool has(const Rating& rating, RatedTechnique technique) {
  return std::any_of(rating.steps.begin(), rating.steps.end(),
                     [&](const RatedStep& step) { return step.technique == technique; });
}

/// Rates the puzzles of a scale, and returns the techniques of the paths.
std::set<RatedTechnique> check_ratings(RatingScale scale) {
  std::set<RatedTechnique> used;
  for (const Rated& rated : rated_puzzles(scale)) {
    INFO(to_string(rated.puzzle));
    const Position position(rated.puzzle);
    const Rating rating = rate(position, {0, nullptr, scale});
    CHECK(rating_text(rating.er) == rated.er);
    CHECK(rating_text(rating.ep) == rated.ep);
    CHECK(rating_text(rating.ed) == rated.ed);
    if (rated.moves != 0) CHECK(rating.steps.size() == rated.moves);
    CHECK(rating.solved);
    CHECK(rating.end == SearchEnd::complete);
    check_numbers(rating);
    check_steps(rating, position.board);
    for (const RatedStep& step : rating.steps) used.insert(step.technique);
  }
  return used;
}

}  // namespace

TEST_CASE("ratings are those of Sudoku Explainer, and every move of their paths is right") {
  CHECK(*check_ratings(RatingScale::se).rbegin() < RatedTechnique::strong_links_2);
}

TEST_CASE(
    "ratings of the other scale are those of Sukaku Explainer, with the moves that only it has") {
  const std::set<RatedTechnique> used = check_ratings(RatingScale::sukaku);
  for (int i = static_cast<int>(RatedTechnique::strong_links_2); i < rated_technique_count; ++i) {
    const auto technique = static_cast<RatedTechnique>(i);
    INFO(id(technique));
    CHECK(used.contains(technique));
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
  for (const Rated& rated : rated_puzzles(RatingScale::se)) {
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

TEST_CASE("moves that few puzzles take: what they remove, and their rating") {
  using enum RatedTechnique;
  const std::vector<Move> moves = {
      // Several cells with one digit too many.
      {".513.......7...9..3.....8..2...8...1......26..8.4...3....1..7.6.3.5.4...4...7....", bug_2,
       57, "218 219 225 226"},
      // Two to four cells together with those of the grave, in one house.
      {"..1...9...7.8..1..4..9.......5..6..3...7.3.14....8.....8.....9195....3.2.4.2...7.", bug_3,
       58, "314"},
      {".2...8.5...6............43.......37..1.2.7.4.5..19....3...5.2.4..5...79.6....258.", bug_3,
       59, "414"},
      {"..74.9.6.3..2...1.6...7........2.5...8......6....5..43.5469...2.7...5....6.74....", bug_3,
       60, "997"},
      // Those of the row are more than those of the box, which is asked first.
      {".....5.2..9.81...6.5.....93......7.9.4.......2..4.....6....3....21..........761.5", bug_3,
       59, "665 766"},
      // Two cells of a column, of a row and of a box alone.
      {"....672......5294...2.....6.5.1.........846..19........4...3...5.....7....3791..5", bug_4,
       57, "122 892"},
      {"....1....2.7.....8..8..236....5982........59.....7.8..7.62....3...9...5..346.....", bug_4,
       57, "852 659"},
      {"1..2..5..3...9.24....763....5.....8....18...69....6..17.4..........5.6..2......1.", bug_4,
       57, "347 467"},
      // Loops of six cells, three of them with the same third digit.
      {"..............1..2.34....5.......6....235......7.....1.1.4......6.......8..5...3.",
       unique_loop_2, 46, "878"},
      {"2...5....398.....6.7...69..4.3.6.72...7.4.....16....45.....361......8..7......2..",
       unique_loop_3, 45, "125"},
      {"..6.....8....7...28..4.2.9...59.....4326...............49...3.1...1.72.66....4...",
       unique_loop_3, 45, "193"},
      {"8.3..........7.58....4...21..7..92...8..51..46..7......2.....1.....4..62....3.9..",
       unique_loop_1, 45, "121 421"},
      {".6.3.4....5...2...3..1........4...........918.39.....574..5...369.....2.2...6.4..",
       hidden_quad, 54, "217"},
      // The third cell comes after others that can be none.
      {"...8..96.5.8........43.6.1........2....1..3.9....4..719.7..8...3..91.4...4....1..",
       aligned_triplet, 75, "542"},
      {"21.7.4..5..5.....2.......7.7.1.3..4.5..19.........7..6..3........264...9...5.1...",
       aligned_triplet, 75, "672"}};
  for (const Move& move : moves) {
    INFO(move.puzzle);
    CHECK(is_on_path(move, checked_rating(move.puzzle)));
  }
}

TEST_CASE("a grave that removes nothing is no move: the path goes on without it") {
  // Two cells without a house in common; two in a house without a naked set, or with one that has nothing to remove.
  for (const std::string_view puzzle :
       {"69.3..8..........1..2..8.4..41.362.......4.6.7.39..1...7......9..8.....21.5.6....",
        "6.......121.7.984.4.......59..8...2..7...31....412.....2..1.48........7......6...",
        ".4....2....9..83..1.....47..5.......4..........869....31.4..6.978...2..1....6...."}) {
    INFO(puzzle);
    const Rating rating = checked_rating(puzzle);
    for (const auto bug : {RatedTechnique::bug_1, RatedTechnique::bug_2, RatedTechnique::bug_3,
                           RatedTechnique::bug_4})
      CHECK_FALSE(has(rating, bug));
    CHECK(rating.er > 60);
  }
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
  std::set<std::string_view> levels;
  std::set<std::string> deeper;
  for (int i = 0; i <= static_cast<int>(ChainLevel::multiple_inner); ++i) {
    const auto level = static_cast<ChainLevel>(i);
    levels.insert(id(level));
    deeper.insert(title(RatedTechnique::region_forcing_chains, level));
  }
  CHECK(levels.size() == 10);
  // Two levels look at the same things, one of them at simpler ones before.
  CHECK(deeper.size() == 9);
  CHECK(title(RatedTechnique::region_forcing_chains, ChainLevel::dynamic) ==
        "Dynamic Region Forcing Chains");
  CHECK(title(RatedTechnique::contradiction_forcing_chains, ChainLevel::multiple) ==
        "Dynamic Contradiction Forcing Chains (+ Multiple Forcing Chains)");
  CHECK(title(RatedTechnique::cell_forcing_chains, ChainLevel::nested_inner) ==
        "Dynamic Cell Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))");
}

TEST_CASE("the scales have ids that lead back to them") {
  CHECK(id(RatingScale::se) == "se");
  CHECK(id(RatingScale::sukaku) == "sukaku");
  for (const auto scale : {RatingScale::se, RatingScale::sukaku})
    CHECK(find_rating_scale(id(scale)) == scale);
  CHECK_FALSE(find_rating_scale("SE"));
  CHECK_FALSE(find_rating_scale(""));
}

}  // namespace nonet
