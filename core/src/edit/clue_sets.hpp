/// @file
/// Sets of givens that leave a puzzle one solution, all of one size gone through.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "edit/edit_work.hpp"
#include "index.hpp"
#include "nonet/table.hpp"

namespace nonet::edit {

/// Solutions of a puzzle that are known, without repetition, and which of them have a clue. A clue is a
/// candidate that could be given; it goes by its place in the order it has here.
class Pool {
 public:
  static constexpr std::size_t most = 4096;

  explicit Pool(std::vector<int> candidates);

  /// False when it is known already, or there is no more room.
  bool add(const Grid& solution);

  [[nodiscard]] std::size_t size() const { return grids_.size(); }
  [[nodiscard]] bool full() const { return size() == most; }
  [[nodiscard]] const Grid& operator[](std::size_t i) const { return grids_[i]; }
  [[nodiscard]] int clue_count() const { return count_of(candidates_); }
  [[nodiscard]] int candidate_of(int clue) const { return nth(candidates_, clue); }
  /// The clues that a solution has.
  [[nodiscard]] const CandidateSet& clues(std::size_t i) const { return clues_[i]; }
  /// The solutions that have a clue, a bit for each.
  [[nodiscard]] const std::vector<std::uint64_t>& having(int clue) const {
    return nth(having_, clue);
  }

 private:
  std::vector<int> candidates_;
  std::vector<Grid> grids_;
  std::vector<CandidateSet> clues_;
  std::vector<std::vector<std::uint64_t>> having_;
  std::set<Table<std::uint8_t, cell_count>> known_;
};

/// Looks for sets of givens by their size. To add the last of a set, all that matters is which clues two
/// solutions have that have the rest: the pool answers for nearly all clues, the solver for the others, and
/// what it finds is added to the pool.
class ClueSets {
 public:
  /// `all`: whether the pool has all solutions of the puzzle; then the solver is never asked.
  ClueSets(const Grid& puzzle, Pool& pool, bool all, Work& work);

  /// The puzzle with `count` more givens, when so many leave it one solution; no fewer may do. Nothing
  /// when there are none, and when the work has stopped.
  [[nodiscard]] std::optional<Grid> find(int count);

 private:
  bool choose(int left, int from);
  bool close(int from);
  bool close_by_solver(CandidateSet open, CandidateSet once);
  void exclude(int clue);
  bool push(int clue);
  void pop(int clue);
  /// The solutions in the pool that have all chosen clues, as bits.
  const std::vector<std::uint64_t>& common();

  Pool& pool_;
  Work& work_;
  bool all_;
  Grid grid_;
  std::vector<int> chosen_;
  std::vector<std::uint64_t> common_;
  /// For each clue those that cannot be given with it: of its cell, the same digit in sight, and
  /// what the solver has told.
  std::vector<CandidateSet> excluded_;
};

}  // namespace nonet::edit
