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

/// Which digits of three cells are in an allowed combination.
class Combinations {
 public:
  Combinations(const Pencil& pencil, const Cells& cells, const CellSet& excluders) : cells_(cells) {
    for (int i = 0; i < degree_; ++i) left_[at(i)] = digits_[at(i)] = pencil.cell(cells[at(i)]);
    for (int cell : excluders) sets_[set_count_++] = pencil.cell(cell);
  }

  /// The digits that no combination has; looks only for those not seen yet.
  const std::array<Mask, 3>& forbidden() {
    for (int i = 0; i < degree_; ++i) {
      for (Mask rest = digits_[at(i)]; rest != 0; rest = without_lowest(rest)) {
        if (!has(left_[at(i)], lowest(rest))) continue;
        fixed_ = i;
        chosen_[at(i)] = lowest(rest);
        visit(0, bit(lowest(rest)));
      }
    }
    return left_;
  }

 private:
  static std::size_t at(int i) { return static_cast<std::size_t>(i); }

  /// Completes the fixed digit; true when that is allowed.
  bool visit(int i, Mask used) {
    if (i == degree_) return keep(used);
    if (i == fixed_) return visit(i + 1, used);
    for (Mask rest = digits_[at(i)]; rest != 0; rest = without_lowest(rest)) {
      chosen_[at(i)] = lowest(rest);
      if (!clashes(i) && visit(i + 1, either(used, bit(chosen_[at(i)])))) return true;
    }
    return false;
  }

  /// Whether a peer that was chosen before, or is fixed, has the same digit.
  [[nodiscard]] bool clashes(int i) const {
    for (int j = 0; j < degree_; ++j) {
      if (j == i || (j > i && j != fixed_) || chosen_[at(j)] != chosen_[at(i)]) continue;
      if (peers(cells_[at(i)]).contains(cells_[at(j)])) return true;
    }
    return false;
  }

  bool keep(Mask used) {
    for (std::size_t k = 0; k < set_count_; ++k) {
      if (minus(sets_[k], used) == 0) return false;
    }
    for (int i = 0; i < degree_; ++i) left_[at(i)] = minus(left_[at(i)], bit(chosen_[at(i)]));
    return true;
  }

  const Cells& cells_;
  static constexpr int degree_ = 3;
  int fixed_ = 0;
  std::array<Mask, 3> digits_{};
  std::array<Mask, 3> left_{};
  std::array<Mask, 20> sets_;
  std::size_t set_count_ = 0;
  std::array<int, 3> chosen_{};
};

/// The digits of a pair's cells that are in no allowed combination. With a digit in one cell, the
/// other one may not have what the digit makes up a common peer with.
std::array<Mask, 3> forbidden_in_pair(const Pencil& pencil, const Cells& cells,
                                      const CellSet& excluders) {
  std::array<Mask, 9> excluded{};
  const bool see = peers(cells[0]).contains(cells[1]);
  for (int digit = 0; see && digit < 9; ++digit)
    excluded[static_cast<std::size_t>(digit)] = bit(digit);
  for (int cell : excluders) {
    const Mask set = pencil.cell(cell);
    for_each_bit(set, [&](int digit) {
      Mask& mask = excluded[static_cast<std::size_t>(digit)];
      mask = either(mask, minus(set, bit(digit)));
    });
  }
  std::array<Mask, 3> forbidden{};
  for (std::size_t i = 0; i < 2; ++i) {
    for_each_bit(pencil.cell(cells[i]), [&](int digit) {
      const Mask other = pencil.cell(cells[1 - i]);
      if (minus(other, excluded[static_cast<std::size_t>(digit)]) == 0)
        forbidden[i] = either(forbidden[i], bit(digit));
    });
  }
  return forbidden;
}

bool try_cells(const Pencil& pencil, const Base& base, const Cells& cells, int degree,
               HintSink sink) {
  CellSet excluders = CellSet::all();
  for (int i = 0; i < degree; ++i) {
    const auto cell = static_cast<std::size_t>(cells[static_cast<std::size_t>(i)]);
    excluders &= base.excluders[cell];
  }
  if (excluders.size() < 2) return false;
  const std::array<Mask, 3> forbidden = degree == 2
                                            ? forbidden_in_pair(pencil, cells, excluders)
                                            : Combinations(pencil, cells, excluders).forbidden();
  if (either(either(forbidden[0], forbidden[1]), forbidden[2]) == 0) return false;
  Hint hint;
  hint.technique = degree == 2 ? RatedTechnique::aligned_pair : RatedTechnique::aligned_triplet;
  hint.difficulty = degree == 2 ? 6.2 : 7.5;
  for (int i = 0; i < degree; ++i) {
    const auto k = static_cast<std::size_t>(i);
    if (forbidden[k] != 0) hint.removals.push_back({cells[k], forbidden[k]});
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
