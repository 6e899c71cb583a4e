/// @file
/// The program's answers about one puzzle.
#pragma once

#include "answers/puzzles.hpp"
#include "options/search_choice.hpp"

namespace nonet::cli {

/// The solution, or "none", "multiple", or "budget" when that ended the search before it was known.
void write_solution(const Puzzle& puzzle, const SearchChoice& choice, Format format,
                    Output& output);

/// Every solution, each as soon as it is found, one a line and at most `limit` (0: all); or "none". As JSON one
/// object, with the list ("all") and whether it is complete ("exact"). When the budget ended the search, "budget" is the
/// last line.
void write_solutions(const Puzzle& puzzle, const SearchChoice& choice, std::uint64_t limit,
                     Format format, Output& output);

/// How far to count.
struct CountLimit {
  /// Solutions; 0: all.
  std::uint64_t solutions = 0;
  /// Whether text says "at least" when the limit was reached.
  bool is_told = false;
};

/// The number of solutions up to the limit. When the budget ended the search it says so.
void write_count(const Puzzle& puzzle, const SearchChoice& choice, CountLimit limit, Format format,
                 Output& output);

/// Which statistics are wanted.
struct StatisticsOptions {
  /// Ends the search after so many solutions; 0: never. Two prove that there are several.
  std::uint64_t limit = 2;
  /// Search again without each strategy and tell what it saves. Only for the engine `strategy` and
  /// the limit 2.
  bool savings = false;
};

/// Writes the statistics of a search.
void write_statistics(const Puzzle& puzzle, const SearchChoice& choice,
                      const StatisticsOptions& options, Format format, Output& output);

}  // namespace nonet::cli
