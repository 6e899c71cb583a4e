#include "edit/edit_work.hpp"

#include "nonet/canonical.hpp"
#include "nonet/random.hpp"
#include "nonet/table.hpp"

namespace nonet::edit {
namespace {

/// Positions of the first try; hardly any search needs as many.
constexpr std::uint64_t first_try = 4096;

template <typename Puzzle>
Puzzle image_of(Puzzle puzzle, const Table<const Transformation*, 2>& steps) {
  for (const Transformation* step : steps) {
    if (step != nullptr) puzzle = apply(*step, puzzle);
  }
  return puzzle;
}

}  // namespace

Allowed allowed_by(const Board& puzzle) {
  const Board whole(puzzle.values());
  if (whole == puzzle) return std::nullopt;
  Allowed allowed(std::in_place);
  for (int cell = 0; cell < cell_count; ++cell) {
    const DigitSet struck = whole.candidates(cell) - puzzle.candidates(cell);
    (*allowed)[cell] = DigitSet::all() - struck;
  }
  return allowed;
}

Board board_of(const Grid& grid, const Allowed& allowed) {
  return allowed ? Board(grid, *allowed) : Board(grid);
}

std::optional<Grid> Work::look_as(const Transformation& as, const Grid& grid) {
  const FirstTwo first = look(grid, 1, &as);
  if (first.count == 0) return std::nullopt;
  return apply(inverse(as), first.grids[0]);
}

FirstTwo Work::look(const Grid& grid, std::uint64_t limit, const Transformation* as) {
  FirstTwo first;
  SearchEnd end = collect(grid, {as, nullptr}, limit, first_try, first);
  Random random(first_try);
  for (std::uint64_t positions = 2 * first_try; end == SearchEnd::budget && !stopped();
       positions *= 2) {
    const Transformation to = random_transformation(random);
    end = collect(grid, {as, &to}, limit, positions, first);
    for (Grid& solution : first.grids) solution = apply(inverse(to), solution);
  }
  return first;
}

SearchEnd Work::collect(const Grid& grid, const Steps& steps, std::uint64_t limit,
                        std::uint64_t positions, FirstTwo& first) {
  first = {};
  return run(grid, steps, limit, positions, [&](const Grid& solution) {
    first.grids[first.count++] = solution;
    return true;
  });
}

SearchEnd Work::run(const Grid& grid, const Steps& steps, std::uint64_t limit,
                    std::uint64_t positions, SolutionVisitor visitor) {
  if (stopped()) return SearchEnd::budget;
  const auto go_on = [&](std::uint64_t) { return ask(); };
  SearchOptions wanted;
  wanted.limit = limit;
  wanted.budget = std::min(positions, std::min(mark_, budget_) - spent_);
  wanted.on_solution = visitor;
  if (options_.keep_going) wanted.keep_going = go_on;
  const SearchReport report = allowed_ ? search(image_of(board_of(grid), steps), wanted)
                                       : search(image_of(grid, steps), wanted);
  spend(report.nodes);
  return report.end;
}

}  // namespace nonet::edit
