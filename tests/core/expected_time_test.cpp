#include "nonet/expected_time.hpp"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "catch.hpp"
#include "nonet/rating.hpp"
#include "rating/singles_games.hpp"
#include "support.hpp"

namespace nonet {
namespace {

/// A puzzle that people were timed with, to none of which expected times were fitted.
struct Timed {
  std::string puzzle;
  double seconds = 0;  ///< The mean of the people who finished it.
  int expected = 0;    ///< The same on every machine.
};

std::vector<Timed> timed_puzzles() {
  std::ifstream file(std::string(NONET_TEST_DATA) + "/human-times.tsv");
  std::vector<Timed> list;
  for (std::string line; std::getline(file, line);) {
    if (line.front() == '#') continue;
    std::istringstream fields(line);
    Timed timed;
    int people = 0;
    fields >> timed.puzzle >> people >> timed.seconds >> timed.expected;
    list.push_back(timed);
  }
  return list;
}

int seconds_of(std::string_view puzzle) {
  const auto time = expected_time(test::grid_of(puzzle));
  return time ? time->seconds : 0;
}

}  // namespace

TEST_CASE("the expected time of a puzzle is the same number everywhere") {
  const auto all = timed_puzzles();
  REQUIRE(all.size() == 85);
  for (const Timed& timed : all) {
    INFO(timed.puzzle);
    CHECK(seconds_of(timed.puzzle) == timed.expected);
  }
  CHECK(seconds_of(test::inkala) == 1704);
  CHECK(seconds_of(test::seventeen) == 549);
  CHECK(seconds_of(test::hidden_singles) == 531);
}

TEST_CASE("of two puzzles it was not fitted to, it knows which takes people longer") {
  const auto all = timed_puzzles();
  int pairs = 0;
  int right = 0;
  for (const Timed& one : all) {
    for (const Timed& other : all) {
      if (one.seconds <= 1.2 * other.seconds) continue;
      ++pairs;
      right += one.expected > other.expected ? 1 : 0;
    }
  }
  CHECK(pairs > 1000);
  CHECK(right >= pairs * 3 / 4);
}

TEST_CASE(
    "for half of the puzzles it was not fitted to, people took a fifth less or more at most") {
  const auto all = timed_puzzles();
  const auto near = [](const Timed& timed) {
    return std::abs(timed.expected / timed.seconds - 1) <= 0.2;
  };
  CHECK(std::count_if(all.begin(), all.end(), near) * 2 >= static_cast<int>(all.size()));
}

TEST_CASE("most puzzles it was not fitted to took people a time within the range") {
  int within = 0;
  const auto all = timed_puzzles();
  for (const Timed& timed : all) {
    const auto time = expected_time(test::grid_of(timed.puzzle));
    REQUIRE(time);
    CHECK(time->low < time->seconds);
    CHECK(time->seconds < time->high);
    within += time->low <= timed.seconds && timed.seconds <= time->high ? 1 : 0;
  }
  CHECK(within * 10 >= static_cast<int>(all.size()) * 7);
}

TEST_CASE("the time of a puzzle that needs chains is rough, of others it is not") {
  for (const Timed& timed : timed_puzzles()) {
    const Grid puzzle = test::grid_of(timed.puzzle);
    INFO(timed.puzzle);
    CHECK(expected_time(puzzle)->rough == (rate(Position(puzzle)).er >= 65));
  }
  CHECK(expected_time(test::grid_of(test::inkala))->rough);
}

TEST_CASE("what is no puzzle with one solution has no time") {
  CHECK_FALSE(expected_time(Grid()));
  CHECK_FALSE(expected_time(test::grid_of(test::inkala_solution)));
  std::string puzzle(test::inkala);
  puzzle[1] = '8';
  CHECK_FALSE(expected_time(test::grid_of(puzzle)));
  puzzle[1] = '1';
  puzzle[10] = '2';
  CHECK_FALSE(expected_time(test::grid_of(puzzle)));
}

TEST_CASE(
    "one looks longer where singles are fewer, and needs naked ones where there is no other") {
  const Grid solution = test::grid_of(test::inkala_solution);
  Grid last = solution;
  last.set(40, 0);
  // A full house in row, column and box: 1 / 60 / (0.3 + 9).
  CHECK(std::abs(rating::search_effort(last, solution) - 1 / 60.0 / 9.3) < 1e-12);
  CHECK(rating::naked_singles_needed(last, solution) == 0);
  const Grid hard = test::grid_of(test::inkala);
  CHECK(rating::search_effort(hard, solution) > 10);
}

}  // namespace nonet
