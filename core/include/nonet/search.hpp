/// @file
/// A search: its options, the events that it reports while it runs, and its result.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

#include "nonet/function_ref.hpp"
#include "nonet/grid.hpp"
#include "nonet/table.hpp"

namespace nonet {

/// Called with each solution; returns false to end the search.
using SolutionVisitor = FunctionRef<bool(const Grid&)>;

/// An event of a search, in the words of a person who solves with pencil and eraser.
enum class TraceKind : std::uint8_t {
  place,       ///< A digit follows and is written into its cell.
  eliminate,   ///< A candidate follows to be impossible and is struck out.
  guess,       ///< A digit is tried while another is left to be tried; `depth` grows by one.
  contradict,  ///< The position is found to have no solution.
  retract,     ///< The guess of this cell and digit is taken back, with all that followed from it.
  solution,    ///< The position is a solution.
};

/// The stable id of a kind: "place", "eliminate", "guess", "contradict", "retract", "solution".
[[nodiscard]] std::string_view id(TraceKind kind);

/// An event of a search. `cell` and `digit` are 0 for `contradict` and `solution`; `depth` is the number of
/// guesses that stand after the event.
struct TraceEvent {
  TraceKind kind = TraceKind::place;
  std::uint8_t cell = 0;
  std::uint8_t digit = 0;
  std::uint16_t depth = 0;

  friend bool operator==(const TraceEvent&, const TraceEvent&) = default;
};

/// Called with each event, in order; returns false to cancel the search.
using Tracer = FunctionRef<bool(const TraceEvent&)>;

/// The strategies that the engine `strategy` can use, cheapest first.
enum class Strategy : std::uint8_t {
  naked_single,
  hidden_single,
  locked_candidates,
  naked_pair,
  hidden_pair,
};
inline constexpr std::size_t strategy_count = 5;

/// The stable id of a strategy: "naked-single", "hidden-single", "locked-candidates", "naked-pair",
/// "hidden-pair".
[[nodiscard]] std::string_view id(Strategy strategy);
/// The strategy with that id, or nothing.
[[nodiscard]] std::optional<Strategy> find_strategy(std::string_view id);

/// A set of strategies: bit `1 << Strategy`.
using StrategySet = std::uint8_t;
inline constexpr StrategySet all_strategies = (1U << strategy_count) - 1;

inline constexpr std::uint64_t nodes_between_questions = 4096;

/// The options of a search.
struct SearchOptions {
  /// Ends the search after this many solutions; 0: never.
  std::uint64_t limit = 0;
  /// Ends the search after this many nodes; 0: never.
  std::uint64_t budget = 0;
  /// Used by the engine `strategy` alone.
  StrategySet strategies = all_strategies;
  /// Told each solution; false cancels the search.
  std::function<bool(const Grid& solution)> on_solution = nullptr;
  /// Asked every `nodes_between_questions` nodes, and told their number; false cancels the search.
  std::function<bool(std::uint64_t nodes)> keep_going = nullptr;
  /// Told each event; false cancels the search.
  std::function<bool(const TraceEvent& event)> trace = nullptr;
};

/// Why a search ended.
enum class SearchEnd : std::uint8_t {
  complete,   ///< All was searched: `solutions` is exact.
  limit,      ///< The limit was reached: there are at least `solutions`.
  budget,     ///< The budget was used up: there are at least `solutions`.
  cancelled,  ///< A callback ended it: there are at least `solutions`.
};

/// The stable id of an end: "complete", "limit", "budget", "cancelled".
[[nodiscard]] std::string_view id(SearchEnd end);

/// The work of one strategy in a search.
struct StrategyUse {
  /// Times that it changed the position.
  std::uint64_t uses = 0;
  /// Candidates that it removed, those that its placements removed included.
  std::uint64_t eliminations = 0;
};

/// The result of a search. All engines count the same things, so that they can be compared.
struct SearchReport {
  SearchEnd end = SearchEnd::complete;
  std::uint64_t solutions = 0;
  /// Positions looked at: the puzzle itself, and one for every digit that was tried.
  std::uint64_t nodes = 0;
  /// Digits tried while an alternative was left to be tried. The last candidate of a cell (or place
  /// of a digit) is no guess: when all others have failed, it must be.
  std::uint64_t guesses = 0;
  /// Positions found to be contradictory, from which the search went back.
  std::uint64_t backtracks = 0;
  /// The most working memory held at a time, in bytes: the states on the stack, or the matrix. That
  /// of `band` depends on how many digits the processor's registers hold; all other numbers are the
  /// same on every machine.
  std::uint64_t bytes = 0;
  std::chrono::nanoseconds time{0};
  /// The exact-cover matrix; 0 for the engines that have none. `links` counts all nodes of the
  /// dancing links: four a row, one a column, and the root.
  std::uint64_t rows = 0;
  std::uint64_t columns = 0;
  std::uint64_t links = 0;
  /// By `Strategy`; all 0 for the other engines.
  Table<StrategyUse, strategy_count> strategies{};
};

}  // namespace nonet
