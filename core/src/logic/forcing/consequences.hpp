/// @file
/// The consequences of one candidate being true, link by link.
#pragma once

#include <memory>
#include <vector>

#include "logic/context.hpp"
#include "nonet/step.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {

/// By digit - 1: cells that cannot have the digit.
using OffCells = Table<CellSet, 9>;

/// From a true candidate, all that sees it and the rest of its cell is false; from a false one, the
/// other of two in a house or in a cell is true. The candidates that can be reached so, without
/// joining two causes, are worked out once per candidate, shortest ways first.
class Consequences {
 public:
  explicit Consequences(const Context& context);

  /// The candidates that are false if this one is true.
  [[nodiscard]] const OffCells& off(int cell, int digit);

  /// The shortest way: candidates that are true, false, true, ... and last, false, the target.
  [[nodiscard]] std::vector<int> chain(int from, int target);

 private:
  /// By candidate: what made it true or false; -1: nothing did.
  struct Reasons {
    Table<int, candidate_count> on;
    Table<int, candidate_count> off;
  };

  void link(const CellSet& cells, int digit);
  void spread(int start, OffCells& off, Reasons* reasons);
  void switch_off(int cause, int digit, const CellSet& cells, OffCells& off, Reasons* reasons);
  void switch_on(int cause, Reasons* reasons);

  const Context& context_;
  /// The candidates that are true if this one is false: one by each house and one by the cell.
  struct Partners {
    Table<int, 4> candidates;
    int count = 0;
  };
  std::vector<Partners> partners_;
  /// By digit - 1: the cells where the digit has a partner.
  OffCells linked_{};
  std::vector<std::unique_ptr<OffCells>> known_;
  CandidateSet on_;
  std::vector<int> queue_;
};

/// Adds a chain of candidates, true and false by turns, that begins with a true one: its nodes and
/// links, and marks of the group where there are none yet and nothing is eliminated.
void add_chain(const std::vector<int>& chain, int group, Step& step);

}  // namespace nonet::logic
