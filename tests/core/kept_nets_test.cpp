/// @file
/// Searches of nets that go on from an earlier position.

#include <array>
#include <vector>

#include "catch.hpp"
#include "chains/forcing.hpp"
#include "nonet/random.hpp"
#include "support.hpp"

namespace nonet::chains {
namespace {

/// All that a hint says, as numbers.
std::vector<int> numbers_of(const ChainHint& hint) {
  std::vector<int> numbers = {static_cast<int>(hint.technique), hint.complexity, hint.placed};
  for (const Removal& removal : hint.removals) {
    numbers.push_back(removal.cell);
    numbers.push_back(removal.digits);
  }
  std::vector<int> nodes;
  for (const Target& target : hint.targets) {
    target.chain->ancestors(target.node, nodes);
    for (int node : nodes) numbers.push_back(target.chain->node(node).literal);
  }
  return numbers;
}

std::vector<std::vector<int>> found_by(Forcing& search, const Pencil& pencil) {
  ChainHints hints(true);
  search.find(pencil, {false, ChainLevel::dynamic}, hints);
  std::vector<std::vector<int>> found;
  for (const ChainHint& hint : hints.take()) found.push_back(numbers_of(hint));
  return found;
}

/// Takes a candidate away where others are left.
void strike_one(Pencil& pencil, Random& random) {
  for (;;) {
    const auto cell = static_cast<int>(random.below(cell_count));
    const auto digit = static_cast<int>(random.below(9));
    if (!pencil.possible(cell, digit) || bits(pencil.cell(cell)) < 3) continue;
    pencil.remove(cell, digit);
    return;
  }
}

}  // namespace

TEST_CASE("A search that keeps nets of the last position finds what a new search finds") {
  constexpr auto puzzles = std::to_array<const char*>(
      {"98.7.....6.....87...7.....57..6..9....6.5..8.....4...25...9..6....1.6..9......43.",
       "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
       ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."});
  RatingOptions options;
  Work work(options);
  Random random("kept nets");
  for (const char* puzzle : puzzles) {
    Pencil pencil{Board(test::grid_of(puzzle))};
    Forcing keeping(work);
    std::size_t hints = 0;
    for (int round = 0; round < 24; ++round) {
      Forcing fresh(work);
      const auto found = found_by(keeping, pencil);
      CHECK(found == found_by(fresh, pencil));
      hints += found.size();
      for (int i = round % 4; i >= 0; --i) strike_one(pencil, random);
    }
    CHECK(hints > 0);
  }
}

}  // namespace nonet::chains
