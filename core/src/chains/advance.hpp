/// @file
/// The sight of forcing chains of the higher levels, where plain implications end: patterns and chains in
/// what is left of the position.
#pragma once

#include <memory>

#include "chains/chain_hint.hpp"
#include "chains/implications.hpp"
#include "chains/work.hpp"

namespace nonet::chains {

class Forcing;
struct ForcingMode;

/// A candidate that a pattern removes.
struct Advanced {
  int candidate;
  /// The candidates whose absence makes the pattern, as a place in `Advances::parents`.
  std::size_t first_parent;
  std::size_t parent_count;
  int nested;  ///< An index, or -1.
};

struct Advances {
  std::vector<Advanced> list;
  Gone parents;
};

class Advance {
 public:
  Advance(ChainLevel level, Work& work);
  ~Advance();
  Advance(const Advance&) = delete;
  Advance& operator=(const Advance&) = delete;
  Advance(Advance&&) = delete;
  Advance& operator=(Advance&&) = delete;

  /// Removals of the first rule that sees anything new in `now`, and not in `before`. Appends
  /// nested chains to `nested`. Rules of the level `known` are known to see nothing.
  const Advances& look(const Pencil& before, const Pencil& now, ChainLevel known,
                       std::vector<NestedChain>& nested);

 private:
  void patterns(const Pencil& before, const Pencil& now);
  void pattern(int rule, const Pencil& before, const Pencil& now);
  void chains(const Pencil& before, const Pencil& now, ChainLevel known,
              std::vector<NestedChain>& nested);
  void take_all(ChainHints& hints, const Pencil& before, const Pencil& now,
                std::vector<NestedChain>& nested);
  /// Removals as they come along a pattern or cycle. False when all of it has been taken already.
  bool take(std::vector<Removal> removals, std::size_t first_parent, int nested);

  [[nodiscard]] bool all_taken(const std::vector<Removal>& removals) const;

  Work& work_;
  std::unique_ptr<Implications> implications_;  ///< Of levels that look for chains of one source.
  std::vector<ForcingMode> modes_;
  std::unique_ptr<Forcing> forcing_;
  Advances found_;
  CandidateSet taken_;
  Branches branches_;
};

}  // namespace nonet::chains
