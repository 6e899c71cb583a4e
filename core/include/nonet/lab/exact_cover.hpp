/// @file
/// Exact cover by dancing links, for any matrix, and Sudoku as such a problem.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "nonet/board.hpp"
#include "nonet/grid.hpp"
#include "nonet/table.hpp"

namespace nonet {

/// The events of a search for exact covers. Each callback but `strike` returns false to
/// end the search. One that throws leaves the matrix in the middle of its search: make a new one then. See nonet/keep_going.hpp.
struct CoverCallbacks {
  /// A row is tried. `last`: no other row of its column is left to be tried.
  std::function<bool(int row, bool last)> choose;
  /// The row that was tried is taken back.
  std::function<bool(int row, bool last)> undo;
  /// A column has no row left.
  std::function<bool()> dead_end;
  /// An exact cover is found: `rows`, in the order in which they were taken.
  std::function<bool(std::span<const int> rows)> cover;
  /// A row clashes with the one just tried, and is out until that is taken back. Costs time.
  std::function<void(int row)> strike = nullptr;
};

/// A matrix of zeros and ones, of which some rows are to be chosen so that every column has exactly
/// one 1: Knuth's Algorithm X with dancing links ("Dancing Links", 2000, arXiv:cs/0011047).
///
/// At most 65,535 links: a row has one for each of its ones, a column has one, and the root is one.
/// A search allocates nothing; it recurses once for every row that is chosen.
class ExactCover {
 public:
  /// A matrix with columns 0 to `columns` - 1 and without rows.
  explicit ExactCover(int columns);

  /// Makes room, so that nothing moves while rows are added.
  void reserve(int rows, int ones);
  /// Adds a row by the columns of its ones: at least one, each once. Returns its number, from 0.
  int add_row(std::span<const int> columns);
  /// Puts a row into every cover, for good. False, and without effect, when a row that was taken
  /// before has a column in common with it. All rows must have been added.
  [[nodiscard]] bool take(int row);

  /// Visits every exact cover once: branches on the first column that has one row or none, or else
  /// on the first of those with the fewest, and tries its rows in their order. Returns false when a
  /// callback ended it. The matrix is afterwards as it was before.
  bool search(const CoverCallbacks& callbacks);

  [[nodiscard]] int rows() const { return static_cast<int>(first_links_.size()); }
  [[nodiscard]] int columns() const { return static_cast<int>(sizes_.size()) - 1; }
  /// Four a row in a Sudoku, one a column, and the root.
  [[nodiscard]] std::size_t links() const { return links_.size(); }
  /// The memory of the matrix.
  [[nodiscard]] std::size_t bytes() const;

 private:
  using Index = std::uint16_t;
  static constexpr Index root = 0;

  struct Link {
    Index left, right, up, down;
    Index column;
    Index row;
  };

  [[nodiscard]] Index smallest_column() const;
  void cover(Index column);
  void uncover(Index column);
  void cover_others(Index in_row);
  void uncover_others(Index in_row);
  void strike(Index column, Index but, const CoverCallbacks& callbacks) const;
  bool extend(const CoverCallbacks& callbacks);
  bool try_row(Index in_row, bool last, const CoverCallbacks& callbacks);

  std::vector<Link> links_;
  /// The number of rows of each column; the root's place is unused.
  std::vector<Index> sizes_;
  std::vector<Index> first_links_;
  /// The rows taken, then those chosen. A cover has no more rows than columns.
  std::vector<int> chosen_;
};

/// The columns of a Sudoku's matrix: each cell has a digit, each row has each digit, each column,
/// each box.
inline constexpr int cover_columns = 4 * cell_count;

/// A row of a Sudoku's matrix: the digit stands in the cell. The four columns are counted from 0, in
/// the order cell, row × digit, column × digit, box × digit. A 7 in row 4, column 2 has the columns
/// 28, 114, 177 and 276.
struct CoverRow {
  int cell;
  int digit;
  Table<int, 4> columns;

  friend bool operator==(const CoverRow&, const CoverRow&) = default;
};

/// The rows of a puzzle's matrix, in order of cells and then of digits: a given has one row, an
/// empty cell one for each digit that no peer has.
///
/// Givens that repeat in a house keep their row each. These rows have a column in common, and each
/// is the only one of its cell, so such a matrix has no exact cover.
[[nodiscard]] std::vector<CoverRow> cover_rows(const Grid& puzzle);
/// The rows of a board's matrix: an empty cell has one for each of its candidates.
[[nodiscard]] std::vector<CoverRow> cover_rows(const Board& puzzle);

}  // namespace nonet
