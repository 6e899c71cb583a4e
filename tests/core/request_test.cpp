#include <algorithm>
#include <vector>

#include "catch.hpp"
#include "generation/missed.hpp"
#include "nonet/generator.hpp"
#include "nonet/logic.hpp"
#include "nonet/solver.hpp"
#include "patterns.hpp"
#include "support.hpp"

namespace nonet {
namespace {

RequestFault fault_of(const PuzzleRequest& request) {
  const Generated made = generate("fault", request);
  CHECK_FALSE(made.found);
  CHECK(made.attempts == 0);
  return made.report.fault;
}

}  // namespace

TEST_CASE("what no puzzle can be is told before anything is tried") {
  PuzzleRequest request;
  request.clues = Range{10, 16};
  CHECK(fault_of(request) == RequestFault::too_few_clues);
  request.clues = Range{30, 20};
  CHECK(fault_of(request) == RequestFault::range_order);
  request.clues = Range{41, 50};
  request.minimal = true;
  CHECK(fault_of(request) == RequestFault::too_many_clues);
  request.minimal = false;
  request.fair = true;
  CHECK(fault_of(request) == RequestFault::too_many_clues);
  request = {};
  request.er = Range{90, 70};
  CHECK(fault_of(request) == RequestFault::range_order);
  for (const Range er : {Range{121, 130}, Range{1, 9}}) {
    request.er = er;
    CHECK(fault_of(request) == RequestFault::rating_range);
  }
  request = {};
  request.seconds = Range{480, 300};
  CHECK(fault_of(request) == RequestFault::range_order);
  for (const Range seconds : {Range{0, 59}, Range{3601, 7200}}) {
    request.seconds = seconds;
    CHECK(fault_of(request) == RequestFault::time_range);
  }
  request = {};
  request.er = Range{70, 90};
  request.level = Difficulty::easy;
  CHECK(fault_of(request) == RequestFault::level_rating);
  request.er = Range{10, 12};
  CHECK(fault_of(request) == RequestFault::level_rating);
  request = {};
  request.level = Difficulty::medium;
  request.technique = Technique::x_wing;
  CHECK(fault_of(request) == RequestFault::level_technique);
  request = {};
  request.technique = Technique::naked_single;
  CHECK(fault_of(request) == RequestFault::singles_alone);
  request = {};
  request.fair = true;
  request.symmetry = Symmetry::both;
  CHECK(fault_of(request) == RequestFault::fair_request);
  request.symmetry = Symmetry::none;
  CHECK(examine(request).fault == RequestFault::none);
  request.pattern = test::cells_of(test::wheel);
  CHECK(fault_of(request) == RequestFault::fair_request);
  request.pattern = std::nullopt;
  request.technique = Technique::x_wing;
  CHECK(fault_of(request) == RequestFault::fair_request);
  request.technique = std::nullopt;
  request.givens.set(0, 1);
  CHECK(fault_of(request) == RequestFault::fair_request);
}

TEST_CASE("what comes near to a fault is none") {
  PuzzleRequest single;
  single.technique = Technique::naked_single;
  single.need = TechniqueNeed::path;
  CHECK(examine(single).fault == RequestFault::none);
  // Singles and the technique are enough, and so may be what is easier.
  PuzzleRequest enough;
  enough.level = Difficulty::medium;
  enough.technique = Technique::x_wing;
  enough.need = TechniqueNeed::enough;
  CHECK(examine(enough).fault == RequestFault::none);
}

TEST_CASE("a pattern that cannot have one solution is told, and where") {
  PuzzleRequest request;
  request.pattern = house_set(0);
  CHECK(fault_of(request) == RequestFault::small_pattern);
  request.pattern = CellSet::all() - house_set(3) - house_set(5);
  const RequestReport report = examine(request);
  CHECK(report.fault == RequestFault::empty_lines);
  CHECK(report.house == 3);
  request.pattern = CellSet::all() - house_set(9) - house_set(10);
  CHECK(examine(request).house == 9);
  // One empty line in each band does no harm.
  request.pattern = CellSet::all() - house_set(2) - house_set(3) - house_set(8);
  CHECK(examine(request).fault == RequestFault::none);
  request.pattern = test::cells_of(test::wheel);
  request.clues = Range{23, 23};
  CHECK(fault_of(request) == RequestFault::pattern_clues);
  request = {};
  request.pattern = CellSet::all() - house_set(4) - house_set(13);
  request.minimal = true;
  CHECK(fault_of(request) == RequestFault::too_many_clues);
  request = {};
  request.pattern = CellSet::all();
  request.pattern->erase(cell_at(0, 0));
  request.symmetry = Symmetry::rotate180;
  const RequestReport lopsided = examine(request);
  CHECK(lopsided.fault == RequestFault::pattern_symmetry);
  CHECK(lopsided.cell == cell_at(8, 8));
}

TEST_CASE("given digits that cannot be are told, and where") {
  PuzzleRequest request;
  request.givens.set(cell_at(4, 0), 7);
  request.givens.set(cell_at(4, 8), 7);
  const RequestReport conflict = examine(request);
  CHECK(conflict.fault == RequestFault::givens_conflict);
  CHECK(conflict.cell == cell_at(4, 8));
  CHECK(conflict.house == 4);
  CHECK(conflict.digit == 7);
  request.givens = test::grid_of("12345678." + std::string(8, '.') + "9" + std::string(63, '.'));
  CHECK(fault_of(request) == RequestFault::givens_unsolvable);
  request.givens = test::grid_of(".1" + std::string(79, '.'));
  request.pattern = test::cells_of(test::wheel);
  CHECK(fault_of(request) == RequestFault::givens_pattern);
  request = {};
  request.givens = test::grid_of("123456789456......" + std::string(63, '.'));
  request.symmetry = Symmetry::rotate180;
  request.clues = Range{17, 23};
  CHECK(fault_of(request) == RequestFault::givens_clues);
}

TEST_CASE("the way to a technique is that of all techniques, up to where a harder one is needed") {
  std::vector<Grid> puzzles = test::puzzles_of("puzzles.txt");
  Random random("ways");
  for (int i = 0; i < 12; ++i) puzzles.push_back(random_puzzle(random));
  std::size_t cut_short = 0;
  for (const Grid& puzzle : test::share_of(puzzles)) {
    if (solve(puzzle).outcome != Outcome::unique) continue;
    INFO(to_string(puzzle));
    const std::vector<Step> whole = generation::whole_path(puzzle, usual_techniques(), {}).steps;
    for (const TechniqueInfo& technique : techniques()) {
      if (technique.use != Use::usual || technique.technique > Technique::xyz_wing) continue;
      const auto harder = std::find_if(whole.begin(), whole.end(), [&](const Step& step) {
        return step.technique > technique.technique &&
               info(step.technique).family != Family::singles;
      });
      const std::vector<Step> way = generation::path_up_to(technique.technique, puzzle, {}).steps;
      CHECK(way == std::vector<Step>(whole.begin(), harder));
      if (harder != whole.end()) ++cut_short;
    }
  }
  CHECK(cut_short > 50);
}

}  // namespace nonet
