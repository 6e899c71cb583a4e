#include "generate/edit_work.hpp"

#include "nonet/canonical.hpp"
#include "nonet/random.hpp"

namespace nonet::edit {
namespace {

/// Positions of the first try; hardly any search needs as many.
constexpr std::uint64_t first_try = 4096;

}  // namespace

FirstTwo Work::look(const Grid& grid, std::uint64_t limit) {
  FirstTwo first;
  SearchEnd end = collect(grid, limit, first_try, first);
  Random random(first_try);
  for (std::uint64_t positions = 2 * first_try; end == SearchEnd::budget && !stopped();
       positions *= 2) {
    const Transformation to = random_transformation(random);
    end = collect(apply(to, grid), limit, positions, first);
    for (Grid& solution : first.grids) solution = apply(inverse(to), solution);
  }
  return first;
}

SearchEnd Work::collect(const Grid& grid, std::uint64_t limit, std::uint64_t positions,
                        FirstTwo& first) {
  first = {};
  return run(grid, limit, positions, [&](const Grid& solution) {
    first.grids[static_cast<std::size_t>(first.count++)] = solution;
    return true;
  });
}

SearchEnd Work::run(const Grid& grid, std::uint64_t limit, std::uint64_t positions,
                    SolutionVisitor visitor) {
  if (stopped()) return SearchEnd::budget;
  const auto go_on = [&](std::uint64_t) { return ask(); };
  SearchOptions search;
  search.limit = limit;
  search.budget = std::min(positions, std::min(mark_, budget_) - spent_);
  search.on_solution = visitor;
  if (options_.keep_going) search.keep_going = go_on;
  const SearchReport report = default_engine().run(grid, search);
  spend(report.nodes);
  return report.end;
}

}  // namespace nonet::edit
