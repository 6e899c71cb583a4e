/// @file
/// Following the implications of a literal in Sudoku Explainer's order.
#pragma once

#include "chains/chain.hpp"

namespace nonet::chains {

/// By digit, 0 to 8.
using Places = std::array<CellSet, 9>;

/// All lengths are less.
inline constexpr int no_limit = 1 << 30;

/// A chain, and the position as it leaves it: it can be followed from where it ended.
struct Line {
  explicit Line(const Pencil& pencil) : now(pencil) {}

  void start(const Pencil& pencil, Literal source);

  Chain chain;
  Pencil now;
  std::size_t next_on = 0;   ///< The first of `chain.ons()` that has not been followed.
  std::size_t next_off = 0;  ///< The same of `chain.offs()`.
};

/// How implications are followed.
struct Following {
  bool nishio = false;  ///< Of one digit by hidden singles only.
  /// True when candidates found to be false are gone for everything that comes after.
  bool dynamic = false;
};

/// Follows lines of one position.
class Follower {
 public:
  Follower(const Pencil& before, const Places& places, Following how)
      : before_(before), places_(places), how_(how) {}

  /// Follows true candidates first, then one false candidate at a time, until nothing follows any
  /// more or a contradiction does. Stops early when everything still to come could be no shorter
  /// than `limit`.
  void run(Line& line, int limit);

 private:
  struct Made {
    Literal literal;
    Cause cause;
  };

  void next(Line& line);
  void from_on(Chain& chain, const Pencil& now, int node);
  void from_off(Line& line, int node);
  void off(Chain& chain, int parent, int cell, int digit);
  bool off_or_clash(Chain& chain, int parent, int cell, int digit);
  void others_of_cell(Chain& chain, const Pencil& now, int node);
  void clash_in_houses(Chain& chain, int node, const CellSet& seen);
  void on(Line& line, int node, const Made& made);
  void add_parents(Line& line, const Made& made);
  void make(int cell, int digit, Cause cause) {
    made_[made_count_++] = {literal(cell, digit, true), cause};
  }

  const Pencil& before_;
  const Places& places_;
  Following how_;
  std::array<Made, 4> made_{};
  std::size_t made_count_ = 0;
};

}  // namespace nonet::chains
