// Solves a Sudoku and says how: `solve_and_explain PUZZLE`, with the puzzle as 81 characters.
#include <iostream>
#include <span>

#include "nonet/logic.hpp"
#include "nonet/notation.hpp"
#include "nonet/parse.hpp"
#include "nonet/rating.hpp"
#include "nonet/solver.hpp"
#include "nonet/version.hpp"

namespace {

int complain(const nonet::Fault& fault) {
  std::cerr << "no puzzle: " << id(fault.error) << ", line " << fault.place.line << ", column "
            << fault.place.column << '\n';
  return 1;
}

int refuse(nonet::Outcome outcome) {
  std::cerr << "solutions: " << id(outcome) << '\n';
  return 1;
}

void explain(const nonet::Grid& puzzle) {
  const nonet::Position position(puzzle);
  std::cout << "rated ER " << nonet::rating_text(nonet::rate(position).er) << '\n';
  const nonet::Path way = nonet::path(position);
  for (const nonet::Step& step : way.steps) std::cout << nonet::notation(step) << '\n';
}

}  // namespace

int main(int argc, char** argv) {
  const std::span<char*> arguments(argv, static_cast<std::size_t>(argc));
  const nonet::Parsed parsed = nonet::parse(argc > 1 ? arguments[1] : "");
  if (!parsed.ok()) return complain(parsed.fault);
  const nonet::Solved solved = nonet::solve(parsed.grid);
  if (solved.outcome != nonet::Outcome::unique) return refuse(solved.outcome);
  std::cout << "Nonet " << nonet::version() << '\n' << to_string(solved.solution) << '\n';
  explain(parsed.grid);
}
