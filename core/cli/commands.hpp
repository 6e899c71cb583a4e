/// @file
/// The subcommands of `nonet`. Each adds itself to the program and says what to run when it was
/// chosen.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

namespace nonet::cli {

/// Exit codes of the program.
enum Exit : int {
  ok = 0,  ///< All was read and answered.
  /// A line or file could not be read, standard output not be written to, a puzzle not be written in a format, logic could not start from a position, a puzzle that was to be
  /// changed had the wrong number of solutions, a case of a technique failed, no puzzle could be
  /// made, or the benchmark found a wrong answer or nothing to measure.
  bad_input = 1,
  bad_usage = 2,  ///< The command line makes no sense.
};

/// Returns an exit code.
using Run = std::function<int()>;

void add_solve(CLI::App& app, Run& run);
void add_count(CLI::App& app, Run& run);
void add_convert(CLI::App& app, Run& run);
void add_dlx(CLI::App& app, Run& run);
void add_generate(CLI::App& app, Run& run);
void add_grids(CLI::App& app, Run& run);
void add_vary(CLI::App& app, Run& run);
void add_minimise(CLI::App& app, Run& run);
void add_complete(CLI::App& app, Run& run);
void add_ambiguous(CLI::App& app, Run& run);
void add_bench(CLI::App& app, Run& run);
void add_bench_logic(CLI::App& app, Run& run);
void add_path(CLI::App& app, Run& run);
void add_rate(CLI::App& app, Run& run);
void add_hint(CLI::App& app, Run& run);
void add_steps(CLI::App& app, Run& run);
void add_techniques(CLI::App& app, Run& run);
void add_technique_cases(CLI::App& app, Run& run);

}  // namespace nonet::cli
