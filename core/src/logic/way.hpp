/// @file
/// A way from a position to its end, and which of its steps are needed.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "logic/first_step.hpp"
#include "logic/rests_on.hpp"

namespace nonet::logic {

/// Takes the easiest step again and again, and then leaves out those that the rest does without.
///
/// A step that places nothing by itself is left out where every later one still has its technique and its effects,
/// and the singles between them come to the same end. The hardest are tried first, of equals the last: so the steps
/// that stay are as easy as they can be. The hardest technique stays, and with it the level: whatever it was taken
/// for, nothing easier could do.
class Way {
 public:
  /// `position` and `effort` outlive the way.
  Way(const Position& position, const TechniqueSet& wanted, TechniqueOrder order, Effort& effort);

  /// Takes steps until the board is full or `stop(board)`, or until there is none.
  template <class Stop>
  void walk(const Stop& stop) {
    while (!end_.full() && !stop(end_) && take_next()) {
    }
  }

  /// Leaves out what is not needed. When the effort ends, the whole way stays.
  void shorten();

  [[nodiscard]] const Board& end() const { return end_; }
  [[nodiscard]] std::vector<Step> steps() && { return std::move(steps_); }

 private:
  /// A step of the way that is no single.
  struct Move {
    std::size_t at;  ///< In `steps_`.
    /// Before it, as far as the moves that are needed lead, and singles.
    SinglesClosure before;
    SinglesClosure::Places rests_on;
    bool needed = true;
  };
  /// The removals and placements that a move still has to make.
  struct Effect {
    CandidateSet placements;
    CandidateSet eliminations;
    [[nodiscard]] bool empty() const { return placements.empty() && eliminations.empty(); }
    [[nodiscard]] bool is_of(const Step& step) const;
  };
  /// The shorter way: numbers of steps of the whole way, and behind them, counted from its end, of `found`.
  struct Rebuilt {
    std::vector<std::size_t> order;
    std::vector<Step> found;
    /// The move that its technique no longer gives, or none.
    std::optional<std::size_t> missing;
    std::size_t ordered = 0;

    /// Appends what was found since the last call; `whole`: the number of steps of the whole way.
    void order_found(std::size_t whole) {
      for (; ordered < found.size(); ++ordered) order.push_back(whole + ordered);
    }
  };

  bool take_next();
  /// Leaves out a move if the end is reached without it.
  bool can_do_without(std::size_t left_out);
  /// Grounds of a move in another position, if its technique still has its effect there.
  [[nodiscard]] std::optional<SinglesClosure::Places> holds(const Move& move,
                                                            const SinglesClosure& position,
                                                            const Effect& effect) const;
  void place_singles(SinglesClosure& position) const;
  void take_singles(Board& board, std::vector<Step>& steps) const;
  [[nodiscard]] std::optional<Step> find(Technique technique, const Board& board,
                                         const Effect& effect) const;
  [[nodiscard]] Rebuilt rebuild() const;
  [[nodiscard]] const Step& step_of(const Move& move) const { return steps_[move.at]; }
  [[nodiscard]] static Effect effect_of(const Step& step, const SinglesClosure& position);

  const Position& position_;
  TechniqueSet wanted_;
  TechniqueSet singles_;
  TechniqueOrder order_;
  Effort& effort_;
  mutable RemovableAlone removable_alone_;
  Board end_;
  std::vector<Step> steps_;
  std::vector<Move> moves_;
};

}  // namespace nonet::logic
