#include "walk.hpp"

#include "basics.hpp"

namespace nonet::tools {
namespace {

/// The usual techniques but the asked one: the easier ones, or all.
TechniqueSet helpers(Technique asked, bool easier) {
  TechniqueSet set;
  for (int i : usual_techniques()) {
    if (i < static_cast<int>(asked) || !easier) set.insert(i);
  }
  set.erase(static_cast<int>(asked));
  return set;
}

bool take_step(Position& position, const WalkOptions& options, bool easier) {
  LogicOptions logic;
  logic.techniques = helpers(options.asked, easier);
  logic.budget = options.budget;
  const Steps next = next_step(position, logic);
  if (next.steps.empty()) return false;
  apply(next.steps.front(), position.board);
  return true;
}

bool take_easy_step(Position& position, const WalkOptions& options) {
  if (options.easy) return place_single(position.board) || remove_by_basics(position.board);
  return take_step(position, options, true);
}

bool take_hard_step(Position& position, const WalkOptions& options) {
  if (options.easy) return false;
  return take_step(position, options, false) || remove_by_basics(position.board);
}

}  // namespace

TechniqueSet only(Technique technique) {
  TechniqueSet set;
  set.insert(static_cast<int>(technique));
  return set;
}

void walk(const Grid& puzzle, const WalkOptions& options, Visit visit) {
  Position position(puzzle);
  const PositionReport report = examine(position);
  if (report.fault != PositionFault::none) return;
  Random random(1);
  while (!position.board.full()) {
    const Position before = position;
    const bool easy = take_easy_step(position, options);
    if (!visit(before, !easy)) return;
    if (easy || take_hard_step(position, options)) continue;
    if (!options.go_on) return;
    reveal(position.board, report.solution, random);
  }
}

}  // namespace nonet::tools
