/// @file
/// Solves and counts, by any of the engines. All give the same answers.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "nonet/grid.hpp"
#include "nonet/search.hpp"

namespace nonet {

/// The number of a puzzle's solutions, as far as it matters.
enum class Outcome : std::uint8_t { none, unique, multiple };

/// The stable id of an outcome: "none", "unique", "multiple".
[[nodiscard]] std::string_view id(Outcome outcome);

/// `solution` is the solution, or one of them when there are several, or empty when there is none.
struct Solved {
  Outcome outcome = Outcome::none;
  Grid solution;
};

/// A way to search. Engines are values without state: any number of threads may use one at the same
/// time.
struct Engine {
  /// The stable name: "band", "dlx", "bitset", "strategy", "backtrack"; or that of a variant.
  std::string_view id;
  /// Visits each solution once, in an order that the engine is free to choose but that is always
  /// the same for the same puzzle, on every machine. Leaves `time` to `search`.
  SearchReport (*run)(const Grid& puzzle, const SearchOptions& options);
  /// Answers many puzzles: `answers` has as many places as there are puzzles.
  void (*solve)(std::span<const Grid> puzzles, std::span<Solved> answers);
};

/// Every engine, the default one first.
[[nodiscard]] std::span<const Engine> engines();
[[nodiscard]] const Engine& default_engine();
/// The engine `band` as it was compiled for each kind of processor, up to the best that this machine
/// can run, which is the one in `engines()`: "band-baseline" (x86-64-v2, NEON, WebAssembly),
/// "band-avx2", "band-avx512". All of them search the same tree.
[[nodiscard]] std::span<const Engine> band_variants();
/// The engine, or the variant of `band`, with that id, or null.
[[nodiscard]] const Engine* find_engine(std::string_view id);

/// Whether `puzzle` has no, one or several solutions, with a solution when there is one. A puzzle
/// that repeats a digit in a house has none. Never guesses wrong or throws. The engines "backtrack"
/// and "bitset" may take longer than anyone waits: `search` with a budget stops them.
[[nodiscard]] Solved solve(const Grid& puzzle, const Engine& engine = default_engine());

/// `solve` for many puzzles, without a cost per call. `answers` must be as long as `puzzles`.
void solve_many(std::span<const Grid> puzzles, std::span<Solved> answers,
                const Engine& engine = default_engine());

/// Searches with statistics, and as asked with a limit, a budget, a trace or a way to cancel. The
/// report's `solutions` are exact when its `end` is `complete`, and a lower bound otherwise: never
/// a wrong count.
[[nodiscard]] SearchReport search(const Grid& puzzle, const SearchOptions& options,
                                  const Engine& engine = default_engine());

/// The number of solutions, at most `limit`; 0 stands for no limit, and then the empty grid would
/// take longer than anyone lives.
[[nodiscard]] std::uint64_t count_solutions(const Grid& puzzle, std::uint64_t limit = 0,
                                            const Engine& engine = default_engine());

/// Visits each solution once until the visitor returns false; returns the number visited.
std::uint64_t for_each_solution(const Grid& puzzle, SolutionVisitor visitor,
                                const Engine& engine = default_engine());

}  // namespace nonet
