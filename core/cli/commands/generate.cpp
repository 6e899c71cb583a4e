/// @file
/// `nonet generate`: puzzles on request.

#include <iostream>
#include <memory>

#include "commands.hpp"
#include "escaped.hpp"
#include "made_puzzles.hpp"
#include "messages.hpp"
#include "option_values.hpp"
#include "output.hpp"
#include "request_options.hpp"
#include "seeds.hpp"

namespace nonet::cli {
namespace {

struct GenerateChoices {
  Series series;
  RequestOptions request;
  unsigned threads = 0;
  bool nearest = false;
  PuzzleFormat format = PuzzleFormat::text;
};

int run_generate(const GenerateChoices& options) {
  std::string error;
  const auto request = read_request(options.request, error);
  if (!request) {
    std::cerr << "nonet generate: " << escaped(error) << '\n';
    return bad_usage;
  }
  Output output;
  PuzzleWriter writer(options.format, *request, options.nearest, output);
  const Bulk bulk{seed_of(options.series), options.series.count, options.threads,
                  options.request.budget};
  const bool all =
      make_puzzles(bulk, *request, [&](const MadePuzzle& made) { writer.write(made); });
  output.flush();
  return all ? ok : bad_input;
}

}  // namespace

void add_generate(CLI::App& command, Run& run) {
  auto options = std::make_shared<GenerateChoices>();
  command.add_option("--count", options->series.count, "Number of puzzles, at most 100,000,000")
      ->capture_default_str()
      ->transform(whole_number(1, 100'000'000));
  add_seed(command, options->series.seed, "puzzles");
  add_request(command, options->request);
  command.add_option("--threads", options->threads, "At the same time; 0: one for each core")
      ->capture_default_str()
      ->transform(whole_number(0, 1024));
  command.add_flag("--nearest", options->nearest,
                   "Where none was found, print the nearest that was, too");
  add_puzzle_format(command, options->format);
  command.callback([&run, options] { run = [options] { return run_generate(*options); }; });
}

}  // namespace nonet::cli
