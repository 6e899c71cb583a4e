#include "logic/exocet/exocet_cases.hpp"

#include <initializer_list>

#include "catch.hpp"

namespace nonet::logic {
namespace {

DigitWay way(std::initializer_list<int> cells) {
  DigitWay way;
  for (int cell : cells) {
    way.cells.insert(cell);
    way.seen |= peers(cell);
  }
  return way;
}

}  // namespace

TEST_CASE("of two exocets with a digit in common only the ways go together that do not clash") {
  // r1c2 and r9c1 see r1c1; r5c5 and r9c9 do not.
  const DigitWay own = way({0});
  const std::vector<ExocetCase> first = {{{1, {own}, {}}, {2, {way({10})}, {}}}};
  const auto with = [&](std::vector<DigitWay> ways) {
    return both_cases(first, {{{1, std::move(ways), {}}, {3, {way({20})}, {}}}});
  };
  const std::vector<ExocetCase> both = with({way({0}), way({40}), way({1}), way({80})});
  REQUIRE(both.size() == 1);
  REQUIRE(both[0].size() == 3);
  CHECK(both[0][0].digit == 1);
  REQUIRE(both[0][0].ways.size() == 3);
  CHECK(both[0][0].ways[0].cells == own.cells);
  CHECK(both[0][0].ways[1].cells == way({0, 40}).cells);
  CHECK(both[0][0].ways[1].seen == way({0, 40}).seen);
  CHECK(both[0][0].ways[2].cells == way({0, 80}).cells);
  CHECK(both[0][1].digit == 2);
  CHECK(both[0][2].digit == 3);
  // There is no case where all clash.
  CHECK(with({way({1}), way({72})}).empty());
}

TEST_CASE("in a case of two exocets each digit has cells beside those of the others") {
  const std::vector<ExocetCase> first = {{{1, {way({0})}, {}}}};
  const std::vector<ExocetCase> same_cell = {{{2, {way({0})}, {}}}};
  const std::vector<ExocetCase> other_cell = {{{2, {way({0}), way({1})}, {}}}};
  CHECK(both_cases(first, same_cell).empty());
  const std::vector<ExocetCase> both = both_cases(first, other_cell);
  REQUIRE(both.size() == 1);
  REQUIRE(both[0][1].ways.size() == 1);
  CHECK(both[0][1].ways[0].cells == way({1}).cells);
}

TEST_CASE("what is false in all cases of an exocet") {
  const Board board;
  Effort effort;
  RemovableAlone removable_alone;
  const Context context(board, {}, effort, removable_alone);
  // 1 is in r1c1 in either case; 2 in r1c2 or in r2c1.
  const std::vector<ExocetCase> cases = {{{1, {way({0})}, {}}, {2, {way({1})}, {}}},
                                         {{1, {way({0})}, {}}, {2, {way({9})}, {}}}};
  const CandidateSet removed = false_in_all(context, cases);
  CHECK(removed.contains(candidate(0, 5)));
  CHECK(removed.contains(candidate(8, 1)));
  CHECK_FALSE(removed.contains(candidate(0, 1)));
  CHECK_FALSE(removed.contains(candidate(1, 5)));
  CHECK_FALSE(removed.contains(candidate(8, 2)));
  CHECK(removed.contains(candidate(10, 2)));
  CHECK(false_in_all(context, {}).empty());
}

}  // namespace nonet::logic
