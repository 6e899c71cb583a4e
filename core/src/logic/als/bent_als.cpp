/// @file
/// Search: cell after cell of two crossing houses. Two cells that do not see each other must have no
/// digit in common, which ends most choices early.

#include "logic/als/bent_als.hpp"

#include <algorithm>
#include <unordered_set>

#include "index.hpp"
#include "logic/context.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

constexpr int most_cells = 5;

struct CellsHash {
  std::size_t operator()(const CellSet& cells) const {
    std::size_t value = 0;
    for (int cell : cells) value = value * 83 + as_size(cell) + 1;
    return value;
  }
};

AlmostLockedSet make_set(const Context& context, const CellSet& cells, DigitSet digits) {
  AlmostLockedSet set{cells, digits, {}, {}};
  for (int digit : digits) {
    const int i = digit - 1;
    set.places[i] = cells & context.places(digit);
    set.seen[i] = common_peers(set.places[i]) & context.places(digit);
  }
  return set;
}

class BentSets {
 public:
  explicit BentSets(const Context& context) : context_(context) {}

  std::vector<AlmostLockedSet> find() {
    for (int a = 0; a < house_count; ++a) {
      if (context_.spend()) return {};
      for (int b = a + 1; b < house_count; ++b) {
        first_ = house_set(a) & context_.empty();
        second_ = house_set(b) & context_.empty();
        if ((first_ & second_).empty()) continue;
        extend(CellSet(), DigitSet(), 0);
      }
    }
    std::vector<AlmostLockedSet> sets;
    for (const std::vector<AlmostLockedSet>& of_size : found_)
      sets.insert(sets.end(), of_size.begin(), of_size.end());
    return sets;
  }

 private:
  void extend(const CellSet& cells, DigitSet digits, int from) {
    if (digits.size() == cells.size() + 1) take(cells, digits);
    if (cells.size() == most_cells) return;
    const CellSet both = first_ | second_;
    for (int cell = both.next(from); cell < cell_count; cell = both.next(cell + 1)) {
      const DigitSet united = digits | context_.candidates(cell);
      if (united.size() > most_cells + 1 || !fits(cells, cell)) continue;
      CellSet longer = cells;
      longer.insert(cell);
      extend(longer, united, cell + 1);
    }
  }

  /// Whether a cell shares digits only with those that it sees.
  [[nodiscard]] bool fits(const CellSet& cells, int cell) const {
    const CellSet apart = cells - peers(cell);
    return std::all_of(apart.begin(), apart.end(), [&](int other) {
      return (context_.candidates(other) & context_.candidates(cell)).empty();
    });
  }

  void take(const CellSet& cells, DigitSet digits) {
    if ((cells & first_ & second_).empty() || is_subset(cells, first_) ||
        is_subset(cells, second_) || !common_houses(cells).empty() || !known_.insert(cells).second)
      return;
    found_[cells.size()].push_back(make_set(context_, cells, digits));
  }

  const Context& context_;
  CellSet first_;
  CellSet second_;
  std::unordered_set<CellSet, CellsHash> known_;
  Table<std::vector<AlmostLockedSet>, most_cells + 1> found_;
};

}  // namespace

const std::vector<AlmostLockedSet>& bent_als_of(const Context& context) {
  return context.kept(Shelf::bent_als).get<std::vector<AlmostLockedSet>>([&] {
    return BentSets(context).find();
  });
}

}  // namespace nonet::logic
