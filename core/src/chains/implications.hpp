/// @file
/// The consequences of each candidate by plain links, as sets: no order, no lengths. It tells at once where
/// chains of plain links can be found, and where none can.
#pragma once

#include <deque>
#include <vector>

#include "chains/follower.hpp"
#include "chains/link_map.hpp"

namespace nonet::chains {

/// The closure of the implications between candidates that are true and candidates that are false.
/// By components (Tarjan 1972), each with what is true when any of its members holds.
class Implications {
 public:
  explicit Implications(const Pencil& pencil);

  [[nodiscard]] const LinkMap& links() const { return links_; }

  /// The candidates that are true when a literal holds; itself included.
  [[nodiscard]] const CandidateSet& ons(Literal l) const { return on_[number_[l]]; }
  /// Where digits cannot be when a candidate is true.
  [[nodiscard]] const Places& offs(int candidate) const;

  /// The literal leads to its opposite: there is a forcing chain.
  [[nodiscard]] bool refuted(Literal l) const { return refuted_[l]; }
  /// Each leads to the other.
  [[nodiscard]] bool equivalent(Literal a, Literal b) const { return number_[a] == number_[b]; }
  /// The candidate may lie on a cycle: its component has another that is true.
  [[nodiscard]] bool on_cycle(int candidate) const {
    return cyclic_[number_[static_cast<std::size_t>(candidate)]] != 0;
  }
  /// Whether any candidate that is supposed true, or false, is refuted.
  [[nodiscard]] bool any_refuted() const { return any_refuted_; }
  [[nodiscard]] bool any_cycle() const { return any_cycle_; }

 private:
  /// The number of all literals from which nothing follows; those of components come after it.
  static constexpr std::uint16_t leads_nowhere = 0;

  [[nodiscard]] bool leads_on(Literal off) const {
    return !links_.strong(candidate_of(off)).empty();
  }
  int visit(Literal l);
  int visit_targets(Literal l, int low);
  int reach(Literal to, int low);
  void close(Literal root);
  void join_targets(Literal member, CandidateSet& into) const;
  void refute(Literal l);
  template <class Visit>
  void for_each_target(Literal l, const Visit& visit_target) const;

  LinkMap links_;
  std::vector<CandidateSet> on_;                ///< Of a component.
  mutable std::vector<std::uint16_t> offs_of_;  ///< Of a component: a place in `offs_`, from 1.
  mutable std::deque<Places> offs_;             ///< When asked for.
  std::vector<std::uint8_t> cyclic_;            ///< Of a component.
  std::array<std::uint16_t, literal_count> number_{};  ///< Of the component.
  std::array<std::uint16_t, literal_count> order_{};   ///< Of the visit; 0: not yet.
  std::array<bool, literal_count> open_{};
  std::array<bool, literal_count> refuted_{};
  std::vector<Literal> stack_;
  std::uint16_t visits_ = 0;
  bool any_refuted_ = false;
  bool any_cycle_ = false;
};

}  // namespace nonet::chains
