#include "picture/judge.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::picture {
namespace {

constexpr int most_readings = 20'000;
constexpr std::uint64_t most_nodes = 20'000;
// For all readings of a board together: a second or so.
constexpr std::uint64_t most_nodes_together = 300'000;
constexpr std::size_t least_certain = 14;
constexpr std::size_t most_cells = 32;
// A reading that is less likely than the first by more than this is none.
constexpr double least_ratio = 1e-10;
constexpr float least_odds = 1e-5F;

// Digits that a cell may be, the likeliest first.
struct Choices {
  int cell = 0;
  Table<std::uint8_t, 10> digits{};
  // How likely each is beside the first.
  Table<double, 10> ratios{};
};

Choices choices_of(int cell, const DigitOdds& odds) {
  Choices choices;
  choices.cell = cell;
  for (std::size_t i = 0; i < 10; ++i) choices.digits[i] = narrow<std::uint8_t>(i);
  std::stable_sort(choices.digits.begin(), choices.digits.end(),
                   [&](std::uint8_t a, std::uint8_t b) { return odds[a] > odds[b]; });
  const double most = std::max(odds[choices.digits[0]], least_odds);
  for (std::size_t i = 0; i < 10; ++i)
    choices.ratios[i] = std::max(odds[choices.digits[i]], least_odds) / most;
  return choices;
}

struct Reading {
  double ratio = 1;
  // The choice of each cell, and the last one that is not the first.
  Table<std::uint8_t, most_cells> choice{};
  std::uint8_t last = 0;
};

bool clashes(const Grid& grid) {
  Table<std::uint16_t, house_count> seen{};
  for (int cell = 0; cell < cell_count; ++cell) {
    if (grid[cell] == 0) continue;
    const auto bit = narrow<std::uint16_t>(1U << grid[cell]);
    for (const int house : {row_house(cell), column_house(cell), box_house(cell)}) {
      if ((seen[house] & bit) != 0) return true;
      seen[house] |= bit;
    }
  }
  return false;
}

Grid with(Grid grid, const std::vector<Choices>& all, const Reading& reading) {
  for (std::size_t i = 0; i < all.size(); ++i)
    grid.set(all[i].cell, all[i].digits[reading.choice[i]]);
  return grid;
}

// Of two readings that are as likely, the one that differs in earlier cells comes first.
bool later(const Reading& a, const Reading& b) {
  return a.ratio != b.ratio ? a.ratio < b.ratio : a.choice > b.choice;
}

bool has_one_solution(const Grid& grid, Grid* solution, std::uint64_t& nodes) {
  // 16 digits never leave one solution (McGuire, Tugemann, Civario 2012).
  if (grid.clue_count() < 17 || clashes(grid)) return false;
  SearchOptions options;
  options.limit = 2;
  options.budget = most_nodes;
  Grid found;
  const auto keep = [&](const Grid& one) {
    found = one;
    return true;
  };
  options.on_solution = keep;
  const SearchReport report = default_engine().run(grid, options);
  nodes += report.nodes;
  if (report.end != SearchEnd::complete || report.solutions != 1) return false;
  if (solution != nullptr) *solution = found;
  return true;
}

}  // namespace

bool stands(const Grid& grid, Grid* solution) {
  std::uint64_t nodes = 0;
  return has_one_solution(grid, solution, nodes);
}

Verdict judge(const Table<DigitOdds, cell_count>& odds, const CellSet& among) {
  Verdict verdict;
  std::vector<Choices> all;
  for (const int cell : among) {
    all.push_back(choices_of(cell, odds[cell]));
    verdict.digits.set(cell, all.back().digits[0]);
  }
  verdict.unique = stands(verdict.digits, &verdict.solution);
  if (verdict.unique) return verdict;
  for (const Conflict& conflict : find_conflicts(verdict.digits)) {
    verdict.clashing.insert(conflict.first);
    verdict.clashing.insert(conflict.second);
  }
  // The nearest second choice first: so they stay, those that clash as well.
  std::stable_sort(all.begin(), all.end(),
                   [](const Choices& a, const Choices& b) { return a.ratios[1] > b.ratios[1]; });
  std::vector<Choices> open;
  for (std::size_t i = 0; i < all.size() && open.size() < most_cells; ++i)
    if (i < least_certain || verdict.clashing.contains(all[i].cell)) open.push_back(all[i]);
  if (open.empty()) return verdict;

  std::vector<Reading> heap;
  const auto push = [&](Reading reading, std::size_t at, std::size_t choice) {
    if (at >= open.size() || choice > 9) return;
    reading.ratio = reading.ratio / open[at].ratios[reading.choice[at]] * open[at].ratios[choice];
    reading.choice[at] = narrow<std::uint8_t>(choice);
    reading.last = narrow<std::uint8_t>(at);
    if (reading.ratio < least_ratio) return;
    heap.push_back(reading);
    std::push_heap(heap.begin(), heap.end(), later);
  };
  push(Reading{}, 0, 1);
  std::uint64_t nodes = 0;
  for (int tried = 0; tried < most_readings && nodes < most_nodes_together && !heap.empty();
       ++tried) {
    std::pop_heap(heap.begin(), heap.end(), later);
    const Reading reading = heap.back();
    heap.pop_back();
    const Grid grid = with(verdict.digits, open, reading);
    if (has_one_solution(grid, &verdict.solution, nodes)) {
      for (std::size_t i = 0; i < open.size(); ++i)
        if (reading.choice[i] != 0) verdict.changed.insert(open[i].cell);
      verdict.digits = grid;
      verdict.unique = true;
      verdict.clashing = CellSet();
      return verdict;
    }
    const std::size_t last = reading.last;
    push(reading, last, as_size(reading.choice[last]) + 1);
    push(reading, last + 1, 1);
    if (reading.choice[last] == 1) {
      Reading moved = reading;
      moved.ratio = moved.ratio / open[last].ratios[1];
      moved.choice[last] = 0;
      push(moved, last + 1, 1);
    }
  }
  return verdict;
}

CellSet not_needed(const Grid& givens) {
  CellSet cells;
  for (const int cell : givens.filled()) {
    Grid without = givens;
    without.set(cell, 0);
    if (stands(without)) cells.insert(cell);
  }
  return cells;
}

}  // namespace nonet::picture
