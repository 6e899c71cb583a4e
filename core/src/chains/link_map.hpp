/// @file
/// The plain links of a position: what is true when a candidate is false, and the other way round.
#pragma once

#include <span>
#include <vector>

#include "chains/chain.hpp"

namespace nonet::chains {

/// A candidate: cell * 9 + digit.
using CandidateId = std::uint16_t;

/// If the one is false, the other is true.
struct Strong {
  CandidateId to;
  Cause cause;
};

/// The strong links of a candidate, those to the same one once.
struct StrongLinks {
  std::array<Strong, 4> links;
  std::size_t count;

  [[nodiscard]] const Strong* begin() const { return links.data(); }
  [[nodiscard]] const Strong* end() const { return links.data() + count; }

  void add(int to, Cause cause) {
    for (const Strong& link : *this) {
      if (link.to == to) return;
    }
    links[count++] = {static_cast<CandidateId>(to), cause};
  }
};

class LinkMap {
 public:
  explicit LinkMap(const Pencil& pencil);

  /// Of a candidate of the position, in Sudoku Explainer's order.
  [[nodiscard]] const StrongLinks& strong(int id) const {
    return strong_[static_cast<std::size_t>(id)];
  }
  /// The candidates that are false when one is true, and then make another true; in Sudoku Explainer's
  /// order.
  [[nodiscard]] std::span<const CandidateId> weak(int id) const {
    const auto [first, count] = ranges_[static_cast<std::size_t>(id)];
    return std::span(weak_).subspan(first, count);
  }

 private:
  struct Range {
    std::uint16_t first;
    std::uint16_t count;
  };

  void link(const Pencil& pencil, int cell, int digit);
  void lead_on(int cell, int digit);

  // Only the entries of candidates are set.
  std::array<StrongLinks, candidate_count> strong_;
  std::array<Range, candidate_count> ranges_;
  std::vector<CandidateId> weak_;
  std::array<CellSet, 9> strong_cells_;           ///< By digit: where it has strong links.
  std::array<Mask, cell_count> strong_digits_{};  ///< The same by cell.
};

}  // namespace nonet::chains
