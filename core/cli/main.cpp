/// @file
/// `nonet`: the command line program. It reads puzzles one a line and writes one line each.

#include <algorithm>
#include <exception>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "commands.hpp"
#include "escaped.hpp"
#include "nonet/version.hpp"
#include "output.hpp"

namespace {

bool has_command(const CLI::App& app, const std::string& name) {
  const auto commands = app.get_subcommands([](const CLI::App*) { return true; });
  return std::any_of(commands.begin(), commands.end(),
                     [&](const CLI::App* command) { return command->check_name(name); });
}

/// What was wrong with the command line. Names and values of it may have anything in them.
std::string usage_message(const CLI::App* app, const CLI::Error& error) {
  std::string text = nonet::cli::escaped(error.what()) + "\n";
  const CLI::Option* help = app->get_help_ptr();
  if (help != nullptr) text += "Run with " + help->get_name() + " for more information.\n";
  return text;
}

/// Says what ended the parsing: a help or a version that was asked for, or a fault.
int say_end(const CLI::App& app, const CLI::ParseError& error) {
  std::ostringstream text;
  const bool asked = app.exit(error, text, std::cerr) == 0;
  if (!asked) return nonet::cli::bad_usage;
  nonet::cli::Output output;
  output.text(text.str());
  output.flush();
  return nonet::cli::ok;
}

/// The arguments, from the last to the first, as CLI11 wants them. "--seed=" is "--seed" and an empty text.
std::vector<std::string> arguments_of(int argc, char** argv) {
  std::vector<std::string> arguments;
  bool options = true;
  for (int i = 1; i < argc; ++i) {
    std::string argument = argv[i];
    options = options && argument != "--";
    const bool empty =
        options && argument.substr(0, 2) == "--" && argument.find('=') == argument.size() - 1;
    if (empty) argument.pop_back();
    arguments.push_back(std::move(argument));
    if (empty) arguments.emplace_back();
  }
  std::reverse(arguments.begin(), arguments.end());
  return arguments;
}

int parse_and_run(int argc, char** argv) {
  CLI::App app(
      "Sudoku on the command line: solve, count, rate, path, hint, steps, techniques, "
      "technique-cases, convert, dlx, generate, grids, vary, minimise, complete, ambiguous, bench, "
      "bench-logic.",
      "nonet");
  app.set_version_flag("--version", std::string(nonet::version()));
  app.failure_message(usage_message);
  app.require_subcommand(1);
  app.footer(
      "Exit code: 0 when all was read and answered, 1 when a line was bad, a file could not be "
      "read, what was found could not be written, a puzzle could not be written in a format, logic "
      "could not start from a position, a "
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
    std::cerr << "nonet: no command is called '" << nonet::cli::escaped(first)
              << "'; see nonet --help\n";
    return nonet::cli::bad_usage;
  }
  try {
    app.parse(arguments_of(argc, argv));
  } catch (const CLI::ParseError& error) {
    return say_end(app, error);
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
    std::cerr << "nonet: " << nonet::cli::escaped(error.what()) << '\n';
    return nonet::cli::bad_input;
  }
}
