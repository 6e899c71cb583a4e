#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
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

constexpr auto all_of_them = static_cast<std::size_t>(-1);

/// The steps of a case's technique up to the number that is enough.
Given steps_up_to(const test::Case& tested, std::size_t enough, logic::Effort& effort) {
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
Given steps_up_to(const test::Case& tested, std::size_t enough) {
  logic::Effort effort;
  return steps_up_to(tested, enough, effort);
}

void check_end(const test::Case& tested, const Given& all, std::size_t enough) {
  const Given given = steps_up_to(tested, enough);
  CHECK(given.ended);
  REQUIRE(given.steps.size() == enough);
  CHECK(std::equal(given.steps.begin(), given.steps.end(), all.steps.begin()));
}

/// After the first, the last, and some between.
void check_ends(const test::Case& tested) {
  INFO(tested.line);
  const Given all = steps_up_to(tested, all_of_them);
  CHECK_FALSE(all.ended);
  REQUIRE_FALSE(all.steps.empty());
  const std::size_t count = all.steps.size();
  for (std::size_t enough = 1; enough < count; enough += 1 + count / 6)
    check_end(tested, all, enough);
  check_end(tested, all, count);
}

/// With less work than it takes, wherever that ends.
void check_budgets(const test::Case& tested) {
  INFO(tested.line);
  const Grid solution = examine(tested.position).solution;
  logic::Effort whole;
  const std::size_t count = steps_up_to(tested, all_of_them, whole).steps.size();
  for (std::uint64_t part = 0; part <= 8; ++part) {
    const std::uint64_t budget = whole.spent() * part / 8;
    if (budget == 0) continue;
    logic::Effort effort(budget, {});
    const Given given = steps_up_to(tested, all_of_them, effort);
    CHECK(effort.end() == (part < 8 ? SearchEnd::budget : SearchEnd::complete));
    CHECK(given.ended == (part < 8));
    CHECK(given.steps.size() <= count);
    for (const Step& step : given.steps) {
      for (int c : step.eliminations) CHECK(solution[candidate_cell(c)] != candidate_digit(c));
      for (int c : step.placements) CHECK(solution[candidate_cell(c)] == candidate_digit(c));
    }
  }
}

/// The first cases of every technique.
std::vector<test::Case> cases_of_each(int most) {
  std::vector<test::Case> cases;
  std::array<int, technique_count> taken{};
  for (const char* name : test::case_files) {
    for (test::Case& tested : test::cases_of(name)) {
      int& count = taken[static_cast<std::size_t>(tested.technique)];
      if (tested.near_miss || count == most) continue;
      ++count;
      cases.push_back(std::move(tested));
    }
  }
  return cases;
}

}  // namespace

// Hints and paths rest on this: the first step is the finder's first, and then nobody asks it
// again.
TEST_CASE(
    "a finder gives the same steps in the same order, and none after the last that is wanted") {
  for (const test::Case& tested : test::share_of(cases_of_each(2))) check_ends(tested);
}

TEST_CASE("a finder that runs out of its budget says so, and what it gave until then is right") {
  for (const test::Case& tested : test::share_of(cases_of_each(1))) check_budgets(tested);
}

}  // namespace nonet
