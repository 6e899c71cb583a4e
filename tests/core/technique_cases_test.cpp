#include <algorithm>
#include <array>

#include "cases.hpp"
#include "catch.hpp"
#include "nonet/logic.hpp"
#include "nonet/notation.hpp"
#include "support.hpp"

namespace nonet {
namespace {

using test::Case;
using test::case_files;
using test::cases_of;

void check_case(const Case& tested) {
  INFO(tested.line);
  LogicOptions options;
  options.techniques = {};
  options.techniques.insert(static_cast<int>(tested.technique));
  const Steps found = all_steps(tested.position, options);
  CHECK(found.report.fault == PositionFault::none);
  const auto hit = std::any_of(found.steps.begin(), found.steps.end(), [&](const Step& step) {
    return tested.near_miss ? effect_notation(step) == tested.expected
                            : notation(step) == tested.expected;
  });
  CHECK(hit != tested.near_miss);
}

void check_cases(const std::string& name) {
  for (const Case& tested : test::share_of(cases_of(name))) check_case(tested);
}

}  // namespace

TEST_CASE("cases of singles") {
  check_cases("singles");
}
TEST_CASE("cases of intersections") {
  check_cases("intersections");
}
TEST_CASE("cases of subsets") {
  check_cases("subsets");
}
TEST_CASE("cases of fish") {
  check_cases("fish");
}
TEST_CASE("cases of single-digit patterns") {
  check_cases("single-digit");
}
TEST_CASE("cases of coloring") {
  check_cases("coloring");
}
TEST_CASE("cases of uniqueness") {
  check_cases("uniqueness");
}
TEST_CASE("cases of wings") {
  check_cases("wings");
}
TEST_CASE("cases of wings that are chains") {
  check_cases("chain-wings");
}
TEST_CASE("cases of chains") {
  check_cases("chains");
}
TEST_CASE("cases of almost locked sets") {
  check_cases("als");
}
TEST_CASE("cases of exclusion") {
  check_cases("exclusion");
}
TEST_CASE("cases of exocets") {
  check_cases("exocets");
}
TEST_CASE("cases of multi-sector locked sets") {
  check_cases("multi-sector");
}
TEST_CASE("cases of templates") {
  check_cases("templates");
}
TEST_CASE("cases of impossible patterns") {
  check_cases("impossible");
}
TEST_CASE("cases of fireworks") {
  check_cases("fireworks");
}

TEST_CASE("cases of forcing chains and nets") {
  check_cases("forcing");
}

TEST_CASE("cases of whips and braids") {
  check_cases("whips");
}

TEST_CASE("every technique has five cases and two near misses") {
  std::array<int, technique_count> positive{};
  std::array<int, technique_count> near_misses{};
  for (const char* name : case_files) {
    for (const Case& tested : cases_of(name)) {
      const auto i = static_cast<std::size_t>(tested.technique);
      (tested.near_miss ? near_misses : positive)[i] += 1;
    }
  }
  for (const TechniqueInfo& technique : techniques()) {
    // Our own search found no Franken fish of seven lines without fins.
    if (technique.technique == Technique::franken_leviathan) continue;
    INFO(technique.id);
    CHECK(positive[static_cast<std::size_t>(technique.technique)] >= 5);
    CHECK(near_misses[static_cast<std::size_t>(technique.technique)] >= 2);
  }
}

}  // namespace nonet
