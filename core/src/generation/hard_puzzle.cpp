#include "generation/hard_puzzle.hpp"

#include "generation/digger.hpp"
#include "nonet/rating.hpp"
#include "nonet/solver.hpp"

namespace nonet::generation {
namespace {

constexpr int most_steps = 100;
/// So many cells of the solution are given before digging again.
constexpr int given_again = 10;
/// Of puzzles at which the solver guesses less often, a rating is hardly ever high; of the others, one in ten.
constexpr std::uint64_t promising = 10;

std::uint64_t guesses(const Grid& puzzle) {
  return search(puzzle, {}).guesses;
}

/// Another minimal puzzle with the same solution, with most of the same givens.
Grid dig_again(const Puzzle& puzzle, Random& random) {
  Grid more = puzzle.givens;
  for (int i = 0; i < given_again; ++i) {
    const int cell = random.below(cell_count);
    more.set(cell, puzzle.solution[cell]);
  }
  return dig(more, puzzle.solution, shuffled_orbits(Symmetry::none, random));
}

}  // namespace

Puzzle harder_puzzle(const Puzzle& puzzle, const Range& er, Random& random,
                     const KeepGoing& keep_going) {
  Puzzle now = puzzle;
  std::uint64_t most = guesses(now.givens);
  int rating = 0;
  for (int step = 0; step < most_steps; ++step) {
    if (keep_going && !keep_going()) break;
    const Grid next = dig_again(now, random);
    const std::uint64_t count = guesses(next);
    // First towards more guesses, then towards a higher rating.
    int own = 0;
    if (count >= promising) own = rate(Position(next), {0, keep_going}).er;
    if (own < rating || (rating == 0 && count < most)) continue;
    now.givens = next;
    most = count;
    rating = own;
    if (rating >= er.low) break;
  }
  return now;
}

}  // namespace nonet::generation
