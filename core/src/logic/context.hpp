/// @file
/// The position as finders read it: a position, and what is worth working out once for all of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "index.hpp"
#include "logic/cells.hpp"
#include "logic/conjugates.hpp"
#include "logic/in_no_template.hpp"
#include "logic/kept.hpp"
#include "nonet/keep_going.hpp"
#include "nonet/position.hpp"
#include "nonet/search.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {

/// Families that keep something for a position; see their headers. Chains have a graph for each
/// kind of link and digit.
enum class Shelf : std::uint8_t { rectangles, als, bent_als, als_links, forcing, graphs };

/// The work that a search may do, counted over all its positions.
class Effort {
 public:
  Effort() = default;
  Effort(std::uint64_t budget, KeepGoing keep_going)
      : budget_(budget), keep_going_(std::move(keep_going)) {}

  /// Counts work; true when the search must end. A search that goes deep asks about once a
  /// microsecond's work.
  [[nodiscard]] bool spend(std::uint64_t work = 1);
  [[nodiscard]] SearchEnd end() const { return end_; }
  [[nodiscard]] std::uint64_t spent() const { return spent_; }

 private:
  static constexpr std::uint64_t between_questions = 1024;

  std::uint64_t budget_ = 0;
  KeepGoing keep_going_;
  std::uint64_t spent_ = 0;
  std::uint64_t next_question_ = between_questions;
  SearchEnd end_ = SearchEnd::complete;
};

/// A position as finders see it; they never change it. Everything beyond the board is worked out on
/// first use. Lives for one position.
class Context {
 public:
  /// `removable_alone` may outlive the position.
  Context(const Board& board, const CellSet& givens, Effort& effort,
          RemovableAlone& removable_alone)
      : board_(board), givens_(givens), effort_(effort), removable_alone_(removable_alone) {}

  [[nodiscard]] const Board& board() const { return board_; }
  [[nodiscard]] const CellSet& givens() const { return givens_; }
  [[nodiscard]] DigitSet candidates(int cell) const { return board_.candidates(cell); }

  /// The cells that have a digit (1 to 9) as a candidate.
  [[nodiscard]] const CellSet& places(int digit) const { return board_.places(digit); }
  [[nodiscard]] CellSet places(int house, int digit) const { return board_.places(house, digit); }
  /// The empty cells, and those with exactly two candidates.
  [[nodiscard]] const CellSet& empty() const { return board_.empty_cells(); }
  [[nodiscard]] const CellSet& bivalue() const { return bivalue_ ? *bivalue_ : make_bivalue(); }

  /// Findings of one look at all cells about singles.
  struct Singles {
    /// By house: the digits that are a candidate of exactly one of its cells, and of any.
    Table<DigitSet, house_count> lone;
    Table<DigitSet, house_count> open;
  };
  [[nodiscard]] const Singles& singles() const { return singles_ ? *singles_ : make_singles(); }

  /// The houses where a digit has exactly two places.
  [[nodiscard]] const ConjugatePairs& conjugate_pairs(int digit) const {
    const auto& pairs = conjugate_pairs_ ? *conjugate_pairs_ : make_conjugate_pairs();
    return pairs[digit - 1];
  }

  /// A place for what a family keeps; `graph` is 0 to 15, for graphs alone.
  [[nodiscard]] Kept& kept(Shelf shelf, int graph = 0) const {
    return kept_[as_size(shelf) + as_size(graph)];
  }

  /// All that a technique of one digit may remove of it; see `in_no_template`.
  [[nodiscard]] const CellSet& removable_alone(int digit) const {
    return removable_alone_.of(digit, places(digit));
  }
  /// For techniques of one digit: calls `search(digit)` in order, for each digit of which something
  /// may be removed, until it returns true; true when it did.
  template <class Search>
  bool any_digit(const Search& search) const {
    for (int digit : DigitSet::all()) {
      if (!removable_alone(digit).empty() && search(digit)) return true;
    }
    return false;
  }

  /// See `Effort::spend`: a finder that gets true searches no more; it may give what it has collected.
  [[nodiscard]] bool spend(std::uint64_t work = 1) const { return effort_.spend(work); }
  /// Whether the search has to end. Whoever called a finder asks this, not what it returned.
  [[nodiscard]] bool ended() const { return effort_.end() != SearchEnd::complete; }

 private:
  const CellSet& make_bivalue() const;
  const Singles& make_singles() const;
  const Table<ConjugatePairs, 9>& make_conjugate_pairs() const;

  const Board& board_;
  const CellSet& givens_;
  Effort& effort_;
  RemovableAlone& removable_alone_;
  mutable std::optional<CellSet> bivalue_;
  mutable std::optional<Singles> singles_;
  mutable std::optional<Table<ConjugatePairs, 9>> conjugate_pairs_;
  static constexpr std::size_t graphs = 16;
  mutable Table<Kept, as_size(Shelf::graphs) + graphs> kept_;
};

}  // namespace nonet::logic
