#include <algorithm>
#include <array>

#include "cases.hpp"
#include "catch.hpp"
#include "nonet/library.hpp"
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

std::vector<Step> all_by(Technique technique, const Position& position) {
  LogicOptions options;
  options.techniques = {};
  options.techniques.insert(static_cast<int>(technique));
  const Steps found = all_steps(position, options);
  CHECK(found.report.fault == PositionFault::none);
  return found.steps;
}

/// A grid and its deleted candidates, as the files of cases have them.
Position position_of(const std::string& text) {
  const LibraryCase read = read_library_case(":::" + text);
  REQUIRE(read.ok());
  return read.position;
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

TEST_CASE("techniques of uniqueness and impossible patterns hold on each other's positions") {
  TechniqueSet wanted;
  for (const TechniqueInfo& technique : techniques()) {
    if (technique.family == Family::uniqueness || technique.family == Family::impossible)
      wanted.insert(static_cast<int>(technique.technique));
  }
  for (const char* name : {"uniqueness", "impossible"}) {
    for (const Case& tested : test::share_of(cases_of(name))) {
      INFO(tested.line);
      LogicOptions options;
      options.techniques = wanted;
      const Steps found = all_steps(tested.position, options);
      for (const Step& step : found.steps) {
        INFO(notation(step));
        for (int c : step.eliminations)
          CHECK(found.report.solution[candidate_cell(c)] != candidate_digit(c));
        for (int c : step.placements)
          CHECK(found.report.solution[candidate_cell(c)] == candidate_digit(c));
      }
    }
  }
}

TEST_CASE("types of graves beside each other: one guardian is no business of the others") {
  int steps = 0;
  for (const Case& tested : cases_of("uniqueness")) {
    if (info(tested.technique).id.substr(0, 4) != "bug-") continue;
    INFO(tested.line);
    const Grid solution = examine(tested.position).solution;
    for (const Technique type :
         {Technique::bug_2, Technique::bug_3, Technique::bug_4, Technique::bug_plus_n}) {
      const auto found = all_by(type, tested.position);
      if (tested.technique == Technique::bug_plus_1) CHECK(found.empty());
      for (const Step& step : found) {
        ++steps;
        for (int c : step.eliminations) CHECK(solution[candidate_cell(c)] != candidate_digit(c));
      }
    }
  }
  CHECK(steps > 30);
}

TEST_CASE("where no cell sees all guardians of one digit, only cells between remove something") {
  const Position position = position_of(
      "+93+1+2.574.+478+9+1.+2.+552+6+4..+91.+3.+7.+4.59+2+2.43.+9+8.1..9.2.4....+5194+3"
      "2+774+3..+2+1+8+9+1+9+2+7+38+6+5+4:662 862");
  CHECK(all_by(Technique::bug_2, position).empty());
  const auto between = all_by(Technique::bug_plus_n, position);
  CHECK(between.size() == 2);
  for (const Step& step : between) CHECK_FALSE(step.nodes.empty());
}

TEST_CASE("what contradicts all guardians of a grave by itself needs no cell between") {
  const Position position = position_of(
      "78+25+61..+9+4+93+2+8756+11+6+5+3+4+9..+7.+4...815...+1..4.98.2.+1.+3..+69..41.6..."
      "+1+49+3+6..5.368+7.+9+14:551 757 763 778");
  LogicOptions options;
  options.techniques = {};
  options.techniques.insert(static_cast<int>(Technique::bug_plus_n));
  const Steps next = next_step(position, options);
  REQUIRE(next.steps.size() == 1);
  const Step& step = next.steps.front();
  CHECK(step.nodes.empty());
  const auto all = all_by(Technique::bug_plus_n, position);
  REQUIRE_FALSE(all.empty());
  CHECK(all.front() == step);
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
