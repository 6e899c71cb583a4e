// Solves a Sudoku and says how: `solve_and_explain PUZZLE`, with the puzzle as 81 characters.
#include <cstdio>
#include <span>
#include <string>

#include "nonet/logic.hpp"
#include "nonet/notation.hpp"
#include "nonet/parse.hpp"
#include "nonet/rating.hpp"
#include "nonet/solver.hpp"
#include "nonet/version.hpp"

namespace {

int complain(const nonet::Parsed& parsed) {
  const std::string reason(nonet::id(parsed.error));
  std::fprintf(stderr, "no puzzle: %s, line %d, column %d\n", reason.c_str(), parsed.position.line,
               parsed.position.column);
  return 1;
}

int refuse(nonet::Outcome outcome) {
  const std::string name(nonet::id(outcome));
  std::fprintf(stderr, "solutions: %s\n", name.c_str());
  return 1;
}

void explain(const nonet::Grid& puzzle) {
  const nonet::Position position(puzzle);
  std::printf("rated ER %s\n", nonet::rating_text(nonet::rate(position).er).c_str());
  const nonet::Path way = nonet::path(position);
  for (const nonet::Step& step : way.steps) std::printf("%s\n", nonet::notation(step).c_str());
}

}  // namespace

int main(int argc, char** argv) {
  const std::span<char*> arguments(argv, static_cast<std::size_t>(argc));
  const nonet::Parsed parsed = nonet::parse(argc > 1 ? arguments[1] : "");
  if (!parsed.ok()) return complain(parsed);
  const nonet::Solved solved = nonet::solve(parsed.grid);
  if (solved.outcome != nonet::Outcome::unique) return refuse(solved.outcome);
  std::printf("Nonet %s\n%s\n", std::string(nonet::version()).c_str(),
              to_string(solved.solution).c_str());
  explain(parsed.grid);
}
