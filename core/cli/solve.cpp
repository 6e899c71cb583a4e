#include <iostream>
#include <memory>
#include <optional>

#include "commands.hpp"
#include "input.hpp"
#include "messages.hpp"
#include "nonet/solver.hpp"
#include "output.hpp"

namespace nonet::cli {
namespace {

struct Options {
  std::vector<std::string> files;
  Format format = Format::text;
  std::optional<std::uint64_t> count;
};

/// A repeated given is no bad line (such a puzzle has no solution), but worth a word.
void note_conflict(const Puzzle& puzzle) {
  const auto conflicts = find_conflicts(puzzle.grid);
  if (conflicts.empty()) return;
  std::cerr << puzzle.source << ':' << puzzle.line << ": note: " << describe(conflicts.front())
            << '\n';
}

Json json_of(const Puzzle& puzzle) {
  return {{"line", puzzle.line}, {"puzzle", to_string(puzzle.grid)}};
}

void write_solved(const Puzzle& puzzle, Format format, Output& output) {
  const Solved solved = solve(puzzle.grid);
  if (solved.outcome == Outcome::none) note_conflict(puzzle);
  const bool unique = solved.outcome == Outcome::unique;
  if (format == Format::text) {
    output.line(unique ? to_string(solved.solution) : std::string(id(solved.outcome)));
    return;
  }
  Json json = json_of(puzzle);
  json["outcome"] = id(solved.outcome);
  json["solution"] = unique ? Json(to_string(solved.solution)) : Json(nullptr);
  output.json(json);
}

void write_count(const Puzzle& puzzle, std::uint64_t limit, Format format, Output& output) {
  const std::uint64_t count = count_solutions(puzzle.grid, limit);
  if (count == 0) note_conflict(puzzle);
  if (format == Format::text) {
    output.line(std::to_string(count));
    return;
  }
  Json json = json_of(puzzle);
  json["count"] = count;
  json["limited"] = limit != 0 && count == limit;
  output.json(json);
}

int run_solve(const Options& options) {
  Output output;
  const int status = for_each_puzzle(options.files, [&](const Puzzle& puzzle) {
    if (options.count) {
      write_count(puzzle, *options.count, options.format, output);
    } else {
      write_solved(puzzle, options.format, output);
    }
  });
  output.flush();
  return status;
}

}  // namespace

void add_solve(CLI::App& app, Run& run) {
  auto options = std::make_shared<Options>();
  CLI::App* command =
      app.add_subcommand("solve", "Print the solution of each puzzle, or none, or multiple");
  add_files(*command, options->files);
  add_format(*command, options->format);
  command
      ->add_option("--count", options->count,
                   "Print the number of solutions instead, up to this many (0: all)")
      ->check(CLI::NonNegativeNumber);
  command->callback([&run, options] { run = [options] { return run_solve(*options); }; });
}

}  // namespace nonet::cli
