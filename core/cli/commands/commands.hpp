/// @file
/// The subcommands of `nonet`. Each adds itself to the program and says what to run when it was
/// chosen.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <span>
#include <string_view>

#include "exit_codes.hpp"

namespace nonet::cli {

/// Returns an exit code.
using Run = std::function<int()>;

/// A line that somebody may type, and what it does. A test runs them all.
struct Example {
  std::string_view line;
  std::string_view what;
};

/// A row of THE table of commands, from which the program, its help, the man page and the completions are made.
struct Command {
  const char* name;
  const char* summary;
  /// Adds its options, and says what to run when it was chosen.
  void (*add)(CLI::App& command, Run& run);
  std::span<const Example> examples;
  /// For those who package the program: not in the help.
  bool hidden = false;
  /// Wants the options of all commands.
  bool tells_of_all = false;
};

[[nodiscard]] std::span<const Command> commands();

/// The meaning of the exit codes, in one sentence.
[[nodiscard]] std::string_view exit_codes();

/// The examples of a command below its help: each line, and what it does.
[[nodiscard]] std::string examples_text(const Command& command);

void add_solve(CLI::App& command, Run& run);
void add_count(CLI::App& command, Run& run);
void add_convert(CLI::App& command, Run& run);
void add_picture(CLI::App& command, Run& run);
void add_dlx(CLI::App& command, Run& run);
void add_generate(CLI::App& command, Run& run);
void add_grids(CLI::App& command, Run& run);
void add_vary(CLI::App& command, Run& run);
void add_minimise(CLI::App& command, Run& run);
void add_complete(CLI::App& command, Run& run);
void add_ambiguous(CLI::App& command, Run& run);
void add_bench(CLI::App& command, Run& run);
void add_bench_logic(CLI::App& command, Run& run);
void add_path(CLI::App& command, Run& run);
void add_rate(CLI::App& command, Run& run);
void add_hint(CLI::App& command, Run& run);
void add_steps(CLI::App& command, Run& run);
void add_judge(CLI::App& command, Run& run);
void add_techniques(CLI::App& command, Run& run);
void add_technique_cases(CLI::App& command, Run& run);
void add_help(CLI::App& command, Run& run);
void add_man_page(CLI::App& command, Run& run);
void add_completions(CLI::App& command, Run& run);

}  // namespace nonet::cli
