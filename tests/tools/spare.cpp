#include "spare.hpp"

#include <algorithm>

#include "basics.hpp"

namespace nonet::tools {
namespace {

/// The part of a step that is still to be done on a board.
Step rest_of(const Step& step, const Board& board) {
  Step rest;
  for (int c : step.placements) {
    if (board.value(candidate_cell(c)) == 0) rest.placements.insert(c);
  }
  for (int c : step.eliminations) {
    if (board.candidates(candidate_cell(c)).contains(candidate_digit(c)))
      rest.eliminations.insert(c);
  }
  return rest;
}

bool is_found(const Position& position, Technique technique, const Step& rest) {
  LogicOptions options;
  options.techniques = {};
  options.techniques.insert(static_cast<int>(technique));
  const Steps found = all_steps(position, options);
  return std::any_of(found.steps.begin(), found.steps.end(), [&](const Step& step) {
    return (rest.placements - step.placements).empty() &&
           (rest.eliminations - step.eliminations).empty();
  });
}

}  // namespace

bool is_elimination(const Step& step) {
  return info(step.technique).family != Family::singles;
}

bool can_spare(const Grid& puzzle, const std::vector<Step>& path, std::size_t left_out) {
  Position position(puzzle);
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (!is_elimination(path[i]) || i == left_out) continue;
    while (place_single(position.board)) {
    }
    const Step rest = rest_of(path[i], position.board);
    if (rest.placements.empty() && rest.eliminations.empty()) continue;
    if (i > left_out && !is_found(position, path[i].technique, rest)) return false;
    apply(rest, position.board);
  }
  while (place_single(position.board)) {
  }
  return position.board.full();
}

}  // namespace nonet::tools
