/// @file
/// The whole library, but for `nonet/lab/`. You can include each header alone, too.
///
/// Read a puzzle, solve it, explain it, rate it, and make another one:
///
/// ```cpp
/// #include <iostream>
/// #include <nonet/nonet.hpp>
///
/// int main() {
///   const nonet::Reading reading = nonet::read(
///       "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
///   if (!reading.ok()) return 1;  // reading.fault names what is wrong, and where
///   const nonet::Grid& puzzle = reading.puzzles[0].givens;
///
///   const nonet::Solved solved = nonet::solve(puzzle);
///   if (solved.outcome != nonet::Outcome::unique) return 1;
///   std::cout << to_string(solved.solution) << '\n';
///
///   const nonet::Position position(puzzle);
///   for (const nonet::Step& step : nonet::path(position).steps)
///     std::cout << nonet::notation(step) << '\n';
///   std::cout << "ER " << nonet::rating_text(nonet::rate(position).er) << '\n';
///
///   nonet::PuzzleRequest request;
///   request.level = nonet::Difficulty::hard;
///   const nonet::Generated made = nonet::generate("any seed", request);
///   std::cout << to_string(made.puzzle) << '\n';
/// }
/// ```
///
/// Bad input comes back as a value, never as an exception. Values are plain: threads may share
/// those that nobody changes.
#pragma once

#include "nonet/board.hpp"
#include "nonet/canonical.hpp"
#include "nonet/edit.hpp"
#include "nonet/expected_time.hpp"
#include "nonet/explain.hpp"
#include "nonet/fault.hpp"
#include "nonet/fill_steps.hpp"
#include "nonet/formats.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/generator.hpp"
#include "nonet/geometry.hpp"
#include "nonet/grade.hpp"
#include "nonet/grid.hpp"
#include "nonet/grid_methods.hpp"
#include "nonet/judge.hpp"
#include "nonet/keep_going.hpp"
#include "nonet/library.hpp"
#include "nonet/logic.hpp"
#include "nonet/notation.hpp"
#include "nonet/parse.hpp"
#include "nonet/position.hpp"
#include "nonet/progress.hpp"
#include "nonet/random.hpp"
#include "nonet/rating.hpp"
#include "nonet/read.hpp"
#include "nonet/read_picture.hpp"
#include "nonet/search.hpp"
#include "nonet/seeds.hpp"
#include "nonet/sets.hpp"
#include "nonet/solver.hpp"
#include "nonet/step.hpp"
#include "nonet/symmetry.hpp"
#include "nonet/technique.hpp"
#include "nonet/uniform_grids.hpp"
#include "nonet/version.hpp"
#include "nonet/write.hpp"
