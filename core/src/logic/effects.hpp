/// @file
/// The candidates that the steps of a finder remove, so that none is given twice.
#pragma once

#include <cstddef>
#include <unordered_set>

#include "nonet/sets.hpp"

namespace nonet::logic {

/// The effects that a finder has given: many patterns have the same, and the first is the simplest.
class Effects {
 public:
  /// False when there is nothing in it, or it was there before.
  bool add(const CandidateSet& eliminations);
  [[nodiscard]] bool contains(const CandidateSet& eliminations) const {
    return seen_.find(eliminations) != seen_.end();
  }
  [[nodiscard]] bool empty() const { return seen_.empty(); }

 private:
  struct Hash {
    std::size_t operator()(const CandidateSet& set) const;
  };
  std::unordered_set<CandidateSet, Hash> seen_;
};

}  // namespace nonet::logic
