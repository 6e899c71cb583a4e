#include "generation/pattern_search.hpp"

#include <algorithm>
#include <cstddef>
#include <unordered_map>
#include <vector>

#include "generation/digger.hpp"
#include "nonet/solver.hpp"

namespace nonet::generation {
namespace {

constexpr std::uint64_t most_solutions = 3000;
constexpr int most_steps = 300;
/// After so many steps without fewer solutions the attempt is over.
constexpr int patience = 60;

/// The solutions with the same digits in the cells that were blanked.
struct Group {
  std::uint64_t size = 0;
  Grid solution;
};

struct Groups {
  /// By the digits in the blanked cells, as one number; in the order in which they came.
  std::vector<std::pair<std::uint64_t, Group>> list;
};

std::uint64_t key_of(const Grid& solution, const std::vector<int>& cells) {
  std::uint64_t key = 0;
  for (int cell : cells) key = key * 10 + static_cast<std::uint64_t>(solution[cell]);
  return key;
}

Groups group_solutions(const Grid& grid, const std::vector<int>& cells) {
  Groups groups;
  std::unordered_map<std::uint64_t, std::size_t> places;
  const auto visit = [&](const Grid& solution) {
    const std::uint64_t key = key_of(solution, cells);
    const auto [place, fresh] = places.try_emplace(key, groups.list.size());
    if (fresh) groups.list.push_back({key, {0, solution}});
    ++groups.list[place->second].second.size;
    return true;
  };
  SearchOptions options;
  options.limit = most_solutions;
  options.on_solution = visit;
  // Beyond the limit the sizes are too small; a puzzle must have its one solution all the same.
  static_cast<void>(search(grid, options));
  return groups;
}

/// One of the groups of the least size, not that of `now` where there is another.
const Group& least(const Groups& groups, std::uint64_t now, Random& random) {
  std::uint64_t size = most_solutions + 1;
  for (const auto& [key, group] : groups.list) {
    if (key != now) size = std::min(size, group.size);
  }
  const Group* chosen = &groups.list.front().second;
  std::uint32_t choices = 0;
  for (const auto& [key, group] : groups.list) {
    if (key == now || group.size != size) continue;
    if (random.below(++choices) == 0) chosen = &group;
  }
  return *chosen;
}

std::vector<int> some_of(const CellSet& cells, std::size_t count, Random& random) {
  std::vector<int> list;
  for (int cell : cells) list.push_back(cell);
  random.shuffle(std::span(list));
  list.resize(std::min(count, list.size()));
  return list;
}

}  // namespace

std::optional<Puzzle> search_pattern(const CellSet& pattern, const Grid& givens,
                                     const Grid& solution, Random& random,
                                     const KeepGoing& keep_going) {
  Puzzle now{with(givens, pattern, solution), solution};
  if (solve(now.givens).outcome == Outcome::unique) return now;
  const CellSet open = pattern - givens.filled();
  if (open.empty()) return std::nullopt;
  std::uint64_t fewest = most_solutions + 1;
  int since = 0;
  for (int step = 0; step < most_steps && since < patience; ++step, ++since) {
    if (keep_going && !keep_going()) break;
    const auto cells = some_of(open, 1 + random.below(std::size_t{3}), random);
    Grid rest = now.givens;
    for (int cell : cells) rest.set(cell, 0);
    const Groups groups = group_solutions(rest, cells);
    if (groups.list.empty()) continue;
    const Group& group = least(groups, key_of(now.givens, cells), random);
    now = {with(Grid(), pattern, group.solution), group.solution};
    if (group.size < fewest) {
      fewest = group.size;
      since = 0;
    }
    if (group.size == 1 && solve(now.givens).outcome == Outcome::unique) return now;
  }
  return std::nullopt;
}

}  // namespace nonet::generation
