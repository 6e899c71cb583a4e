/// @file
/// `nonet_detours FILE...`: how many steps of paths can be spared, each left out alone (see spare.hpp). One puzzle a line.
/// Prints a line a level, as tab-separated values, and last "N of M steps can be spared".

#include <array>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <string>

#include "nonet/parse.hpp"
#include "spare.hpp"
#include "tool_main.hpp"

namespace nonet {
namespace {

struct Tally {
  std::uint64_t puzzles = 0;
  std::uint64_t whole = 0;    ///< Steps that are no singles, with detours.
  std::uint64_t steps = 0;    ///< Without.
  std::uint64_t spare = 0;    ///< Of these, such as can be spared.
  std::uint64_t relevel = 0;  ///< Puzzles whose level detours change.
};

std::uint64_t eliminations_of(const std::vector<Step>& path) {
  std::uint64_t count = 0;
  for (const Step& step : path) count += tools::is_elimination(step) ? 1U : 0U;
  return count;
}

void add(const Grid& puzzle, std::array<Tally, difficulty_count>& tallies) {
  LogicOptions options;
  const Path way = path(Position(puzzle), options);
  options.detours = true;
  const Path whole = path(Position(puzzle), options);
  if (!way.solved) return;
  Tally& tally = tallies[static_cast<std::size_t>(way.level)];
  ++tally.puzzles;
  tally.whole += eliminations_of(whole.steps);
  tally.steps += eliminations_of(way.steps);
  tally.relevel += whole.level == way.level ? 0U : 1U;
  for (std::size_t i = 0; i < way.steps.size(); ++i) {
    if (!tools::is_elimination(way.steps[i]) || !tools::can_spare(puzzle, way.steps, i)) continue;
    ++tally.spare;
    std::cerr << to_string(puzzle) << ": step " << i + 1 << ", " << info(way.steps[i].technique).id
              << '\n';
  }
}

int run(int argc, char** argv) {
  std::array<Tally, difficulty_count> tallies{};
  for (int i = 1; i < argc; ++i) {
    std::ifstream file(argv[i]);
    if (!file) throw std::runtime_error(std::string("cannot read ") + argv[i]);
    for (std::string line; std::getline(file, line);) {
      const Parsed parsed = parse(std::string_view(line).substr(0, 81));
      if (parsed.ok() && !line.starts_with('#')) add(parsed.grid, tallies);
    }
  }
  Tally all;
  std::cout << "level\tpuzzles\tsteps with detours\tsteps\tspare\tlevels that differ\n";
  for (int level = 0; level < difficulty_count; ++level) {
    const Tally& tally = tallies[static_cast<std::size_t>(level)];
    std::cout << id(static_cast<Difficulty>(level)) << '\t' << tally.puzzles << '\t' << tally.whole
              << '\t' << tally.steps << '\t' << tally.spare << '\t' << tally.relevel << '\n';
    all.steps += tally.steps;
    all.spare += tally.spare;
  }
  std::cout << all.spare << " of " << all.steps << " steps can be spared\n";
  return 0;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  return nonet::tools::tool_main(nonet::run, argc, argv);
}
