/// @file
/// Algorithm X with dancing links.
///
/// State. Every 1 of the matrix is a link in two rings: that of its row, and that of its column,
/// which its header closes. The headers are a ring too, which the root closes:
///
///      root <-> A <-> B <-> C <-> root        rows    0: A C
///               |     |     |                         1: B
///               o ----|---- o     row 0               2: A B
///               |     o     |     row 1
///               o --- o     |     row 2       Below C is C again; right of row 1's link is itself.
///
/// Covering a column takes its header out of the headers, and every row that it has out of all other
/// columns. The links that were taken out still point to their old neighbours. Uncovering in the
/// opposite order puts them back by those, and nothing has to be remembered: the links dance.
///
/// The rows' rings never change, and link 0 is the root, links 1 to n are the headers.
///
/// Source: Donald E. Knuth, "Dancing Links", 2000, who gives credit for the idea to Hitotumatu and
/// Noshita (1979).

#include "nonet/lab/exact_cover.hpp"

#include <cassert>
#include <limits>

#include "index.hpp"

namespace nonet {

ExactCover::ExactCover(int columns) {
  assert(columns >= 0 && columns < std::numeric_limits<Index>::max());
  const auto count = as_size(columns) + 1;
  sizes_.resize(count);
  links_.resize(count);
  chosen_.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    const auto self = narrow<Index>(i);
    const auto left = narrow<Index>(i == 0 ? count - 1 : i - 1);
    const auto right = narrow<Index>(i + 1 == count ? 0 : i + 1);
    links_[i] = {left, right, self, self, self, 0};
  }
}

void ExactCover::reserve(int rows, int ones) {
  links_.reserve(links_.size() + as_size(ones));
  first_links_.reserve(as_size(rows));
}

int ExactCover::add_row(std::span<const int> columns) {
  assert(!columns.empty());
  assert(links_.size() + columns.size() <= std::numeric_limits<Index>::max());
  const auto row = narrow<Index>(first_links_.size());
  const auto first = narrow<Index>(links_.size());
  const auto last = narrow<Index>(first + columns.size() - 1);
  first_links_.push_back(first);
  for (Index self = first; int number : columns) {
    assert(number >= 0 && number < this->columns());
    const auto column = narrow<Index>(number + 1);
    const Index bottom = links_[column].up;
    const auto left = self == first ? last : narrow<Index>(self - 1);
    const auto right = self == last ? first : narrow<Index>(self + 1);
    links_.push_back({left, right, bottom, column, column, row});
    links_[bottom].down = self;
    links_[column].up = self;
    ++sizes_[column];
    ++self;
  }
  return row;
}

std::size_t ExactCover::bytes() const {
  return links_.size() * sizeof(Link) + (sizes_.size() + first_links_.size()) * sizeof(Index) +
         sizes_.size() * sizeof(int);
}

bool ExactCover::take(int row) {
  const Index first = nth(first_links_, row);
  Index link = first;
  do {
    // A header that was taken out is no longer its left neighbour's right one.
    const Index column = links_[link].column;
    if (links_[links_[column].left].right != column) return false;
    link = links_[link].right;
  } while (link != first);
  cover(links_[first].column);
  cover_others(first);
  chosen_.push_back(row);
  return true;
}

bool ExactCover::search(const CoverCallbacks& callbacks) {
  return extend(callbacks);
}

/// Nothing better than a column with one row need be looked for: it is no branch, and a column that
/// has none is met soon enough. That halves the time of a Sudoku.
ExactCover::Index ExactCover::smallest_column() const {
  Index best = links_[root].right;
  for (Index c = best; c != root && sizes_[best] > 1; c = links_[c].right) {
    if (sizes_[c] < sizes_[best]) best = c;
  }
  return best;
}

void ExactCover::cover(Index column) {
  Link* const links = links_.data();
  links[links[column].right].left = links[column].left;
  links[links[column].left].right = links[column].right;
  for (Index i = links[column].down; i != column; i = links[i].down) {
    for (Index j = links[i].right; j != i; j = links[j].right) {
      links[links[j].down].up = links[j].up;
      links[links[j].up].down = links[j].down;
      --sizes_[links[j].column];
    }
  }
}

void ExactCover::uncover(Index column) {
  Link* const links = links_.data();
  for (Index i = links[column].up; i != column; i = links[i].up) {
    for (Index j = links[i].left; j != i; j = links[j].left) {
      ++sizes_[links[j].column];
      links[links[j].down].up = j;
      links[links[j].up].down = j;
    }
  }
  links[links[column].right].left = column;
  links[links[column].left].right = column;
}

void ExactCover::cover_others(Index in_row) {
  for (Index j = links_[in_row].right; j != in_row; j = links_[j].right) cover(links_[j].column);
}

void ExactCover::uncover_others(Index in_row) {
  for (Index j = links_[in_row].left; j != in_row; j = links_[j].left) uncover(links_[j].column);
}

void ExactCover::strike(Index column, Index but, const CoverCallbacks& callbacks) const {
  for (Index i = links_[column].down; i != column; i = links_[i].down) {
    if (links_[i].row != links_[but].row) callbacks.strike(links_[i].row);
  }
}

/// Every exact cover of the columns that are left.
bool ExactCover::extend(const CoverCallbacks& callbacks) {
  if (links_[root].right == root) return callbacks.cover(chosen_);
  const Index column = smallest_column();
  if (sizes_[column] == 0) return callbacks.dead_end();
  cover(column);
  bool go_on = true;
  for (Index i = links_[column].down; i != column && go_on; i = links_[i].down) {
    go_on = try_row(i, links_[i].down == column, callbacks);
  }
  uncover(column);
  return go_on;
}

/// The row of a link whose column is covered already.
bool ExactCover::try_row(Index in_row, bool last, const CoverCallbacks& callbacks) {
  const int row = links_[in_row].row;
  if (!callbacks.choose(row, last)) return false;
  chosen_.push_back(row);
  if (callbacks.strike) strike(links_[in_row].column, in_row, callbacks);
  for (Index j = links_[in_row].right; j != in_row; j = links_[j].right) {
    // Before the column is covered, it has just the rows that nothing else struck.
    if (callbacks.strike) strike(links_[j].column, in_row, callbacks);
    cover(links_[j].column);
  }
  const bool go_on = extend(callbacks);
  uncover_others(in_row);
  chosen_.pop_back();
  return callbacks.undo(row, last) && go_on;
}

}  // namespace nonet
