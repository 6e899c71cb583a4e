/// @file
/// A position as a constraint satisfaction problem, the way Denis Berthier writes it ("The Hidden
/// Logic of Sudoku", 2007; "Pattern-Based Constraint Satisfaction and Logic Puzzles"): 324
/// variables - what a cell has, where a row, a column, a box has a digit - of which each has exactly
/// one true candidate.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "index.hpp"
#include "logic/context.hpp"
#include "logic/masks.hpp"
#include "nonet/step.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {

/// 0 to 80: a cell's digit. From 81 on, 81 + house * 9 + digit - 1: a digit's place in a house.
inline constexpr int variable_count = cell_count + house_count * 9;
using VariableSet = BitSet<variable_count>;

[[nodiscard]] constexpr bool is_cell_variable(int variable) {
  return variable < cell_count;
}
[[nodiscard]] constexpr int variable_house(int variable) {
  return (variable - cell_count) / 9;
}
[[nodiscard]] constexpr int variable_digit(int variable) {
  return (variable - cell_count) % 9 + 1;
}
[[nodiscard]] constexpr int house_variable(int house, int digit) {
  return cell_count + house * 9 + digit - 1;
}
/// The four variables that have a candidate: its cell's, its row's, its column's, its box's.
[[nodiscard]] constexpr Table<int, 4> variables_of(int candidate) {
  const int cell = candidate_cell(candidate);
  const int digit = candidate_digit(candidate);
  return {cell, house_variable(row_house(cell), digit), house_variable(column_house(cell), digit),
          house_variable(box_house(cell), digit)};
}

/// A candidate, or a group: two or three candidates of a digit where a line crosses a box, of which
/// one is true. Groups are Berthier's g-candidates.
struct Object {
  Table<std::int16_t, 3> candidates{};
  int size = 0;

  void add(int candidate) { candidates[size++] = static_cast<std::int16_t>(candidate); }
  [[nodiscard]] std::span<const std::int16_t> all() const {
    return {candidates.data(), as_size(size)};
  }
  [[nodiscard]] int first() const { return candidates[0]; }
  [[nodiscard]] bool is_group() const { return size > 1; }
  [[nodiscard]] Node node() const;

  friend bool operator==(const Object&, const Object&) = default;
};

/// The variables and links of one position.
class Csp {
 public:
  explicit Csp(const Context& context);

  /// The candidates of a variable.
  [[nodiscard]] std::span<const std::int16_t> members(int variable) const;
  /// The candidates that are linked to every candidate of an object.
  [[nodiscard]] CandidateSet links(const Object& object) const;
  /// The variables that have a candidate that is linked to an object.
  [[nodiscard]] VariableSet near(const Object& object) const;
  [[nodiscard]] std::span<const int> candidates() const { return candidates_; }

 private:
  void make_links(int c);

  struct Members {
    Table<std::int16_t, 9> candidates;
    int count = 0;
  };
  Table<Members, variable_count> members_{};
  std::vector<CandidateSet> links_;
  std::vector<VariableSet> near_;
  std::vector<int> candidates_;
};

/// By variable: a bit for each digit of a cell, or for each cell of a house.
using Places = Table<Mask, variable_count>;

/// The objects left of all variables when some objects are true.
class Remains {
 public:
  explicit Remains(const Csp& csp);

  /// Removes all that is linked to an object that is true. The variables of a candidate are settled
  /// then. Stops at the first variable of which nothing is left.
  void suppose(const Csp& csp, const Object& object);

  [[nodiscard]] const CandidateSet& gone() const { return gone_; }
  /// A variable of which nothing is left, or -1.
  [[nodiscard]] int empty() const { return empty_; }
  /// The variables that lost candidates, have a single one left and are not settled.
  [[nodiscard]] VariableSet singles() const { return single_ - settled_; }
  /// The houses' variables that lost candidates and have two or three left.
  [[nodiscard]] const VariableSet& few() const { return few_; }
  /// How many candidates are left of a variable.
  [[nodiscard]] int count(int variable) const { return bits(left_[variable]); }
  /// Empties that set: only those that lose more come back.
  void forget_few() { few_ = VariableSet(); }
  /// The objects left of a variable that has at most three.
  [[nodiscard]] Object left(int variable) const;
  /// True when what is left of a house's variable is in a line and a box at once.
  [[nodiscard]] bool is_group(int variable) const;

 private:
  void remove(int candidate);

  CandidateSet gone_;
  VariableSet single_;
  VariableSet settled_;
  VariableSet few_;
  Places left_{};
  int empty_ = -1;
};

}  // namespace nonet::logic
