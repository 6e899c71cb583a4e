/// @file
/// SK Loop, or Domino Loop (Steve Kurzhals, in Easter Monster, 2007; Phil Beeby's page with its many
/// variants; SudokuWiki "SK Loops").
///
/// Two rows in different bands and two columns in different stacks meet in four cells, mostly givens,
/// one in each of four boxes. In each of these boxes there are two further cells of its row and two
/// of its column: eight pairs of cells in a ring, each of which shares a line with the next but one
/// way round and a box with its other neighbour. A digit fits once at most in a line and once in a
/// box, so one that is counted in lines and boxes that have all its places in the ring stands there no
/// more often than that. When the least such counts of all digits make no more than the ring has
/// empty cells, they are exact: every digit is in the ring once for each line and box that it is
/// counted in. So it is removed from the rest of those, and from pairs that lie in two of them.
///
/// A digit may have several least counts. All of them are exact; one that removes most is taken, of
/// those that are left one with which every link has a digit.
/// Classically there are 16 empty cells and two digits for each of eight links; here a link may have
/// any number but none, and some cells of the ring (not both of a pair) may be filled.
///
/// Steps: `houses` the lines, `covers` the boxes; `sets` the eight links in the order of the ring: the
/// cells of both pairs, and the digits counted there; marks `set`, with the link as group.

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "logic/als/als_steps.hpp"
#include "logic/finder.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

/// Bit k: the pair k of the ring, or the link between the pairs k and k + 1.
using Ring = std::uint8_t;

constexpr Ring next_of(Ring ring) {
  return std::rotl(ring, 1);
}

/// By pairs in which a digit has places: the fewest links that reach them all, each such choice.
using BestLinks = Table<std::vector<Ring>, 256>;

BestLinks make_best_links() {
  BestLinks best;
  for (unsigned links = 0; links < 256; ++links) {
    const auto ring = static_cast<Ring>(links);
    const auto reached = static_cast<Ring>(ring | next_of(ring));
    for (unsigned pairs = 0; pairs < 256; ++pairs) {
      if ((pairs & ~unsigned{reached}) != 0) continue;
      std::vector<Ring>& list = best[pairs];
      if (!list.empty() && std::popcount(list.front()) < std::popcount(ring)) continue;
      if (!list.empty() && std::popcount(list.front()) > std::popcount(ring)) list.clear();
      list.push_back(ring);
    }
  }
  return best;
}

const std::vector<Ring>& best_links(Ring pairs) {
  static const BestLinks best = make_best_links();
  return best[pairs];
}

/// A ring by its rows and columns.
struct Loop {
  Table<CellSet, 8> pairs;
  Table<int, 8> houses;  ///< Of the links.
};

Loop make_loop(int row_a, int row_b, int column_a, int column_b) {
  const auto box = [](int row, int column) { return box_house(cell_at(row, column)); };
  const auto line = [](int column) { return house_of(HouseKind::column, column); };
  Loop loop{{},
            {row_a, box(row_a, column_b), line(column_b), box(row_b, column_b), row_b,
             box(row_b, column_a), line(column_a), box(row_a, column_a)}};
  for (std::size_t k = 0; k < 8; ++k) {
    const int before = loop.houses[(k + 7) % 8];
    loop.pairs[k] = house_set(before) & house_set(loop.houses[k]);
    for (int row : {row_a, row_b}) {
      for (int column : {column_a, column_b}) loop.pairs[k].erase(cell_at(row, column));
    }
  }
  return loop;
}

/// The digits' least counts in a ring.
class Counter {
 public:
  Counter(const Context& context, const Loop& loop) : context_(context), loop_(loop) {}

  /// Whether they make up the number of cells.
  bool exact() {
    int cells = 0;
    for (const CellSet& pair : loop_.pairs) {
      const int size = (pair & context_.empty()).size();
      if (size == 0) return false;
      cells += size;
    }
    for (int digit : DigitSet::all()) {
      cells -= std::popcount(best_links(pairs_with(digit)).front());
      if (cells < 0) return false;
    }
    return cells == 0;
  }

  /// Takes for each digit a count that removes most, so that they go around: each link has a digit.
  /// False when there are none such.
  bool close() {
    for (int digit : DigitSet::all()) best_[digit - 1] = removing_most(digit);
    return close(1, 0);
  }

  [[nodiscard]] CandidateSet eliminations() const {
    CandidateSet removed;
    for (int digit : DigitSet::all())
      removed |= candidates_of(lost(digit, links_[digit - 1]), digit);
    return removed;
  }

  [[nodiscard]] DigitSet digits(std::size_t link) const {
    DigitSet digits;
    for (int digit : DigitSet::all()) {
      if (has(links_[digit - 1], link)) digits.insert(digit);
    }
    return digits;
  }

 private:
  static bool has(unsigned ring, std::size_t k) { return ((ring >> k) & 1U) != 0; }

  [[nodiscard]] Ring pairs_with(int digit) const {
    unsigned pairs = 0;
    for (unsigned k = 0; k < 8; ++k) {
      if (!(loop_.pairs[k] & context_.places(digit)).empty()) pairs |= 1U << k;
    }
    return static_cast<Ring>(pairs);
  }

  /// Where a digit goes if it is in the ring once for each of these links.
  [[nodiscard]] CellSet lost(int digit, Ring links) const {
    CellSet cells;
    for (std::size_t k = 0; k < 8; ++k) {
      if (has(links, k)) cells |= house_set(loop_.houses[k]);
    }
    for (const CellSet& pair : loop_.pairs) cells -= pair;
    const auto twofold = static_cast<Ring>(links & next_of(links));
    for (std::size_t k = 0; k < 8; ++k) {
      if (has(twofold, k)) cells |= loop_.pairs[k];
    }
    return cells & context_.places(digit);
  }

  [[nodiscard]] std::vector<Ring> removing_most(int digit) const {
    std::vector<Ring> best;
    int most = 0;
    for (Ring links : best_links(pairs_with(digit))) {
      const int count = lost(digit, links).size();
      if (count > most) best.clear();
      most = std::max(most, count);
      if (count == most) best.push_back(links);
    }
    return best;
  }

  /// Chooses for the digits from this one on, where some links have one already.
  bool close(int digit, unsigned used) {
    if (digit > 9) return used == 255;
    const std::vector<Ring>& best = best_[digit - 1];
    return std::any_of(best.begin(), best.end(), [&](Ring links) {
      links_[digit - 1] = links;
      return close(digit + 1, used | links);
    });
  }

  const Context& context_;
  const Loop& loop_;
  Table<std::vector<Ring>, 9> best_;
  Table<Ring, 9> links_{};
};

Step make_step(const Context& context, const Loop& loop, const Counter& counter,
               const CandidateSet& eliminations) {
  Step step;
  step.technique = Technique::sk_loop;
  step.eliminations = eliminations;
  for (std::size_t k = 0; k < 8; ++k) {
    (is_box(loop.houses[k]) ? step.covers : step.houses).insert(loop.houses[k]);
    const CellSet cells = (loop.pairs[k] | loop.pairs[(k + 1) % 8]) & context.empty();
    step.sets.push_back({cells, counter.digits(k)});
  }
  mark_rest(step, context);
  return step;
}

bool give_loop(const Context& context, const Loop& loop, Effects& effects, Sink sink) {
  Counter counter(context, loop);
  if (!counter.exact() || !counter.close()) return false;
  const CandidateSet removed = counter.eliminations();
  return effects.add(removed) && sink(make_step(context, loop, counter, removed));
}

}  // namespace

bool find_sk_loop(const Context& context, Technique /*technique*/, Sink sink) {
  if (context.spend(50)) return true;
  Effects effects;
  for (int rows = 0; rows < 81; ++rows) {
    const int a = rows / 9;
    const int b = rows % 9;
    if (a / 3 >= b / 3) continue;
    for (int columns = 0; columns < 81; ++columns) {
      const int c = columns / 9;
      const int d = columns % 9;
      if (c / 3 < d / 3 && give_loop(context, make_loop(a, b, c, d), effects, sink)) return true;
    }
  }
  return false;
}

}  // namespace nonet::logic
