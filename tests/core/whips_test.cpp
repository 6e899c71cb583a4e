/// @file
/// Whips and braids against their definitions, and braids against plain trial and error.

#include <algorithm>
#include <optional>
#include <vector>

#include "catch.hpp"
#include "logic/first_step.hpp"
#include "nonet/generator.hpp"
#include "nonet/logic.hpp"
#include "nonet/notation.hpp"
#include "support.hpp"

namespace nonet {
namespace {

bool is_linked(int a, int b) {
  if (candidate_cell(a) == candidate_cell(b)) return a != b;
  return candidate_digit(a) == candidate_digit(b) &&
         peers(candidate_cell(a)).contains(candidate_cell(b));
}

CandidateSet candidates_of(const Node& node) {
  CandidateSet set;
  for (int cell : node.cells) set.insert(candidate(cell, node.digit));
  return set;
}

bool is_linked(int a, const Node& node) {
  const CandidateSet all = candidates_of(node);
  return std::all_of(all.begin(), all.end(), [&](int b) { return is_linked(a, b); });
}

CandidateSet candidates_of(const Board& board, const DigitCells& variable) {
  CandidateSet set;
  for (int cell : variable.cells) {
    for (int digit : variable.digits & board.candidates(cell)) set.insert(candidate(cell, digit));
  }
  return set;
}

bool place_single(Board& board) {
  for (int cell : board.empty_cells()) {
    if (board.candidates(cell).size() != 1) continue;
    board.place(cell, board.candidates(cell).first());
    return true;
  }
  for (int house = 0; house < house_count; ++house) {
    for (int digit : DigitSet::all()) {
      if (board.places(house, digit).size() != 1) continue;
      board.place(board.places(house, digit).first(), digit);
      return true;
    }
  }
  return false;
}

bool remove_locked(Board& board) {
  bool removed = false;
  for (int house = 0; house < house_count; ++house) {
    for (int other = 0; other < house_count; ++other) {
      for (int digit : DigitSet::all()) {
        const CellSet places = board.places(house, digit);
        if (is_box(house) == is_box(other) || places.empty()) continue;
        if (!(places - house_set(other)).empty()) continue;
        for (int cell : board.places(other, digit) - places) {
          board.eliminate(cell, digit);
          removed = true;
        }
      }
    }
  }
  return removed;
}

enum class Refuted { no, at_once, later };

/// The outcome of placing a candidate and then all that is simple.
Refuted refute(const Board& board, int tried, bool locked) {
  Board trial = board;
  trial.place(candidate_cell(tried), candidate_digit(tried));
  if (trial.broken()) return Refuted::at_once;
  while (place_single(trial) || (locked && remove_locked(trial))) {
    if (trial.broken()) return Refuted::later;
  }
  return Refuted::no;
}

CandidateSet refuted(const Board& board, bool locked) {
  CandidateSet set;
  for (int cell : board.empty_cells()) {
    for (int digit : board.candidates(cell)) {
      const int c = candidate(cell, digit);
      if (refute(board, c, locked) == Refuted::later) set.insert(c);
    }
  }
  return set;
}

std::vector<Step> steps_of(const Position& position, Technique technique) {
  LogicOptions options;
  options.techniques = {};
  options.techniques.insert(static_cast<int>(technique));
  return all_steps(position, options).steps;
}

CandidateSet removed(const std::vector<Step>& steps) {
  CandidateSet set;
  for (const Step& step : steps) set |= step.eliminations;
  return set;
}

/// Positions where neither singles nor locked candidates help.
std::vector<Position> hard_positions() {
  std::vector<Grid> puzzles;
  puzzles.reserve(18);
  Random random(27);
  for (int i = 0; i < test::share(12); ++i) puzzles.push_back(random_puzzle(random));
  for (const Grid& puzzle : test::share_of(test::puzzles_of("puzzles.txt"))) {
    if (puzzles.size() < 18) puzzles.push_back(puzzle);
  }
  std::vector<Position> positions;
  for (const Grid& puzzle : puzzles) {
    Position position(puzzle);
    if (examine(position).fault != PositionFault::none) continue;
    while (place_single(position.board) || remove_locked(position.board)) {
    }
    if (!position.board.full()) positions.push_back(position);
  }
  return positions;
}

/// The definition, read off the step's data.
void check_chain(const Board& board, const Step& step) {
  INFO(notation(step));
  const bool braid = step.technique == Technique::braid || step.technique == Technique::g_braid;
  REQUIRE(step.eliminations.size() == 1);
  REQUIRE(step.nodes.size() == 2 * step.sets.size());
  REQUIRE(step.links.size() == step.nodes.size() - 1);
  CHECK(candidates_of(step.nodes[0]) == step.eliminations);
  std::vector<Node> before = {step.nodes[0]};
  for (std::size_t i = 0; i < step.sets.size(); ++i) {
    const Link& weak = step.links[2 * i];
    const int left = candidates_of(step.nodes[2 * i + 1]).first();
    CHECK(weak.to == static_cast<int>(2 * i + 1));
    CHECK(weak.from % 2 == 0);
    CHECK((braid ? weak.from < weak.to : weak.from == weak.to - 1));
    CHECK(is_linked(left, step.nodes[static_cast<std::size_t>(weak.from)]));
    CandidateSet rest = candidates_of(board, step.sets[i]);
    CHECK(rest.contains(left));
    for (int c : candidates_of(board, step.sets[i])) {
      if (std::any_of(before.begin(), before.end(), [&](const Node& n) { return is_linked(c, n); }))
        rest.erase(c);
    }
    if (i + 1 == step.sets.size()) {
      CHECK(rest.empty());
    } else {
      CHECK(rest == candidates_of(step.nodes[2 * i + 2]));
      before.push_back(step.nodes[2 * i + 2]);
    }
  }
}

}  // namespace

TEST_CASE("whips and braids are what their definitions say, the shortest first") {
  int chains = 0;
  for (const Position& position : hard_positions()) {
    for (const Technique technique :
         {Technique::whip, Technique::g_whip, Technique::braid, Technique::g_braid}) {
      std::size_t length = 2;
      for (const Step& step : steps_of(position, technique)) {
        check_chain(position.board, step);
        CHECK(step.sets.size() >= length);
        length = step.sets.size();
        ++chains;
      }
    }
  }
  CHECK(chains > 100);
}

TEST_CASE("braids remove what a trial with singles refutes, no more and no less") {
  int targets = 0;
  for (const Position& position : hard_positions()) {
    const CandidateSet braids = removed(steps_of(position, Technique::braid));
    CHECK(braids == refuted(position.board, false));
    CHECK((removed(steps_of(position, Technique::whip)) - braids).empty());
    targets += braids.size();
  }
  CHECK(targets > 100);
}

TEST_CASE("g-braids remove what a trial with singles and locked candidates refutes") {
  int more = 0;
  for (const Position& position : hard_positions()) {
    const CandidateSet braids = removed(steps_of(position, Technique::braid));
    const CandidateSet grouped = removed(steps_of(position, Technique::g_braid));
    CHECK((braids | grouped) == refuted(position.board, true));
    more += (grouped - braids).size();
  }
  CHECK(more > 0);
}

}  // namespace nonet
