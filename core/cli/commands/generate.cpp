/// @file
/// `nonet generate`: puzzles on request.

#include <iostream>
#include <memory>

#include "answers/made_puzzles.hpp"
#include "commands/commands.hpp"
#include "options/option_values.hpp"
#include "options/request_options.hpp"
#include "options/seeds.hpp"
#include "output/output.hpp"
#include "words/escaped.hpp"
#include "words/messages.hpp"

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
      make_puzzles(bulk, *request, output, [&](const MadePuzzle& made) { writer.write(made); });
  output.flush();
  return all ? ok : bad_input;
}

}  // namespace

void add_generate(CLI::App& command, Run& run) {
  auto options = std::make_shared<GenerateChoices>();
  add_number(command, "--count", options->series.count, "Number of puzzles, at most 100,000,000",
             {1, 100'000'000});
  add_seed(command, options->series.seed, "puzzles");
  add_request(command, options->request);
  add_threads(command, options->threads, "At the same time");
  command.add_flag("--nearest", options->nearest,
                   "Where none was found, print the nearest that was, too");
  add_puzzle_format(command, options->format);
  command.callback([&run, options] { run = [options] { return run_generate(*options); }; });
}

}  // namespace nonet::cli
