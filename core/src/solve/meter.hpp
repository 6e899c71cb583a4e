/// @file
/// The meter by which every engine reports its search: counting, tracing, and when to stop.
#pragma once

#include <algorithm>

#include "index.hpp"
#include "nonet/solver.hpp"

namespace nonet {

/// Counts what a search does and says when it has to stop. Once a call has returned false, every
/// later one does, and the engine only has to return.
class Meter {
 public:
  explicit Meter(const SearchOptions& options) : options_(options) {}

  /// A position is looked at. Returns false when the search has to stop before that.
  bool node() {
    if (stopped_) return false;
    if (options_.budget != 0 && report_.nodes == options_.budget) return stop(SearchEnd::budget);
    ++report_.nodes;
    if (options_.keep_going && report_.nodes % nodes_between_questions == 0 &&
        !options_.keep_going(report_.nodes)) {
      return stop(SearchEnd::cancelled);
    }
    return true;
  }

  /// A digit is tried while another is left.
  bool guess(int cell, int digit) {
    ++report_.guesses;
    ++depth_;
    return trace(TraceKind::guess, cell, digit);
  }
  /// The guess is taken back.
  bool retract(int cell, int digit) {
    --depth_;
    return trace(TraceKind::retract, cell, digit);
  }
  bool place(int cell, int digit) { return trace(TraceKind::place, cell, digit); }
  bool eliminate(int cell, int digit) { return trace(TraceKind::eliminate, cell, digit); }
  /// The position has no solution.
  bool contradict() {
    ++report_.backtracks;
    return trace(TraceKind::contradict, 0, 0);
  }

  /// A solution was found; `grid` makes it, and is called only when somebody wants to see it.
  template <typename MakeGrid>
  bool solution(MakeGrid make_grid) {
    ++report_.solutions;
    if (!trace(TraceKind::solution, 0, 0)) return false;
    if (options_.on_solution && !options_.on_solution(make_grid()))
      return stop(SearchEnd::cancelled);
    if (report_.solutions == options_.limit) return stop(SearchEnd::limit);
    return true;
  }

  /// The engine holds this much working memory now.
  void holds(std::uint64_t bytes) { report_.bytes = std::max(report_.bytes, bytes); }

  [[nodiscard]] bool tracing() const { return options_.trace != nullptr; }
  [[nodiscard]] bool stopped() const { return stopped_; }
  /// Guesses that stand.
  [[nodiscard]] int depth() const { return depth_; }
  [[nodiscard]] const SearchOptions& options() const { return options_; }
  [[nodiscard]] SearchReport& report() { return report_; }

 private:
  bool stop(SearchEnd end) {
    stopped_ = true;
    report_.end = end;
    return false;
  }

  bool trace(TraceKind kind, int cell, int digit) {
    if (!options_.trace || stopped_) return !stopped_;
    const TraceEvent event = {kind, narrow<std::uint8_t>(cell), narrow<std::uint8_t>(digit),
                              narrow<std::uint16_t>(depth_)};
    return options_.trace(event) || stop(SearchEnd::cancelled);
  }

  const SearchOptions& options_;
  SearchReport report_;
  int depth_ = 0;
  bool stopped_ = false;
};

/// Answers puzzles one by one with a search: `Engine::solve` for engines that have no faster way.
template <SearchReport (*run)(const Grid&, const SearchOptions&)>
void solve_each(std::span<const Grid> puzzles, std::span<Solved> answers) {
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    Solved solved;
    const auto keep_first = [&](const Grid& solution) {
      if (solved.outcome == Outcome::none) solved = {Outcome::unique, solution};
      return true;
    };
    SearchOptions options;
    options.limit = 2;
    options.on_solution = keep_first;
    if (run(puzzles[i], options).solutions == 2) solved.outcome = Outcome::multiple;
    answers[i] = solved;
  }
}

}  // namespace nonet
