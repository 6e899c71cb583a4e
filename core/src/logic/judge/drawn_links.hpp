/// @file
/// Drawn links: whether one holds in a position.
///
/// Never because of the solution. A link holds directly: by a cell, by a house, by what sees what. Or by a small pattern that our own
/// chains go through: an almost locked set, of a house or bent, or two in a row; a remote pair; a unique rectangle; a
/// finned fish. Every link of our own steps holds but for those that rest on more than their beginning.
#pragma once

#include <optional>
#include <vector>

#include "logic/als/als_list.hpp"
#include "logic/chain/pattern_links.hpp"
#include "logic/context.hpp"
#include "nonet/judge.hpp"

namespace nonet::logic {

/// An end of a drawn link.
[[nodiscard]] Node node_of(const CandidateSet& end);

class DrawnLinks {
 public:
  /// `unique`: whether the techniques of uniqueness hold. `context` outlives this.
  DrawnLinks(const Context& context, bool unique) : context_(context), unique_(unique) {}

  [[nodiscard]] LinkVerdict look_at(const DrawnLink& link);
  /// The almost locked sets through which the last link goes that was looked at.
  [[nodiscard]] const std::vector<DigitCells>& sets() const { return sets_; }

 private:
  using Ground = std::optional<LinkVerdict>;

  [[nodiscard]] Ground strong_by_cell(const Node& a, const Node& b) const;
  [[nodiscard]] Ground strong_by_house(const Node& a, const Node& b) const;
  [[nodiscard]] Ground strong_by_pair(const Node& a, const Node& b) const;
  [[nodiscard]] Ground strong_by_set(const Node& a, const Node& b,
                                     const std::vector<AlmostLockedSet>& sets);
  [[nodiscard]] Ground strong_by_pattern(const Node& a, const Node& b,
                                         const LinkPatterns& patterns) const;
  [[nodiscard]] Ground weak_by_sight(const Node& a, const Node& b) const;
  [[nodiscard]] Ground weak_by_set(const Node& a, const Node& b,
                                   const std::vector<AlmostLockedSet>& sets);
  [[nodiscard]] Ground strong(const Node& a, const Node& b);
  [[nodiscard]] Ground weak(const Node& a, const Node& b);
  [[nodiscard]] LinkVerdict strong_fault(const Node& a, const Node& b) const;
  [[nodiscard]] LinkVerdict weak_fault(const Node& a, const Node& b) const;

  const Context& context_;
  bool unique_;
  std::vector<DigitCells> sets_;
  std::optional<LinkPatterns> rectangles_;
  std::optional<LinkPatterns> fish_;
};

}  // namespace nonet::logic
