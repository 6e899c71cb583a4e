#include "nonet/solver.hpp"

#include <array>
#include <limits>

#include "solve/engines.hpp"

namespace nonet {

std::span<const Engine> engines() {
  static const std::array<Engine, 1> all = {engine::band};
  return all;
}

const Engine& default_engine() {
  return engine::band;
}

const Engine* find_engine(std::string_view id) {
  for (const Engine& engine : engines()) {
    if (engine.id == id) return &engine;
  }
  return nullptr;
}

std::string_view id(Outcome outcome) {
  constexpr std::array<std::string_view, 3> ids = {"none", "unique", "multiple"};
  return ids[static_cast<std::size_t>(outcome)];
}

Solved solve(const Grid& puzzle, const Engine& engine) {
  Solved solved;
  int found = 0;
  engine.visit(puzzle, [&](const Grid& solution) {
    if (found++ == 0) solved.solution = solution;
    return found < 2;
  });
  solved.outcome = static_cast<Outcome>(found);
  return solved;
}

std::uint64_t count_solutions(const Grid& puzzle, std::uint64_t limit, const Engine& engine) {
  return engine.count(puzzle, limit == 0 ? std::numeric_limits<std::uint64_t>::max() : limit);
}

std::uint64_t for_each_solution(const Grid& puzzle, SolutionVisitor visitor, const Engine& engine) {
  return engine.visit(puzzle, visitor);
}

}  // namespace nonet
