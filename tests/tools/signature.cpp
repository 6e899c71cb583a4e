/// @file
/// `nonet_signature`: what must be the same whatever compiler made the library, as lines to compare: for each puzzle of the files its
/// solution, and each step of its path with all that the step says. tests/wasm/signature.mjs prints the same lines.

#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>

#include "nonet/logic.hpp"
#include "nonet/notation.hpp"
#include "nonet/parse.hpp"
#include "nonet/solver.hpp"
#include "tool_main.hpp"

namespace nonet {
namespace {

/// The same for all, so that it ends a path at the same step everywhere.
constexpr std::uint64_t budget = 2'000'000;

template <class Set>
void print(char name, const Set& set) {
  std::cout << ' ' << name;
  for (int item : set) std::cout << ',' << item;
}

void print(const Step& step) {
  std::cout << notation(step);
  print('p', step.placements);
  print('e', step.eliminations);
  print('h', step.houses);
  print('c', step.covers);
  print('d', step.digits);
  std::cout << " m";
  for (const Mark& mark : step.marks)
    std::cout << ',' << id(mark.role) << ':' << mark.candidate << ':' << mark.group;
  std::cout << " l";
  for (const Link& link : step.links)
    std::cout << ',' << link.from << ':' << link.to << ':' << (link.strong ? 1 : 0);
  std::cout << '\n';
}

void print(const Path& way) {
  for (const Step& step : way.steps) print(step);
  std::cout << "score " << way.score << (way.end == SearchEnd::complete ? "" : " budget") << '\n';
}

/// The solution, and the path with its detours and without.
void print(const Grid& puzzle) {
  const Solved solved = solve(puzzle);
  const bool unique = solved.outcome == Outcome::unique;
  std::cout << to_string(puzzle) << '\n';
  std::cout << "solution " << to_string(unique ? solved.solution : Grid()) << '\n';
  if (!unique) return;
  LogicOptions options;
  options.budget = budget;
  for (const bool detours : {true, false}) {
    options.detours = detours;
    print(path(Position(puzzle), options));
  }
}

int run(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    std::ifstream file(argv[i]);
    if (!file) throw std::runtime_error(std::string("cannot read ") + argv[i]);
    for (std::string line; std::getline(file, line);) {
      const Parsed parsed = parse(std::string_view(line).substr(0, 81));
      if (parsed.ok() && !line.starts_with('#')) print(parsed.grid);
    }
  }
  return 0;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  return nonet::tools::tool_main(nonet::run, argc, argv);
}
