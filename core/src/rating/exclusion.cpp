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

constexpr std::size_t index(int i) {
  return static_cast<std::size_t>(i);
}

using Allowed = std::array<Mask, 3>;

/// What common peers of two or three digits do not leave to the cells that they see.
class Excluders {
 public:
  Excluders(const Pencil& pencil, const CellSet& cells) {
    for (int cell : cells) {
      const Mask set = pencil.cell(cell);
      for_each_bit(set, [&](int a) { add(a, minus(set, bit(a))); });
    }
  }

  /// What one of two cells may not have when the other has the digit.
  [[nodiscard]] Mask beside(int digit) const { return beside_[index(digit)]; }
  /// What the third cell may not have when the others have these digits; nothing is allowed when
  /// the two alone are too much.
  [[nodiscard]] Mask beside(int a, int b) const {
    if (has(beside(a), b)) return 0x1FF;
    return either(either(beside(a), beside(b)), beside_two_[index(a)][index(b)]);
  }

 private:
  /// A peer with a digit and one or two others.
  void add(int digit, Mask others) {
    if (size(others) == 1) {
      beside_[index(digit)] = either(beside_[index(digit)], others);
      return;
    }
    for_each_bit(others, [&](int b) {
      Mask& mask = beside_two_[index(digit)][index(b)];
      mask = either(mask, minus(others, bit(b)));
    });
  }

  std::array<Mask, 9> beside_{};
  std::array<std::array<Mask, 9>, 9> beside_two_{};
};

/// The digit itself, for a cell that sees the one that has it.
Mask same_digit(int cell, int other, int digit) {
  return peers(cell).contains(other) ? bit(digit) : Mask{0};
}

Allowed allowed_in_pair(const Pencil& pencil, const Cells& cells, const Excluders& excluders) {
  Allowed allowed{};
  for_each_bit(pencil.cell(cells[0]), [&](int digit) {
    const Mask out = either(excluders.beside(digit), same_digit(cells[0], cells[1], digit));
    const Mask left = minus(pencil.cell(cells[1]), out);
    if (left == 0) return;
    allowed[0] = either(allowed[0], bit(digit));
    allowed[1] = either(allowed[1], left);
  });
  return allowed;
}

Allowed allowed_in_triplet(const Pencil& pencil, const Cells& cells, const Excluders& excluders) {
  Allowed allowed{};
  for_each_bit(pencil.cell(cells[0]), [&](int a) {
    const Mask second = minus(pencil.cell(cells[1]), same_digit(cells[0], cells[1], a));
    for_each_bit(second, [&](int b) {
      const Mask same =
          either(same_digit(cells[0], cells[2], a), same_digit(cells[1], cells[2], b));
      const Mask left = minus(pencil.cell(cells[2]), either(excluders.beside(a, b), same));
      if (left == 0) return;
      allowed[0] = either(allowed[0], bit(a));
      allowed[1] = either(allowed[1], bit(b));
      allowed[2] = either(allowed[2], left);
    });
  });
  return allowed;
}

bool try_cells(const Pencil& pencil, const Base& base, const Cells& cells, int degree,
               HintSink sink) {
  CellSet excluders = CellSet::all();
  for (int i = 0; i < degree; ++i) {
    const auto cell = static_cast<std::size_t>(cells[static_cast<std::size_t>(i)]);
    excluders &= base.excluders[cell];
  }
  if (excluders.size() < 2) return false;
  const Excluders sets(pencil, excluders);
  const Allowed allowed =
      degree == 2 ? allowed_in_pair(pencil, cells, sets) : allowed_in_triplet(pencil, cells, sets);
  Hint hint;
  hint.technique = degree == 2 ? RatedTechnique::aligned_pair : RatedTechnique::aligned_triplet;
  hint.difficulty = degree == 2 ? 6.2 : 7.5;
  for (int i = 0; i < degree; ++i) {
    const auto k = static_cast<std::size_t>(i);
    const Mask gone = minus(pencil.cell(cells[k]), allowed[k]);
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
