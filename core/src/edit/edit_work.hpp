/// @file
/// The work that edits may do, and questions to the solver within that.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>

#include "nonet/edit.hpp"
#include "nonet/position.hpp"
#include "nonet/solver.hpp"
#include "nonet/table.hpp"

namespace nonet::edit {

/// The first solutions of a grid, two at most.
struct FirstTwo {
  int count = 0;
  Table<Grid, 2> grids;
};

/// The digits that a puzzle allows in each cell, whatever stands in its peers: all, but for those that were struck out
/// as a part of the puzzle. Nothing where none was.
using Allowed = std::optional<Table<DigitSet, cell_count>>;
[[nodiscard]] Allowed allowed_by(const Board& puzzle);
/// The way back.
[[nodiscard]] Board board_of(const Grid& grid, const Allowed& allowed);

/// Counts work, and stops it at the budget or when it is cancelled. The order of solutions and the
/// number of positions are the same on every machine, and so is the end.
class Work {
 public:
  /// `allowed`: all that is asked about grids is within that.
  explicit Work(const EditOptions& options, const Allowed& allowed = std::nullopt)
      : options_(options),
        allowed_(allowed),
        budget_(options.budget == 0 ? no_limit : options.budget) {}

  /// A grid with what is allowed in its empty cells.
  [[nodiscard]] Board board_of(const Grid& grid) const { return edit::board_of(grid, allowed_); }

  /// Does so much; false when the work has to stop.
  bool spend(std::uint64_t units) {
    spent_ += units;
    if (spent_ >= next_question_) ask();
    return !stopped();
  }

  [[nodiscard]] bool stopped() const { return cancelled_ || spent_ >= std::min(mark_, budget_); }
  [[nodiscard]] bool cancelled() const { return cancelled_; }
  /// Whether nothing more can be done, whatever is allowed.
  [[nodiscard]] bool ended() const { return cancelled_ || spent_ >= budget_; }
  [[nodiscard]] bool has_budget() const { return budget_ != no_limit; }
  /// The rest of the budget.
  [[nodiscard]] std::uint64_t left() const { return spent_ >= budget_ ? 0 : budget_ - spent_; }
  [[nodiscard]] SearchEnd end() const {
    if (cancelled_) return SearchEnd::cancelled;
    return spent_ >= budget_ ? SearchEnd::budget : SearchEnd::complete;
  }

  /// Stops after so much more, until the next call.
  void allow(std::uint64_t units) { mark_ = units > no_limit - spent_ ? no_limit : spent_ + units; }
  void allow_all() { mark_ = no_limit; }

  /// Up to `limit` solutions (1 or 2). The answer only counts when the work has not stopped. Now
  /// and then a puzzle with few givens leads the solver astray for a million positions, and one
  /// that is equivalent to it does not: so a search that lasts is begun again on such a one, and is
  /// given longer each time.
  [[nodiscard]] FirstTwo look(const Grid& grid, std::uint64_t limit) {
    return look(grid, limit, nullptr);
  }

  /// The first solution of the equivalent puzzle, taken back: another one than `look` would find first.
  [[nodiscard]] std::optional<Grid> look_as(const Transformation& as, const Grid& grid);

  /// Visits up to `limit` solutions; returns whether these are all.
  bool visit(const Grid& grid, std::uint64_t limit, SolutionVisitor visitor) {
    return run(grid, {}, limit, no_limit, visitor) == SearchEnd::complete;
  }

 private:
  static constexpr std::uint64_t no_limit = std::numeric_limits<std::uint64_t>::max();

  /// What makes the puzzle that is searched of the one that is meant, first to last; null: nothing.
  using Steps = Table<const Transformation*, 2>;

  bool ask() {
    next_question_ = spent_ + nodes_between_questions;
    cancelled_ = cancelled_ || (options_.keep_going && !options_.keep_going());
    return !cancelled_;
  }

  FirstTwo look(const Grid& grid, std::uint64_t limit, const Transformation* as);
  /// `first` becomes the first solutions that a search of at most so many positions finds.
  SearchEnd collect(const Grid& grid, const Steps& steps, std::uint64_t limit,
                    std::uint64_t positions, FirstTwo& first);
  /// Searches at most so many positions.
  SearchEnd run(const Grid& grid, const Steps& steps, std::uint64_t limit, std::uint64_t positions,
                SolutionVisitor visitor);

  EditOptions options_;
  Allowed allowed_;
  std::uint64_t budget_;
  std::uint64_t mark_ = no_limit;
  std::uint64_t spent_ = 0;
  std::uint64_t next_question_ = 0;
  bool cancelled_ = false;
};

/// A grid with one more digit.
[[nodiscard]] inline Grid with(Grid grid, int cell, int digit) {
  grid.set(cell, digit);
  return grid;
}

/// The digits that the cells of a puzzle have in its solutions, so far as the work goes. Calls
/// `witness` with each solution come by; the same may come twice.
[[nodiscard]] Table<DigitSet, cell_count> possible_digits(const Grid& puzzle, Work& work,
                                                          FunctionRef<void(const Grid&)> witness);

}  // namespace nonet::edit
