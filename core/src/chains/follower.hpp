/// @file
/// Following the implications of a literal in Sudoku Explainer's order.
#pragma once

#include "chains/chain.hpp"
#include "nonet/table.hpp"

namespace nonet::chains {

/// By digit, 0 to 8.
using Places = Table<CellSet, 9>;

/// All lengths are less.
inline constexpr int no_limit = 1 << 30;

/// A chain that can be followed from where it ended.
struct Line {
  void start(Literal source);
  /// Nothing is left to be followed.
  [[nodiscard]] bool ended() const {
    return next_on == chain.ons().size() && next_off == chain.offs().size();
  }

  Chain chain;
  std::size_t next_on = 0;   ///< The first of `chain.ons()` that has not been followed.
  std::size_t next_off = 0;  ///< The same of `chain.offs()`.
};

/// How implications are followed.
struct Following {
  bool nishio = false;  ///< Of one digit by hidden singles only.
  /// True when candidates found to be false are gone for everything that comes after.
  bool dynamic = false;
};

/// Follows lines of one position. It has the memory that is needed only while a line is followed, so that all lines
/// of a position stay near the processor.
class Follower {
 public:
  /// Both are looked at while lines are followed.
  void begin(const Pencil& before, const Places& places, Following how) {
    before_ = &before;
    places_ = &places;
    how_ = how;
    now_ = before;
  }

  /// Follows true candidates first, then one false candidate at a time, until nothing follows any
  /// more or a contradiction does. Stops early when everything still to come could be no shorter
  /// than `limit`.
  void run(Line& line, int limit);

  /// The position as the line that was followed last leaves it, and the nodes of that line.
  [[nodiscard]] const Pencil& now() const { return now_; }
  [[nodiscard]] int node_of(Literal l) const { return at_[l]; }

 private:
  struct Made {
    Literal literal;
    Cause cause;
  };

  void resume(const Line& line);
  int step(Line& line);
  void from_on(Chain& chain, int node);
  void from_off(Chain& chain, int node);
  void add(Chain& chain, Literal l, Cause cause) {
    at_[l] = static_cast<std::uint16_t>(chain.add(l, cause));
  }
  void off(Chain& chain, int parent, int cell, int digit);
  bool off_or_clash(Chain& chain, int parent, int cell, int digit);
  void others_of_cell(Chain& chain, int node);
  void clash_in_houses(Chain& chain, int node, const CellSet& seen);
  void on(Chain& chain, int node, const Made& made);
  void add_parents(Chain& chain, const Made& made);

  const Pencil* before_ = nullptr;
  const Places* places_ = nullptr;
  Following how_;
  Pencil now_;
  Table<std::uint16_t, literal_count> at_;  ///< Only of literals of the line.
  Table<Made, 4> made_{};
  std::size_t made_count_ = 0;
};

}  // namespace nonet::chains
