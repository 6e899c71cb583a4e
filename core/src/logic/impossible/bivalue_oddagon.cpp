/// @file
/// Bivalue oddagon: an odd number of cells, each of which sees the next and the last the first, and
/// two digits a and b that all of them have. With a and b alone they would alternate round the ring,
/// which an odd ring does not allow. So one of the other candidates, the guardians, is true;
/// impossible_pattern.hpp has what follows.
///
/// Rings are looked at in which no cell sees another one but its two neighbours: one that does cuts
/// the ring in two, of which one is odd and has no more guardians. At least five cells: three lie in
/// one house and are a subset. If only one cell has guardians, the others are a remote pair, which
/// removes the same; these rings come last.
///
/// Search: depth first, once for each third digit x through the cells that have nothing but a, b and
/// x, and once from each cell with anything else through the cells with a and b.
///
/// Source: Players Forum, "Odd Bivalue Loop (bivalue oddagon)" (borescoper, 2016).
///
/// Steps: those of impossible_pattern.hpp, cells round the ring; `nodes` the cells by the first
/// digit, `links` the weak ones between neighbours.

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

#include "index.hpp"
#include "logic/impossible/impossible_pattern.hpp"

namespace nonet::logic {
namespace {

constexpr int shortest_ring = 5;

/// The odd rings through some cells.
class RingSearch {
 public:
  using Take = FunctionRef<void(const std::vector<int>& ring)>;

  RingSearch(const Context& context, const CellSet& allowed, Take take)
      : context_(context), allowed_(allowed), take_(take) {}

  /// Those through a cell; true when there is no time for more.
  bool from(int cell) {
    ring_.assign(1, cell);
    CellSet open = allowed_;
    open.erase(cell);
    return extend(open);
  }

 private:
  /// `open`: the cells that see none of the ring but the last cell or the first.
  bool extend(const CellSet& open) {
    if (context_.spend()) return true;
    const int first = ring_.front();
    const int last = ring_.back();
    for (int next : open& peers(last)) {
      ring_.push_back(next);
      const bool closes = ring_.size() > 2 && peers(first).contains(next);
      if (closes) close();
      const bool ended = !closes && extend(rest_of(open, last, next));
      ring_.pop_back();
      if (ended) return true;
    }
    return false;
  }

  /// Cells still open after `next`: neighbours of the first cell are kept for the end, unless they
  /// see the second cell, too.
  [[nodiscard]] CellSet rest_of(const CellSet& open, int last, int next) const {
    CellSet rest = open;
    rest.erase(next);
    return ring_.size() == 2 ? rest - (peers(last) & peers(next)) : rest - peers(last);
  }

  void close() {
    const bool odd = ring_.size() % 2 == 1 && ring_.size() >= as_size(shortest_ring);
    // Each ring is met in both directions.
    if (odd && ring_[1] < ring_.back()) take_(ring_);
  }

  const Context& context_;
  const CellSet& allowed_;
  Take take_;
  std::vector<int> ring_;
};

struct Oddagon {
  ImpossiblePattern pattern;
  bool remote_pair;

  [[nodiscard]] auto rank() const {
    return std::tuple(remote_pair, pattern.cells.size(), pattern.guardians.size());
  }
};

/// The rings of two digits.
class OddagonSearch {
 public:
  OddagonSearch(const Context& context, DigitSet digits, std::vector<Oddagon>& found)
      : context_(context), digits_(digits), found_(found) {
    const int a = digits.first();
    both_ = context.places(a) & context.places((digits - DigitSet::of(a)).first());
    for (int cell : both_& context.bivalue()) pairs_.insert(cell);
  }

  /// True when there is no time for more.
  bool find() {
    if (both_.size() < shortest_ring) return false;
    for (int x : DigitSet::all() - digits_) {
      if (with_one_digit(x)) return true;
    }
    return pairs_.size() >= shortest_ring - 1 && with_one_cell();
  }

 private:
  /// All guardians are x, and stand in two cells at least.
  bool with_one_digit(int x) {
    CellSet allowed = pairs_;
    for (int cell : both_& context_.places(x)) {
      if (context_.candidates(cell).size() == 3) allowed.insert(cell);
    }
    if (allowed.size() < shortest_ring || (allowed - pairs_).size() < 2) return false;
    for (int cell : allowed - pairs_) {
      if (ends(allowed, cell, 2)) return true;
      allowed.erase(cell);
    }
    return false;
  }

  bool with_one_cell() {
    return any_of_cells(both_ - pairs_, [&](int cell) {
      CellSet allowed = pairs_;
      allowed.insert(cell);
      return ends(allowed, cell, 1);
    });
  }

  template <class Test>
  static bool any_of_cells(const CellSet& cells, const Test& test) {
    return std::any_of(cells.begin(), cells.end(), test);
  }

  /// Searches from a cell with guardians, for rings in which so many cells have some.
  bool ends(const CellSet& allowed, int cell, int fewest) {
    const auto take = [&](const std::vector<int>& ring) {
      int guarded = 0;
      for (int c : ring) guarded += pairs_.contains(c) ? 0 : 1;
      if (guarded >= fewest)
        found_.push_back({impossible_pattern(context_, ring, digits_), guarded == 1});
    };
    RingSearch search(context_, allowed, take);
    return search.from(cell);
  }

  const Context& context_;
  DigitSet digits_;
  CellSet both_;
  CellSet pairs_;
  std::vector<Oddagon>& found_;
};

std::vector<Oddagon> oddagons(const Context& context) {
  std::vector<Oddagon> found;
  for (int a = 1; a <= 8; ++a) {
    for (int b = a + 1; b <= 9; ++b) {
      if (OddagonSearch(context, DigitSet::of(a) | DigitSet::of(b), found).find()) return found;
    }
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const Oddagon& a, const Oddagon& b) { return a.rank() < b.rank(); });
  return found;
}

void add_ring(Step& step, const std::vector<int>& cells) {
  const auto size = count_of(cells);
  for (int cell : cells) {
    Node node{step.digits.front(), {}};
    node.cells.insert(cell);
    step.nodes.push_back(node);
  }
  for (int i = 0; i < size; ++i) step.links.push_back({i, (i + 1) % size, false});
}

}  // namespace

bool find_bivalue_oddagon(const Context& context, Technique technique, Sink sink) {
  Effects effects;
  for (const auto& [pattern, remote_pair] : oddagons(context)) {
    const GuardianEffect effect = effect_of(context, pattern.guardians);
    if (!effects.add(effect.all())) continue;
    Step step = impossible_step(context, technique, pattern, effect);
    add_ring(step, pattern.cells);
    if (sink(std::move(step))) return true;
  }
  return false;
}

}  // namespace nonet::logic
