#include "rating/exclusion.hpp"

#include "chains/peers.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::rating {
namespace {

using Cells = Table<int, 3>;

using Allowed = Table<Mask, 3>;

/// Digits that common peers of two or three cells rule out for them.
class Excluders {
 public:
  Excluders(const Pencil& pencil, const CellSet& cells) {
    for (int cell : cells) {
      const Mask set = pencil.cell(cell);
      for_each_bit(set, [&](int a) { add(a, minus(set, bit(a))); });
    }
  }

  /// Digits that one of two cells may not have when the other has the digit.
  [[nodiscard]] Mask beside(int digit) const { return beside_[digit]; }
  /// Digits that the third cell may not have when the others have these; all are barred when the
  /// two alone are too much.
  [[nodiscard]] Mask beside(int a, int b) const {
    if (has(beside(a), b)) return 0x1FF;
    return either(either(beside(a), beside(b)), beside_two_[a][b]);
  }

 private:
  /// A peer with a digit and one or two others.
  void add(int digit, Mask others) {
    if (bits(others) == 1) {
      beside_[digit] = either(beside_[digit], others);
      return;
    }
    for_each_bit(others, [&](int b) {
      Mask& mask = beside_two_[digit][b];
      mask = either(mask, minus(others, bit(b)));
    });
  }

  Table<Mask, 9> beside_{};
  Table<Table<Mask, 9>, 9> beside_two_{};
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

}  // namespace

/// A cell takes part when it sees no naked single and at least one cell of 2 to `degree` digits.
void AlignedExclusion::consider(const Pencil& pencil, int cell) {
  CellSet excluders;
  std::vector<int>& in_order = base_.in_order[cell];
  in_order.clear();
  for (int peer : peer_list(cell, scale_)) {
    const int count = bits(pencil.cell(peer));
    if (count == 1) return;
    if (count < 2 || count > degree_) continue;
    excluders.insert(peer);
    in_order.push_back(peer);
  }
  if (in_order.empty()) return;
  base_.cells.push_back(cell);
  base_.set.insert(cell);
  base_.excluders[cell] = excluders;
}

void AlignedExclusion::prepare(const Pencil& pencil) {
  base_.cells.clear();
  base_.set = {};
  for (int cell = 0; cell < cell_count; ++cell) {
    if (bits(pencil.cell(cell)) >= 2) consider(pencil, cell);
  }
}

void AlignedExclusion::compare(const Pencil& pencil) {
  changed_ = {};
  for (int cell = 0; cell < cell_count; ++cell) {
    if (pencil.cell(cell) != seen_[cell]) changed_.insert(cell);
  }
  fresh_ = changed_ | (base_.set - seen_base_);
}

bool AlignedExclusion::try_cells(const Pencil& pencil, const Cells& cells, const CellSet& excluders,
                                 HintSink sink) const {
  const Excluders sets(pencil, excluders);
  const Allowed allowed =
      degree_ == 2 ? allowed_in_pair(pencil, cells, sets) : allowed_in_triplet(pencil, cells, sets);
  Hint hint;
  hint.technique = degree_ == 2 ? RatedTechnique::aligned_pair : RatedTechnique::aligned_triplet;
  hint.difficulty = degree_ == 2 ? 6.2 : 7.5;
  for (std::size_t i = 0; i < as_size(degree_); ++i) {
    const Mask gone = minus(pencil.cell(cells[i]), allowed[i]);
    if (gone != 0) hint.removals.push_back({cells[i], gone});
  }
  return !hint.removals.empty() && sink(hint);
}

/// The third cells: those that could forbid something to one of the first two.
void AlignedExclusion::list_tails(int first, int second, const CellSet& wanted) {
  tails_.clear();
  CellSet left = wanted;
  left.erase(first);
  left.erase(second);
  for (int cell : {first, second}) {
    for (int tail : base_.in_order[cell]) {
      if (!left.contains(tail)) continue;
      left.erase(tail);
      tails_.push_back(tail);
    }
  }
}

bool AlignedExclusion::try_pair(const Pencil& pencil, int first, int second, HintSink sink) {
  const CellSet common = base_.excluders[first] & base_.excluders[second];
  if (common.size() < 2) return false;
  const bool fresh = fresh_.contains(first) || fresh_.contains(second);
  if (!fresh && (common & changed_).empty()) return false;
  return try_cells(pencil, {first, second, -1}, common, sink);
}

bool AlignedExclusion::try_triplets(const Pencil& pencil, int first, int second, HintSink sink) {
  const CellSet common = base_.excluders[first] & base_.excluders[second];
  if (common.size() < 2) return false;
  const bool fresh = fresh_.contains(first) || fresh_.contains(second);
  const CellSet news = common & changed_;
  const bool any = fresh || !news.empty();
  list_tails(first, second, any ? base_.set : base_.set & fresh_);
  for (int tail : tails_) {
    const CellSet& excluders = base_.excluders[tail];
    if (!fresh && !fresh_.contains(tail) && (news & excluders).empty()) continue;
    const CellSet shared = common & excluders;
    if (shared.size() >= 2 && try_cells(pencil, {first, second, tail}, shared, sink)) return true;
  }
  return false;
}

/// Fewer excluders forbid no more, so that only what changed and is still one makes a combination
/// worth another look.
bool AlignedExclusion::find(const Pencil& pencil, HintSink sink) {
  prepare(pencil);
  compare(pencil);
  // Pairs in the order of their masks: by the second, then by the first.
  for (std::size_t j = 1; j < base_.cells.size(); ++j) {
    for (std::size_t i = 0; i < j; ++i) {
      const int first = base_.cells[i];
      const int second = base_.cells[j];
      if (degree_ == 2 ? try_pair(pencil, first, second, sink)
                       : try_triplets(pencil, first, second, sink))
        return true;
    }
  }
  seen_ = pencil.cells;
  seen_base_ = base_.set;
  return false;
}

}  // namespace nonet::rating
