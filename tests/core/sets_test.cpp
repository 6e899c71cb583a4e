#include "nonet/sets.hpp"

#include <array>
#include <set>
#include <vector>

#include "catch.hpp"
#include "nonet/geometry.hpp"
#include "nonet/random.hpp"

namespace nonet {

TEST_CASE("a bit set behaves as a set of numbers") {
  Random random(1);
  for (int round = 0; round < 200; ++round) {
    CandidateSet a;
    CandidateSet b;
    std::set<int> model_a;
    std::set<int> model_b;
    for (int i = 0; i < 60; ++i) {
      const int x = random.below(candidate_count);
      const int y = random.below(candidate_count);
      a.insert(x);
      model_a.insert(x);
      b.insert(y);
      model_b.insert(y);
      if (i % 3 == 0) {
        a.erase(y);
        model_a.erase(y);
      }
    }
    const auto members = [](const CandidateSet& set) {
      return std::set<int>(set.begin(), set.end());
    };
    std::set<int> both;
    std::set<int> either = model_a;
    std::set<int> rest = model_a;
    for (int y : model_b) {
      if (model_a.contains(y)) both.insert(y);
      either.insert(y);
      rest.erase(y);
    }
    CHECK(members(a) == model_a);
    CHECK(members(a & b) == both);
    CHECK(members(a | b) == either);
    CHECK(members(a - b) == rest);
    CHECK(a.size() == static_cast<int>(model_a.size()));
    CHECK(a.first() == *model_a.begin());
  }
}

TEST_CASE("the empty and the full set") {
  CHECK(CellSet().empty());
  const CellSet none;
  CHECK(none.begin() == none.end());
  CHECK(CellSet::all().size() == 81);
  CHECK(CandidateSet::all().size() == 729);
  CHECK(HouseSet::all().next(26) == 26);
  CHECK(HouseSet::all().next(27) == 27);
}

TEST_CASE("a digit set holds the digits 1 to 9") {
  DigitSet digits;
  CHECK(digits.empty());
  digits.insert(9);
  digits.insert(1);
  digits.insert(5);
  digits.erase(5);
  CHECK(std::vector<int>(digits.begin(), digits.end()) == std::vector<int>{1, 9});
  CHECK(digits.first() == 1);
  CHECK(digits.contains(9));
  CHECK_FALSE(digits.contains(5));
  CHECK((DigitSet::all() - digits).size() == 7);
  CHECK((digits & DigitSet::of(9)) == DigitSet::of(9));
  CHECK((digits | DigitSet::of(2)).mask() == 0b100000011);
}

TEST_CASE("every cell lies in one row, one column and one box, and sees twenty cells") {
  std::array<int, cell_count> memberships{};
  for (int house = 0; house < house_count; ++house) {
    CHECK(house_set(house).size() == 9);
    for (int cell : house_cells(house)) {
      ++memberships[static_cast<std::size_t>(cell)];
      CHECK(house_set(house).contains(cell));
    }
  }
  for (int cell = 0; cell < cell_count; ++cell) {
    CHECK(memberships[static_cast<std::size_t>(cell)] == 3);
    CHECK(peers(cell).size() == 20);
    CHECK_FALSE(peers(cell).contains(cell));
    for (int peer : peers(cell)) CHECK(peers(peer).contains(cell));
    for (int house : {row_house(cell), column_house(cell), box_house(cell)}) {
      CHECK(house_set(house).contains(cell));
    }
  }
  CHECK(house_cells(18 + 5)[4] == cell_at(4, 7));
  CHECK(candidate_cell(candidate(40, 7)) == 40);
  CHECK(candidate_digit(candidate(40, 7)) == 7);
}

}  // namespace nonet
