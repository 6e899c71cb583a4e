#include "nonet/judge.hpp"

#include <string_view>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "nonet/read.hpp"
#include "nonet/solver.hpp"
#include "support.hpp"

namespace nonet {
namespace {

/// There is an XY-Wing: 4/5/8 in r2c9,r3c8,r7c9 => r1c9<>8.
constexpr std::string_view winged =
    ".513+46.9.+93.2+1+8.+6.6+2.+7+95...4.+65+8...7..2+9+6......+317...62+6943+1.+7.3..+6+594..+1+"
    "4+5+8+276+3+9:"
    "837 138 439 839 557 158 559 567 268 888 889";

Position position_of(std::string_view text) {
  const Reading reading = read(text);
  REQUIRE(reading.ok());
  return position_of(reading.puzzles.front());
}

int named(int row, int column, int digit) {
  return candidate(cell_at(row - 1, column - 1), digit);
}

CandidateSet only(int candidate) {
  CandidateSet set;
  set.insert(candidate);
  return set;
}

DrawnLink strong(int from, int to) {
  return {true, only(from), only(to)};
}
DrawnLink weak(int from, int to) {
  return {false, only(from), only(to)};
}

/// The wing as a chain from pincer to pincer.
std::vector<DrawnLink> wing() {
  return {strong(named(3, 8, 8), named(3, 8, 4)), weak(named(3, 8, 4), named(2, 9, 4)),
          strong(named(2, 9, 4), named(2, 9, 5)), weak(named(2, 9, 5), named(7, 9, 5)),
          strong(named(7, 9, 5), named(7, 9, 8))};
}

Proposal removing(int candidate, std::vector<DrawnLink> links = {}) {
  return {{}, only(candidate), std::move(links), {}};
}

/// Both ways to fill the corners are solutions: r1c1, r1c2, r2c1 and r2c2 stay open.
Grid with_two_solutions() {
  Grid grid = solve(test::grid_of(test::inkala)).solution;
  for (int a = 0; a < cell_count; ++a) {
    for (int b = 0; b < cell_count; ++b) {
      const int c = cell_at(row_of(a), column_of(b));
      const int d = cell_at(row_of(b), column_of(a));
      if (row_of(a) == row_of(b) || column_of(a) == column_of(b) || grid[a] != grid[b] ||
          grid[c] != grid[d] || (box_of(a) != box_of(c) && box_of(a) != box_of(d)))
        continue;
      for (int cell : {a, b, c, d}) grid.set(cell, 0);
      return grid;
    }
  }
  return grid;
}

}  // namespace

TEST_CASE("an effect with the links of a step is right, by the name of that step") {
  const Position position = position_of(winged);
  const Judgement judgement = judge(position, removing(named(1, 9, 8), wing()));
  CHECK(judgement.verdict == Verdict::right);
  CHECK(judgement.carries);
  REQUIRE(judgement.steps.size() == 1);
  CHECK(judgement.steps[0].technique == Technique::xy_wing);
  REQUIRE(judgement.links.size() == 5);
  for (const LinkVerdict& link : judgement.links) CHECK(link.holds);
  CHECK(judgement.links[0].because == Because::last_candidate);
  CHECK(judgement.links[1].because == Because::same_house);
  CHECK(judgement.links[1].houses.contains(box_house(cell_at(1, 8))));
}

TEST_CASE("weak links to the effect itself may be drawn, too") {
  std::vector<DrawnLink> links = wing();
  links.push_back(weak(named(7, 9, 8), named(1, 9, 8)));
  links.push_back(weak(named(1, 9, 8), named(3, 8, 8)));
  const Judgement judgement = judge(position_of(winged), removing(named(1, 9, 8), links));
  CHECK(judgement.verdict == Verdict::right);
  REQUIRE(judgement.steps.size() == 1);
  CHECK(judgement.steps[0].technique == Technique::xy_wing);
}

TEST_CASE("without links the easiest step names an effect") {
  const Position position = position_of(winged);
  const Judgement judgement = judge(position, removing(named(1, 9, 8)));
  CHECK(judgement.verdict == Verdict::right);
  CHECK(judgement.links.empty());
  REQUIRE(judgement.steps.size() == 1);
  CHECK(judgement.steps[0].eliminations.contains(named(1, 9, 8)));
}

TEST_CASE("links that hold and do not lead to the effect are another reason") {
  std::vector<DrawnLink> links = wing();
  links.erase(links.begin() + 2, links.end());
  const Judgement judgement = judge(position_of(winged), removing(named(1, 9, 8), links));
  CHECK(judgement.verdict == Verdict::other_reason);
  CHECK_FALSE(judgement.carries);
  for (const LinkVerdict& link : judgement.links) CHECK(link.holds);
  CHECK(judgement.steps.size() == 1);
}

TEST_CASE("a link that fails says why, and where that is seen") {
  const Position position = position_of(winged);
  const Board& board = position.board;
  int pairs = 0;
  for (int digit = 1; digit <= 9; ++digit) {
    for (int a : board.places(digit)) {
      for (int b : board.places(digit)) {
        if (a >= b || pairs++ % 4 >= test::share(4)) continue;
        INFO(digit << " in " << a << " and " << b);
        const Judgement judgement = judge(
            position, removing(named(1, 9, 8), {strong(candidate(a, digit), candidate(b, digit))}));
        const LinkVerdict& link = judgement.links[0];
        if (link.holds) continue;
        CHECK(judgement.verdict == Verdict::other_reason);
        if (link.why == LinkFault::no_house) {
          CHECK_FALSE(peers(a).contains(b));
          continue;
        }
        REQUIRE(link.why == LinkFault::other_places);
        const CellSet places = board.places(link.house, digit);
        CHECK(places.contains(a));
        CHECK(places.contains(b));
        CHECK(link.candidates.size() == places.size() - 2);
      }
    }
  }
}

TEST_CASE("the solution decides what is wrong, whatever the links are") {
  const Position position = position_of(winged);
  const Grid solution = solve(position.board.values()).solution;
  for (int cell : position.board.empty_cells()) {
    for (int digit : position.board.candidates(cell)) {
      INFO(cell << " " << digit);
      const bool stands = solution[cell] == digit;
      const Judgement removed = judge(position, removing(candidate(cell, digit), wing()));
      CHECK((removed.verdict == Verdict::wrong) == stands);
      const Judgement placed = judge(position, {only(candidate(cell, digit)), {}, {}, {}});
      CHECK((placed.verdict == Verdict::wrong) == !stands);
      if (stands) CHECK(removed.solutions == std::vector<Grid>{solution});
      if (stands) CHECK(removed.steps.empty());
    }
  }
}

TEST_CASE("of several solutions, one that contradicts is enough, and two show it") {
  const Position position{with_two_solutions()};
  REQUIRE(examine(position).fault == PositionFault::several_solutions);
  for (int cell : position.board.empty_cells()) {
    for (int digit : position.board.candidates(cell)) {
      const Judgement judgement = judge(position, removing(candidate(cell, digit)));
      CHECK(judgement.verdict == Verdict::wrong);
      REQUIRE(judgement.solutions.size() == 2);
      CHECK(judgement.solutions[0][cell] == digit);
      CHECK(judgement.solutions[0] != judgement.solutions[1]);
    }
  }
}

TEST_CASE("true, and told by no technique that may be used") {
  JudgeOptions options;
  options.techniques = {};
  const Judgement judgement = judge(position_of(winged), removing(named(1, 9, 8)), options);
  CHECK(judgement.verdict == Verdict::untold);
  CHECK(judgement.steps.empty());
}

TEST_CASE("what is assumed is judged first, and has then gone") {
  const Position position = position_of(winged);
  Proposal proposal = removing(named(1, 9, 8));
  const Grid solution = solve(position.board.values()).solution;
  const int cell = cell_at(0, 0);
  proposal.assumed.insert(candidate(cell, solution[cell]));
  CHECK(judge(position, proposal).verdict == Verdict::wrong);
  Proposal later = removing(named(1, 9, 8), {strong(named(3, 8, 8), named(7, 9, 8))});
  later.assumed = only(named(1, 9, 8));
  later.remove = only(named(2, 9, 4));
  const Verdict verdict = judge(position, later).verdict;
  CHECK(verdict != Verdict::right);
}

TEST_CASE("what is no proposal says where") {
  const Board board = position_of(winged).board;
  CHECK(examine(Proposal{}, board).fault == ProposalFault::effects);
  // r1c2 has a digit, and r1c9 has no 5.
  for (const int missing : {named(1, 2, 5), named(1, 9, 5)}) {
    const ProposalReport report = examine(removing(missing), board);
    CHECK(report.fault == ProposalFault::candidate);
    CHECK(report.part == ProposalPart::remove);
    CHECK(report.candidate == missing);
  }
  const ProposalReport link =
      examine(removing(named(1, 9, 8), {wing()[0], strong(named(1, 9, 5), named(1, 9, 8))}), board);
  CHECK(link.part == ProposalPart::links);
  CHECK(link.link == 1);
  DrawnLink mixed = wing()[0];
  mixed.to.insert(named(2, 9, 5));
  CHECK(examine(removing(named(1, 9, 8), {mixed}), board).fault == ProposalFault::node);
  mixed.to = {};
  CHECK(examine(removing(named(1, 9, 8), {mixed}), board).fault == ProposalFault::node);
}

TEST_CASE("a position from which logic cannot start has no verdict but its fault") {
  Grid grid = test::grid_of(test::inkala);
  grid.set(1, 8);
  const Judgement judgement = judge(Position(grid), removing(named(1, 3, 1)));
  CHECK(judgement.report.fault == PositionFault::conflict);
  CHECK(judgement.steps.empty());
}

}  // namespace nonet
