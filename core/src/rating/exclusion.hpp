/// @file
/// Aligned pair and triplet exclusion in the order of the scale's program.
#pragma once

#include <vector>

#include "nonet/table.hpp"
#include "rating/rules.hpp"

namespace nonet::rating {

/// Looks for exclusions of two or three cells on the positions of one solution, each with the
/// candidates of the one before or fewer. Cells that it looked at without success wait until one of
/// them changes.
class AlignedExclusion {
 public:
  AlignedExclusion(int degree, RatingScale scale) : degree_(degree), scale_(scale) {}

  bool find(const Pencil& pencil, HintSink sink);

 private:
  using Cells = Table<int, 3>;

  /// The cells whose combinations are looked at, each with the cells that could forbid some.
  struct Base {
    std::vector<int> cells;
    CellSet set;  ///< The same cells.
    Table<CellSet, cell_count> excluders{};
    Table<std::vector<int>, cell_count> in_order;
  };

  void prepare(const Pencil& pencil);
  void consider(const Pencil& pencil, int cell);
  void compare(const Pencil& pencil);
  bool try_pair(const Pencil& pencil, int first, int second, HintSink sink);
  bool try_triplets(const Pencil& pencil, int first, int second, HintSink sink);
  bool try_cells(const Pencil& pencil, const Cells& cells, const CellSet& excluders,
                 HintSink sink) const;
  void list_tails(int first, int second, const CellSet& wanted);

  int degree_;
  RatingScale scale_;
  Base base_;
  CellSet changed_;  ///< Cells with other candidates than when all had been looked at.
  CellSet fresh_;    ///< Those, and the ones that did not take part then.
  Table<Mask, cell_count> seen_{};
  CellSet seen_base_;
  std::vector<int> tails_;
};

}  // namespace nonet::rating
