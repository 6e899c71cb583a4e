/// @file
/// The consequences of each candidate by plain links, as sets: no order, no lengths. It tells at once where
/// chains of plain links can be found, and where none can.
#pragma once

#include <span>
#include <vector>

#include "chains/follower.hpp"
#include "chains/link_map.hpp"
#include "nonet/table.hpp"

namespace nonet::chains {

/// The closure of the implications between candidates that are true and candidates that are false. Chains pass only
/// through candidates with strong links, which are far fewer than all: the sets are of those, by numbers of their own.
class Implications {
 public:
  Implications() = default;
  explicit Implications(const Pencil& pencil) { set(pencil); }

  /// Of another position. Takes less time than a new object does.
  void set(const Pencil& pencil);

  [[nodiscard]] const LinkMap& links() const { return links_; }

  /// The literal leads to its opposite: there is a forcing chain.
  [[nodiscard]] bool refuted(Literal l) const {
    return unknown_ || (is_on(l) ? refuted_on_ : refuted_off_).contains(candidate_of(l));
  }
  /// Whether any candidate that is supposed true, or false, is refuted.
  [[nodiscard]] bool any_refuted() const { return any_refuted_; }
  /// Each leads to the other: a literal that has strong links, and a candidate that is true.
  [[nodiscard]] bool equivalent(Literal l, int candidate) const;
  /// The candidate may lie on a cycle that removes something: another one that is true is equivalent, and both strike
  /// one that is refuted.
  [[nodiscard]] bool on_cycle(int candidate) const;

  /// Whether candidates, each supposed true, all lead to something that is the same. Forcing chains end early where one
  /// is refuted, and then that says nothing of them.
  [[nodiscard]] bool any_common(std::span<const Literal> starts) const;

 private:
  /// Where more candidates have strong links than these, all is said to be possible, and nothing is spared.
  static constexpr int capacity = 256;
  /// Of candidates with strong links, by number.
  using Set = BitSet<capacity>;

  /// What a true candidate leads to.
  struct Sight {
    Set on;
    CandidateSet off;
  };

  [[nodiscard]] bool is_strong(int candidate) const { return strong_.contains(candidate); }
  [[nodiscard]] int number(int candidate) const { return numbers_[candidate]; }
  void forget();
  bool number_all(const Pencil& pencil);
  [[nodiscard]] Set seen(int candidate) const;
  void link_all();
  void close(int from);
  void refute(int candidate);
  [[nodiscard]] Set reached(const Set& off) const;
  [[nodiscard]] const Sight& sight(int candidate) const {
    return sighted_.contains(candidate) ? sights_[sight_of_[candidate]] : look_from(candidate);
  }
  const Sight& look_from(int candidate) const;

  LinkMap links_;
  CandidateSet possible_;
  CandidateSet strong_;
  bool unknown_ = false;  ///< There are too many to tell.
  bool any_refuted_ = false;
  int count_ = 0;
  int closed_ = 0;
  CandidateSet refuted_on_;
  CandidateSet refuted_off_;
  Table<Table<Set, 9>, house_count> in_house_;
  Table<Set, cell_count> in_cell_;
  // Only as many as there are, and only of candidates with strong links, are set.
  Table<std::uint8_t, candidate_count> numbers_;
  Table<CandidateId, capacity> candidates_;
  Table<Set, capacity> if_on_;   ///< What is true when one is true; itself included.
  Table<Set, capacity> if_off_;  ///< What is true when one is false.
  // When asked for.
  mutable CandidateSet sighted_;
  mutable Table<std::uint16_t, candidate_count> sight_of_;
  mutable std::vector<Sight> sights_;
};

}  // namespace nonet::chains
