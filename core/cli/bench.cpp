#include <algorithm>
#include <chrono>
#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>

#include "commands.hpp"
#include "input.hpp"
#include "nonet/solver.hpp"
#include "output.hpp"

namespace nonet::cli {
namespace {

using Clock = std::chrono::steady_clock;

struct Options {
  std::vector<std::string> files;
  std::string engine = "all";
  double seconds = 1;
  Format format = Format::text;
};

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

bool extends(const Grid& solution, const Grid& puzzle) {
  for (int cell : puzzle.filled()) {
    if (solution[cell] != puzzle[cell]) return false;
  }
  return is_solved(solution);
}

struct Result {
  double puzzles_per_second = 0;
  /// Answers that are not solutions of their puzzle.
  std::size_t wrong = 0;
};

void solve_all(const std::vector<Grid>& puzzles, const Engine& engine,
               std::vector<Solved>& answers) {
  for (std::size_t i = 0; i < puzzles.size(); ++i) answers[i] = solve(puzzles[i], engine);
}

/// Solves all puzzles again and again until the time is up; the fastest round counts.
Result measure(const std::vector<Grid>& puzzles, const Engine& engine, double seconds) {
  std::vector<Solved> answers(puzzles.size());
  Result result;
  const auto start = Clock::now();
  do {
    const auto round = Clock::now();
    solve_all(puzzles, engine, answers);
    const double rate = static_cast<double>(puzzles.size()) / seconds_since(round);
    result.puzzles_per_second = std::max(result.puzzles_per_second, rate);
  } while (seconds_since(start) < seconds);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const bool claimed = answers[i].outcome != Outcome::none;
    if (claimed && !extends(answers[i].solution, puzzles[i])) ++result.wrong;
  }
  return result;
}

void write(const Engine& engine, const std::string& file, std::size_t puzzles, const Result& result,
           Format format, Output& output) {
  if (format == Format::json) {
    output.json(Json{{"engine", engine.id},
                     {"file", file},
                     {"puzzles", puzzles},
                     {"puzzles_per_second", result.puzzles_per_second}});
    return;
  }
  std::ostringstream text;
  text << std::left << std::setw(8) << engine.id << std::right << std::setw(9) << puzzles
       << " puzzles" << std::setw(11) << std::fixed << std::setprecision(0)
       << result.puzzles_per_second << " puzzles/s  " << file;
  output.line(text.str());
}

int bench_file(const std::string& file, const Options& options, Output& output) {
  std::vector<Grid> puzzles;
  int status = for_each_puzzle({file}, [&](const Puzzle& p) { puzzles.push_back(p.grid); });
  if (puzzles.empty()) {
    std::cerr << file << ": no puzzle to measure with\n";
    return bad_input;
  }
  for (const Engine& engine : engines()) {
    if (options.engine != "all" && options.engine != engine.id) continue;
    const Result result = measure(puzzles, engine, options.seconds);
    write(engine, file, puzzles.size(), result, options.format, output);
    if (result.wrong == 0) continue;
    std::cerr << file << ": " << result.wrong << " wrong answers by " << engine.id << '\n';
    status = bad_input;
  }
  return status;
}

int run_bench(const Options& options) {
  Output output;
  int status = ok;
  for (const std::string& file : options.files) {
    status = std::max(status, bench_file(file, options, output));
    output.flush();
  }
  return status;
}

std::vector<std::string> engine_ids() {
  std::vector<std::string> ids = {"all"};
  for (const Engine& engine : engines()) ids.emplace_back(engine.id);
  return ids;
}

}  // namespace

void add_bench(CLI::App& app, Run& run) {
  auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand(
      "bench",
      "Measure engines: solve with proof of uniqueness, on one core, and check the answers");
  add_files(*command, options->files);
  command->get_option("files")->required();
  command->add_option("--engine", options->engine, "Which engine")
      ->capture_default_str()
      ->check(CLI::IsMember(engine_ids()));
  command->add_option("--seconds", options->seconds, "Measure each file for at least this long")
      ->capture_default_str()
      ->check(CLI::NonNegativeNumber);
  add_format(*command, options->format);
  command->callback([&run, options] { run = [options] { return run_bench(*options); }; });
}

}  // namespace nonet::cli
