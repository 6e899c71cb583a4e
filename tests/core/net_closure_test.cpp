/// @file
/// What the closure of all nets tells, against nets that are followed one by one; and searches that use it.

#include "chains/net_closure.hpp"

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
    const auto cell = random.below(cell_count);
    const auto digit = random.below(9);
    if (!pencil.possible(cell, digit) || bits(pencil.cell(cell)) < 3) continue;
    pencil.remove(cell, digit);
    return;
  }
}

/// All nets of a position, each followed to its end.
class Nets {
 public:
  explicit Nets(const Pencil& pencil) : lines_(literal_count) {
    Places places{};
    for (int cell = 0; cell < cell_count; ++cell) {
      for_each_bit(pencil.cell(cell),
                   [&](int digit) { places[static_cast<std::size_t>(digit)].insert(cell); });
    }
    Follower follower;
    follower.begin(pencil, places, {false, true});
    for (int cell = 0; cell < cell_count; ++cell) {
      for_each_bit(pencil.cell(cell), [&](int digit) {
        candidates_.push_back(cell * 9 + digit);
        for (bool on : {true, false}) {
          const Literal source = literal(cell, digit, on);
          lines_[source].start(source);
          follower.run(lines_[source], no_limit);
        }
      });
    }
  }

  [[nodiscard]] const std::vector<int>& candidates() const { return candidates_; }
  [[nodiscard]] const Chain& of(Literal source) const { return lines_[source].chain; }

 private:
  std::vector<Line> lines_;
  std::vector<int> candidates_;
};

bool any_common(const Chain& a, const Chain& b) {
  for (int digit = 0; digit < 9; ++digit) {
    if (!(a.on(digit) & b.on(digit)).empty() || !(a.off(digit) & b.off(digit)).empty()) return true;
  }
  return false;
}

/// How many nets end in a contradiction.
int check(const Pencil& pencil, NetClosure& closure) {
  REQUIRE(closure.set(pencil));
  const Nets nets(pencil);
  int contradictions = 0;
  for (int id : nets.candidates()) {
    const Literal on = literal(id / 9, id % 9, true);
    const Literal off = opposite(on);
    const Chain& if_on = nets.of(on);
    const Chain& if_off = nets.of(off);
    CHECK(closure.contradictory(on) == if_on.contradictory());
    CHECK(closure.contradictory(off) == if_off.contradictory());
    const bool common = any_common(if_on, if_off);
    if (if_on.contradictory()) {
      ++contradictions;
      if (!if_off.contradictory()) CHECK(closure.agrees(off, if_on) == common);
      continue;
    }
    if (if_off.contradictory()) {
      CHECK(closure.agrees(on, if_off) == common);
    } else {
      CHECK(closure.states_agree(id) == common);
    }
    const NetClosure::Row row = closure.row(on);
    closure.tell(on, if_on);
    CHECK(row == closure.row(on));
  }
  return contradictions;
}

constexpr auto puzzles = std::to_array<const char*>(
    {"98.7.....6.....87...7.....57..6..9....6.5..8.....4...25...9..6....1.6..9......43.",
     "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
     ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."});

}  // namespace

TEST_CASE("The closure of all nets has what each has that is followed to its end") {
  // Whatever registers it uses.
  for (CloseNets close : close_nets_variants()) {
    Random random("net closure");
    NetClosure closure(close);
    int contradictions = 0;
    for (const char* puzzle : puzzles) {
      Pencil pencil{Board(test::grid_of(puzzle))};
      for (int round = 0; round < 16; ++round) {
        contradictions += check(pencil, closure);
        for (int i = 0; i < 6; ++i) strike_one(pencil, random);
      }
    }
    CHECK(contradictions > 0);
  }
}

TEST_CASE("The closure of all nets knows nothing of more than 256 candidates") {
  NetClosure closure;
  CHECK_FALSE(closure.set(Pencil{Board(Grid())}));
}

TEST_CASE("A search of nets that has seen other positions finds what a new search finds") {
  RatingOptions options;
  Work work(options);
  Random random("nets");
  for (const char* puzzle : puzzles) {
    Pencil pencil{Board(test::grid_of(puzzle))};
    Forcing old(work);
    std::size_t hints = 0;
    for (int round = 0; round < 24; ++round) {
      Forcing fresh(work);
      const auto found = found_by(old, pencil);
      CHECK(found == found_by(fresh, pencil));
      hints += found.size();
      for (int i = round % 4; i >= 0; --i) strike_one(pencil, random);
    }
    CHECK(hints > 0);
  }
}

}  // namespace nonet::chains
