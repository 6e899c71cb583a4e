#include "nonet/generator.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <memory>
#include <span>

#include "generation/digger.hpp"
#include "generation/fair_puzzle.hpp"
#include "generation/hard_puzzle.hpp"
#include "generation/missed.hpp"
#include "generation/near_known.hpp"
#include "generation/neighbours.hpp"
#include "generation/pattern_search.hpp"
#include "generation/symmetric_grid.hpp"
#include "generation/technique_maker.hpp"
#include "logic/singles_closure.hpp"
#include "nonet/expected_time.hpp"
#include "nonet/solver.hpp"
#include "nonet/table.hpp"

namespace nonet {
namespace {

using generation::Puzzle;
using logic::Singles;
using logic::SinglesClosure;

/// A beginner sees little at a glance, so company helps.
constexpr int beginner_clues = 36;
/// Steps of a walk to few clues, in one attempt.
constexpr int walk_steps = 1000;
/// Fewer clues than that take a walk.
constexpr int common_clues = 23;
constexpr Range any_clues = {0, cell_count};

/// The tables of each method are made once, when first needed.
const GridMaker& grid_maker(GridMethod method) {
  static Table<std::unique_ptr<const GridMaker>, grid_method_count> makers;
  static const bool made = [] {
    for (int i = 0; i < grid_method_count; ++i)
      makers[i] = std::make_unique<GridMaker>(static_cast<GridMethod>(i));
    return true;
  }();
  static_cast<void>(made);
  return *makers[method];
}

bool wants(const PuzzleRequest& request, Difficulty level) {
  return request.level && *request.level == level;
}

bool above_singles(const PuzzleRequest& request) {
  return request.level && *request.level > Difficulty::easy;
}

/// A random solution of a grid that has one. The solver runs after each digit, since backtracking
/// at random may take very long where few solutions are left.
Grid random_solution(Grid grid, Random& random) {
  while (true) {
    const Solved solved = solve(grid);
    if (solved.outcome != Outcome::multiple) return solved.solution;
    const CellSet blank = CellSet::all() - grid.filled();
    std::vector<int> cells(blank.begin(), blank.end());
    const int cell = cells[random.below(cells.size())];
    Table<int, 9> digits = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    random.shuffle(std::span(digits));
    for (int digit : digits) {
      grid.set(cell, digit);
      if (solve(grid).outcome != Outcome::none) break;
    }
  }
}

/// Whether the solver guesses so seldom that the puzzle is hardly ever extreme: one in five of those is, but of
/// all puzzles nine in ten.
bool solves_lightly(const Grid& puzzle) {
  constexpr std::uint64_t guesses = 4;
  return search(puzzle, {}).guesses < guesses;
}

/// The units of a walk to 17 clues, 18 and so on, as measured.
constexpr Table<std::uint64_t, common_clues - fewest_clues> walk_costs = {10'000, 8'000, 4'000,
                                                                          400,    200,   60};

/// Puzzles for one request, attempt by attempt.
class Maker {
 public:
  Maker(const PuzzleRequest& request, const GenerateOptions& options)
      : request_(request), keep_going_(options.keep_going) {
    for (int cell : request.givens.filled()) kept_ |= orbit(cell, request.symmetry);
    if (request.technique && !generation::is_on_the_way(request))
      technique_.emplace(*request.technique, request.need, options.keep_going);
  }

  /// A puzzle that may be what is wanted, or nothing.
  [[nodiscard]] std::optional<Puzzle> attempt(Random& random) {
    if (request_.fair)
      return generation::fair_puzzle(grid_maker(request_.grids), random, keep_going_);
    const Grid solution = solution_for(random);
    if (request_.pattern)
      return generation::search_pattern(*request_.pattern, request_.givens, solution, random,
                                        keep_going_);
    if (technique_) return with_technique(solution, random);
    const bool singles = wants(request_, Difficulty::beginner) || wants(request_, Difficulty::easy);
    // Minimal ones are found among all minimal puzzles.
    if (singles && !request_.minimal) return quickened(with_singles(solution, random), random);
    const Puzzle puzzle = few_or_hard(dug(solution, random), random);
    if (wants(request_, Difficulty::extreme) && solves_lightly(puzzle.givens)) return std::nullopt;
    return quickened(toned_down(puzzle, random), random);
  }

  /// The approximate cost of an attempt, in units of the budget.
  [[nodiscard]] std::uint64_t cost() const {
    if (request_.fair) return 2000;
    if (request_.pattern) return 1000;
    if (walks() && request_.clues && request_.clues->high < common_clues)
      return walk_costs[std::max(request_.clues->high, fewest_clues) - fewest_clues];
    if (walks() && request_.er && request_.er->low >= generation::hard_rating) return 500;
    if (wants(request_, Difficulty::extreme)) return 2;  // Most are seen to be none at once.
    if (request_.seconds) return 200;
    return request_.level || request_.er || generation::is_on_the_way(request_) ? 10 : 1;
  }

  /// Makes the nearest puzzle where no attempt came to anything: one without the technique, or with
  /// some givens beside the pattern.
  [[nodiscard]] Puzzle nearest(Random& random) {
    const Grid solution = solution_for(random);
    if (!request_.pattern) return dug(solution, random);
    const auto orbits = generation::shuffled_orbits(symmetry(), random);
    return {generation::dig(solution, solution, orbits, 0, *request_.pattern), solution};
  }

  [[nodiscard]] Missed missed(const Grid& puzzle) const;

 private:
  [[nodiscard]] Grid solution_for(Random& random) const {
    if (request_.givens.clue_count() > 0) return random_solution(request_.givens, random);
    return turns() ? generation::symmetric_grid(random) : grid_maker(request_.grids).make(random);
  }

  /// Only where a half turn maps givens to givens there is something for symmetrical placement to say.
  [[nodiscard]] bool turns() const {
    return request_.technique == Technique::symmetrical_placement;
  }
  [[nodiscard]] Symmetry symmetry() const {
    const bool free = request_.symmetry == Symmetry::none;
    return free && turns() ? Symmetry::rotate180 : request_.symmetry;
  }

  /// Walks pay no heed to symmetry and given digits.
  [[nodiscard]] bool walks() const {
    return request_.symmetry == Symmetry::none && kept_.empty() && !technique_;
  }
  [[nodiscard]] Range clues() const { return request_.clues.value_or(any_clues); }

  /// A number of clues to stop at; when the puzzle is to be minimal, 0.
  [[nodiscard]] int clues_to_leave(Random& random) const {
    if (!request_.clues || request_.minimal) return 0;
    const Range range = {std::max(clues().low, fewest_clues), std::min(clues().high, cell_count)};
    return range.low + random.below(range.high - range.low + 1);
  }

  [[nodiscard]] std::optional<Puzzle> with_technique(const Grid& solution, Random& random) {
    const auto puzzle =
        technique_->attempt(solution, symmetry(), kept_, clues_to_leave(random), random);
    if (!puzzle) return std::nullopt;
    return Puzzle{*puzzle, solution};
  }

  [[nodiscard]] std::optional<Puzzle> with_singles(const Grid& solution, Random& random) const;
  [[nodiscard]] Puzzle dug(const Grid& solution, Random& random) const {
    const auto orbits = generation::shuffled_orbits(symmetry(), random);
    const int fewest = clues_to_leave(random);
    return {generation::dig(solution, solution, orbits, fewest, kept_), solution};
  }
  [[nodiscard]] Puzzle few_or_hard(Puzzle puzzle, Random& random) const;
  [[nodiscard]] std::optional<Puzzle> toned_down(Puzzle puzzle, Random& random) const;
  [[nodiscard]] bool too_hard(const Grid& puzzle) const;
  [[nodiscard]] std::optional<Puzzle> quickened(std::optional<Puzzle> puzzle, Random& random) const;
  [[nodiscard]] bool takes_too_long(const Grid& puzzle) const;

  PuzzleRequest request_;
  KeepGoing keep_going_;
  CellSet kept_;
  std::optional<generation::TechniqueMaker> technique_;
};

/// Digs while singles solve it.
std::optional<Puzzle> Maker::with_singles(const Grid& solution, Random& random) const {
  const bool beginner = wants(request_, Difficulty::beginner);
  const Singles rules = beginner ? Singles::at_a_glance : Singles::all;
  const int fewest =
      std::max(clues_to_leave(random), beginner && !request_.clues ? beginner_clues : 0);
  Grid puzzle = solution;
  for (const CellSet& cells : generation::shuffled_orbits(symmetry(), random)) {
    const Grid rest = generation::without(puzzle, cells);
    if (rest.clue_count() < fewest || !(cells & kept_).empty()) continue;
    if (SinglesClosure(rest, rules).run()) puzzle = rest;
  }
  // Easy is what is not for beginners.
  if (!beginner && SinglesClosure(puzzle, Singles::at_a_glance).run()) return std::nullopt;
  return Puzzle{puzzle, solution};
}

/// Where digging alone will not come.
Puzzle Maker::few_or_hard(Puzzle puzzle, Random& random) const {
  if (!walks()) return puzzle;
  if (puzzle.givens.clue_count() > clues().high)
    return generation::fewer_clues(puzzle, clues().high, walk_steps, random, keep_going_);
  if (request_.er && request_.er->low >= generation::hard_rating)
    return generation::harder_puzzle(puzzle, *request_.er, random, keep_going_);
  return puzzle;
}

bool Maker::too_hard(const Grid& puzzle) const {
  const bool bounded = request_.level && *request_.level < Difficulty::extreme;
  if (bounded && !SinglesClosure(puzzle).run()) {
    const Path way = generation::whole_path(puzzle, usual_techniques(), keep_going_);
    if (!way.solved || way.level > *request_.level) return true;
  }
  return request_.er && rate(Position(puzzle), {0, keep_going_}).er > request_.er->high;
}

/// Gives givens back until the puzzle is no longer too hard. A minimal one stays as it is.
std::optional<Puzzle> Maker::toned_down(Puzzle puzzle, Random& random) const {
  if (request_.minimal || (!request_.level && !request_.er)) return puzzle;
  for (const CellSet& cells : generation::shuffled_orbits(symmetry(), random)) {
    if (cells.size() + puzzle.givens.clue_count() > clues().high) break;
    if ((cells - puzzle.givens.filled()).empty()) continue;
    if (!too_hard(puzzle.givens)) break;
    puzzle.givens = generation::with(puzzle.givens, cells, puzzle.solution);
  }
  return puzzle;
}

bool Maker::takes_too_long(const Grid& puzzle) const {
  const auto time = expected_time(puzzle);
  return time && time->seconds > request_.seconds->high;
}

/// Gives so many givens back that the puzzle no longer takes too long, by halving: the more there are, the less it
/// takes, nearly always. One of a level above singles gets no more than leave it there: where that is still too slow,
/// nothing between is tried. A minimal one stays as it is.
std::optional<Puzzle> Maker::quickened(std::optional<Puzzle> puzzle, Random& random) const {
  if (!puzzle || !request_.seconds || request_.minimal || !takes_too_long(puzzle->givens))
    return puzzle;
  std::vector<Grid> steps = {puzzle->givens};
  for (const CellSet& cells : generation::shuffled_orbits(symmetry(), random)) {
    const Grid more = generation::with(steps.back(), cells, puzzle->solution);
    if (more.clue_count() > std::min(clues().high, cell_count - 1)) break;
    if (above_singles(request_) && SinglesClosure(more).run()) break;
    if (more != steps.back()) steps.push_back(more);
  }
  const auto enough = takes_too_long(steps.back())
                          ? std::prev(steps.end())
                          : std::partition_point(steps.begin(), steps.end(), [&](const Grid& grid) {
                              return takes_too_long(grid);
                            });
  puzzle->givens = *enough;
  return puzzle;
}

Missed Maker::missed(const Grid& puzzle) const {
  return generation::first_missed(puzzle, request_, keep_going_);
}

/// The puzzle; for `TechniqueNeed::next` after the steps that come before the technique.
Board board_for(const PuzzleRequest& request, const Grid& puzzle) {
  if (!request.technique || request.need != TechniqueNeed::next) return Board(puzzle);
  return generation::board_before(*request.technique, puzzle, {});
}

/// True when it is nearer than that before.
bool keep_nearest(const Puzzle& puzzle, const Missed& missed, Generated& made) {
  const bool nearer = made.puzzle.clue_count() == 0 || missed.count() < made.missed.count();
  if (!nearer) return false;
  made.puzzle = puzzle.givens;
  made.solution = puzzle.solution;
  made.missed = missed;
  made.found = missed.count() == 0;
  return true;
}

/// When the budget is used up. The fewer givens there are beside a pattern, the nearer it is.
void take_nearest(Maker& maker, Random& seeds, const PuzzleRequest& request, Generated& made) {
  constexpr int tries = 50;
  const bool none = made.puzzle.clue_count() == 0;
  for (int i = 0; none && i < (request.pattern ? tries : 1); ++i) {
    Random random(seeds.next());
    const Puzzle puzzle = maker.nearest(random);
    if (i > 0 && puzzle.givens.clue_count() >= made.puzzle.clue_count()) continue;
    made.puzzle = puzzle.givens;
    made.solution = puzzle.solution;
  }
  made.missed = missed_by(made.puzzle, request);
  // A puzzle that happens to be all that you asked for counts as found.
  made.found = made.missed.count() == 0;
  if (made.found) made.end = SearchEnd::complete;
}

}  // namespace

Grid random_puzzle(Random& random, Symmetry symmetry) {
  const Grid solution = random_full_grid(random);
  return generation::dig(solution, solution, generation::shuffled_orbits(symmetry, random));
}

Generated generate(std::string_view seed, const PuzzleRequest& request,
                   const GenerateOptions& options) {
  Generated made;
  made.report = examine(request);
  if (made.report.fault != RequestFault::none) return made;
  // A cancelled search stays cancelled, even if that was in the last attempt.
  bool cancelled = false;
  const auto goes_on = [&] {
    cancelled = cancelled || (options.keep_going && !options.keep_going());
    return !cancelled;
  };
  GenerateOptions asking = options;
  if (options.keep_going) asking.keep_going = goes_on;
  Maker maker(request, asking);
  generation::NearKnown near(request, asking.keep_going);
  // Each attempt has numbers of its own, so that it does not matter how many the one before took.
  Random seeds(seed);
  made.end = SearchEnd::budget;
  // Without hope it is enough to come near: that the path takes the technique, if not alone.
  constexpr std::uint64_t hopeless_budget = 10'000;
  const std::uint64_t budget =
      near.hopeless() ? std::min(options.budget, hopeless_budget) : options.budget;
  const auto try_all = [&](std::uint64_t cost, const auto& attempt) {
    const std::uint64_t attempts = std::max<std::uint64_t>(budget / cost, 1);
    for (std::uint64_t i = 0; (options.budget == 0 || i < attempts) && !made.found && goes_on();
         ++i) {
      ++made.attempts;
      Random random(seeds.next());
      attempt(random);
    }
  };
  if (!near.only_way()) {
    try_all(maker.cost(), [&](Random& random) {
      const auto puzzle = maker.attempt(random);
      if (puzzle) keep_nearest(*puzzle, maker.missed(puzzle->givens), made);
    });
  }
  // The way from nothing comes first, so that its seeds make the puzzles that they always made.
  if (near.any()) {
    try_all(near.cost(), [&](Random& random) {
      const auto find = near.attempt(random);
      if (find && keep_nearest(find->puzzle, maker.missed(find->puzzle.givens), made))
        made.near_known = find->known;
    });
  }
  if (cancelled) made.end = SearchEnd::cancelled;
  if (made.found) made.end = SearchEnd::complete;
  if (made.end == SearchEnd::budget) take_nearest(maker, seeds, request, made);
  if (made.found) made.board = board_for(request, made.puzzle);
  return made;
}

}  // namespace nonet
