#include <memory>
#include <optional>

#include "answers/answers.hpp"
#include "commands/commands.hpp"
#include "options/option_values.hpp"

namespace nonet::cli {
namespace {

struct SolveOptions {
  InputOptions input;
  Format format = Format::text;
  SearchChoice search;
  std::optional<std::uint64_t> count;
  std::optional<std::uint64_t> all;
  bool with_statistics = false;
  StatisticsOptions statistics;
};

void answer(const Puzzle& puzzle, const SolveOptions& options, Output& output) {
  if (options.with_statistics) {
    write_statistics(puzzle, options.search, options.statistics, options.format, output);
  } else if (options.all) {
    write_solutions(puzzle, options.search, *options.all, options.format, output);
  } else if (options.count) {
    write_count(puzzle, options.search, {*options.count, false}, options.format, output);
  } else {
    write_solution(puzzle, options.search, options.format, output);
  }
}

int run_solve(const SolveOptions& options) {
  Output output;
  InputOptions input = options.input;
  // Solutions are written as they are found, and times are those of a thread that is alone.
  if (options.all || options.with_statistics) input.threads = 1;
  return for_each_puzzle(input, options.format == Format::json, output,
                         [&](const Puzzle& puzzle, Output& to) {
                           answer(puzzle, options, to);
                           return ok;
                         });
}

void add_statistics(CLI::App& command, SolveOptions& options) {
  auto* statistics = command.add_flag("--stats", options.with_statistics,
                                      "Print figures of the search: nodes, guesses, memory, time");
  statistics->excludes(command.get_option("--count"))->excludes(command.get_option("--all"));
  auto* limit = add_number(command, "--limit", options.statistics.limit,
                           "With --stats: end the search after so many solutions (0: never)")
                    ->needs(statistics);
  command
      .add_flag(
          "--savings", options.statistics.savings,
          "With --stats and the engine strategy: search again without each strategy, and print "
          "the nodes that it saves")
      ->needs(statistics)
      ->excludes(limit);
}

void check(const SolveOptions& options) {
  check_search(options.search);
  if (options.statistics.savings && options.search.engine != "strategy") {
    throw CLI::ValidationError("--savings", "only the engine strategy has strategies");
  }
}

}  // namespace

void add_solve(CLI::App& command, Run& run) {
  auto options = std::make_shared<SolveOptions>();
  add_input(command, options->input);
  add_threads(command, options->input.threads);
  add_format(command, options->format);
  add_search(command, options->search);
  add_number(command, "--count", options->count,
             "Print the number of solutions instead, up to this many (0: all)");
  add_number(command, "--all", options->all,
             "Print every solution, one a line, up to this many (0: all of them)")
      ->excludes(command.get_option("--count"));
  add_statistics(command, *options);
  command.callback([&run, options] {
    check(*options);
    run = [options] { return run_solve(*options); };
  });
}

}  // namespace nonet::cli
