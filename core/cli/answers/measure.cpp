#include "answers/measure.hpp"

#include <algorithm>
#include <chrono>
#include <numeric>

namespace nonet::cli {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

bool extends(const Grid& solution, const Grid& puzzle) {
  for (int cell : puzzle.filled()) {
    if (solution[cell] != puzzle[cell]) return false;
  }
  return is_solved(solution);
}

bool is_right(const Solved& answer, const Grid& puzzle, const Solved& expected) {
  if (answer.outcome != expected.outcome) return false;
  return answer.outcome == Outcome::none || extends(answer.solution, puzzle);
}

/// Steps through a set so that however early one stops, the visited are spread evenly over it: by
/// the golden section, with a step that shares no divisor with the size.
std::size_t spreading_step(std::size_t size) {
  auto step = static_cast<std::size_t>(static_cast<double>(size) * 0.618);
  while (std::gcd(step, size) != 1) ++step;
  return step;
}

/// A set of puzzles, and what the default engine says of them.
struct Sample {
  std::vector<Grid> puzzles;
  std::vector<Solved> expected;
};

/// The first pass: one search a puzzle, as many as fit the time.
struct Pass {
  Sample tried;
  std::size_t over_budget = 0;
  std::size_t without_guess = 0;
  std::uint64_t guesses = 0;
  std::size_t wrong = 0;
  double seconds = 0;
};

void search_one(const Grid& puzzle, const Solved& expected, const Engine& engine,
                std::uint64_t budget, Pass& pass) {
  Solved answer;
  const auto keep = [&](const Grid& solution) {
    answer.solution = solution;
    return true;
  };
  SearchOptions options;
  options.limit = 2;
  options.budget = budget;
  options.on_solution = keep;
  const SearchReport report = search(puzzle, options, engine);
  pass.tried.puzzles.push_back(puzzle);
  pass.tried.expected.push_back(expected);
  pass.guesses += report.guesses;
  if (report.end == SearchEnd::budget) {
    ++pass.over_budget;
    return;
  }
  answer.outcome = static_cast<Outcome>(report.solutions);
  if (!is_right(answer, puzzle, expected)) {
    ++pass.wrong;
  } else if (report.guesses == 0) {
    ++pass.without_guess;
  }
}

Pass search_all(const std::vector<Grid>& puzzles, const std::vector<Solved>& expected,
                const Engine& engine, const MeasureOptions& options) {
  const std::size_t step = spreading_step(puzzles.size());
  Pass pass;
  const auto start = Clock::now();
  for (std::size_t i = 0; pass.tried.puzzles.size() < puzzles.size();
       i = (i + step) % puzzles.size()) {
    search_one(puzzles[i], expected[i], engine, options.budget, pass);
    if (seconds_since(start) >= options.seconds) break;
  }
  pass.seconds = seconds_since(start);
  return pass;
}

/// Solves all again and again until the time is up; the fastest round counts.
double fastest_round(const std::vector<Grid>& puzzles, const Engine& engine, double seconds,
                     std::vector<Solved>& answers) {
  double best = 0;
  const auto start = Clock::now();
  do {
    const auto round = Clock::now();
    solve_many(puzzles, answers, engine);
    best = std::max(best, static_cast<double>(puzzles.size()) / seconds_since(round));
  } while (seconds_since(start) < seconds);
  return best;
}

}  // namespace

Measured measure(const std::vector<Grid>& puzzles, const std::vector<Solved>& expected,
                 const Engine& engine, const MeasureOptions& options) {
  const Pass pass = search_all(puzzles, expected, engine, options);
  const auto& [tried, answers] = pass.tried;
  const auto count = static_cast<double>(tried.size());
  Measured measured;
  measured.puzzles = tried.size();
  measured.over_budget = pass.over_budget;
  measured.no_guess_percent = 100 * static_cast<double>(pass.without_guess) / count;
  measured.guesses_per_puzzle = static_cast<double>(pass.guesses) / count;
  measured.wrong = pass.wrong;
  if (pass.over_budget > 0) {
    measured.per_second = static_cast<double>(tried.size() - pass.over_budget) / pass.seconds;
    return measured;
  }
  std::vector<Solved> solved(tried.size());
  // In the order of the file where all of it was tried.
  const bool all = tried.size() == puzzles.size();
  const auto& timed = all ? puzzles : tried;
  measured.per_second = fastest_round(timed, engine, options.seconds, solved);
  for (std::size_t i = 0; i < timed.size(); ++i) {
    if (!is_right(solved[i], timed[i], all ? expected[i] : answers[i])) ++measured.wrong;
  }
  return measured;
}

}  // namespace nonet::cli
