#include "generation/missed.hpp"

#include <algorithm>

#include "generation/digger.hpp"
#include "generation/technique_maker.hpp"
#include "index.hpp"
#include "logic/singles_closure.hpp"
#include "nonet/expected_time.hpp"
#include "nonet/solver.hpp"

namespace nonet {
namespace generation {
namespace {

/// In tenths; nobody knows of a puzzle that is rated so high.
constexpr int highest_rating = 120;

bool misses_clues(const PuzzleRequest& request, const Grid& puzzle) {
  return request.clues && !request.clues->contains(puzzle.clue_count());
}

bool misses_pattern(const PuzzleRequest& request, const Grid& puzzle) {
  return request.pattern && puzzle.filled() != *request.pattern;
}

bool misses_time(const PuzzleRequest& request, const Grid& puzzle) {
  if (!request.seconds) return false;
  const auto time = expected_time(puzzle);
  return !time || !request.seconds->contains(time->seconds);
}

bool is_minimal(const Grid& puzzle) {
  const Grid solution = solve(puzzle).solution;
  const CellSet givens = puzzle.filled();
  return std::none_of(givens.begin(), givens.end(), [&](int cell) {
    CellSet one;
    one.insert(cell);
    return stays_unique(puzzle, one, solution);
  });
}

}  // namespace

Path path_up_to(Technique technique, const Grid& puzzle, const KeepGoing& keep_going) {
  TechniqueSet wanted;
  const int own = static_cast<int>(technique);
  wanted.insert(own);
  for (int i : usual_techniques()) {
    const bool single = nth(techniques(), i).family == Family::singles;
    if (i < own || single) wanted.insert(i);
  }
  return whole_path(puzzle, wanted, keep_going);
}

Path whole_path(const Grid& puzzle, const TechniqueSet& wanted, const KeepGoing& keep_going) {
  LogicOptions options{wanted, 0, keep_going};
  options.detours = true;
  return path(Position(puzzle), options);
}

Board board_before(Technique technique, const Grid& puzzle, const KeepGoing& keep_going) {
  Board board(puzzle);
  for (const Step& step : path_up_to(technique, puzzle, keep_going).steps) {
    if (step.technique == technique) break;
    apply(step, board);
  }
  return board;
}

bool is_on_the_way(const PuzzleRequest& request) {
  return request.technique &&
         (request.need == TechniqueNeed::path || request.need == TechniqueNeed::next);
}

namespace {

bool misses_technique(const PuzzleRequest& request, const Grid& puzzle,
                      const KeepGoing& keep_going) {
  if (!request.technique) return false;
  const Technique technique = *request.technique;
  if (!is_on_the_way(request))
    return !TechniqueMaker(technique, request.need, keep_going).meets(puzzle);
  const auto takes_it = [&](const Path& way) {
    return std::any_of(way.steps.begin(), way.steps.end(),
                       [&](const Step& step) { return step.technique == technique; });
  };
  if (!takes_it(path_up_to(technique, puzzle, keep_going))) return true;
  LogicOptions options{usual_techniques(), 0, keep_going};
  options.techniques.insert(technique);
  if (request.need == TechniqueNeed::path) {
    // The path that people see has no detours: the technique must be none.
    return !takes_it(path(Position(puzzle), options));
  }
  const Position before(board_before(technique, puzzle, keep_going), puzzle.filled());
  const Steps next = next_step(before, options);
  return next.steps.empty() || next.steps.front().technique != technique;
}

/// The level, and the ratings; a level has ratings too.
void miss_difficulty(const PuzzleRequest& request, const Grid& puzzle, const KeepGoing& keep_going,
                     Missed& missed) {
  // A puzzle that singles solve needs no path: it is below the levels above.
  const bool above_singles = request.level && *request.level > Difficulty::easy;
  if (above_singles && logic::SinglesClosure(puzzle).run()) {
    missed.level = true;
  } else if (request.level) {
    const Path way = whole_path(puzzle, usual_techniques(), keep_going);
    const Difficulty level = way.solved ? way.level : Difficulty::extreme;
    missed.level = way.end != SearchEnd::complete || level != *request.level;
  }
  if (missed.level || (!request.level && !request.er)) return;
  RatingOptions options{0, keep_going};
  // Of a rating that may be as high as there are, it is enough to know that it is high.
  const bool unbounded = request.er && !request.level && request.er->high >= highest_rating;
  if (unbounded) options.enough = request.er->low;
  const Rating rating = rate(Position(puzzle), options);
  const bool enough = unbounded && rating.end == SearchEnd::budget;
  const bool exact = rating.end == SearchEnd::complete || enough;
  if (request.level) missed.level = !exact || !ratings_of(*request.level).contains(rating.er);
  if (request.er) missed.er = !exact || !(enough || request.er->contains(rating.er));
}

}  // namespace

Missed first_missed(const Grid& puzzle, const PuzzleRequest& request, const KeepGoing& keep_going) {
  Missed missed;
  missed.clues = misses_clues(request, puzzle);
  missed.pattern = misses_pattern(request, puzzle);
  if (missed.clues || missed.pattern) return missed;
  missed.minimal = request.minimal && !is_minimal(puzzle);
  if (missed.minimal) return missed;
  missed.time = misses_time(request, puzzle);
  if (missed.time) return missed;
  missed.technique = misses_technique(request, puzzle, keep_going);
  if (!missed.technique) miss_difficulty(request, puzzle, keep_going, missed);
  return missed;
}

}  // namespace generation

Missed missed_by(const Grid& puzzle, const PuzzleRequest& request) {
  Missed missed;
  missed.clues = generation::misses_clues(request, puzzle);
  missed.pattern = generation::misses_pattern(request, puzzle);
  missed.minimal = request.minimal && !generation::is_minimal(puzzle);
  missed.time = generation::misses_time(request, puzzle);
  missed.technique = generation::misses_technique(request, puzzle, {});
  generation::miss_difficulty(request, puzzle, {}, missed);
  return missed;
}

}  // namespace nonet
