/// @file
/// Steps of human logic: what follows from a position, and why, as data.
#pragma once

#include <optional>
#include <vector>

#include "nonet/board.hpp"
#include "nonet/technique.hpp"

namespace nonet {

/// What a marked candidate does in a step.
enum class Role {
  pattern,  ///< The candidate that the step is about.
  cause,    ///< A placed digit that rules the alternatives out.
};

[[nodiscard]] std::string_view id(Role role);

struct Mark {
  Role role;
  int candidate;

  friend bool operator==(const Mark&, const Mark&) = default;
};

/// One step: data for a program to print, translate or draw; no prose.
struct Step {
  Technique technique = Technique::full_house;
  CandidateSet placements;
  CandidateSet eliminations;
  HouseSet houses;          ///< The houses that the step looks at.
  std::vector<Mark> marks;  ///< Pattern first; causes in ascending order of cell.

  friend bool operator==(const Step&, const Step&) = default;
};

/// The easiest step on this board, or nothing when no technique of the table applies: in the
/// table's order, within a technique in its finder's order. The same board gives the same step
/// everywhere. On a broken board a step may be meaningless: ask `broken()` first. Candidates that
/// were removed from the board count as removed.
[[nodiscard]] std::optional<Step> hint(const Board& board);

/// Every step of one technique on this board, in the finder's order.
[[nodiscard]] std::vector<Step> all_steps(const Board& board, Technique technique);

/// Places and removes what the step says.
void apply(const Step& step, Board& board);

}  // namespace nonet
