#include <cstddef>
#include <vector>

#include "cases.hpp"
#include "catch.hpp"
#include "logic/first_step.hpp"
#include "nonet/logic.hpp"
#include "support.hpp"

namespace nonet {
namespace {

struct Given {
  std::vector<Step> steps;
  bool ended = false;
};

/// The steps of a case's technique up to the number that is enough.
Given steps_up_to(const test::Case& tested, std::size_t enough) {
  logic::Effort effort;
  logic::RemovableAlone removable_alone;
  const logic::Context context(tested.position.board, tested.position.givens, effort,
                               removable_alone);
  Given given;
  given.ended = logic::give_steps(context, tested.technique, [&](Step&& step) {
    given.steps.push_back(std::move(step));
    return given.steps.size() >= enough;
  });
  return given;
}

void check_ends(const test::Case& tested) {
  INFO(tested.line);
  const Given all = steps_up_to(tested, static_cast<std::size_t>(-1));
  CHECK_FALSE(all.ended);
  REQUIRE_FALSE(all.steps.empty());
  const Given first = steps_up_to(tested, 1);
  CHECK(first.ended);
  REQUIRE(first.steps.size() == 1);
  CHECK(first.steps[0] == all.steps[0]);
  const Given last = steps_up_to(tested, all.steps.size());
  CHECK(last.ended);
  CHECK(last.steps == all.steps);
}

}  // namespace

// What a hint and a path rest on: the first step is what a finder gives first, and then it is asked no more.
TEST_CASE(
    "a finder gives the same steps in the same order, and none after the last that is wanted") {
  TechniqueSet seen;
  for (const char* name : test::case_files) {
    std::vector<test::Case> firsts;
    for (test::Case& tested : test::cases_of(name)) {
      const int technique = static_cast<int>(tested.technique);
      if (tested.near_miss || seen.contains(technique)) continue;
      seen.insert(technique);
      firsts.push_back(std::move(tested));
    }
    for (const test::Case& tested : test::share_of(std::move(firsts))) check_ends(tested);
  }
}

}  // namespace nonet
