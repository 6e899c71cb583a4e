#include <algorithm>
#include <array>
#include <fstream>
#include <map>

#include "catch.hpp"
#include "nonet/library.hpp"
#include "nonet/logic.hpp"
#include "nonet/notation.hpp"
#include "support.hpp"

// The cases of tests/data/techniques, one file a family, one case a line:
//   technique-id|position|notation     the technique gives this very step on the position
//   technique-id|position|!effect      a near miss: it gives no step with this effect
// Positions are the grid and deleted fields of HoDoKu's library lines.

namespace nonet {
namespace {

struct Case {
  Technique technique = Technique::full_house;
  Position position;
  std::string expected;
  bool near_miss = false;
  std::string line;
};

Case read_case(const std::string& line) {
  const std::size_t first = line.find('|');
  const std::size_t second = line.find('|', first + 1);
  REQUIRE(second != std::string::npos);
  const auto technique = find_technique(line.substr(0, first));
  INFO(line);
  REQUIRE(technique);
  const std::string library = ":::" + line.substr(first + 1, second - first - 1);
  const LibraryCase read = read_library_case(library);
  REQUIRE(read.error == LibraryError::none);
  const bool near_miss = line[second + 1] == '!';
  return {*technique, read.position, line.substr(second + (near_miss ? 2 : 1)), near_miss, line};
}

std::vector<Case> cases_of(const std::string& name) {
  std::vector<Case> cases;
  std::ifstream stream(std::string(NONET_TEST_DATA) + "/techniques/" + name + ".txt");
  for (std::string line; std::getline(stream, line);) {
    if (!line.empty() && line[0] != '#') cases.push_back(read_case(line));
  }
  return cases;
}

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

const std::array<std::string, 19> case_files = {
    "singles",  "intersections", "subsets",      "fish",        "single-digit",
    "coloring", "uniqueness",    "wings",        "chain-wings", "chains",
    "als",      "exclusion",     "templates",    "impossible",  "fireworks",
    "whips",    "exocets",       "multi-sector", "forcing"};

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
  for (const std::string& name : case_files) {
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
