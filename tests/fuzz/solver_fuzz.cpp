/// @file
/// Any digits through every engine: what each finds are solutions, no two are the same, and all find as many; where the search is
/// short, as many as a referee that shares no code with them.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>

#include "bytes.hpp"
#include "fact.hpp"
#include "nonet/solver.hpp"
#include "tools/referee.hpp"

namespace nonet::fuzz {
namespace {

constexpr std::uint64_t limit = 12;
constexpr std::uint64_t budget = 3000;

/// A solution with cells taken away, of which some may be changed; or whatever the bytes say.
Grid grid_of(Bytes& bytes) {
  Grid grid;
  const bool arbitrary = bytes.below(4) == 0;
  const auto solution = solution_of(bytes);
  for (int cell = 0; cell < cell_count; ++cell) {
    const int choice = bytes.below(arbitrary ? 40 : 64);
    const int of_solution = solution[static_cast<std::size_t>(cell)];
    if (arbitrary) {
      grid.set(cell, choice < 10 ? choice : 0);
    } else if (choice < 40) {
      grid.set(cell, of_solution);
    } else if (choice == 63) {
      grid.set(cell, of_solution % 9 + 1);
    }
  }
  return grid;
}

/// The number of solutions up to `limit`, or nothing when the budget ended the search.
std::optional<std::uint64_t> count(const Grid& puzzle, const Engine& engine, std::uint64_t& nodes) {
  std::set<std::string> found;
  auto visit = [&](const Grid& solution) {
    const tools::Digits digits = *tools::read_digits(to_string(solution));
    tools::Referee referee(*tools::read_digits(to_string(puzzle)));
    for (int cell = 0; cell < cell_count; ++cell) {
      const int digit = digits[static_cast<std::size_t>(cell)];
      if (referee.value(cell) == digit) continue;
      FACT(referee.allows(cell, digit));
      referee.place(cell, digit);
    }
    FACT(referee.full());
    FACT(found.insert(to_string(solution)).second);
    return true;
  };
  SearchOptions options;
  options.limit = limit;
  options.budget = budget;
  options.on_solution = visit;
  const SearchReport report = search(puzzle, options, engine);
  nodes = report.nodes;
  FACT(report.solutions == found.size());
  if (report.end == SearchEnd::budget) return std::nullopt;
  return report.solutions;
}

void agree(const Grid& puzzle) {
  std::uint64_t nodes = 0;
  const auto first = count(puzzle, default_engine(), nodes);
  if (!first) return;
  const bool is_short = nodes < 100;
  for (const Engine& engine : engines()) {
    const auto other = count(puzzle, engine, nodes);
    FACT(!other || *other == *first);
  }
  const Solved solved = solve(puzzle);
  FACT(solved.outcome == (*first == 0   ? Outcome::none
                          : *first == 1 ? Outcome::unique
                                        : Outcome::multiple));
  if (!is_short) return;
  const tools::Referee referee(*tools::read_digits(to_string(puzzle)));
  FACT(referee.solutions(limit).size() == *first);
}

}  // namespace
}  // namespace nonet::fuzz

// NOLINTNEXTLINE(readability-identifier-naming): the name is libFuzzer's
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  nonet::fuzz::Bytes bytes(data, size);
  nonet::fuzz::agree(nonet::fuzz::grid_of(bytes));
  return 0;
}
