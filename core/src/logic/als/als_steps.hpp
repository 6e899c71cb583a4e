/// @file
/// Shared by the steps of almost locked sets.
#pragma once

#include <cstdint>
#include <span>

#include "logic/als/als_links.hpp"
#include "logic/context.hpp"
#include "logic/effects.hpp"
#include "nonet/step.hpp"

namespace nonet::logic {

/// Sets that hang together: each has a restricted common with the next.
struct AlsPath {
  std::span<const std::uint16_t> sets;
  std::span<const int> commons;  ///< One fewer than sets.
};

/// The digits that are restricted commons of two sets.
[[nodiscard]] DigitSet restricted_commons(const Context& context, std::size_t a, std::size_t b);

/// Removals of some digits by two sets, if one of the sets must have each of them.
[[nodiscard]] CandidateSet removed_by_both(const Context& context, std::size_t a, std::size_t b,
                                           DigitSet digits);

/// Marks the candidates of a digit in some cells, those that have no mark yet.
void mark(Step& step, Role role, const CellSet& cells, int digit, int group = 0);

/// Adds a set to `sets`; its candidates are marked as `Role::set` by `mark_rest`.
void add_set(Step& step, const Context& context, std::size_t set);
void mark_rest(Step& step, const Context& context);

/// Adds a node, and a link to it from the node before, unless it is the first.
void add_node(Step& step, int digit, const CellSet& cells, bool strong, int set = -1);

/// A step of a path: the first or the last set has each digit of `common`. `digits` are the
/// restricted commons in the path's order, then those that are removed.
[[nodiscard]] Step path_step(const Context& context, Technique technique, const AlsPath& path,
                             const CandidateSet& eliminations);

}  // namespace nonet::logic
