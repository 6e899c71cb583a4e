/// @file
/// Tridagon, also called Thor's Hammer, trivalue or triplet oddagon: three digits a, b, c and four
/// boxes where two bands cross two stacks; in each box three cells, one in each of its rows and
/// columns. Three cells of a box are an even or an odd permutation: of the box's columns, read row
/// by row. If an odd number of the boxes, one or three, is odd, a, b and c cannot fill the twelve
/// cells.
///
/// Why: let them do so. Read a box row by row, and its digits are a permutation of a, b, c with a
/// sign; read it column by column, and they are another one, with the same sign if the cells are
/// an even permutation and the opposite one if they are odd. Two boxes of a band have different
/// digits in each of three rows: the one permutation follows the other by a cycle of three, which is
/// even, so both have the same sign by rows. Two boxes of a stack have the same sign by columns in
/// the same way. Go round the four boxes: the sign changes in odd boxes only, and comes back as it
/// was; so their number is even. This proves all cases at once, whichever candidates the cells have
/// lost and even when some hold their digits already.
///
/// So one of the other candidates of the twelve cells, the guardians, is true; impossible_pattern.hpp
/// has what follows. Guardians that agree by sight may be any number; those that agree by chains of
/// consequences, four at most, in twelve empty cells.
///
/// Sources: Players Forum, "The tridagon rule" (Denis Berthier, 2022) and the thread of Loki (mith),
/// where Thor's Hammer and the parity of the boxes (shye) are told; SudokuWiki "Tridagons". That the
/// parities are a matter of signs is our own way to say it.
///
/// Steps: those of impossible_pattern.hpp, cells box by box; `houses` the four boxes.

#include <algorithm>
#include <utility>
#include <vector>

#include "logic/impossible/impossible_pattern.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

/// The columns of three cells, row by row within a box; the first three are even.
constexpr Table<Table<int, 3>, 6> permutations = {
    {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}}};
constexpr std::size_t even_count = 3;

constexpr int most_chains = 4;

/// Three cells of a box that may be of a tridagon.
struct Triplet {
  Table<int, 3> cells{};
  bool odd = false;
  int filled = 0;
  int guardians = 0;
  CellSet guarded;
  DigitSet extra;
};

/// Cells of several boxes: what is to be known to go on.
struct Sum {
  int odd = 0;
  int filled = 0;
  int guardians = 0;
  CellSet guarded;
  DigitSet extra;

  [[nodiscard]] Sum plus(const Triplet& triplet) const {
    return {odd + (triplet.odd ? 1 : 0), filled + triplet.filled, guardians + triplet.guardians,
            guarded | triplet.guarded, extra | triplet.extra};
  }
  /// Whether guardians like these may agree.
  [[nodiscard]] bool promises(bool chains) const {
    if (chains) return filled == 0 && guardians <= most_chains;
    return extra.size() <= 1 || guarded.size() <= 1;
  }
};

/// A tridagon.
struct FoundTridagon {
  ImpossiblePattern pattern;
  int filled;

  [[nodiscard]] auto rank() const { return std::pair(pattern.guardians.size(), filled); }
};

class TridagonSearch {
 public:
  TridagonSearch(const Context& context, bool chains) : context_(context), chains_(chains) {
    for (int cell : context.board().values().filled())
      placed_[box_of(cell)].insert(context.board().value(cell));
  }

  /// Adds the patterns of three digits; true when there is no time for more.
  bool find(DigitSet digits) {
    digits_ = digits;
    for (int box = 0; box < 9; ++box) list_triplets(box);
    for (int corner = 0; corner < 9; ++corner) {
      if (find_in(boxes_without(corner / 3, corner % 3))) return true;
    }
    return false;
  }

  [[nodiscard]] std::vector<ImpossiblePattern> take() {
    std::stable_sort(
        found_.begin(), found_.end(),
        [](const FoundTridagon& a, const FoundTridagon& b) { return a.rank() < b.rank(); });
    std::vector<ImpossiblePattern> patterns;
    patterns.reserve(found_.size());
    for (FoundTridagon& found : found_) patterns.push_back(std::move(found.pattern));
    return patterns;
  }

 private:
  using Boxes = Table<int, 4>;

  /// The boxes that are not in a band and not in a stack.
  static Boxes boxes_without(int band, int stack) {
    Boxes boxes{};
    std::size_t count = 0;
    for (int box = 0; box < 9; ++box) {
      if (box / 3 != band && box % 3 != stack) boxes[count++] = box;
    }
    return boxes;
  }

  void list_triplets(int box) {
    auto& list = triplets_[box];
    list.clear();
    for (std::size_t p = 0; p < permutations.size(); ++p) {
      Triplet triplet;
      triplet.odd = p >= even_count;
      for (int row = 0; row < 3; ++row) {
        triplet.cells[row] = cell_at(box / 3 * 3 + row, box % 3 * 3 + permutations[p][row]);
      }
      if (look_at(triplet, placed_[box])) list.push_back(triplet);
    }
  }

  /// False when the cells cannot hold the digits, or guardians do not help.
  bool look_at(Triplet& triplet, DigitSet placed) const {
    for (int cell : triplet.cells) {
      const int value = context_.board().value(cell);
      const DigitSet held = context_.candidates(cell);
      if (value != 0 ? !digits_.contains(value) : (held & digits_).empty()) return false;
      const DigitSet extra = held - digits_;
      triplet.filled += value != 0 ? 1 : 0;
      triplet.guardians += extra.size();
      triplet.extra |= extra;
      if (!extra.empty()) triplet.guarded.insert(cell);
    }
    // A digit elsewhere in the box leaves the three cells two: they have a guardian for that alone.
    return (placed & digits_).size() == triplet.filled && Sum().plus(triplet).promises(chains_);
  }

  bool find_in(const Boxes& boxes) {
    for (int box : boxes) {
      if (triplets_[box].empty()) return false;
    }
    return context_.spend() || choose(boxes, 0, {});
  }

  bool choose(const Boxes& boxes, std::size_t at, const Sum& sum) {
    if (at == boxes.size()) {
      add(boxes, sum);
      return false;
    }
    for (const Triplet& triplet : triplets_[boxes[at]]) {
      const Sum more = sum.plus(triplet);
      if (!more.promises(chains_)) continue;
      if (context_.spend()) return true;
      chosen_[at] = &triplet;
      if (choose(boxes, at + 1, more)) return true;
    }
    return false;
  }

  void add(const Boxes& boxes, const Sum& sum) {
    if (sum.odd % 2 == 0) return;
    std::vector<int> cells;
    for (std::size_t i = 0; i < boxes.size(); ++i)
      cells.insert(cells.end(), chosen_[i]->cells.begin(), chosen_[i]->cells.end());
    found_.push_back({impossible_pattern(context_, cells, digits_), sum.filled});
  }

  const Context& context_;
  bool chains_;
  DigitSet digits_;
  Table<DigitSet, 9> placed_;
  Table<std::vector<Triplet>, 9> triplets_;
  Table<const Triplet*, 4> chosen_{};
  std::vector<FoundTridagon> found_;
};

/// The patterns of a position, those with few guardians first.
std::vector<ImpossiblePattern> tridagons(const Context& context, bool chains) {
  TridagonSearch search(context, chains);
  for (int a = 1; a <= 7; ++a) {
    for (int b = a + 1; b <= 8; ++b) {
      for (int c = b + 1; c <= 9; ++c) {
        if (search.find(DigitSet::of(a) | DigitSet::of(b) | DigitSet::of(c))) return search.take();
      }
    }
  }
  return search.take();
}

void add_boxes(Step& step, const ImpossiblePattern& pattern) {
  for (int cell : pattern.cells) step.houses.insert(box_house(cell));
}

}  // namespace

bool find_tridagon(const Context& context, Technique technique, Sink sink) {
  Effects effects;
  for (const ImpossiblePattern& pattern : tridagons(context, false)) {
    const GuardianEffect effect = effect_of(context, pattern.guardians);
    if (!effects.add(effect.all())) continue;
    Step step = impossible_step(context, technique, pattern, effect);
    add_boxes(step, pattern);
    if (sink(std::move(step))) return true;
  }
  return false;
}

bool find_tridagon_chain(const Context& context, Technique technique, Sink sink) {
  const std::vector<ImpossiblePattern> patterns = tridagons(context, true);
  if (patterns.empty()) return false;
  Consequences consequences(context);
  CandidateSet removed;
  for (const ImpossiblePattern& pattern : patterns) {
    // A single one is placed, and other techniques go on from there.
    if (pattern.guardians.size() < 2) continue;
    const bool ended =
        give_by_chains(context, technique, pattern, consequences, removed, [&](Step&& step) {
          add_boxes(step, pattern);
          return sink(std::move(step));
        });
    if (ended) return true;
  }
  return false;
}

}  // namespace nonet::logic
