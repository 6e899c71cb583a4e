/// @file
/// Puzzles near known ones, where no search from nothing comes to any.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "generation/neighbours.hpp"
#include "generation/technique_maker.hpp"
#include "nonet/generator.hpp"

namespace nonet::generation {

/// Why a known puzzle is one to begin at.
enum class KnownFor : std::uint8_t {
  rating,      ///< From 9.5 on.
  few_clues,   ///< 17.
  turned,      ///< 18 to 20 clues, which a half turn maps to each other.
  many_clues,  ///< 31 and more, and minimal.
  alone,       ///< Singles and the technique solve it, and nothing easier helps.
  path,        ///< Its path takes the technique.
};

struct Known {
  KnownPuzzle puzzle;
  KnownFor reason;
  /// Tenths of the rating, the number of clues, or the technique as a number.
  int value;
};

[[nodiscard]] std::span<const Known> all_known();

/// Makes puzzles near known ones: a known puzzle goes through a random symmetry, then a few givens are exchanged ({-1+1}, {-2+2}).
/// What comes of it is not equivalent to the known one, and need not meet the request.
class NearKnown {
 public:
  NearKnown(const PuzzleRequest& request, KeepGoing keep_going);

  /// Whether puzzles of the kind that is asked for are known.
  [[nodiscard]] bool any() const { return !known_.empty(); }
  /// Whether a search from nothing never came to such a puzzle, so that it is left out.
  [[nodiscard]] bool only_way() const { return only_way_; }
  /// Whether neither a search nor a known puzzle ever led to any, so that a long search would be in vain.
  [[nodiscard]] bool hopeless() const { return hopeless_; }
  /// The approximate cost of an attempt, in units of the budget.
  [[nodiscard]] std::uint64_t cost() const;

  struct Find {
    Puzzle puzzle;
    KnownPuzzle known;
  };
  [[nodiscard]] std::optional<Find> attempt(Random& random);

 private:
  [[nodiscard]] Puzzle scrambled(const Known& known, Random& random) const;
  struct Way;
  [[nodiscard]] Way way() const;
  [[nodiscard]] bool is_as_hard(const Grid& puzzle) const;
  [[nodiscard]] bool goes_on(const Grid& next, const Grid& now) const;
  [[nodiscard]] std::optional<Puzzle> walked(const Puzzle& begin, Random& random);

  PuzzleRequest request_;
  KeepGoing keep_going_;
  KnownFor reason_ = KnownFor::rating;
  std::vector<Known> known_;
  bool only_way_ = false;
  bool hopeless_ = false;
};

}  // namespace nonet::generation
