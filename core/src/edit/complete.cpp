#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "edit/clue_sets.hpp"
#include "edit/target_search.hpp"
#include "nonet/board.hpp"

namespace nonet {
namespace edit {
namespace {

/// Sets of so many givens are still sought among all sets where all solutions are known: that takes
/// milliseconds, for however many solutions.
constexpr int most_by_sets = 3;
/// Larger sets are too many to go through them all.
constexpr int most_in_budget = 5;
/// Solutions known before sets are gone through, where there are too many to know all.
constexpr int sample_size = 512;
/// Of them those from which a first answer is made.
constexpr std::size_t first_targets = 8;
/// Digits tried at random before the solver is called.
constexpr int random_digits = 6;
/// Each solution that is made a target may use this part of the budget that is left.
constexpr std::uint64_t share = 16;

CellSet open_cells(const Grid& puzzle) {
  return CellSet::all() - puzzle.filled();
}

class Completer {
 public:
  Completer(const Board& puzzle, Random& random, const EditOptions& options)
      : puzzle_(puzzle.values()),
        allowed_(allowed_by(puzzle)),
        random_(random),
        options_(options),
        work_(options, allowed_) {}

  Completion run() {
    // There is an answer whatever the budget.
    const EditOptions unbounded{0, options_.keep_going};
    Work work(unbounded, allowed_);
    const FirstTwo first = work.look(puzzle_, 2);
    if (!work.cancelled() && first.count < 2) return nothing_to_add(first);
    if (!work.cancelled()) offer(first.grids[0], open_cells(puzzle_), work);
    if (best_.cells.empty() || work.cancelled()) {
      best_.end = SearchEnd::cancelled;
      return best_;
    }
    // Candidates that are gone are clues, too: the proof about seventeen givens does not hold there.
    best_.at_least = allowed_ ? 1 : std::max(1, fewest_clues - puzzle_.clue_count());
    search();
    if (best_.at_least < best_.cells.size())
      best_.end = work_.cancelled() ? SearchEnd::cancelled : SearchEnd::budget;
    return best_;
  }

 private:
  Completion nothing_to_add(const FirstTwo& first) {
    best_.fault = first.count == 0 ? EditFault::no_solution : EditFault::one_solution;
    if (first.count == 1) best_.puzzle = puzzle_;
    best_.solution = first.grids[0];
    return best_;
  }

  /// Keeps what is needed of the cells when it is less than the best.
  void offer(const Grid& target, const CellSet& cells, Work& work) {
    const auto least = needed(puzzle_, target, cells, random_, work);
    if (!least || (!best_.cells.empty() && least->size() >= best_.cells.size())) return;
    best_.cells = *least;
    best_.solution = target;
    best_.puzzle = puzzle_;
    for (int cell : *least) best_.puzzle.set(cell, target[cell]);
  }

  void search() {
    Pool pool(clues());
    if (work_.stopped()) return;
    const bool all = gather(pool);
    for (std::size_t i = 0; i < first_targets && i < pool.size(); ++i)
      offer(pool[i], open_cells(puzzle_), work_);
    if (!all && work_.has_budget()) work_.allow(work_.left() / 2);
    if (all || !work_.has_budget() || best_.at_least <= most_in_budget) deepen(pool, all);
    work_.allow_all();
    while (!work_.ended() && best_.at_least < best_.cells.size()) improve();
  }

  /// Every candidate that could be given, in random order: that decides which set is found.
  std::vector<int> clues() {
    const auto digits = possible_digits(puzzle_, work_, [](const Grid&) {});
    std::vector<int> clues;
    for (int cell = 0; cell < cell_count; ++cell) {
      const DigitSet possible = digits[cell];
      if (possible.size() < 2) continue;
      for (int digit : possible) clues.push_back(candidate(cell, digit));
    }
    random_.shuffle(std::span(clues));
    return clues;
  }

  /// Whether these are all solutions.
  bool gather(Pool& pool) {
    std::vector<Grid> found;
    const bool all = work_.visit(puzzle_, Pool::most + 1, [&](const Grid& solution) {
      found.push_back(solution);
      return true;
    });
    if (all) {
      for (const Grid& solution : found) pool.add(solution);
      return true;
    }
    for (int i = 0; i < sample_size && !work_.stopped(); ++i) {
      if (const auto solution = random_solution()) pool.add(*solution);
    }
    return false;
  }

  /// Far from uniform, and far from the others. Nothing when the work has stopped.
  std::optional<Grid> random_solution() {
    Grid grid = puzzle_;
    for (int i = 0; i < random_digits; ++i) {
      const Grid next = with_random_digit(grid);
      if (work_.look(next, 1).count == 1) grid = next;
    }
    return work_.look_as(random_transformation(random_), grid);
  }

  Grid with_random_digit(const Grid& grid) {
    const int cell = random_.below(cell_count);
    const DigitSet digits = work_.board_of(grid).candidates(cell);
    if (digits.empty()) return grid;
    auto digit = digits.begin();
    for (auto skip = random_.below(digits.size()); skip > 0; --skip) ++digit;
    return with(grid, cell, *digit);
  }

  /// Looks for sets of one given, two, three and so on, until there is one or none less than the best.
  void deepen(Pool& pool, bool all) {
    ClueSets sets(puzzle_, pool, all, work_);
    std::vector<TargetSearch> targets;
    while (best_.at_least < best_.cells.size() && !work_.stopped()) {
      const int size = best_.at_least;
      if (all && size > most_by_sets) {
        find_by_targets(pool, targets, size);
      } else if (const auto completed = sets.find(size)) {
        if (const FirstTwo only = work_.look(*completed, 1); only.count == 1)
          offer(only.grids[0], completed->filled() - puzzle_.filled(), work_);
      }
      if (best_.cells.size() > size && !work_.stopped()) ++best_.at_least;
    }
  }

  void find_by_targets(const Pool& pool, std::vector<TargetSearch>& targets, int size) {
    for (std::size_t i = 0; i < pool.size() && !work_.stopped(); ++i) {
      if (i == targets.size()) targets.emplace_back(puzzle_, pool[i], work_);
      if (targets[i].at_least() > size) continue;
      if (const auto cells = targets[i].find(size)) return offer(pool[i], *cells, work_);
    }
  }

  /// Looks for a smaller set for one more solution.
  void improve() {
    work_.allow(work_.left() / share + 1);
    const auto target = random_solution();
    if (target) {
      offer(*target, open_cells(puzzle_), work_);
      TargetSearch search(puzzle_, *target, work_);
      while (search.at_least() < best_.cells.size()) {
        const auto cells = search.find(best_.cells.size() - 1);
        if (!cells) break;
        offer(*target, *cells, work_);
      }
    }
    work_.allow_all();
  }

  Grid puzzle_;
  Allowed allowed_;
  Random& random_;
  const EditOptions& options_;
  Work work_;
  Completion best_;
};

}  // namespace
}  // namespace edit

Completion complete(const Grid& puzzle, Random& random, const EditOptions& options) {
  return complete(Board(puzzle), random, options);
}

Completion complete(const Board& puzzle, Random& random, const EditOptions& options) {
  return edit::Completer(puzzle, random, options).run();
}

}  // namespace nonet
