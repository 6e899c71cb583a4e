#include "generation/technique_maker.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "generation/digger.hpp"
#include "index.hpp"
#include "logic/first_step.hpp"

namespace nonet::generation {
namespace {

/// For one look at a position, in units of `LogicOptions::budget`.
constexpr std::uint64_t look_budget = 20'000;
/// Givens are given back to a puzzle of so many.
constexpr int clues_below = 27;
/// A walk is as long as some fifty attempts without one; it finds what they hardly ever do.
constexpr int walk_steps = 1000;
constexpr std::uint32_t walk_once_in = 50;
constexpr std::uint32_t worse_once_in = 32;

/// Techniques among which the next step is looked for.
TechniqueSet techniques_for(Technique technique, TechniqueNeed need) {
  TechniqueSet set;
  const int own = static_cast<int>(technique);
  set.insert(own);
  if (need == TechniqueNeed::enough) return set;
  for (int i : usual_techniques()) {
    if (i < own && nth(techniques(), i).family != Family::singles) set.insert(i);
  }
  return set;
}

}  // namespace

TechniqueMaker::TechniqueMaker(Technique technique, TechniqueNeed need, KeepGoing keep_going)
    : technique_(technique),
      need_(need),
      keep_going_(std::move(keep_going)),
      wanted_(techniques_for(technique, need)) {}

std::optional<Step> TechniqueMaker::next_step(const SinglesClosure& closure,
                                              const CellSet& givens) {
  const Board board = closure.board();
  logic::Effort effort(look_budget, keep_going_);
  return logic::first_step({board, givens, effort, removable_alone_}, wanted_);
}

/// From a position at which singles stop and the technique is the next step.
bool TechniqueMaker::only_the_technique(SinglesClosure& closure, const CellSet& givens) {
  do {
    const auto step = next_step(closure, givens);
    if (!step || step->technique != technique_) return false;
    for (int c : step->eliminations) closure.eliminate(candidate_cell(c), candidate_digit(c));
    for (int c : step->placements) {
      for (int digit : closure.candidates(candidate_cell(c)) - DigitSet::of(candidate_digit(c)))
        closure.eliminate(candidate_cell(c), digit);
    }
  } while (!closure.run());
  return true;
}

TechniqueMaker::Look TechniqueMaker::look(const Grid& puzzle) {
  SinglesClosure closure(puzzle);
  if (closure.run()) return {};
  return look_where_stuck(closure, puzzle.filled());
}

TechniqueMaker::Look TechniqueMaker::look_where_stuck(SinglesClosure closure,
                                                      const CellSet& givens) {
  Look look;
  look.stuck = true;
  const auto step = next_step(closure, givens);
  if (!step) return look;
  look.next = static_cast<int>(step->technique);
  if (step->technique != technique_) return look;
  look.met = only_the_technique(closure, givens);
  return look;
}

bool TechniqueMaker::meets(const Grid& puzzle) {
  return look(puzzle).met;
}

/// Gives orbits back until the need is met or all were tried.
TechniqueMaker::Look TechniqueMaker::give_back(Grid& puzzle, const Grid& solution, Look before,
                                               const std::vector<CellSet>& orbits) {
  const int own = static_cast<int>(technique_);
  SinglesClosure now(puzzle);
  now.run();
  for (const CellSet& cells : orbits) {
    if (before.met) break;
    const CellSet open = cells - now.values().filled();
    // Cells that singles place already make no difference.
    if (open.empty()) continue;
    SinglesClosure then = now;
    for (int cell : open) then.give(cell, solution[cell]);
    if (then.run()) continue;
    const Grid more = with(puzzle, cells, solution);
    const Look after = look_where_stuck(then, more.filled());
    // The one technique that is looked for must go on helping; among several, no easier one may.
    const bool kept = need_ == TechniqueNeed::enough ? after.next == own
                                                     : after.next >= std::min(before.next, own);
    if (!kept) continue;
    puzzle = more;
    now = then;
    before = after;
  }
  return before;
}

/// Gives and takes orbits at random, with the same condition; now and then an easier technique may help after all.
TechniqueMaker::Look TechniqueMaker::walk(Grid& puzzle, const Grid& solution, Look now,
                                          const std::vector<CellSet>& orbits, const CellSet& kept,
                                          Random& random) {
  const int own = static_cast<int>(technique_);
  for (int i = 0; i < walk_steps && !now.met; ++i) {
    const CellSet& cells = orbits[random.below(orbits.size())];
    const bool gives = (cells & puzzle.filled()).empty();
    if (!gives && (random.below(2) == 0 || !(cells & kept).empty())) continue;
    if (!gives && !stays_unique(puzzle, cells, solution)) continue;
    const Grid next = gives ? with(puzzle, cells, solution) : without(puzzle, cells);
    const Look then = look(next);
    const bool worse = then.next < std::min(now.next, own);
    if (!then.stuck || (worse && random.below(worse_once_in) != 0)) continue;
    puzzle = next;
    now = then;
  }
  return now;
}

/// Takes away what the need is met without.
Grid TechniqueMaker::polish(Grid puzzle, const Grid& solution, const std::vector<CellSet>& orbits,
                            int fewest, const CellSet& kept) {
  for (const CellSet& cells : orbits) {
    const Grid rest = without(puzzle, cells);
    if (rest == puzzle || rest.clue_count() < fewest || !(cells & kept).empty()) continue;
    if (stays_unique(puzzle, cells, solution) && look(rest).met) puzzle = rest;
  }
  return puzzle;
}

std::optional<Puzzle> TechniqueMaker::vary(const Puzzle& puzzle, Random& random) {
  constexpr int steps = 1000;
  Puzzle now = puzzle;
  for (int i = 0; i < steps; ++i) {
    if (keep_going_ && !keep_going_()) return std::nullopt;
    std::optional<Puzzle> next = now;
    const int cell = random.below(cell_count);
    CellSet one;
    one.insert(cell);
    if (random.below(4) == 0) {
      next = neighbour(now, 1, random);
    } else if (now.givens[cell] == 0) {
      next->givens.set(cell, now.solution[cell]);
    } else if (stays_unique(now.givens, one, now.solution)) {
      next->givens.set(cell, 0);
    }
    if (next && next->givens != now.givens && meets(next->givens)) now = *next;
  }
  now.givens = polish(now.givens, now.solution, shuffled_orbits(Symmetry::none, random), 0, {});
  return now;
}

std::optional<Grid> TechniqueMaker::attempt(const Grid& solution, Symmetry symmetry,
                                            const CellSet& kept, int fewest, Random& random) {
  Grid puzzle = dig(solution, solution, shuffled_orbits(symmetry, random),
                    std::max(clues_below, fewest), kept);
  const Look first = look(puzzle);
  const int own = static_cast<int>(technique_);
  if (!first.stuck || (need_ == TechniqueNeed::enough && first.next != own)) return std::nullopt;
  const auto orbits = shuffled_orbits(symmetry, random);
  const bool walks = need_ != TechniqueNeed::enough && random.below(walk_once_in) == 0;
  const Look last = walks ? walk(puzzle, solution, first, orbits, kept, random)
                          : give_back(puzzle, solution, first, orbits);
  if (last.met) return polish(puzzle, solution, orbits, fewest, kept);
  // It comes near: the path takes the technique, if not alone.
  if (last.next == own) return puzzle;
  return std::nullopt;
}

}  // namespace nonet::generation
