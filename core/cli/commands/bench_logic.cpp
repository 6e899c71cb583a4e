/// @file
/// `nonet bench-logic`: how fast paths and hints are.

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>
#include <system_error>

#include "answers/puzzles.hpp"
#include "commands/commands.hpp"
#include "input/input.hpp"
#include "nonet/logic.hpp"
#include "output/output.hpp"
#include "system/system.hpp"
#include "words/escaped.hpp"

namespace nonet::cli {
namespace {

using Clock = std::chrono::steady_clock;

struct BenchLogicOptions {
  std::vector<std::string> files;
  Format format = Format::text;
};

/// Times in milliseconds.
class Times {
 public:
  void add(Clock::time_point start) {
    times_.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
  }
  void sort() { std::sort(times_.begin(), times_.end()); }
  /// The time that so many per cent are not above. There must be one, and they must be sorted.
  [[nodiscard]] double percentile(std::size_t percent) const {
    return times_[(times_.size() - 1) * percent / 100];
  }
  [[nodiscard]] std::size_t count() const { return times_.size(); }
  [[nodiscard]] double total() const {
    double sum = 0;
    for (double time : times_) sum += time;
    return sum;
  }

 private:
  std::vector<double> times_;
};

struct Measured {
  Times paths;
  Times hints;
  std::size_t solved = 0;
};

/// Asks for a hint at each position of a path.
void measure_hints(const Grid& puzzle, const Path& way, Times& hints) {
  Position position(puzzle);
  for (const Step& step : way.steps) {
    const auto start = Clock::now();
    const Steps next = next_step(position);
    hints.add(start);
    if (next.steps.empty()) return;
    apply(step, position.board);
  }
}

Measured measure(const std::vector<Grid>& puzzles) {
  Measured measured;
  for (const Grid& puzzle : puzzles) {
    const auto start = Clock::now();
    const Path way = path(Position(puzzle));
    measured.paths.add(start);
    measured.solved += way.solved ? 1U : 0U;
    measure_hints(puzzle, way, measured.hints);
  }
  measured.paths.sort();
  measured.hints.sort();
  return measured;
}

std::string text_of(const std::string& file, const Measured& measured) {
  const Times& paths = measured.paths;
  std::ostringstream text;
  text << std::fixed << std::setprecision(1) << escaped(file) << ": " << paths.count() << " paths, "
       << measured.solved << " solved, "
       << 1000 * static_cast<double>(paths.count()) / paths.total() << " paths/s; path "
       << std::setprecision(3) << paths.percentile(50) << " ms median, " << paths.percentile(99)
       << " ms p99, " << paths.percentile(100) << " ms at most";
  const Times& hints = measured.hints;
  if (hints.count() == 0) return text.str();
  text << "; " << hints.count() << " hints, " << hints.percentile(50) << " ms median, "
       << hints.percentile(99) << " ms p99, " << hints.percentile(100) << " ms at most";
  return text.str();
}

Json percentiles(const Times& times) {
  if (times.count() == 0) return nullptr;
  return {{"count", times.count()},
          {"median_ms", times.percentile(50)},
          {"p99_ms", times.percentile(99)},
          {"max_ms", times.percentile(100)}};
}

Json json_of(const std::string& file, const Measured& measured) {
  return {{"source", file},
          {"solved", measured.solved},
          {"paths_per_second",
           1000 * static_cast<double>(measured.paths.count()) / measured.paths.total()},
          {"paths", percentiles(measured.paths)},
          {"hints", percentiles(measured.hints)}};
}

int bench_file(const std::string& file, Format format, Output& output) {
  const auto [puzzles, bad, unreadable] = read_puzzles(file);
  const int status = bad > 0 ? bad_input : ok;
  if (puzzles.empty()) {
    std::cerr << shown_name(file) << ": no puzzle to measure with\n";
    return bad_input;
  }
  const Measured measured = measure(puzzles);
  if (format == Format::json) {
    output.json(json_of(file, measured));
  } else {
    output.line(text_of(file, measured));
  }
  output.flush();
  return status;
}

int run_bench(const BenchLogicOptions& options) {
  Output output;
  int status = ok;
  for (const std::string& file : options.files)
    status = std::max(status, bench_file(file, options.format, output));
  return status;
}

/// As CLI::ExistingFile, which on Windows knows names in the letters of one country alone.
std::string fault_of_file(const std::string& name) {
  std::error_code error;
  const auto kind = std::filesystem::status(system::path_of(name), error).type();
  if (kind == std::filesystem::file_type::directory) return "File is actually a directory: " + name;
  return std::filesystem::exists(std::filesystem::file_status(kind))
             ? std::string()
             : "File does not exist: " + name;
}

}  // namespace

void add_bench_logic(CLI::App& command, Run& run) {
  auto options = std::make_shared<BenchLogicOptions>();
  command.add_option("files", options->files, "Files with puzzles")
      ->check(CLI::Validator(fault_of_file, "FILE"))
      ->required();
  add_format(command, options->format);
  command.callback([&run, options] { run = [options] { return run_bench(*options); }; });
}

}  // namespace nonet::cli
