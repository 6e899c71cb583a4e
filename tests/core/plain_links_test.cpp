/// @file
/// What plain links tell of a position, against a closure that goes from one literal to the next.

#include <algorithm>
#include <array>
#include <sstream>
#include <string>
#include <vector>

#include "catch.hpp"
#include "chains/forcing.hpp"
#include "chains/implications.hpp"
#include "chains/source_chains.hpp"
#include "nonet/random.hpp"
#include "support.hpp"

namespace nonet::chains {
namespace {

bool same_house(int a, int b) {
  return row_of(a) == row_of(b) || column_of(a) == column_of(b) || box_of(a) == box_of(b);
}

/// Whether both cannot be true.
bool weak(int a, int b) {
  if (a == b) return false;
  return a / 9 == b / 9 || (a % 9 == b % 9 && same_house(a / 9, b / 9));
}

class Position {
 public:
  explicit Position(const Pencil& pencil) {
    for (int id = 0; id < candidate_count; ++id) {
      if (pencil.possible(id / 9, id % 9)) candidates_.push_back(id);
    }
    for (int a : candidates_) {
      for (int b : candidates_) {
        if (weak(a, b) && last_two(a, b)) strong_[static_cast<std::size_t>(a)].push_back(b);
      }
    }
  }

  [[nodiscard]] const std::vector<int>& candidates() const { return candidates_; }

  /// All that follows from a literal, by whether it is true and by candidate.
  [[nodiscard]] std::array<CandidateSet, 2> all_from(Literal source) const {
    std::array<CandidateSet, 2> found;
    std::vector<Literal> open = {source};
    while (!open.empty()) {
      const Literal l = open.back();
      open.pop_back();
      const int id = candidate_of(l);
      CandidateSet& into = found[is_on(l) ? 1 : 0];
      if (into.contains(id)) continue;
      into.insert(id);
      if (is_on(l)) {
        for (int other : candidates_) {
          if (weak(id, other)) open.push_back(literal(other / 9, other % 9, false));
        }
      } else {
        for (int other : strong_[static_cast<std::size_t>(id)])
          open.push_back(literal(other / 9, other % 9, true));
      }
    }
    return found;
  }

 private:
  /// No third candidate of their cell, or of their digit in a house of both.
  [[nodiscard]] bool last_two(int a, int b) const {
    const auto alone = [&](const auto& in) {
      return std::none_of(candidates_.begin(), candidates_.end(),
                          [&](int c) { return c != a && c != b && in(c); });
    };
    if (a / 9 == b / 9) return alone([&](int c) { return c / 9 == a / 9; });
    const auto in_house = [&](auto house_of) {
      return house_of(a / 9) == house_of(b / 9) &&
             alone([&](int c) { return c % 9 == a % 9 && house_of(c / 9) == house_of(a / 9); });
    };
    return in_house(row_of) || in_house(column_of) || in_house(box_of);
  }

  std::vector<int> candidates_;
  std::array<std::vector<int>, candidate_count> strong_;
};

/// Strikes candidates where others are left, without a thought.
void strike(Pencil& pencil, Random& random, int count) {
  while (count > 0) {
    const auto cell = random.below(cell_count);
    const auto digit = random.below(9);
    if (!pencil.possible(cell, digit) || bits(pencil.cell(cell)) < 3) continue;
    pencil.remove(cell, digit);
    --count;
  }
}

void check(const Pencil& pencil, Implications& implications) {
  implications.set(pencil);
  const Position position(pencil);
  std::array<std::array<CandidateSet, 2>, candidate_count> if_true;
  bool any_refuted = false;
  for (int id : position.candidates()) {
    const Literal on = literal(id / 9, id % 9, true);
    const auto& from_on = if_true[static_cast<std::size_t>(id)] = position.all_from(on);
    const auto from_off = position.all_from(opposite(on));
    CHECK(implications.refuted(on) == from_on[0].contains(id));
    CHECK(implications.refuted(opposite(on)) == from_off[1].contains(id));
    any_refuted = any_refuted || from_on[0].contains(id) || from_off[1].contains(id);
  }
  CHECK(implications.any_refuted() == any_refuted);
  for (int cell = 0; cell < cell_count; ++cell) {
    std::vector<Literal> starts;
    std::array<CandidateSet, 2> common = {CandidateSet::all(), CandidateSet::all()};
    for_each_bit(pencil.cell(cell), [&](int digit) {
      starts.push_back(literal(cell, digit, true));
      for (std::size_t truth : {0U, 1U})
        common[truth] &=
            if_true[static_cast<std::size_t>(cell) * 9 + static_cast<std::size_t>(digit)][truth];
    });
    if (starts.size() < 2) continue;
    CHECK(implications.any_common(starts) == !(common[0].empty() && common[1].empty()));
  }
}

/// 265 candidates have strong links here, and the digits 123456789 in the first row, 456789123 below it and so on are one
/// solution. A walk that gives and takes candidates found it.
Pencil crowded() {
  std::istringstream text(R"(
    1349 23 23479 34 2345689 26 1234579 28 29
    47 1345689 67 1678 68 126789 15 1258 13567
    27 245789 79 123 12568 23 45 25 26
    27 38 48 57 145689 37 38 89 123678
    2578 145689 78 4589 59 12459 12345689 36 46
    78 369 17 27 134569 34 35 2368 67
    37 134568 57 67 78 78 49 124789 27
    67 134579 78 79 146789 27 39 49 24569
    125679 16 12356 37 1458 2357 1345679 27 28)");
  Pencil pencil{Board()};
  std::string marks;
  for (int cell = 0; text >> marks; ++cell) {
    for (int digit = 0; digit < 9; ++digit) {
      if (marks.find(static_cast<char>('1' + digit)) == std::string::npos)
        pencil.remove(cell, digit);
    }
  }
  return pencil;
}

std::size_t count_strong(const Pencil& pencil) {
  LinkMap links;
  links.set(pencil);
  std::size_t count = 0;
  for (int id = 0; id < candidate_count; ++id) {
    if (pencil.possible(id / 9, id % 9) && !links.strong(id).empty()) ++count;
  }
  return count;
}

/// All that chains of one source remove.
CandidateSet removed_by_chains(const Pencil& pencil, const Implications& implications) {
  ChainHints hints(true);
  find_source_chains(pencil, implications, hints);
  CandidateSet removed;
  for (const ChainHint& hint : hints.take()) {
    for (const Removal& removal : hint.removals)
      for_each_bit(removal.digits, [&](int digit) { removed.insert(removal.cell * 9 + digit); });
  }
  return removed;
}

/// How many steps plain forcing chains of several sources find.
std::size_t count_forcing(const Pencil& pencil, const Implications* implications) {
  const RatingOptions options;
  Work work(options);
  Forcing forcing(work);
  ChainHints hints(true);
  forcing.find(pencil, {}, hints, implications);
  return hints.take().size();
}

/// All that leads to its own opposite.
CandidateSet refuted_in(const Pencil& pencil) {
  const Position position(pencil);
  CandidateSet refuted;
  for (int id : position.candidates()) {
    if (position.all_from(literal(id / 9, id % 9, true))[0].contains(id)) refuted.insert(id);
  }
  return refuted;
}

}  // namespace

TEST_CASE(
    "Plain links refute what leads to its opposite, and lead to what all candidates of a cell have "
    "in common") {
  constexpr auto puzzles = std::to_array<const char*>(
      {"98.7.....6.....87...7.....57..6..9....6.5..8.....4...25...9..6....1.6..9......43.",
       "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
       ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."});
  Random random("plain links");
  Implications implications;
  for (const char* puzzle : puzzles) {
    Pencil pencil{Board(test::grid_of(puzzle))};
    for (int more : {0, 5, 5, 10, 10, 10, 10, 10, 10}) {
      strike(pencil, random, more);
      check(pencil, implications);
    }
  }
}

TEST_CASE("Chains remove what is refuted, however many candidates have strong links") {
  const Pencil pencil = crowded();
  REQUIRE(count_strong(pencil) == 265);
  Implications implications(Pencil{Board(test::grid_of(
      "98.7.....6.....87...7.....57..6..9....6.5..8.....4...25...9..6....1.6..9......43."))});
  implications.set(pencil);
  const CandidateSet refuted = refuted_in(pencil);
  REQUIRE(!refuted.empty());
  CHECK(removed_by_chains(pencil, implications) == refuted);
  CHECK(count_forcing(pencil, &implications) == count_forcing(pencil, nullptr));

  // What they know of it does not stay for the next position.
  const Pencil next{Board(test::grid_of(
      "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."))};
  check(next, implications);
}

}  // namespace nonet::chains
