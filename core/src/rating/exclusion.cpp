/// @file
/// Aligned pair and triplet exclusion in the order of Sudoku Explainer.

#include <algorithm>

#include "rating/choose.hpp"
#include "rating/hint.hpp"
#include "rating/peers.hpp"

namespace nonet::rating {
namespace {

/// The cells whose combinations are looked at, each with the cells that could forbid some.
struct Base {
  std::vector<int> cells;
  std::array<CellSet, cell_count> excluders{};
  std::array<std::vector<int>, cell_count> in_order;
};

/// A cell takes part when it sees no naked single and at least one cell of 2 to `degree` digits.
void consider(const Pencil& pencil, int cell, int degree, Base& base) {
  CellSet excluders;
  std::vector<int> in_order;
  for (int peer : peer_list(cell)) {
    const int count = size(pencil.cell(peer));
    if (count == 1) return;
    if (count < 2 || count > degree) continue;
    excluders.insert(peer);
    in_order.push_back(peer);
  }
  if (in_order.empty()) return;
  base.cells.push_back(cell);
  base.excluders[static_cast<std::size_t>(cell)] = excluders;
  base.in_order[static_cast<std::size_t>(cell)] = std::move(in_order);
}

Base base_of(const Pencil& pencil, int degree) {
  Base base;
  for (int cell = 0; cell < cell_count; ++cell) {
    if (size(pencil.cell(cell)) >= 2) consider(pencil, cell, degree, base);
  }
  return base;
}

using Cells = std::array<int, 3>;

/// Which digits of each base cell are in an allowed combination.
struct Allowed {
  std::array<Mask, 3> digits{};
};

class Combinations {
 public:
  Combinations(const Pencil& pencil, const Cells& cells, int degree, const CellSet& excluders)
      : pencil_(pencil), cells_(cells), degree_(degree) {
    for (int cell : excluders) sets_.push_back(pencil.cell(cell));
  }

  Allowed allowed() {
    visit(0, 0);
    return allowed_;
  }

 private:
  void visit(int i, Mask used) {
    if (i == degree_) {
      keep(used);
      return;
    }
    for (Mask rest = pencil_.cell(at(i)); rest != 0; rest = without_lowest(rest)) {
      const int digit = lowest(rest);
      if (clashes(i, digit)) continue;
      chosen_[static_cast<std::size_t>(i)] = digit;
      visit(i + 1, either(used, bit(digit)));
    }
  }

  [[nodiscard]] int at(int i) const { return cells_[static_cast<std::size_t>(i)]; }

  [[nodiscard]] bool clashes(int i, int digit) const {
    for (int j = 0; j < i; ++j) {
      if (chosen_[static_cast<std::size_t>(j)] == digit && peers(at(i)).contains(at(j)))
        return true;
    }
    return false;
  }

  void keep(Mask used) {
    for (Mask set : sets_) {
      if (minus(set, used) == 0) return;
    }
    for (int i = 0; i < degree_; ++i) {
      const auto k = static_cast<std::size_t>(i);
      allowed_.digits[k] = either(allowed_.digits[k], bit(chosen_[k]));
    }
  }

  const Pencil& pencil_;
  Cells cells_;
  int degree_;
  std::vector<Mask> sets_;
  std::array<int, 3> chosen_{};
  Allowed allowed_;
};

bool try_cells(const Pencil& pencil, const Base& base, const Cells& cells, int degree,
               HintSink sink) {
  CellSet excluders = CellSet::all();
  for (int i = 0; i < degree; ++i) {
    const auto cell = static_cast<std::size_t>(cells[static_cast<std::size_t>(i)]);
    excluders &= base.excluders[cell];
  }
  if (excluders.size() < 2) return false;
  const Allowed allowed = Combinations(pencil, cells, degree, excluders).allowed();
  Hint hint;
  hint.technique = degree == 2 ? RatedTechnique::aligned_pair : RatedTechnique::aligned_triplet;
  hint.difficulty = degree == 2 ? 6.2 : 7.5;
  for (int i = 0; i < degree; ++i) {
    const auto k = static_cast<std::size_t>(i);
    const Mask gone = minus(pencil.cell(cells[k]), allowed.digits[k]);
    if (gone != 0) hint.removals.push_back({cells[k], gone});
  }
  return !hint.removals.empty() && sink(hint);
}

/// The third cells: candidates that could forbid something to one of the first two.
std::vector<int> tails(const Base& base, const CellSet& candidates, int first, int second) {
  std::vector<int> cells;
  CellSet seen;
  for (int cell : {first, second}) {
    for (int tail : base.in_order[static_cast<std::size_t>(cell)]) {
      if (tail == first || tail == second || seen.contains(tail) || !candidates.contains(tail))
        continue;
      seen.insert(tail);
      cells.push_back(tail);
    }
  }
  return cells;
}

}  // namespace

bool find_aligned_exclusion(const Pencil& pencil, int degree, HintSink sink) {
  const Base base = base_of(pencil, degree);
  const int count = static_cast<int>(base.cells.size());
  CellSet candidates;
  for (int cell : base.cells) candidates.insert(cell);
  // Pairs in the order of their masks: by the second, then by the first.
  for (int j = 1; j < count; ++j) {
    for (int i = 0; i < j; ++i) {
      const int first = base.cells[static_cast<std::size_t>(i)];
      const int second = base.cells[static_cast<std::size_t>(j)];
      if (degree == 2) {
        if (try_cells(pencil, base, {first, second, -1}, 2, sink)) return true;
        continue;
      }
      const CellSet common = base.excluders[static_cast<std::size_t>(first)] &
                             base.excluders[static_cast<std::size_t>(second)];
      if (common.size() < 2) continue;
      for (int tail : tails(base, candidates, first, second)) {
        if (try_cells(pencil, base, {first, second, tail}, 3, sink)) return true;
      }
    }
  }
  return false;
}

}  // namespace nonet::rating
