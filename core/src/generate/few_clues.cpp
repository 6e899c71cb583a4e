#include "generate/few_clues.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "generate/digger.hpp"
#include "nonet/solver.hpp"

namespace nonet::making {
namespace {

/// More solutions than that are not looked at.
constexpr std::uint64_t most_solutions = 4000;

/// For each candidate, how many of the solutions have it: none, one or more, and which was the last.
struct Tally {
  std::array<std::uint8_t, candidate_count> times{};
  std::array<std::uint16_t, candidate_count> last{};
  std::vector<Grid> solutions;
};

constexpr std::size_t at(int i) {
  return static_cast<std::size_t>(i);
}

void add(const Grid& solution, Tally& tally) {
  for (int cell = 0; cell < cell_count; ++cell) {
    const std::size_t c = at(candidate(cell, solution[cell]));
    if (tally.times[c] < 2) ++tally.times[c];
    tally.last[c] = static_cast<std::uint16_t>(tally.solutions.size());
  }
  tally.solutions.push_back(solution);
}

/// Nothing when there are too many.
bool tally_solutions(const Grid& grid, Tally& tally) {
  const auto visit = [&tally](const Grid& solution) {
    add(solution, tally);
    return true;
  };
  SearchOptions options;
  options.limit = most_solutions;
  options.on_solution = visit;
  return search(grid, options).end == SearchEnd::complete;
}

constexpr int centre = cell_count / 2;

/// Where a half turn takes a cell.
int opposite(int cell) {
  return cell_count - 1 - cell;
}

Grid take_at_random(Grid grid, int taken, Random& random) {
  for (int i = 0; i < taken; ++i) {
    std::vector<int> cells;
    for (int cell : grid.filled()) cells.push_back(cell);
    grid.set(cells[random.below(static_cast<std::uint32_t>(cells.size()))], 0);
  }
  return grid;
}

}  // namespace

std::optional<Puzzle> neighbour(const Puzzle& puzzle, int taken, Random& random) {
  const Grid rest = take_at_random(puzzle.givens, taken, random);
  Tally tally;
  if (!tally_solutions(rest, tally)) return std::nullopt;
  int chosen = -1;
  std::uint32_t choices = 0;
  for (int c = 0; c < candidate_count; ++c) {
    if (tally.times[at(c)] != 1 || puzzle.givens[candidate_cell(c)] == candidate_digit(c)) continue;
    if (random.below(++choices) == 0) chosen = c;
  }
  if (chosen < 0) return std::nullopt;
  Puzzle next{rest, tally.solutions[tally.last[at(chosen)]]};
  next.givens.set(candidate_cell(chosen), candidate_digit(chosen));
  return next;
}

std::optional<Puzzle> exchange(const Puzzle& puzzle, int taken, Random& random) {
  constexpr int tries = 40;
  const Grid rest = take_at_random(puzzle.givens, taken, random);
  Tally tally;
  if (!tally_solutions(rest, tally)) return std::nullopt;
  for (int i = 0; i < tries; ++i) {
    const Grid& solution =
        tally.solutions[random.below(static_cast<std::uint32_t>(tally.solutions.size()))];
    Puzzle next{rest, solution};
    for (int given = 0; given < 2; ++given) {
      const int cell = static_cast<int>(random.below(cell_count));
      next.givens.set(cell, solution[cell]);
    }
    const CellSet put = next.givens.filled() - rest.filled();
    const auto has_all = [&](const Grid& other) {
      return std::all_of(put.begin(), put.end(),
                         [&](int cell) { return other[cell] == solution[cell]; });
    };
    const bool other = solution != puzzle.solution || put != puzzle.givens.filled() - rest.filled();
    if (other && std::count_if(tally.solutions.begin(), tally.solutions.end(), has_all) == 1)
      return next;
  }
  return std::nullopt;
}

std::optional<Puzzle> turned_neighbour(const Puzzle& puzzle, int taken, Random& random) {
  Grid rest = puzzle.givens;
  for (int i = 0; i < taken; ++i) {
    std::vector<int> cells;
    for (int cell : rest.filled()) cells.push_back(cell);
    const int cell = cells[random.below(static_cast<std::uint32_t>(cells.size()))];
    rest.set(cell, 0);
    rest.set(opposite(cell), 0);
  }
  Tally tally;
  if (!tally_solutions(rest, tally)) return std::nullopt;
  std::optional<Puzzle> chosen;
  std::uint32_t choices = 0;
  for (int cell = 0; cell <= centre; ++cell) {
    if (rest[cell] != 0) continue;
    // How many solutions have two digits there, and which was the last.
    std::array<std::pair<int, std::size_t>, 100> pairs{};
    for (std::size_t i = 0; i < tally.solutions.size(); ++i) {
      const Grid& solution = tally.solutions[i];
      auto& [times, last] = pairs[at(10 * solution[cell] + solution[opposite(cell)])];
      ++times;
      last = i;
    }
    for (const auto& [times, last] : pairs) {
      if (times != 1) continue;
      Puzzle next{rest, tally.solutions[last]};
      next.givens.set(cell, next.solution[cell]);
      next.givens.set(opposite(cell), next.solution[opposite(cell)]);
      if (next.givens != puzzle.givens && random.below(++choices) == 0) chosen = next;
    }
  }
  return chosen;
}

Puzzle fewer_clues(const Puzzle& puzzle, int most, int steps, Random& random,
                   const KeepGoing& keep_going) {
  Puzzle best = puzzle;
  for (int i = 0; i < steps && best.givens.clue_count() > most; ++i) {
    if (keep_going && !keep_going()) break;
    // Mostly down; sideways, so as not to stay where no way leads down.
    auto next = neighbour(best, random.below(3) == 0 ? 1 : 2, random);
    if (!next) continue;
    next->givens = dig(next->givens, next->solution, shuffled_orbits(Symmetry::none, random));
    best = *next;
  }
  return best;
}

}  // namespace nonet::making
