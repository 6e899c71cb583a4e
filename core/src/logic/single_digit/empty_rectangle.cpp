/// @file
/// Empty Rectangle (Sudopedia, HoDoKu): in a box, all places of a digit lie in one row R and one
/// column C, and neither of the two has them all. A conjugate pair of the digit stands in a line that
/// crosses R outside of the box, with one end in R. If the cell where C meets the line through the
/// other end had the digit, the pair's end in R would have it, and the box would have no place left. So
/// that cell loses the digit. The same holds with rows and columns exchanged.
///
/// With two places in the box it is a short chain; HoDoKu finds those on request, we find them last.
/// A Dual Empty Rectangle is two of them in one box that remove different candidates.
///
/// Filled: `digits`, `houses` (the box), `covers` (the line of each conjugate pair); marks: pattern for
/// the box, pincer for the conjugate pairs (`group`: which of a dual); nodes: the pair's free end, its
/// end in R, the box's places in R, its other places; and the links between them.

#include <algorithm>
#include <utility>
#include <vector>

#include "index.hpp"
#include "logic/conjugates.hpp"
#include "logic/finder.hpp"

namespace nonet::logic {
namespace {

struct EmptyRectangle {
  int box;
  /// The line of the rectangle that the conjugate pair touches, and the other one.
  int line, cross;
  ConjugatePair pair;
  /// The ends of the pair in `line` and away from it.
  int near, far;
  int removed;
};

/// Where a row and a column, in either order, meet.
int meeting(int a, int b) {
  return a < 9 ? cell_at(a, b - 9) : cell_at(b, a - 9);
}

/// The line through a cell that is parallel to `line`.
int parallel(int line, int cell) {
  return is_row(line) ? row_house(cell) : column_house(cell);
}

/// Reports the rectangles with that `line` and `cross`; true when `visit` does.
template <class Visit>
bool with_pairs(const Context& context, int digit, const ConjugatePairs& pairs, int box, int line,
                int cross, Visit visit) {
  const CellSet outside = house_set(line) - house_set(box);
  return std::any_of(pairs.begin(), pairs.end(), [&](const ConjugatePair& pair) {
    // The pair's line must cross `line`, so it is parallel to `cross`.
    if (is_box(pair.house) || kind_of(pair.house) == kind_of(line)) return false;
    const CellSet ends = pair.cells() & outside;
    if (ends.empty()) return false;
    const int near = ends.first();
    const int far = pair.other(near);
    const int removed = meeting(parallel(line, far), cross);
    if (house_set(box).contains(removed) || !context.places(digit).contains(removed)) return false;
    return visit(EmptyRectangle{box, line, cross, pair, near, far, removed});
  });
}

bool is_rectangle(const CellSet& places, int row, int column) {
  const CellSet& in_row = house_set(row);
  const CellSet& in_column = house_set(column);
  return is_subset(places, in_row | in_column) && !is_subset(places, in_row) &&
         !is_subset(places, in_column);
}

template <class Visit>
bool visit_box(const Context& context, int digit, const ConjugatePairs& pairs, int box,
               Visit visit) {
  const CellSet places = context.places(box, digit);
  const int corner = house_cells(box)[0];
  for (int row = row_house(corner); row < row_house(corner) + 3; ++row) {
    for (int column = column_house(corner); column < column_house(corner) + 3; ++column) {
      if (!is_rectangle(places, row, column)) continue;
      if (with_pairs(context, digit, pairs, box, row, column, visit)) return true;
      if (with_pairs(context, digit, pairs, box, column, row, visit)) return true;
    }
  }
  return false;
}

/// Boxes with three places and more first.
template <class Visit>
bool visit_boxes(const Context& context, int digit, Visit visit) {
  const ConjugatePairs& pairs = context.conjugate_pairs(digit);
  if (pairs.empty()) return false;
  for (bool two_places : {false, true}) {
    for (int box : all_boxes) {
      const int places = context.places(box, digit).size();
      if (places < 2 || places > 5 || (places == 2) != two_places) continue;
      if (visit_box(context, digit, pairs, box, visit)) return true;
    }
  }
  return false;
}

void draw_chain(Step& step, const Context& context, int digit, const EmptyRectangle& found,
                int group) {
  const CellSet places = context.places(found.box, digit);
  const CellSet on_line = places & house_set(found.line);
  const int first = count_of(step.nodes);
  step.nodes.push_back({digit, cell_set(found.far)});
  step.nodes.push_back({digit, cell_set(found.near)});
  step.nodes.push_back({digit, on_line});
  step.nodes.push_back({digit, places - on_line});
  step.links.push_back({first, first + 1, true});
  step.links.push_back({first + 1, first + 2, false});
  step.links.push_back({first + 2, first + 3, true});
  step.covers.insert(found.pair.house);
  for (int cell : {found.far, found.near}) {
    const int mark = candidate(cell, digit);
    bool marked = false;
    for (const Mark& other : step.marks) marked = marked || other.candidate == mark;
    if (!marked && !step.eliminations.contains(mark))
      step.marks.push_back({Role::pincer, mark, group});
  }
}

Step make_step(Technique technique, const Context& context, int digit, const EmptyRectangle& found,
               const CellSet& removed) {
  Step step;
  step.technique = technique;
  step.digits.push_back(digit);
  step.houses.insert(found.box);
  step.eliminations = candidates_of(removed, digit);
  for (int cell : context.places(found.box, digit))
    step.marks.push_back({Role::pattern, candidate(cell, digit)});
  draw_chain(step, context, digit, found, 0);
  return step;
}

bool duals(const Context& context, int digit, Sink sink) {
  std::vector<EmptyRectangle> found;
  visit_boxes(context, digit, [&](const EmptyRectangle& rectangle) {
    found.push_back(rectangle);
    return false;
  });
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (std::size_t j = i + 1; j < found.size() && found[j].box == found[i].box; ++j) {
      if (found[i].removed == found[j].removed) continue;
      CellSet removed = cell_set(found[i].removed);
      removed.insert(found[j].removed);
      Step step = make_step(Technique::dual_empty_rectangle, context, digit, found[i], removed);
      draw_chain(step, context, digit, found[j], 1);
      if (sink(std::move(step))) return true;
    }
  }
  return false;
}

}  // namespace

bool find_empty_rectangle(const Context& context, Technique technique, Sink sink) {
  return context.any_digit([&](int digit) {
    if (technique == Technique::dual_empty_rectangle) return duals(context, digit, sink);
    return visit_boxes(context, digit, [&](const EmptyRectangle& found) {
      return sink(make_step(technique, context, digit, found, cell_set(found.removed)));
    });
  });
}

}  // namespace nonet::logic
