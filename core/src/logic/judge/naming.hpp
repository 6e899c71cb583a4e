/// @file
/// The steps that have some effects: the name of a reason.
///
/// Techniques are asked easiest first; those for request only as well, since a name is worth having. The first step that has
/// all effects is the name. If links are drawn, a step of these links is better, and we look for it a little longer. If
/// no step has all effects, several that together have them will do. Nets come last, for what nothing else has.
///
/// A step that leaves a digit alone in its cell, or in a house, places it. A placement removes what its cell and its houses
/// lose by it, where none of the easy techniques removes that itself.
#pragma once

#include <optional>
#include <vector>

#include "logic/first_step.hpp"
#include "nonet/judge.hpp"

namespace nonet::logic {

/// Claims that steps are to have.
struct Claims {
  CandidateSet place;
  CandidateSet remove;
  [[nodiscard]] bool empty() const { return place.empty() && remove.empty(); }
};

class Naming {
 public:
  /// All of them outlive it. `wanted` are techniques that hold.
  Naming(const Position& position, const Claims& claims, const std::vector<DrawnLink>& links,
         const TechniqueSet& wanted);

  /// Looks until the effort ends; see `Naming::steps`.
  void look(Effort& effort, Effort& for_nets);
  /// One step with all claims, or several that together have them; or none.
  [[nodiscard]] std::vector<Step> steps() const;
  /// Whether it is a step of the links that were drawn.
  [[nodiscard]] bool is_match() const { return is_match_; }

 private:
  void look(Effort& effort, bool nets);
  [[nodiscard]] bool is_all(const Claims& had) const {
    return had.place == claims_.place && had.remove == claims_.remove;
  }
  [[nodiscard]] bool done() const { return is_match_ || (whole_ && links_.empty()); }
  bool take(Step&& step);
  [[nodiscard]] Claims had_by(const Step& step) const;
  [[nodiscard]] bool is_alone_after(int candidate, const CandidateSet& gone) const;
  [[nodiscard]] bool has_drawn_links(const Step& step) const;
  [[nodiscard]] std::vector<DrawnLink> without_ends(std::vector<DrawnLink> links) const;

  const Position& position_;
  const Claims& claims_;
  const std::vector<DrawnLink>& links_;
  const TechniqueSet& wanted_;
  std::vector<DrawnLink> core_;
  /// A step with all claims, and whether its links are those drawn.
  std::optional<Step> whole_;
  /// A placement that takes away all claims by what it sees.
  std::optional<Step> by_sight_;
  bool is_match_ = false;
  /// Steps with some claims each, and what none of them has.
  std::vector<Step> parts_;
  Claims open_;
};

}  // namespace nonet::logic
