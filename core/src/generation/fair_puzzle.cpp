#include "generation/fair_puzzle.hpp"

#include <algorithm>
#include <cmath>

#include "generation/digger.hpp"
#include "nonet/solver.hpp"

namespace nonet::generation {
namespace {

/// The mean number of clues has come to rest after some 1500 steps.
constexpr int first_steps = 3000;
constexpr int further_steps = 500;
constexpr int steps_between_questions = 50;
/// Times a number of cells, a chance of so many bits is still exact in a double.
constexpr unsigned chance_bits = 46;

int nth(const CellSet& cells, int n) {
  for (int cell : cells) {
    if (n-- == 0) return cell;
  }
  return -1;
}

int any_of(const CellSet& cells, Random& random) {
  return nth(cells, random.below(cells.size()));
}

CellSet spare_givens(const Puzzle& puzzle) {
  CellSet spare;
  for (int cell : puzzle.givens.filled()) {
    CellSet one;
    one.insert(cell);
    if (stays_unique(puzzle.givens, one, puzzle.solution)) spare.insert(cell);
  }
  return spare;
}

class Walk {
 public:
  Walk(const Puzzle& puzzle, Random& random)
      : puzzle_(puzzle), spare_(spare_givens(puzzle)), random_(random) {}

  void step() {
    switch (random_.below(5)) {
      case 0:
        return move();
      case 1:
      case 2:
        return give();
      default:
        return take();
    }
  }

  [[nodiscard]] bool minimal() const { return spare_.empty(); }
  [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }

 private:
  [[nodiscard]] CellSet blank() const { return CellSet::all() - puzzle_.givens.filled(); }

  /// Accepts `next` with a probability of 4^(spare now - spare then) * there / back, or always when that is
  /// more than 1: one step of this kind leads `there` among so many, one `back` among so many. The numbers
  /// are exact in a double, so that every machine decides alike.
  void offer(const Puzzle& next, const CellSet& spare, int there, int back) {
    const auto chance = static_cast<double>(random_.next() >> (64U - chance_bits));
    const int fours = spare.size() - spare_.size();
    const double least = std::ldexp(chance * back, 2 * fours - static_cast<int>(chance_bits));
    if (least >= there) return;
    puzzle_ = next;
    spare_ = spare;
  }

  void give() {
    const CellSet cells = blank();
    if (cells.empty()) return;
    const int cell = any_of(cells, random_);
    Puzzle next = puzzle_;
    next.givens.set(cell, next.solution[cell]);
    const CellSet spare = spare_givens(next);
    offer(next, spare, cells.size(), spare.size());
  }

  void take() {
    if (spare_.empty()) return;
    Puzzle next = puzzle_;
    next.givens.set(any_of(spare_, random_), 0);
    offer(next, spare_givens(next), spare_.size(), blank().size() + 1);
  }

  void move() {
    const CellSet cells = blank();
    if (cells.empty()) return;
    Puzzle next = puzzle_;
    next.givens.set(any_of(puzzle_.givens.filled(), random_), 0);
    const int cell = any_of(cells, random_);
    next.givens.set(cell, 1 + random_.below(9));
    const Solved solved = solve(next.givens);
    if (solved.outcome != Outcome::unique) return;
    next.solution = solved.solution;
    offer(next, spare_givens(next), 1, 1);
  }

  Puzzle puzzle_;
  CellSet spare_;
  Random& random_;
};

}  // namespace

std::optional<Puzzle> fair_puzzle(const GridMaker& grids, Random& random,
                                  const KeepGoing& keep_going) {
  const Grid solution = grids.make(random);
  const auto orbits = shuffled_orbits(Symmetry::none, random);
  Walk walk({dig(solution, solution, orbits), solution}, random);
  for (int left = first_steps; left > 0 || !walk.minimal(); --left) {
    if (left <= 0) left = further_steps;
    if (left % steps_between_questions == 0 && keep_going && !keep_going()) return std::nullopt;
    walk.step();
  }
  return walk.puzzle();
}

}  // namespace nonet::generation
