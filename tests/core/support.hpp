/// @file
/// Shared by several tests.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "nonet/grid.hpp"
#include "nonet/random.hpp"
#include "nonet/step.hpp"

namespace nonet::test {

/// Arto Inkala's puzzle of 2012, quoted as the world's hardest at the time.
inline constexpr std::string_view inkala =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
inline constexpr std::string_view inkala_solution =
    "812753649943682175675491283154237896369845721287169534521974368438526917796318452";

/// A puzzle with 17 givens (Gordon Royle's collection).
inline constexpr std::string_view seventeen =
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
/// Solved by singles alone, but hard for those that do not look for a digit's places in a house.
inline constexpr std::string_view hidden_singles =
    "6.....4.5..82...................6.1.4.7.........1...2...6...78.....54......9.....";

/// The grid of a text that must be readable.
Grid grid_of(std::string_view text);

/// A text with other ends for its lines.
inline std::string with_line_ends(std::string_view text, std::string_view end) {
  std::string changed;
  for (char c : text) changed += c == '\n' ? end : std::string_view(&c, 1);
  return changed;
}

/// How many of so many cases alike this build tries: all of them, or a quarter with sanitizers and as WebAssembly, where each takes ten
/// times as long. None of the cases are left out everywhere.
constexpr int share(int all) {
#ifdef NONET_TEST_QUARTER
  return (all + 3) / 4;
#else
  return all;
#endif
}

/// This build's share of cases, evenly spread.
template <typename Case>
std::vector<Case> share_of(std::vector<Case> all) {
  const int count = static_cast<int>(all.size());
  const int taken = share(count);
  std::vector<Case> some;
  some.reserve(static_cast<std::size_t>(taken));
  for (int i = 0; i < taken; ++i)
    some.push_back(std::move(all[static_cast<std::size_t>(i * count / taken)]));
  return some;
}

/// The puzzles of a file in tests/data; the test fails when it is missing or empty.
std::vector<Grid> puzzles_of(const std::string& file);

/// A full grid without `empty` of its digits.
Grid with_holes(const Grid& full, int empty, Random& random);

/// True when every digit of `puzzle` stands in `solution` too.
bool extends(const Grid& solution, const Grid& puzzle);

/// The first step of any usual technique, but those of last resort, on a board that need not be a
/// puzzle with one solution.
std::optional<Step> first_step_on(const Board& board);
/// Every step of one technique on such a board.
std::vector<Step> steps_on(const Board& board, Technique technique);

}  // namespace nonet::test
