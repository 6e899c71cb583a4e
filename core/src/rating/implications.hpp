/// @file
/// What follows from each candidate by plain links, as sets: no order, no lengths. It tells at once where
/// chains of plain links can be found, and where none can.
#pragma once

#include <vector>

#include "rating/chain.hpp"

namespace nonet::rating {

/// The closure of the implications between candidates that are true and candidates that are false.
/// By components (Tarjan 1972), each with the sets that follow from any of its members.
class Implications {
 public:
  explicit Implications(const Pencil& pencil);

  /// The candidates that are true, or false, when a literal holds; itself included.
  [[nodiscard]] const CandidateSet& ons(Literal l) const { return component(l).on; }
  [[nodiscard]] const CandidateSet& offs(Literal l) const { return component(l).off; }

  /// The literal leads to its opposite: there is a forcing chain.
  [[nodiscard]] bool refuted(Literal l) const {
    return (is_on(l) ? offs(l) : ons(l)).contains(candidate_of(l));
  }
  /// Each leads to the other.
  [[nodiscard]] bool equivalent(Literal a, Literal b) const { return number_[a] == number_[b]; }
  /// The candidate may lie on a cycle: its component has another that is true.
  [[nodiscard]] bool on_cycle(int candidate) const {
    return component(static_cast<Literal>(candidate)).true_members > 1;
  }
  /// Whether any candidate that is supposed true, or false, is refuted.
  [[nodiscard]] bool any_refuted() const { return any_refuted_; }
  [[nodiscard]] bool any_cycle() const { return any_cycle_; }

 private:
  struct Component {
    CandidateSet on;
    CandidateSet off;
    int true_members = 0;
  };

  [[nodiscard]] const Component& component(Literal l) const { return components_[number_[l]]; }
  int visit(Literal l);
  int visit_targets(Literal l, int low);
  int reach(Literal to, int low);
  void close(Literal root);
  void join_targets(Literal member, Component& into) const;
  void join(Literal member, Component& into) const;
  template <class Visit>
  void for_each_target(Literal l, const Visit& visit_target) const;

  const Pencil& pencil_;
  CandidateSet strong_;  ///< Candidates that make another true when they are false.
  std::vector<Component> components_;
  std::array<std::uint16_t, literal_count> number_{};  ///< Of the component.
  std::array<std::uint16_t, literal_count> order_{};   ///< Of the visit; 0: not yet.
  std::array<bool, literal_count> open_{};
  std::vector<Literal> stack_;
  std::uint16_t visits_ = 0;
  bool any_refuted_ = false;
  bool any_cycle_ = false;
};

}  // namespace nonet::rating
