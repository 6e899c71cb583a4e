#include "logic/chain/pattern_links.hpp"

#include "index.hpp"
#include "logic/masks.hpp"
#include "logic/uniqueness/deadly_pattern.hpp"
#include "logic/uniqueness/rectangles.hpp"

namespace nonet::logic {
namespace {

constexpr int largest_fish = 3;

/// The node of a digit in some cells, which must see one another to be worth it.
bool is_node(const CellSet& cells) {
  return !cells.empty() && !common_houses(cells).empty();
}

/// Guardians of a rectangle as a link, if they are two nodes: of two digits, or two cells of one.
void add_rectangle(const Context& context, const DeadlyPattern& pattern, LinkPatterns& found) {
  Node one{pattern.guardians.first(), {}};
  Node other = one;
  if (pattern.guardians.size() == 2) {
    other.digit = (pattern.guardians - DigitSet::of(one.digit)).first();
    one.cells = pattern.guarded & context.places(one.digit);
    other.cells = pattern.guarded & context.places(other.digit);
  } else {
    one.cells.insert(pattern.guarded.first());
    other.cells = pattern.guarded - one.cells;
  }
  if (!is_node(one.cells) || !is_node(other.cells)) return;
  found.links.push_back({one, other, count_of(found.patterns)});
  found.patterns.push_back(
      {{pattern.cells, pattern.digits},
       {Because::unique_rectangle, {}, {}, {pattern.cells, pattern.digits}, {}}});
}

/// Finned fish of one digit, with lines in one direction as bases.
class FinnedFish {
 public:
  FinnedFish(const Context& context, int digit, bool columns, LinkPatterns& found)
      : places_(context.places(digit)),
        digit_(digit),
        bases_(columns ? 9 : 0),
        covers_(columns ? 0 : 9),
        found_(found) {}

  void add(int size) {
    Masks lines{};
    for (int line = 0; line < 9; ++line) {
      for (int i = 0; i < 9; ++i) {
        if (places_.contains(house_cells(bases_ + line)[i]))
          lines[line] = either(lines[line], bit(i));
      }
    }
    choose_masks(lines, {size, 2, size + most_fins}, [&](Mask chosen, Mask united) {
      if (bits(united) > size) with_bases(chosen, united, size);
      return false;
    });
  }

 private:
  /// A box has places for fins in three lines.
  static constexpr int most_fins = 3;

  void with_bases(Mask chosen, Mask united, int size) {
    HouseSet houses;
    CellSet body;
    for (int line = 0; line < 9; ++line) {
      if (!has(chosen, line)) continue;
      houses.insert(bases_ + line);
      body |= places_ & house_set(bases_ + line);
    }
    Masks crossing{};
    for (int i = 0; i < 9; ++i) {
      if (has(united, i)) crossing[i] = bit(i);
    }
    choose_masks(crossing, {size, 1, size}, [&](Mask covers, Mask) {
      with_covers(houses, body, covers);
      return false;
    });
  }

  void with_covers(const HouseSet& houses, const CellSet& body, Mask covers) {
    HouseSet covering;
    CellSet covered;
    for (int line = 0; line < 9; ++line) {
      if (!has(covers, line)) continue;
      covering.insert(covers_ + line);
      covered |= body & house_set(covers_ + line);
    }
    const Node fins{digit_, body - covered};
    if (!is_node(fins.cells)) return;
    const int pattern = count_of(found_.patterns);
    for (int house : covering)
      found_.links.push_back({fins, {digit_, body & house_set(house)}, pattern});
    found_.patterns.push_back(
        {{body, DigitSet::of(digit_)}, {Because::fish, houses, covering, {}, {}}});
  }

  CellSet places_;
  int digit_;
  int bases_;
  int covers_;
  LinkPatterns& found_;
};

}  // namespace

LinkPatterns rectangle_patterns(const Context& context) {
  LinkPatterns found;
  for (const PairRectangle& rectangle : pair_rectangles(context)) {
    const DeadlyPattern pattern = deadly_pattern(context, rectangle.cells, rectangle.pair);
    const bool two_digits = pattern.guardians.size() == 2;
    if (two_digits || (pattern.guardians.size() == 1 && pattern.guarded.size() >= 2))
      add_rectangle(context, pattern, found);
  }
  return found;
}

LinkPatterns fish_patterns(const Context& context) {
  LinkPatterns found;
  for (int size = 2; size <= largest_fish; ++size) {
    for (int digit = 1; digit <= 9; ++digit) {
      for (const bool columns : {false, true}) {
        if (context.spend()) return found;
        FinnedFish(context, digit, columns, found).add(size);
      }
    }
  }
  return found;
}

}  // namespace nonet::logic
