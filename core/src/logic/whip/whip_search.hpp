/// @file
/// The search for whips and braids: contradiction chains on a target. whips.cpp has the definitions
/// and the proof.
///
/// The search for one target and one length is in depth, over the objects that can come next. The
/// order of the objects so far does not change the variables that they leave. So a braid goes on
/// from each set of objects once, a whip from each set with each last object. And it goes on only
/// if the contradiction can still be reached in time: supposing at once all that is forced, round
/// by round, is never slower.
#pragma once

#include <cstdint>
#include <limits>
#include <unordered_set>
#include <vector>

#include "index.hpp"
#include "logic/whip/csp.hpp"

namespace nonet::logic {

/// One variable of a whip or a braid.
struct WhipPart {
  int variable;
  int left;      ///< The left-linking candidate.
  int from;      ///< The part it is linked to: -1 for the target, or an earlier part's `right`.
  Object right;  ///< The right-linking object; empty in the last part, which has nothing left.
};

struct Whip {
  int target;
  std::vector<WhipPart> parts;

  [[nodiscard]] int length() const { return count_of(parts); }
};

struct WhipForm {
  bool groups;  ///< Right-linking objects may be groups.
  bool braid;   ///< Left-linking candidates may be linked to any object before, or to the target.
};

/// An object that is forced to be true, and the variable that forces it.
struct Forced {
  int variable;
  Object object;
};

/// The whips (or g-whips, braids, g-braids) of one position.
class WhipSearch {
 public:
  WhipSearch(const Context& context, WhipForm form)
      : context_(context), csp_(context), start_(csp_), form_(form) {}

  [[nodiscard]] const Csp& csp() const { return csp_; }

  /// The objects left when a candidate is true.
  [[nodiscard]] Remains suppose(int target) const;
  /// Supposes all that is forced; false when that adds nothing.
  bool suppose_forced(Remains& remains);

  enum class Outcome : std::uint8_t {
    found,
    longer,   ///< None of that length; there may be longer ones.
    none,     ///< None of that length or longer.
    gave_up,  ///< More than so much work, or than the budget.
  };
  /// Looks for a whip on a target that has none that is shorter, by so many extensions at most.
  Outcome find(int target, int length, std::uint64_t work);
  /// The one that was found.
  [[nodiscard]] const Whip& found() const { return found_; }

  /// A braid, not always the shortest: what a propagation to the contradiction needs, without
  /// anything superfluous. There must be one.
  [[nodiscard]] Whip propagate(int target);

 private:
  /// `length`: how many variables may come; `least`: no more than that are needed if all that is
  /// forced is supposed at once.
  bool extend(const Remains& remains, int length, int least);
  bool try_next(const Remains& remains, const Forced& next, int length, int least);
  [[nodiscard]] bool is_new(const Object& object);
  static constexpr int never = std::numeric_limits<int>::max();
  [[nodiscard]] int least_length(const Remains& remains, int most);
  void add_forced(const Remains& remains, const VariableSet& variables,
                  std::vector<Forced>& forced) const;
  [[nodiscard]] int contradiction(int target, const std::vector<Forced>& sequence) const;
  [[nodiscard]] Whip make_whip(int target, const std::vector<Forced>& sequence, int last) const;

  const Context& context_;
  Csp csp_;
  Remains start_;
  WhipForm form_;
  std::vector<Object> objects_;  ///< The target, then those of `sequence_`.
  std::vector<Forced> sequence_;
  std::vector<Forced> round_;
  std::uint64_t hash_ = 0;
  std::unordered_set<std::uint64_t> seen_;
  Whip found_{};
  std::uint64_t work_ = 0;
  Outcome outcome_ = Outcome::none;
};

}  // namespace nonet::logic
