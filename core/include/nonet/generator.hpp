/// @file
/// Making puzzles: full grids, symmetric patterns, levels.
#pragma once

#include <optional>
#include <string_view>

#include "nonet/fill_steps.hpp"
#include "nonet/grid.hpp"
#include "nonet/random.hpp"

namespace nonet {

/// How the pattern of givens repeats itself.
enum class Symmetry {
  none,
  rotate_180,
  rotate_90,
  horizontal,  ///< In the horizontal axis: the top half mirrors the bottom half.
  vertical,    ///< In the vertical axis: the left half mirrors the right half.
  both,        ///< In both of those axes.
  diagonal,    ///< In the diagonal from r1c1 to r9c9.
  anti_diagonal,
  full,  ///< Under all eight rotations and reflections.
};
inline constexpr int symmetry_count = 9;

[[nodiscard]] std::string_view id(Symmetry symmetry);
[[nodiscard]] std::optional<Symmetry> find_symmetry(std::string_view id);

/// The cells that must be given, or not, together with `cell`: at least `cell` itself.
[[nodiscard]] CellSet orbit(int cell, Symmetry symmetry);

/// What a puzzle asks of the person who solves it.
enum class Level {
  beginner,  ///< Full houses and hidden singles in boxes are enough.
  easy,      ///< Hidden singles are enough, in lines too.
  medium,    ///< Singles are enough, naked ones needed.
  hard,      ///< More than singles is needed.
};
inline constexpr int level_count = 4;

[[nodiscard]] std::string_view id(Level level);
[[nodiscard]] std::optional<Level> find_level(std::string_view id);

/// The level of a puzzle, or nothing when it has not exactly one solution.
[[nodiscard]] std::optional<Level> grade(const Grid& puzzle);

struct GeneratorOptions {
  /// Nothing: whatever comes.
  std::optional<Level> level;
  Symmetry symmetry = Symmetry::none;
};

struct Generated {
  Grid puzzle;
  Grid solution;
  Level level = Level::beginner;
};

/// A random full grid, by randomised backtracking. Quick, and not uniform over all grids.
[[nodiscard]] Grid random_full_grid(Random& random);

/// A random solution of a grid, found in the same way; an empty grid when there is none. Where steps are given, what
/// the search does is added to them; it makes the same grid with them and without.
[[nodiscard]] Grid random_completion(const Grid& grid, Random& random, FillSteps* steps = nullptr);

/// A puzzle with exactly one solution, of the level and symmetry asked for, by taking givens away
/// from a full grid.
///
/// No further given (with its mirror images) could go: without leaving the level, for beginner
/// (which keeps 36 givens at least), easy and medium; without gaining solutions, for hard or any.
/// So with no symmetry the last two are minimal. Nothing is returned when a thousand full grids
/// gave no such puzzle: full symmetry may be that rare.
[[nodiscard]] std::optional<Generated> generate(Random& random, const GeneratorOptions& options);

}  // namespace nonet
