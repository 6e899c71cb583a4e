/// @file
/// Almost locked sets with a cell of two digits, as Sukaku Explainer looks for them and ranks them.

#include <algorithm>
#include <cstdlib>
#include <tuple>

#include "index.hpp"
#include "nonet/table.hpp"
#include "rating/sukaku/sukaku_rules.hpp"

namespace nonet::rating {
namespace {

/// Rank of a wing: the first of the lowest rank is taken.
struct WingRank {
  double difficulty;
  int removed;
  bool doubly_linked;
  int largest;  ///< The most digits that a cell of the set has.
  int size;     ///< The digits of its cells together, each as often as it is there.

  friend bool operator<(const WingRank& a, const WingRank& b) { return a.key() < b.key(); }

 private:
  /// More removed first, then two links, then larger numbers; sizes compare as text: 9 comes before 12.
  [[nodiscard]] std::tuple<double, int, bool, int, int> key() const {
    return {difficulty, -removed, !doubly_linked, -largest, size < 10 ? -10 * size : -size};
  }
};

class BivalueWings {
 public:
  BivalueWings(const Pencil& pencil, int digits) : pencil_(pencil), count_(digits) {}

  std::optional<Hint> best() {
    extend(0, CellSet::all(), 0);
    return std::move(best_);
  }

 private:
  /// Adds cells to the set in ascending order; all see one another.
  void extend(int from, const CellSet& allowed, Mask digits) {
    const bool last = count_of(set_) == count_ - 2;
    for (int cell = allowed.next(from); cell < cell_count; cell = allowed.next(cell + 1)) {
      const Mask more = either(digits, pencil_.cell(cell));
      const int count = bits(more);
      if (bits(pencil_.cell(cell)) < 2 || count > count_ || (last && count != count_)) continue;
      set_.push_back(cell);
      if (last) {
        with_cells(more);
      } else {
        extend(cell + 1, allowed & peers(cell), more);
      }
      set_.pop_back();
    }
  }

  void with_cells(Mask digits) {
    CellSet range;
    for (int cell : set_) range |= peers(cell);
    for (int cell : set_) range.erase(cell);
    for (int cell : range) {
      const Mask pair = pencil_.cell(cell);
      if (bits(pair) == 2 && minus(pair, digits) == 0) with_cell(cell, digits);
    }
  }

  /// The cells that see all of the set that have a digit.
  [[nodiscard]] CellSet seen_by_holders(int digit) const {
    CellSet seen = CellSet::all();
    for (int cell : set_) {
      if (pencil_.possible(cell, digit)) seen &= peers(cell);
    }
    return seen;
  }

  /// Of the cell's two digits one links it to the set, so that the other is in one of both; or both link.
  void with_cell(int cell, Mask digits) {
    const Mask pair = pencil_.cell(cell);
    Mask linked = 0;
    for_each_bit(pair, [&](int digit) {
      if (seen_by_holders(digit).contains(cell)) linked = either(linked, bit(digit));
    });
    if (linked == 0) return;
    gone_ = {};
    removed_ = 0;
    const bool both_link = linked == pair;
    if (!both_link) remove(minus(pair, linked), peers(cell), cell);
    if (both_link) remove(minus(digits, pair), CellSet::all(), cell);
    const bool by_set = both_link && removed_ != 0;
    int by_pair = 0;
    for_each_bit(both_link ? pair : Mask{0}, [&](int digit) {
      const int before = removed_;
      remove(bit(digit), peers(cell), cell);
      by_pair += removed_ != before ? 1 : 0;
    });
    if (removed_ != 0) offer(by_set || by_pair == 2);
  }

  void remove(Mask digits, const CellSet& within, int cell) {
    for_each_bit(digits, [&](int digit) {
      CellSet victims = seen_by_holders(digit) & within;
      victims.erase(cell);
      for (int victim : victims) {
        if (!pencil_.possible(victim, digit)) continue;
        Mask& gone = gone_[victim];
        gone = either(gone, bit(digit));
        ++removed_;
      }
    });
  }

  [[nodiscard]] double difficulty_of(int largest) const {
    switch (count_) {
      case 4:
        return 5.5 + (1 - std::abs(3 - largest)) * 0.1;
      case 5:
        return 6.2 + (2 - std::abs(3 - largest)) * 0.1;
      case 6:
        return 6.6;
      default:
        return 7.5;
    }
  }

  void offer(bool doubly_linked) {
    int largest = 0;
    int size = 0;
    for (int cell : set_) {
      const int count = bits(pencil_.cell(cell));
      largest = std::max(largest, count);
      size += count;
    }
    const WingRank rank{difficulty_of(largest), removed_, doubly_linked, largest, size};
    if (best_ && !(rank < rank_)) return;
    rank_ = rank;
    using enum RatedTechnique;
    constexpr Table<RatedTechnique, 4> techniques = {wxyz_wing, vwxyz_wing, uvwxyz_wing,
                                                     tuvwxyz_wing};
    best_.emplace();
    best_->technique = techniques[count_ - 4];
    best_->difficulty = rank.difficulty;
    for (int cell = 0; cell < cell_count; ++cell) {
      const Mask gone = gone_[cell];
      if (gone != 0) best_->removals.push_back({cell, gone});
    }
  }

  const Pencil& pencil_;
  int count_;  ///< Digits of the set, one more than its cells.
  std::vector<int> set_;
  Table<Mask, cell_count> gone_{};
  int removed_ = 0;
  WingRank rank_{};
  std::optional<Hint> best_;
};

}  // namespace

std::optional<Hint> find_bivalue_wing(const Pencil& pencil, int digits) {
  return BivalueWings(pencil, digits).best();
}

}  // namespace nonet::rating
