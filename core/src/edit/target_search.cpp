#include "edit/target_search.hpp"

#include <algorithm>
#include <span>

namespace nonet::edit {
namespace {

/// Solutions looked at to make a difference smaller.
constexpr std::uint64_t most_differences = 64;

CellSet differing(const Grid& a, const Grid& b) {
  CellSet cells;
  for (int cell = 0; cell < cell_count; ++cell) {
    if (a[cell] != b[cell]) cells.insert(cell);
  }
  return cells;
}

Grid given_in(const Grid& target, Grid grid, const CellSet& cells) {
  for (int cell : cells) grid.set(cell, target[cell]);
  return grid;
}

Grid blank_in(Grid grid, const CellSet& cells) {
  for (int cell : cells) grid.set(cell, 0);
  return grid;
}

}  // namespace

TargetSearch::TargetSearch(const Grid& puzzle, const Grid& target, Work& work)
    : target_(target), clues_(puzzle), work_(work), allowed_(CellSet::all() - puzzle.filled()) {
  pack();
}

void TargetSearch::pack() {
  Grid clues = clues_;
  while (true) {
    const CellSet cells = difference(clues);
    if (cells.empty()) return;
    know(cells);
    clues = given_in(target_, clues, cells);
    ++at_least_;
  }
}

CellSet TargetSearch::difference(const Grid& clues) {
  const FirstTwo found = work_.look(clues, 2);
  if (work_.stopped()) return {};
  for (int i = 0; i < found.count; ++i) {
    const CellSet cells = differing(found.grids[i], target_);
    if (!cells.empty()) return least_within(cells);
  }
  return {};
}

CellSet TargetSearch::least_within(const CellSet& cells) {
  CellSet least = cells;
  work_.visit(blank_in(target_, cells), most_differences, [&](const Grid& other) {
    const CellSet differ = differing(other, target_);
    if (!differ.empty() && differ.size() < least.size()) least = differ;
    return true;
  });
  return least;
}

void TargetSearch::know(const CellSet& cells) {
  const auto at =
      std::upper_bound(known_.begin(), known_.end(), cells,
                       [](const CellSet& a, const CellSet& b) { return a.size() < b.size(); });
  known_.insert(at, cells);
}

std::optional<CellSet> TargetSearch::find(int count) {
  const CellSet allowed = allowed_;
  const Grid clues = clues_;
  chosen_ = CellSet();
  const bool found = extend(count);
  allowed_ = allowed;
  clues_ = clues;
  return found ? std::optional(chosen_) : std::nullopt;
}

TargetSearch::Unhit TargetSearch::unhit() const {
  Unhit unhit;
  CellSet covered;
  for (const CellSet& cells : known_) {
    if (!(cells & chosen_).empty()) continue;
    const CellSet rest = cells & allowed_;
    if (rest.empty()) return {{}, 0, false};
    if (unhit.smallest.empty() || rest.size() < unhit.smallest.size()) unhit.smallest = rest;
    if (!(rest & covered).empty()) continue;
    covered |= rest;
    ++unhit.disjoint;
  }
  return unhit;
}

bool TargetSearch::extend(int left) {
  if (!work_.spend(1)) return false;
  const Unhit unhit = this->unhit();
  if (!unhit.possible || unhit.disjoint > left) return false;
  if (unhit.disjoint > 0) return branch(unhit.smallest, left);
  const CellSet cells = difference(clues_);
  if (work_.stopped()) return false;
  if (cells.empty()) return true;
  know(cells);
  return left > 0 && branch(cells & allowed_, left);
}

bool TargetSearch::branch(const CellSet& cells, int left) {
  const CellSet allowed = allowed_;
  for (int cell : cells) {
    chosen_.insert(cell);
    clues_.set(cell, target_[cell]);
    if (extend(left - 1)) return true;
    chosen_.erase(cell);
    clues_.set(cell, 0);
    // Everything that could be had with it has been looked for.
    allowed_.erase(cell);
    if (work_.stopped()) break;
  }
  allowed_ = allowed;
  return false;
}

std::optional<CellSet> needed(const Grid& puzzle, const Grid& target, CellSet cells, Random& random,
                              Work& work) {
  std::vector<int> order(cells.begin(), cells.end());
  random.shuffle(std::span(order));
  Grid grid = given_in(target, puzzle, cells);
  for (int cell : order) {
    grid.set(cell, 0);
    const int count = work.look(grid, 2).count;
    if (work.stopped()) return std::nullopt;
    if (count > 1) {
      grid.set(cell, target[cell]);
    } else {
      cells.erase(cell);
    }
  }
  return cells;
}

}  // namespace nonet::edit
