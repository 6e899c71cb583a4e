/// @file
/// Human logic: from a position, the next step, all steps, or the whole path.
#pragma once

#include <cstdint>
#include <vector>

#include "nonet/keep_going.hpp"
#include "nonet/position.hpp"
#include "nonet/search.hpp"
#include "nonet/step.hpp"

namespace nonet {

/// The options of logic.
struct LogicOptions {
  TechniqueSet techniques = usual_techniques();
  /// Ends the search after so much work; 0: never. A unit is about a microsecond of a deep search;
  /// the quick techniques count as nothing. The same budget gives the same answer on every machine.
  /// The command line program takes 60,000,000, about a minute.
  std::uint64_t budget = 0;
  /// Asked now and then; false cancels the search.
  KeepGoing keep_going = nullptr;
  /// Order in which techniques are looked for.
  TechniqueOrder order = TechniqueOrder::nonet;
  /// True keeps the steps that a path could do without.
  bool detours = false;
};

/// The answer of `next_step` and `all_steps`. When the report says that logic cannot start, there are no steps.
struct Steps {
  PositionReport report;
  /// `complete`, or `budget` or `cancelled`: then there may be more steps, or an easier one.
  SearchEnd end = SearchEnd::complete;
  std::vector<Step> steps;
  /// The empty cells, where there are several solutions and each candidate left stands in one of them. Logic
  /// ends here, whatever the techniques.
  CellSet open;
};

/// A step that is as easy as any of the wanted techniques, or none. In Nonet's order, of steps of about the same
/// difficulty (the score at most a tenth higher) the first after which a digit can be placed; of these and
/// else in the order that is asked for, within a technique in its finder's order. The same position and options give
/// the same step everywhere. Techniques of uniqueness are left out where the position cannot promise that they hold,
/// and those of last resort where there are several solutions. Never gives a step that removes a candidate of
/// a solution.
[[nodiscard]] Steps next_step(const Position& position, const LogicOptions& options = {});

/// Every step of the wanted techniques, in the wanted order. Techniques of last resort are looked
/// for only while there is none. Of steps of one technique with the same effect, the first that its
/// finder gives. Loops, chains through almost locked sets and complex fish are without number: they
/// are given up to the bounds that their finders' files name.
[[nodiscard]] Steps all_steps(const Position& position, const LogicOptions& options = {});

/// A way from a position to its solution.
struct Path {
  PositionReport report;
  SearchEnd end = SearchEnd::complete;
  std::vector<Step> steps;
  bool solved = false;
  /// The sum of the steps' scores. Only with all usual techniques in Nonet's order is it that of the
  /// puzzle, and so with the level.
  int score = 0;
  /// The level of the hardest step; detours never change it. Without meaning when there is none.
  Difficulty level = Difficulty::beginner;
  /// The empty cells at the end of the path, where `Steps::open` would have them.
  CellSet open;
};

/// Takes the easiest step again and again, until the board is full or no wanted technique helps. Then leaves out
/// what the others do without (see logic/way.hpp in the sources), unless `options.detours` keeps it. The
/// budget is for the whole path; where it runs out in between, the detours stay.
[[nodiscard]] Path path(const Position& position, const LogicOptions& options = {});

}  // namespace nonet
