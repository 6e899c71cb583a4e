#include <memory>
#include <optional>

#include "answers.hpp"
#include "commands.hpp"

namespace nonet::cli {
namespace {

struct Options {
  std::vector<std::string> files;
  Format format = Format::text;
  SearchChoice search;
  std::optional<std::uint64_t> count;
  bool statistics = false;
  /// Of solutions, for the statistics: two prove that there are several.
  std::uint64_t limit = 2;
};

void answer(const Puzzle& puzzle, const Options& options, Output& output) {
  if (options.statistics) {
    write_statistics(puzzle, options.search, options.limit, options.format, output);
  } else if (options.count) {
    write_count(puzzle, options.search, *options.count, options.format, output);
  } else {
    write_solution(puzzle, options.search, options.format, output);
  }
}

int run_solve(const Options& options) {
  Output output;
  const int status = for_each_puzzle(
      options.files, [&](const Puzzle& puzzle) { answer(puzzle, options, output); });
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
  add_search(*command, options->search);
  auto* count = command
                    ->add_option("--count", options->count,
                                 "Print the number of solutions instead, up to this many (0: all)")
                    ->check(CLI::NonNegativeNumber);
  auto* statistics = command->add_flag("--stats", options->statistics,
                                       "Print what the search did: nodes, guesses, memory, time");
  statistics->excludes(count);
  command
      ->add_option("--limit", options->limit,
                   "With --stats: end the search after so many solutions (0: never)")
      ->capture_default_str()
      ->check(CLI::NonNegativeNumber)
      ->needs(statistics);
  command->callback([&run, options] {
    check_search(options->search);
    run = [options] { return run_solve(*options); };
  });
}

}  // namespace nonet::cli
