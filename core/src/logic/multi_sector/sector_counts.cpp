/// @file
/// The search: there are 512 choices of first coordinates and as many of second ones. For
/// each of the 262,144 pairs the counts of the nine values lie side by side in one word, seven bits
/// each, so that the smaller of both counts of all values, and their sum, are a dozen operations.
/// With the first coordinates chosen, the counts by second ones come from one that has one fewer,
/// and those by first ones from the choice before.

#include "logic/multi_sector/sector_counts.hpp"

#include <algorithm>
#include <bit>
#include <memory>

#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

/// Nine counts of up to 63, seven bits apart; the seventh bit is free for comparisons.
using Counts = std::uint64_t;

constexpr Counts ones() {
  Counts counts = 0;
  for (unsigned i = 0; i < 9; ++i) counts |= Counts{1} << (7 * i);
  return counts;
}
constexpr Counts one_each = ones();
constexpr Counts free_bits = one_each << 6U;

constexpr Counts spread(unsigned mask) {
  Counts counts = 0;
  for (unsigned i = 0; i < 9; ++i) counts |= Counts{(mask >> i) & 1U} << (7 * i);
  return counts;
}

/// The free bits of the counts that are at least those of `b`.
constexpr Counts at_least(Counts a, Counts b) {
  return ((a | free_bits) - b) & free_bits;
}

constexpr Counts smaller(Counts a, Counts b) {
  const Counts greater = at_least(a, b);
  const Counts chosen = greater - (greater >> 6U);
  return (b & chosen) | (a & ~chosen);
}

constexpr unsigned sum(Counts counts) {
  return static_cast<unsigned>((counts * one_each) >> 56U) & 127U;
}

constexpr Mask values_of(Counts bits) {
  unsigned mask = 0;
  for (unsigned i = 0; i < 9; ++i) mask |= static_cast<unsigned>((bits >> (7 * i + 6)) & 1U) << i;
  return narrow<Mask>(mask);
}

/// By choice of second coordinates.
template <class T>
using ByChoice = Table<T, 512>;

/// How many of some first coordinates have each value, by choice of second ones.
using Level = ByChoice<Counts>;

class SectorSearch {
 public:
  SectorSearch(const Context& context, const Cube& cube) : context_(context), cube_(cube) {
    for (std::size_t x = 0; x < 9; ++x) make_line(x);
  }

  std::optional<std::vector<Crossing>> find() {
    if (choose(0, 0)) return std::nullopt;
    std::stable_sort(found_.begin(), found_.end(),
                     [](const Crossing& a, const Crossing& b) { return a.places < b.places; });
    return std::move(found_);
  }

 private:
  void make_line(std::size_t x) {
    for (std::size_t y = 0; y < 9; ++y) {
      if (cube_.values[x][y] != 0) open_[x] = narrow<Mask>(open_[x] | (1U << y));
    }
    ByChoice<Mask> all{};
    for (std::size_t choice = 1; choice < 512; ++choice) {
      const int y = std::countr_zero(choice);
      all[choice] = either(all[choice & (choice - 1)], cube_.values[x][y]);
      spread_[x][choice] = spread(all[choice]);
    }
    for (std::size_t choice = 0; choice < 512; ++choice)
      lines_[x][choice] = both(all[choice], all[511 - choice]);
  }

  /// True when the search must end.
  bool choose(std::size_t x, unsigned chosen) {
    const int depth = std::popcount(chosen);
    if (depth > 1 && look(narrow<Mask>(chosen), levels_[depth])) return true;
    if (depth == 7) return false;
    for (; x < 9; ++x) {
      if (open_[x] == 0) continue;
      const Level& before = levels_[depth];
      Level& after = levels_[depth + 1];
      for (std::size_t i = 0; i < 512; ++i) after[i] = before[i] + spread_[x][i];
      if (choose(x + 1, chosen | (1U << x))) return true;
    }
    return false;
  }

  /// By second coordinate: the values in the chosen first ones, those that are in others too, and
  /// the number of places.
  void look_along(Mask first) {
    used_ = 0;
    for (std::size_t y = 0; y < 9; ++y) {
      unsigned inside = 0;
      unsigned outside = 0;
      places_[y] = 0;
      for (int x = 0; x < 9; ++x) {
        const Mask values = cube_.values[x][y];
        (has(first, x) ? inside : outside) |= values;
        if (has(first, x) && values != 0) ++places_[y];
      }
      if (places_[y] != 0) used_ |= std::size_t{1} << y;
      inside_[y] = spread(inside);
      outside_[y] = narrow<Mask>(inside & outside);
    }
  }

  bool look(Mask first, const Level& level) {
    if (context_.spend(2)) return true;
    look_along(first);
    for (std::size_t choice = 1; choice < 512; ++choice) {
      if ((choice & ~used_) != 0) continue;
      const std::size_t rest = choice & (choice - 1);
      const int y = std::countr_zero(choice);
      const Counts counts = counts_[rest] + inside_[y];
      const unsigned places = sizes_[rest] + places_[y];
      counts_[choice] = counts;
      sizes_[choice] = places;
      if (rest != 0 && sum(smaller(level[choice], counts)) == places)
        add(first, narrow<Mask>(choice), level, places);
    }
    return false;
  }

  /// Whether each of the first coordinates has a place in the crossing; without it, the crossing
  /// is a smaller one too.
  [[nodiscard]] bool all_used(Mask first, Mask second) const {
    for (std::size_t x = 0; x < 9; ++x) {
      if (((first >> x) & 1) != 0 && (open_[x] & second) == 0) return false;
    }
    return true;
  }

  void add(Mask first, Mask second, const Level& level, unsigned places) {
    const Counts second_will_do = at_least(level[second], counts_[second]);
    const Counts first_will_do = at_least(counts_[second], level[second]);
    // With counts of one kind, each line would be a locked set by itself.
    if (second_will_do == free_bits || first_will_do == free_bits) return;
    if (!all_used(first, second)) return;
    const Mask fewer_second = values_of(second_will_do);
    const Mask fewer_first = values_of(first_will_do);
    unsigned gone = 0;
    for (int i = 0; i < 9; ++i) {
      const int k = i;
      if (has(first, i)) gone |= unsigned{lines_[k][second]} & fewer_first;
      if (has(second, i)) gone |= unsigned{outside_[k]} & fewer_second;
    }
    if (gone == 0) return;
    found_.push_back({first, second, fewer_first, fewer_second, narrow<int>(places)});
  }

  const Context& context_;
  const Cube& cube_;
  Masks open_{};  ///< By first coordinate: the second ones with a place that is not settled.
  std::size_t used_ = 0;
  Table<ByChoice<Counts>, 9> spread_{};
  Table<ByChoice<Mask>, 9> lines_{};  ///< Values of a first coordinate both in and out.
  Table<Level, 8> levels_{};
  ByChoice<Counts> counts_{};
  ByChoice<unsigned> sizes_{};
  Table<Counts, 9> inside_{};
  Table<Mask, 9> outside_{};
  Table<unsigned, 9> places_{};
  std::vector<Crossing> found_;
};

}  // namespace

std::optional<std::vector<Crossing>> exact_crossings(const Context& context, const Cube& cube) {
  // Too large for the small stack of WebAssembly.
  const auto search = std::make_unique<SectorSearch>(context, cube);
  return search->find();
}

}  // namespace nonet::logic
