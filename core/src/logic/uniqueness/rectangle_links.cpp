/// @file
/// Unique rectangles type 6, hidden, and with strong links; unique_rectangle.cpp tells why they
/// hold and which fields they fill.

#include "logic/uniqueness/rectangle_links.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "index.hpp"
#include "logic/uniqueness/rectangles.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {
namespace {

/// A side of the rectangle, and a digit that has no other place in one of the side's houses.
struct Side {
  std::size_t from;
  std::size_t to;
  int digit;
};

/// A rectangle with its pair of digits; corners are counted round, 4 being 0 again.
class Corners {
 public:
  Corners(const Context& context, const DeadlyPattern& pattern)
      : context_(context), pattern_(pattern) {}

  [[nodiscard]] const DeadlyPattern& pattern() const { return pattern_; }
  [[nodiscard]] int cell(std::size_t corner) const { return pattern_.order[corner % 4]; }
  [[nodiscard]] bool floor(std::size_t corner) const {
    return !pattern_.guarded.contains(cell(corner));
  }
  [[nodiscard]] int other(int digit) const {
    return (pattern_.digits - DigitSet::of(digit)).first();
  }
  [[nodiscard]] bool has(std::size_t corner, int digit) const {
    return context_.candidates(cell(corner)).contains(digit);
  }
  /// The row or column of the side from a corner to the next has no other place for a digit.
  [[nodiscard]] bool line_strong(std::size_t corner, int digit) const {
    const int house = row_of(cell(corner)) == row_of(cell(corner + 1)) ? row_house(cell(corner))
                                                                       : column_house(cell(corner));
    return locked(house, digit);
  }
  /// The same, or their box has none.
  [[nodiscard]] bool strong(std::size_t corner, int digit) const {
    if (line_strong(corner, digit)) return true;
    const int box = box_house(cell(corner));
    return box == box_house(cell(corner + 1)) && locked(box, digit);
  }

  /// A step that removes a digit from some corners, by strong links.
  [[nodiscard]] Step step(Technique technique, const std::vector<std::size_t>& corners, int digit,
                          const std::vector<Side>& sides) const;

 private:
  [[nodiscard]] bool locked(int house, int digit) const {
    return is_subset(context_.places(house, digit), pattern_.cells);
  }

  const Context& context_;
  const DeadlyPattern& pattern_;
};

Step Corners::step(Technique technique, const std::vector<std::size_t>& corners, int digit,
                   const std::vector<Side>& sides) const {
  Step step = deadly_step(technique, pattern_.digits);
  for (std::size_t corner : corners) {
    if (has(corner, digit)) step.eliminations.insert(candidate(cell(corner), digit));
  }
  for (const Side& side : sides) {
    add_strong_link(step, side.digit, cell(side.from), cell(side.to));
    const CellSet ends = step.nodes[step.nodes.size() - 2].cells | step.nodes.back().cells;
    step.houses.insert(locking_house(context_, ends, side.digit));
  }
  mark_pattern(step, context_, pattern_);
  return step;
}

/// Digits (1 to 9) by corner.
using Removals = Table<DigitSet, 4>;

/// Whether the guardians are in two opposite cells, the first of them being corner 0 or 1.
bool opposite_guardians(const Corners& corners) {
  return corners.pattern().guarded.size() == 2 && corners.floor(0) == corners.floor(2);
}

/// The first of the two sides on which the digit makes an X-wing, or 2.
std::size_t x_wing(const Corners& corners, int digit) {
  std::size_t side = 0;
  while (side < 2 && !(corners.line_strong(side, digit) && corners.line_strong(side + 2, digit)))
    ++side;
  return side;
}

/// Whether the corner opposite to one with nothing but the pair cannot be a digit, as the other has
/// no other places in the row and the column of that corner.
bool hidden(const Corners& corners, std::size_t corner, int digit) {
  const int other = corners.other(digit);
  return corners.floor(corner + 2) && corners.has(corner, digit) &&
         corners.line_strong(corner, other) && corners.line_strong(corner + 3, other);
}

/// One or two cells have guardians too many to be type 1, and no two neighbours have them alone.
bool hidden_possible(const Corners& corners) {
  return corners.pattern().guarded.size() == 3 || opposite_guardians(corners);
}

/// Removals by the types 4, 6 and hidden.
Removals removed_otherwise(const Corners& corners) {
  Removals removed;
  const CellSet& guarded = corners.pattern().guarded;
  for (std::size_t i = 0; i < 4; ++i) {
    for (int digit : corners.pattern().digits) {
      const DigitSet other = DigitSet::of(corners.other(digit));
      if (hidden_possible(corners) && hidden(corners, i, digit)) removed[i].insert(digit);
      if (opposite_guardians(corners) && !corners.floor(i) && x_wing(corners, digit) < 2)
        removed[i].insert(digit);
      const std::size_t next = (i + 1) % 4;
      if (guarded.size() != 2 || corners.floor(i) || corners.floor(next)) continue;
      if (!corners.strong(i, digit)) continue;
      removed[i] |= other;
      removed[next] |= other;
    }
  }
  return removed;
}

/// Follows a digit in one corner round the rectangle.
class Trial {
 public:
  Trial(const Corners& corners, std::size_t corner, int digit)
      : corners_(corners), corner_(corner), digit_(digit), other_(corners.other(digit)) {}

  /// True when both digits are forced all round. Goes on until nothing new follows.
  bool deadly() {
    while (step_once()) {
    }
    return left_ && right_ && opposite_;
  }
  [[nodiscard]] const std::vector<Side>& sides() const { return sides_; }

 private:
  bool step_once() { return neighbour(left_, 3) || neighbour(right_, 1) || across(); }
  /// The other digit at a neighbour: it has nothing else, or a strong link on either of its sides.
  bool neighbour(bool& known, std::size_t at) {
    if (known) return false;
    const std::size_t here = (corner_ + at) % 4;
    if (corners_.floor(here)) return known = true;
    if (link(corner_, here, other_)) return known = true;
    return opposite_ && (known = link((corner_ + 2) % 4, here, other_));
  }
  /// The digit at the opposite corner.
  bool across() {
    if (opposite_) return false;
    const std::size_t here = (corner_ + 2) % 4;
    if (corners_.floor(here) && (left_ || right_)) return opposite_ = true;
    return opposite_ =
               link((corner_ + 1) % 4, here, digit_) || link((corner_ + 3) % 4, here, digit_);
  }
  bool link(std::size_t from, std::size_t to, int digit) {
    if (!corners_.strong((from + 1) % 4 == to ? from : to, digit)) return false;
    sides_.push_back({from, to, digit});
    return true;
  }

  const Corners& corners_;
  std::size_t corner_;
  int digit_;
  int other_;
  bool left_ = false;
  bool right_ = false;
  bool opposite_ = false;
  std::vector<Side> sides_;
};

bool give_rectangle_links(const Context& context, const DeadlyPattern& pattern, Sink sink) {
  if (pattern.guarded.size() < 2) return false;
  const Corners corners(context, pattern);
  const Removals removed = removed_otherwise(corners);
  for (std::size_t i = 0; i < 4; ++i) {
    for (int digit : pattern.digits) {
      if (removed[i].contains(digit)) continue;
      Trial trial(corners, i, digit);
      if (!trial.deadly()) continue;
      Step step = corners.step(Technique::unique_rectangle_strong_link, {i}, digit, trial.sides());
      if (sink(std::move(step))) return true;
    }
  }
  return false;
}

/// By house: the digits with exactly two places.
using TwoPlaces = Table<DigitSet, house_count>;

TwoPlaces two_places(const Context& context) {
  TwoPlaces two;
  for (int house = 0; house < count_of(two); ++house) {
    DigitSet once;
    DigitSet twice;
    DigitSet more;
    for (int cell : house_cells(house)) {
      const DigitSet digits = context.candidates(cell);
      more |= twice & digits;
      twice |= once & digits;
      once |= digits;
    }
    two[house] = twice - more;
  }
  return two;
}

/// By side: the digits of all corners that are strong on it.
Table<DigitSet, 4> strong_sides(const TwoPlaces& two, const Rectangle& cells, DigitSet common) {
  Table<DigitSet, 4> strong;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const int here = cells[i];
    const int next = cells[(i + 1) % 4];
    const int line = row_of(here) == row_of(next) ? row_house(here) : column_house(here);
    strong[i] = two[line];
    if (box_of(here) == box_of(next)) strong[i] |= two[box_house(here)];
    strong[i] &= common;
  }
  return strong;
}

/// Three corners have to be forced, each by having nothing else or by a link.
bool enough_links(const Context& context, const Rectangle& cells, const Table<DigitSet, 4>& strong,
                  DigitSet pair) {
  int ways = 0;
  for (std::size_t i = 0; i < cells.size(); ++i)
    ways += (strong[i] & pair).size() + (context.candidates(cells[i]) == pair ? 1 : 0);
  return ways >= 3;
}

bool give_links_of(const Context& context, const Rectangle& cells, const TwoPlaces& two,
                   DigitSet common, Sink sink) {
  const auto strong = strong_sides(two, cells, common);
  const DigitSet any = strong[0] | strong[1] | strong[2] | strong[3];
  if (any.empty()) return false;
  for (int a : common) {
    for (int b : common) {
      const DigitSet pair = DigitSet::of(a) | DigitSet::of(b);
      if (b <= a || (any & pair).empty() || !enough_links(context, cells, strong, pair)) continue;
      if (give_rectangle_links(context, deadly_pattern(context, cells, pair), sink)) return true;
    }
  }
  return false;
}

}  // namespace

bool give_type_6(const Context& context, const DeadlyPattern& pattern, Sink sink) {
  const Corners corners(context, pattern);
  if (!opposite_guardians(corners)) return false;
  const std::size_t first = corners.floor(0) ? 1 : 0;
  for (int digit : pattern.digits) {
    const std::size_t side = x_wing(corners, digit);
    if (side == 2) continue;
    Step step = corners.step(Technique::unique_rectangle_6, {first, first + 2}, digit,
                             {{side, side + 1, digit}, {side + 2, side + 3, digit}});
    if (!step.eliminations.empty() && sink(std::move(step))) return true;
  }
  return false;
}

bool give_hidden_rectangle(const Context& context, const DeadlyPattern& pattern, Sink sink) {
  const Corners corners(context, pattern);
  if (!hidden_possible(corners)) return false;
  for (std::size_t i = 0; i < 4; ++i) {
    for (int digit : pattern.digits) {
      if (!hidden(corners, i, digit)) continue;
      const int other = corners.other(digit);
      Step step = corners.step(Technique::hidden_rectangle, {i}, digit,
                               {{i, i + 1, other}, {i, i + 3, other}});
      if (sink(std::move(step))) return true;
    }
  }
  return false;
}

bool find_rectangle_links(const Context& context, Sink sink) {
  const TwoPlaces two = two_places(context);
  return std::any_of(rectangles.begin(), rectangles.end(), [&](const Rectangle& cells) {
    const DigitSet common = context.candidates(cells[0]) & context.candidates(cells[1]) &
                            context.candidates(cells[2]) & context.candidates(cells[3]);
    return common.size() >= 2 && give_links_of(context, cells, two, common, sink);
  });
}

}  // namespace nonet::logic
