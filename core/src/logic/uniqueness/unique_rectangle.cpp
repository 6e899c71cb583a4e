/// @file
/// Unique rectangles: four empty cells in two rows, two columns and two boxes that could all hold
/// one of two digits a and b. If they did, a and b could be exchanged and every house would keep
/// its digits: a deadly pattern (deadly_pattern.hpp has the reason and types 1 to 4).
///   2 and 5  Type 2 has its guardians in two cells of a row or column; 5 has them in opposite
///            cells or in three cells.
///   6        The guardians X and Y are in opposite cells, and a makes an X-wing of the rectangle:
///            in both rows (or both columns) it has no other place. If X were a, the X-wing would
///            put a in Y, and the other two would be b: so neither X nor Y is a.
///   Hidden   C has only a and b, X is opposite to it, and neither X's row nor its column has
///            another place for a than the rectangle. If X were b, a would be at both neighbours of
///            X, so C would be b: so X is not b. (Two cells that have only a and b must be
///            opposite; what they give as neighbours is type 4.)
///   Links    What strong links on a and b prove beyond that: a cell X is not d if X = d forces d
///            on the opposite cell and the other digit e on both neighbours, by the cells that have
///            only a and b and by sides of the rectangle on which d or e has no other place in some
///            house. This covers the forums' types +2B/1SL, +2D/1SL, +3X/2SL, +3U/2SL, +4X/3SL and
///            so on.
///
/// A cell may have lost one of the two digits as a candidate, or both (HoDoKu's "missing
/// candidates"), as long as none of its houses has the digit placed: the rectangle's lines have to
/// find a place for it, which the types with locked digits rest on. One cell at least has exactly a
/// and b; the type with links wants both digits in every cell instead.
/// Sources: Sudopedia "Uniqueness Test", HoDoKu's page on unique rectangles, SudokuWiki "Hidden
/// Unique Rectangles", the Players' Forum's list of rectangles with strong links (ronk, Mike
/// Barker).
///
/// Fields: those of deadly_pattern.cpp; `nodes` and `links`: the strong links, in the order in
/// which they are used; `houses`: those of these links. Marks go round the rectangle.

#include <algorithm>

#include "logic/uniqueness/deadly_pattern.hpp"
#include "logic/uniqueness/rectangle_links.hpp"
#include "logic/uniqueness/rectangles.hpp"

namespace nonet::logic {
namespace {

bool aligned(const CellSet& two) {
  const int first = two.first();
  const int second = two.next(first + 1);
  return row_of(first) == row_of(second) || column_of(first) == column_of(second);
}

/// Whether guardians are those of type 2; otherwise they may be those of type 5.
bool is_type_2(const DeadlyPattern& pattern) {
  return pattern.guarded.size() == 2 && aligned(pattern.guarded);
}

bool give_2_or_5(const Context& context, Technique technique, const DeadlyPattern& pattern,
                 Sink sink) {
  if (is_type_2(pattern) != (technique == Technique::unique_rectangle_2)) return false;
  return give_type_2(context, technique, pattern, sink);
}

bool give(const Context& context, Technique technique, const Rectangle& cells, DigitSet digits,
          Sink sink) {
  const DeadlyPattern pattern = deadly_pattern(context, cells, digits);
  switch (technique) {
    case Technique::unique_rectangle_1:
      return give_type_1(context, technique, pattern, sink);
    case Technique::unique_rectangle_2:
    case Technique::unique_rectangle_5:
      return give_2_or_5(context, technique, pattern, sink);
    case Technique::unique_rectangle_3:
      return give_type_3(context, technique, pattern, sink);
    case Technique::unique_rectangle_4:
      return give_type_4(context, technique, pattern, sink);
    case Technique::unique_rectangle_6:
      return give_type_6(context, pattern, sink);
    default:
      return give_hidden_rectangle(context, pattern, sink);
  }
}

/// True when a digit is placed where the cell sees it.
bool is_seen(const Context& context, int cell, int digit) {
  return !(context.board().holders(digit) & peers(cell)).empty();
}

/// True when every cell could have both digits by the digits on the board.
bool could_hold(const Context& context, const Rectangle& cells, DigitSet digits) {
  for (int cell : cells) {
    const DigitSet missing = digits - context.candidates(cell);
    for (int digit : missing) {
      if (is_seen(context, cell, digit)) return false;
    }
  }
  return true;
}

/// The pairs that some cell of the rectangle has and nothing else.
void add_pairs(const Context& context, const Rectangle& cells, std::vector<PairRectangle>& found) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const DigitSet pair = context.candidates(cells[i]);
    if (pair.size() != 2) continue;
    bool seen = false;
    for (std::size_t j = 0; j < i; ++j) seen = seen || context.candidates(cells[j]) == pair;
    if (!seen && could_hold(context, cells, pair)) found.push_back({cells, pair});
  }
}

std::vector<PairRectangle> make_pair_rectangles(const Context& context) {
  std::vector<PairRectangle> found;
  if (context.bivalue().empty()) return found;
  const auto is_filled = [&](int cell) { return context.candidates(cell).empty(); };
  for (const Rectangle& cells : rectangles) {
    if (std::none_of(cells.begin(), cells.end(), is_filled)) add_pairs(context, cells, found);
  }
  return found;
}

}  // namespace

const std::vector<PairRectangle>& pair_rectangles(const Context& context) {
  return context.kept(Shelf::rectangles).get<std::vector<PairRectangle>>([&] {
    return make_pair_rectangles(context);
  });
}

bool find_unique_rectangle(const Context& context, Technique technique, Sink sink) {
  if (technique == Technique::unique_rectangle_strong_link)
    return find_rectangle_links(context, sink);
  const std::vector<PairRectangle>& found = pair_rectangles(context);
  return std::any_of(found.begin(), found.end(), [&](const PairRectangle& rectangle) {
    return give(context, technique, rectangle.cells, rectangle.pair, sink);
  });
}

}  // namespace nonet::logic
