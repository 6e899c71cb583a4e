/// @file
/// The cases of tests/data/techniques, one file a family, one case a line:
///   technique-id|position|notation     the technique gives this very step on the position
///   technique-id|position|!effect      a near miss: it gives no step with this effect
/// Positions are the grid and deleted fields of HoDoKu's library lines.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "nonet/position.hpp"
#include "nonet/technique.hpp"

namespace nonet::test {

struct Case {
  Technique technique = Technique::full_house;
  Position position;
  std::string expected;
  bool near_miss = false;
  std::string line;
};

/// The files, without their ending.
inline constexpr std::array case_files = {
    "singles",  "intersections", "subsets",      "fish",        "single-digit",
    "coloring", "uniqueness",    "wings",        "chain-wings", "chains",
    "als",      "exclusion",     "templates",    "impossible",  "fireworks",
    "whips",    "exocets",       "multi-sector", "forcing"};

/// All cases of a file; the test fails where one cannot be read.
std::vector<Case> cases_of(const std::string& name);

}  // namespace nonet::test
