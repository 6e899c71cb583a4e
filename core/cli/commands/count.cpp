#include <chrono>
#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>

#include "answers/answers.hpp"
#include "commands/commands.hpp"
#include "nonet/lab/grid_count.hpp"
#include "options/option_values.hpp"
#include "system/system.hpp"

namespace nonet::cli {
namespace {

struct CountOptions {
  InputOptions input;
  Format format = Format::text;
  SearchChoice search;
  /// Of solutions: the default ends in seconds, however many there are.
  std::uint64_t limit = 1'000'000;
  bool grids = false;
};

struct TimedCount {
  GridCount count;
  double micros = 0;
};

/// Counts with one line of progress for a person at a terminal.
TimedCount count_all_grids() {
  const bool watched = system::is_terminal(system::Stream::errors);
  const auto start = std::chrono::steady_clock::now();
  const auto count = count_grids([&](const GridCountProgress& progress) {
    if (watched) {
      std::cerr << '\r' << progress.done << " of " << progress.total
                << " classes of bands: " << to_string(progress.so_far) << std::flush;
    }
    return true;
  });
  const std::chrono::duration<double, std::micro> time = std::chrono::steady_clock::now() - start;
  if (watched) std::cerr << '\n';
  return {count.value_or(GridCount{}), time.count()};
}

int run_grids(const CountOptions& options) {
  Output output;
  const auto [count, micros] = count_all_grids();
  const std::string grids = to_string(count.grids);
  const std::string estimate = to_string(independence_estimate());
  if (options.format == Format::json) {
    output.json(Json{
        {"grids", grids}, {"classes", count.classes}, {"estimate", estimate}, {"micros", micros}});
  } else {
    output.line(grids);
    std::ostringstream more;
    more << estimate << " if rows and columns were independent; counted in " << count.classes
         << " classes of bands, " << std::fixed << std::setprecision(1) << micros / 1000 << " ms";
    output.line(more.str());
  }
  output.flush();
  return ok;
}

int run_count(const CountOptions& options) {
  if (options.grids) return run_grids(options);
  Output output;
  return for_each_puzzle(
      options.input, options.format == Format::json, output, [&](const Puzzle& puzzle, Output& to) {
        write_count(puzzle, options.search, {options.limit, true}, options.format, to);
        return ok;
      });
}

}  // namespace

void add_count(CLI::App& command, Run& run) {
  auto options = std::make_shared<CountOptions>();
  add_input(command, options->input);
  add_threads(command, options->input.threads);
  add_format(command, options->format);
  add_search(command, options->search);
  add_number(command, "--limit", options->limit,
             "Count up to this many solutions a puzzle, and say \"at least\" there (0: all)");
  auto* grids = command.add_flag("--grids", options->grids,
                                 "Count the Sudoku grids there are, from the rules alone");
  for (const char* other : {"puzzles", "--limit", "--engine", "--budget", "--strategies"}) {
    grids->excludes(command.get_option(other));
  }
  command.callback([&run, options] {
    check_search(options->search);
    run = [options] { return run_count(*options); };
  });
}

}  // namespace nonet::cli
