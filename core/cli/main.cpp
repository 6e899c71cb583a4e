/// @file
/// `nonet`: the command line program. It reads puzzles one a line and writes one line each.

#include <algorithm>
#include <exception>
#include <iostream>
#include <string>

#include "commands.hpp"
#include "nonet/version.hpp"

namespace {

bool has_command(const CLI::App& app, const std::string& name) {
  const auto commands = app.get_subcommands([](const CLI::App*) { return true; });
  return std::any_of(commands.begin(), commands.end(),
                     [&](const CLI::App* command) { return command->check_name(name); });
}

int parse_and_run(int argc, char** argv) {
  CLI::App app(
      "Sudoku on the command line: solve, count, rate, path, hint, steps, techniques, "
      "technique-cases, convert, dlx, generate, grids, vary, minimise, complete, ambiguous, bench, "
      "bench-logic.",
      "nonet");
  app.set_version_flag("--version", std::string(nonet::version()));
  app.require_subcommand(1);
  app.footer(
      "Exit code: 0 when all was read and answered, 1 when a line was bad, a file could not be "
      "read, a puzzle could not be written in a format, logic could not start from a position, a "
      "puzzle to be changed had the wrong number of "
      "solutions, a case of a technique failed, no puzzle could be made, or the benchmark found a "
      "wrong answer or nothing to measure; 2 for "
      "bad usage.");
  nonet::cli::Run run;
  nonet::cli::add_solve(app, run);
  nonet::cli::add_count(app, run);
  nonet::cli::add_path(app, run);
  nonet::cli::add_rate(app, run);
  nonet::cli::add_hint(app, run);
  nonet::cli::add_steps(app, run);
  nonet::cli::add_techniques(app, run);
  nonet::cli::add_technique_cases(app, run);
  nonet::cli::add_convert(app, run);
  nonet::cli::add_dlx(app, run);
  nonet::cli::add_generate(app, run);
  nonet::cli::add_grids(app, run);
  nonet::cli::add_vary(app, run);
  nonet::cli::add_minimise(app, run);
  nonet::cli::add_complete(app, run);
  nonet::cli::add_ambiguous(app, run);
  nonet::cli::add_bench(app, run);
  nonet::cli::add_bench_logic(app, run);
  const std::string first = argc > 1 ? argv[1] : "-";
  if (first.substr(0, 1) != "-" && !has_command(app, first)) {
    std::cerr << "nonet: no command is called '" << first << "'; see nonet --help\n";
    return nonet::cli::bad_usage;
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? nonet::cli::ok : nonet::cli::bad_usage;
  }
  return run();
}

}  // namespace

int main(int argc, char** argv) {
  // Lets standard input be read in pieces of its own size: buffers of a pipe, a person's lines.
  std::ios::sync_with_stdio(false);
  try {
    return parse_and_run(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "nonet: " << error.what() << '\n';
    return nonet::cli::bad_input;
  }
}
