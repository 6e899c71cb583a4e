#include "nonet/solver.hpp"

#include <cassert>

#include "nonet/table.hpp"
#include "solve/engines.hpp"

namespace nonet {
namespace {

Engine best_band() {
  Engine best = band_variants().back();
  best.id = "band";
  return best;
}

}  // namespace

std::span<const Engine> engines() {
  static const Table<Engine, 5> all = {best_band(), engine::dlx, engine::bitset, engine::strategy,
                                       engine::backtrack};
  return all;
}

const Engine& default_engine() {
  return engines().front();
}

const Engine* find_engine(std::string_view id) {
  for (const Engine& engine : engines()) {
    if (engine.id == id) return &engine;
  }
  for (const Engine& variant : band_variants()) {
    if (variant.id == id) return &variant;
  }
  return nullptr;
}

std::string_view id(Outcome outcome) {
  constexpr Table<std::string_view, 3> ids = {"none", "unique", "multiple"};
  return ids[outcome];
}

Solved solve(const Grid& puzzle, const Engine& engine) {
  Solved solved;
  engine.solve({&puzzle, 1}, {&solved, 1});
  return solved;
}

void solve_many(std::span<const Grid> puzzles, std::span<Solved> answers, const Engine& engine) {
  assert(puzzles.size() == answers.size());
  engine.solve(puzzles, answers);
}

SearchReport search(const Grid& puzzle, const SearchOptions& options, const Engine& engine) {
  const auto start = std::chrono::steady_clock::now();
  SearchReport report = engine.run(puzzle, options);
  report.time = std::chrono::steady_clock::now() - start;
  return report;
}

std::uint64_t count_solutions(const Grid& puzzle, std::uint64_t limit, const Engine& engine) {
  SearchOptions options;
  options.limit = limit;
  return engine.run(puzzle, options).solutions;
}

std::uint64_t for_each_solution(const Grid& puzzle, SolutionVisitor visitor, const Engine& engine) {
  SearchOptions options;
  options.on_solution = visitor;
  return engine.run(puzzle, options).solutions;
}

}  // namespace nonet
