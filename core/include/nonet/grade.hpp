/// @file
/// The grade of a puzzle: its level, its rating, and the techniques that a person needs for it.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "nonet/keep_going.hpp"
#include "nonet/logic.hpp"
#include "nonet/rating.hpp"

namespace nonet {

/// Whole numbers from `low` to `high`, both included.
struct Range {
  int low = 0;
  int high = 0;

  [[nodiscard]] constexpr bool contains(int number) const {
    return low <= number && number <= high;
  }
  friend constexpr bool operator==(const Range&, const Range&) = default;
};

/// The level with that id, or nothing.
[[nodiscard]] std::optional<Difficulty> find_difficulty(std::string_view id);

/// Sudoku Explainer's ratings, in tenths, that puzzles made for a level have. Beginner and easy
/// are exact: no other rating comes. Of the others the few puzzles beyond are left out, whose path is of the
/// level by a technique that Sudoku Explainer does not know, or the other way round.
[[nodiscard]] Range ratings_of(Difficulty level);

/// A technique of a path, and how many of its steps take it.
struct TechniqueCount {
  Technique technique;
  int count;

  friend bool operator==(const TechniqueCount&, const TechniqueCount&) = default;
};

/// The difficulty of a puzzle.
struct Grade {
  /// The level of the path's hardest step; `extreme` when logic does not reach the end.
  Difficulty level = Difficulty::beginner;
  int score = 0;  ///< The sum of the steps' scores.
  bool solved = false;
  std::vector<TechniqueCount> techniques;  ///< Of the path, easiest first.
  /// Sudoku Explainer's ratings, in tenths: see `Rating`.
  int er = 0;
  int ep = 0;
  int ed = 0;
};

struct GradeOptions {
  /// For path and rating each, in their units; 0: without end. The same budget, the same answer.
  std::uint64_t budget = 0;
  KeepGoing keep_going = nullptr;
};

/// Walks the path of a puzzle and rates it. Nothing when it has not exactly one solution or is full, when the
/// budget was not enough, or when it was cancelled.
[[nodiscard]] std::optional<Grade> grade(const Grid& puzzle, const GradeOptions& options = {});

}  // namespace nonet
