/// @file
/// Puzzles that tests change, and what they are checked by.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "nonet/board.hpp"
#include "nonet/edit.hpp"
#include "nonet/grid.hpp"
#include "nonet/random.hpp"

namespace nonet::test {

inline constexpr std::size_t most_solutions = 50;

Grid full_grid(std::string_view seed);

/// Two 1s in row 1.
Grid contradictory();

Grid blank_in(Grid grid, const std::vector<int>& cells);

/// A full grid without so many times four cells of two rows, two columns and two boxes, which two digits
/// fill: they can be exchanged.
Grid with_rectangles(Random& random, int count);

/// All solutions up to `limit` (0: no limit), by an engine that shares no code with the one that the edits use.
std::vector<Grid> solutions_of(const Grid& puzzle, std::uint64_t limit);

/// By the same engine.
bool is_unique(const Grid& puzzle);

/// A puzzle and all its solutions.
struct Several {
  Grid puzzle;
  std::vector<Grid> solutions;
};

/// Puzzles with 2 to 50 solutions: of minimal ones, and of full grids.
std::vector<Several> puzzles_with_few_solutions(std::size_t count);

/// A puzzle of which candidates are gone, and all the solutions that are left.
struct Struck {
  Board board;
  std::vector<Grid> solutions;
};

/// Puzzles with at least `least` solutions of those that the digits have; a fifth of the candidates that
/// are in none of them is gone.
std::vector<Struck> struck_puzzles(std::size_t count, std::size_t least);

/// Checks that the completed puzzle has one solution and needs all that was added, whatever its number.
void check_completion(const Grid& puzzle, const Completion& completion);

}  // namespace nonet::test
