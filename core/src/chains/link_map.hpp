/// @file
/// The plain links of a position: what is true when a candidate is false, and the other way round.
#pragma once

#include <span>
#include <vector>

#include "chains/chain.hpp"
#include "nonet/table.hpp"

namespace nonet::chains {

/// A candidate: cell * 9 + digit.
using CandidateId = std::uint16_t;

/// If the one is false, the other is true.
struct Strong {
  CandidateId to;
  Cause cause;
};

class LinkMap {
 public:
  void set(const Pencil& pencil);

  /// The strong links of a candidate in Sudoku Explainer's order, those to the same one once.
  [[nodiscard]] std::span<const Strong> strong(int id) const {
    const int i = id;
    return std::span(strong_[i]).first(counts_[i]);
  }
  /// The candidates that are false when one is true, and then make another true: `visit(id)`, in Sudoku
  /// Explainer's order.
  template <class Visit>
  void for_each_weak(int id, const Visit& visit) const {
    const int cell = id / 9;
    const int digit = id % 9;
    for_each_bit(minus(strong_digits_[cell], bit(digit)), [&](int d) { visit(cell * 9 + d); });
    const CellSet seen = strong_cells_[digit] & peers(cell);
    if (seen.empty()) return;
    const CellSet& box = house_set(box_house(cell));
    const CellSet& row = house_set(row_house(cell));
    for (int peer : seen& box) visit(peer * 9 + digit);
    for (int peer : (seen & row) - box) visit(peer * 9 + digit);
    for (int peer : (seen - row) - box) visit(peer * 9 + digit);
  }

 private:
  void link(int a, int b, Cause cause);
  void add(int from, int to, Cause cause);

  Table<std::uint8_t, candidate_count> counts_{};
  Table<Table<Strong, 4>, candidate_count> strong_;  ///< Only as many as are counted are set.
  Table<CellSet, 9> strong_cells_;                   ///< By digit: where it has strong links.
  Table<Mask, cell_count> strong_digits_{};          ///< The same by cell.
};

/// All weak links of a position as lists, for those who look at them often.
class WeakLinks {
 public:
  WeakLinks(const Pencil& pencil, const LinkMap& links);

  /// As `LinkMap::for_each_weak` visits them.
  [[nodiscard]] std::span<const CandidateId> of(int id) const {
    const auto [first, count] = ranges_[id];
    return std::span(weak_).subspan(first, count);
  }

 private:
  struct Range {
    std::uint16_t first;
    std::uint16_t count;
  };

  Table<Range, candidate_count> ranges_;  ///< Only those of candidates are set.
  std::vector<CandidateId> weak_;
};

}  // namespace nonet::chains
