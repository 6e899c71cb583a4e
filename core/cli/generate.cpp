#include <iostream>
#include <memory>
#include <random>

#include "commands.hpp"
#include "nonet/generator.hpp"
#include "output.hpp"

namespace nonet::cli {
namespace {

struct Options {
  std::uint64_t count = 1;
  std::string seed;
  std::string symmetry = "none";
  std::string level;
  Format format = Format::text;
};

std::string random_seed() {
  std::random_device device;
  const std::uint64_t high = device();
  return std::to_string(high << 32 | device());
}

/// The first puzzle has the seed itself and the others one derived from it, so that each can be
/// made again alone.
std::string seed_of(const std::string& seed, std::uint64_t index) {
  return index == 0 ? seed : seed + "-" + std::to_string(index + 1);
}

void write(const Generated& made, const std::string& seed, const Options& options, Output& output) {
  if (options.format == Format::text) {
    output.line(to_string(made.puzzle));
    return;
  }
  output.json(Json{{"puzzle", to_string(made.puzzle)},
                   {"solution", to_string(made.solution)},
                   {"clues", made.puzzle.clue_count()},
                   {"level", id(made.level)},
                   {"symmetry", options.symmetry},
                   {"seed", seed}});
}

int run_generate(const Options& options) {
  Output output;
  const GeneratorOptions wanted{find_level(options.level),
                                find_symmetry(options.symmetry).value_or(Symmetry::none)};
  const std::string seed = options.seed.empty() ? random_seed() : options.seed;
  int status = ok;
  for (std::uint64_t i = 0; i < options.count; ++i) {
    Random random(seed_of(seed, i));
    const auto made = generate(random, wanted);
    if (made) {
      write(*made, seed_of(seed, i), options, output);
    } else {
      std::cerr << "nonet: no such puzzle was found with seed " << seed_of(seed, i) << '\n';
      status = bad_input;
    }
  }
  output.flush();
  return status;
}

template <typename Enum>
std::vector<std::string> all_ids(int count) {
  std::vector<std::string> ids;
  ids.reserve(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) ids.emplace_back(id(static_cast<Enum>(i)));
  return ids;
}

}  // namespace

void add_generate(CLI::App& app, Run& run) {
  auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("generate", "Make puzzles with exactly one solution");
  command->add_option("--count", options->count, "How many")
      ->capture_default_str()
      ->check(CLI::NonNegativeNumber);
  command->add_option("--seed", options->seed, "Any text; the same seed makes the same puzzles");
  command->add_option("--symmetry", options->symmetry, "How the pattern of givens repeats itself")
      ->capture_default_str()
      ->check(CLI::IsMember(all_ids<Symmetry>(symmetry_count)));
  command->add_option("--level", options->level, "What the puzzle asks of a person (default: any)")
      ->check(CLI::IsMember(all_ids<Level>(level_count)));
  add_format(*command, options->format);
  command->callback([&run, options] { run = [options] { return run_generate(*options); }; });
}

}  // namespace nonet::cli
