/// @file
/// Hints of chains: which of many is the first, and what a nested one rests on.
#pragma once

#include <optional>
#include <span>

#include "chains/follower.hpp"
#include "nonet/table.hpp"

namespace nonet::chains {

/// A literal of a chain, and where it comes from.
struct Mile {
  Literal literal;
  Cause cause;
};

/// The end of a branch.
struct Target {
  const Chain* chain;
  int node;
};

struct ChainHint {
  RatedTechnique technique = RatedTechnique::none;
  double difficulty = 0;
  int complexity = 0;
  int sort_key = 0;
  int placed = -1;  ///< A candidate; -1: none.
  std::vector<Removal> removals;
  /// Cycles in lists of all: the cells of the removals as one comes to them along the cycle.
  std::vector<int> along_cycle;
  /// Forcing chains: the ends of the branches, and the house whose places they begin with.
  std::vector<Target> targets;
  /// Ground of an assumption: the cell (`Cause::cell`) or the house of the places.
  Cause assumption = Cause::assumption;
  /// Chains of one source: their literals from the end to the beginning. Only in lists of all.
  std::vector<std::vector<Mile>> branches;
};

/// The increment of a chain's difficulty by its complexity, tenth by tenth as Sudoku Explainer adds it.
[[nodiscard]] double length_difficulty(int complexity);

/// Sudoku Explainer's order: difficulty, then complexity, then kind.
struct ChainRank {
  double difficulty;
  int complexity;
  int sort_key;

  friend bool operator<(const ChainRank& a, const ChainRank& b) {
    if (a.difficulty != b.difficulty) return a.difficulty < b.difficulty;
    if (a.complexity != b.complexity) return a.complexity < b.complexity;
    return a.sort_key < b.sort_key;
  }
};

/// Keeps the first of the hints, or all of them, sorted and without those that remove the same.
class ChainHints {
 public:
  explicit ChainHints(bool all) : all_(all) {}

  [[nodiscard]] bool all() const { return all_; }
  [[nodiscard]] bool empty() const { return hints_.empty(); }
  /// Whether a hint of this rank, found now, would be kept.
  [[nodiscard]] bool wants(const ChainRank& rank) const { return all_ || !best_ || rank < *best_; }
  /// The same of one that removes nothing else.
  [[nodiscard]] bool wants(const ChainRank& rank, const Removal& removal) const;
  /// Hints of one search with this complexity, or a greater one, are wanted only if they are of a
  /// lower kind, or not at all.
  [[nodiscard]] int complexity_limit() const { return best_ ? best_->complexity : no_limit; }
  void add(ChainHint hint);
  /// The hints in order. Empties the collection.
  [[nodiscard]] std::vector<ChainHint> take();

 private:
  /// No hint.
  static constexpr int none = -1;

  struct Kept {
    ChainHint hint;
    int number;  ///< In the order in which they were added.
    int next;    ///< Another one whose removals begin with the same cell.
  };

  [[nodiscard]] int same(std::span<const Removal> removals) const;

  bool all_;
  std::optional<ChainRank> best_;
  std::vector<Kept> hints_;
  int added_ = 0;
  Table<int, cell_count> by_cell_ = none_of_any();

  static constexpr Table<int, cell_count> none_of_any() {
    Table<int, cell_count> heads;
    heads.fill(none);
    return heads;
  }
};

/// A hint's literals, branch by branch, from the end to the beginning.
class Branches {
 public:
  /// Of a hint of a list of all.
  void set(const ChainHint& hint);

  /// The candidates that `before` had and `now` has not, and that the implications need to be gone. Appended to `gone`,
  /// each once.
  void rest_on(const Pencil& before, const Pencil& now, Gone& gone) const;
  /// The part of the hint that counts in the chain that it is nested in.
  [[nodiscard]] NestedChain nested() const;

 private:
  int complexity_ = 0;
  Cause assumption_ = Cause::assumption;
  std::vector<Mile> miles_;  ///< Each branch with its end.
  std::vector<int> nodes_;
};

}  // namespace nonet::chains
