#include "generate/edit_work.hpp"

#include "nonet/canonical.hpp"
#include "nonet/random.hpp"

namespace nonet::edit {
namespace {

/// Positions of the first try; hardly any search needs as many.
constexpr std::uint64_t first_try = 4096;

}  // namespace

Allowed allowed_by(const Board& puzzle) {
  const Board whole(puzzle.values());
  if (whole == puzzle) return std::nullopt;
  Allowed allowed(std::in_place);
  for (int cell = 0; cell < cell_count; ++cell) {
    const DigitSet struck = whole.candidates(cell) - puzzle.candidates(cell);
    (*allowed)[static_cast<std::size_t>(cell)] = DigitSet::all() - struck;
  }
  return allowed;
}

FirstTwo Work::look(const Grid& grid, std::uint64_t limit) {
  return allowed_ ? look_at(board_of(grid), limit) : look_at(grid, limit);
}

std::optional<Grid> Work::look_as(const Transformation& as, const Grid& grid) {
  const FirstTwo first =
      allowed_ ? look_at(apply(as, board_of(grid)), 1) : look_at(apply(as, grid), 1);
  if (first.count == 0) return std::nullopt;
  return apply(inverse(as), first.grids[0]);
}

template <typename Puzzle>
FirstTwo Work::look_at(const Puzzle& puzzle, std::uint64_t limit) {
  FirstTwo first;
  SearchEnd end = collect(puzzle, limit, first_try, first);
  Random random(first_try);
  for (std::uint64_t positions = 2 * first_try; end == SearchEnd::budget && !stopped();
       positions *= 2) {
    const Transformation to = random_transformation(random);
    end = collect(apply(to, puzzle), limit, positions, first);
    for (Grid& solution : first.grids) solution = apply(inverse(to), solution);
  }
  return first;
}

template <typename Puzzle>
SearchEnd Work::collect(const Puzzle& puzzle, std::uint64_t limit, std::uint64_t positions,
                        FirstTwo& first) {
  first = {};
  return run(puzzle, limit, positions, [&](const Grid& solution) {
    first.grids[static_cast<std::size_t>(first.count++)] = solution;
    return true;
  });
}

template <typename Puzzle>
SearchEnd Work::run(const Puzzle& puzzle, std::uint64_t limit, std::uint64_t positions,
                    SolutionVisitor visitor) {
  if (stopped()) return SearchEnd::budget;
  const auto go_on = [&](std::uint64_t) { return ask(); };
  SearchOptions wanted;
  wanted.limit = limit;
  wanted.budget = std::min(positions, std::min(mark_, budget_) - spent_);
  wanted.on_solution = visitor;
  if (options_.keep_going) wanted.keep_going = go_on;
  const SearchReport report = search(puzzle, wanted);
  spend(report.nodes);
  return report.end;
}

template SearchEnd Work::run(const Grid&, std::uint64_t, std::uint64_t, SolutionVisitor);
template SearchEnd Work::run(const Board&, std::uint64_t, std::uint64_t, SolutionVisitor);

}  // namespace nonet::edit
