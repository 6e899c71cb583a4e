#include <algorithm>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>
#include <system_error>

#include "answers/measure.hpp"
#include "answers/puzzles.hpp"
#include "commands/commands.hpp"
#include "input/input.hpp"
#include "options/option_values.hpp"
#include "options/search_choice.hpp"
#include "output/output.hpp"
#include "system/system.hpp"
#include "words/escaped.hpp"

namespace nonet::cli {
namespace {

namespace fs = std::filesystem;

struct BenchOptions {
  std::vector<std::string> sources;
  std::string engine = "all";
  MeasureOptions measure{1, 1'000'000};
  Format format = Format::text;
};

std::string text_of(const Engine& engine, const std::string& file, std::size_t puzzles,
                    const Measured& measured) {
  const bool cut = measured.puzzles < puzzles || measured.over_budget > 0;
  std::ostringstream text;
  text << std::fixed << std::left << std::setw(9) << engine.id << std::right << std::setw(8)
       << puzzles << " puzzles" << std::setw(12)
       << std::setprecision(measured.per_second < 100 ? 2 : 0) << measured.per_second
       << " puzzles/s" << std::setw(7) << std::setprecision(1) << measured.no_guess_percent
       << " % without a guess" << std::setw(10) << std::setprecision(2)
       << measured.guesses_per_puzzle << " guesses/puzzle  " << escaped(file);
  if (cut) {
    text << "  (measured on " << measured.puzzles << ", " << measured.over_budget
         << " of them over budget)";
  }
  return text.str();
}

void write(const Engine& engine, const std::string& file, std::size_t puzzles,
           const Measured& measured, Format format, Output& output) {
  if (format == Format::text) {
    output.line(text_of(engine, file, puzzles, measured));
    return;
  }
  output.json(Json{{"engine", engine.id},
                   {"source", file},
                   {"puzzles", puzzles},
                   {"measured", measured.puzzles},
                   {"over_budget", measured.over_budget},
                   {"puzzles_per_second", measured.per_second},
                   {"no_guess_percent", measured.no_guess_percent},
                   {"guesses_per_puzzle", measured.guesses_per_puzzle}});
}

std::span<const Engine> chosen_engines(const BenchOptions& options) {
  if (options.engine == "all") return engines();
  return {find_engine(options.engine), 1};
}

int bench_puzzles(const std::string& file, const std::vector<Grid>& puzzles,
                  const BenchOptions& options, Output& output) {
  int status = ok;
  std::vector<Solved> expected(puzzles.size());
  solve_many(puzzles, expected);
  for (const Engine& engine : chosen_engines(options)) {
    const Measured measured = measure(puzzles, expected, engine, options.measure);
    write(engine, file, puzzles.size(), measured, options.format, output);
    // A person who waits sees each line when it is there.
    output.flush();
    if (measured.wrong == 0) continue;
    std::cerr << shown_name(file) << ": " << measured.wrong << " wrong answers by " << engine.id
              << '\n';
    status = bad_input;
  }
  return status;
}

int bench_file(const std::string& file, const BenchOptions& options, Output& output) {
  const auto [puzzles, bad, unreadable] = read_puzzles(file);
  const int status = bad > 0 ? bad_input : ok;
  if (puzzles.empty()) {
    std::cerr << shown_name(file) << ": no puzzle to measure with\n";
    return bad_input;
  }
  return std::max(status, bench_puzzles(file, puzzles, options, output));
}

/// A file of a directory may be anything: lines that are no puzzles get one note, and are no fault.
/// That it cannot be read is one.
PuzzleList read_found(const std::string& file) {
  PuzzleList set = read_puzzles(file, true);
  if (set.bad > 1) {
    std::cerr << shown_name(file) << ": note: " << set.bad - 1
              << " more lines are no puzzles either\n";
  }
  if (set.puzzles.empty() && !set.unreadable) {
    std::cerr << shown_name(file) << ": note: skipped, it has no puzzle\n";
  }
  return set;
}

/// The files of a directory that end in .txt, in order; links that lead nowhere, too.
std::vector<std::string> files_of(const std::string& directory) {
  std::vector<std::string> files;
  for (const auto& entry : fs::directory_iterator(system::path_of(directory))) {
    std::error_code broken_link;
    const bool is_file = entry.is_regular_file(broken_link) || !entry.exists(broken_link);
    if (is_file && entry.path().extension() == ".txt")
      files.push_back(system::name_of(entry.path()));
  }
  std::sort(files.begin(), files.end());
  return files;
}

int bench_directory(const std::string& directory, const BenchOptions& options, Output& output) {
  const std::vector<std::string> files = files_of(directory);
  int status = ok;
  bool any = false;
  for (const std::string& file : files) {
    const PuzzleList set = read_found(file);
    if (set.unreadable) status = bad_input;
    if (set.puzzles.empty()) continue;
    any = true;
    status = std::max(status, bench_puzzles(file, set.puzzles, options, output));
  }
  if (any) return status;
  std::cerr << shown_name(directory)
            << (files.empty() ? ": no file that ends in .txt\n" : ": no puzzle to measure with\n");
  return bad_input;
}

int run_bench(const BenchOptions& options) {
  Output output;
  int status = ok;
  for (const std::string& source : options.sources) {
    status = std::max(status, fs::is_directory(system::path_of(source))
                                  ? bench_directory(source, options, output)
                                  : bench_file(source, options, output));
  }
  return status;
}

void add_sources(CLI::App& command, std::vector<std::string>& sources) {
  const CLI::Validator path_or_dash(
      [](std::string& name) {
        std::error_code error;
        const bool is_there = name == "-" || fs::exists(system::path_of(name), error);
        return is_there ? std::string() : "Path does not exist: " + name;
      },
      "PATH");
  command
      .add_option("files", sources,
                  "Files with puzzles, directories with such .txt files; - for standard "
                  "input")
      ->check(path_or_dash)
      ->required();
}

}  // namespace

void add_bench(CLI::App& command, Run& run) {
  auto options = std::make_shared<BenchOptions>();
  add_sources(command, options->sources);
  std::vector<std::string> ids = engine_ids();
  ids.insert(ids.begin(), "all");
  command.add_option("--engine", options->engine, "Engine to measure")
      ->capture_default_str()
      ->check(one_name_of(ids));
  command
      .add_option("--seconds", options->measure.seconds,
                  "For each engine and file: so long for the statistics, and again for the speed. "
                  "Sets that take longer are measured on a part of their puzzles")
      ->capture_default_str()
      ->check(seconds());
  add_number(command, "--budget", options->measure.budget,
             "Give a puzzle up after so many nodes, and count it as over_budget (0: never)");
  add_format(command, options->format);
  command.callback([&run, options] { run = [options] { return run_bench(*options); }; });
}

}  // namespace nonet::cli
