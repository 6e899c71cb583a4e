#include <iostream>
#include <memory>

#include "commands.hpp"
#include "nonet/generator.hpp"
#include "output.hpp"
#include "seeds.hpp"

namespace nonet::cli {
namespace {

struct Options {
  Series series;
  std::string symmetry = "none";
  std::string level;
  Format format = Format::text;
};

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
  const std::string seed = seed_of(options.series);
  int status = ok;
  for (std::uint64_t i = 0; i < options.series.count; ++i) {
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

}  // namespace

void add_generate(CLI::App& app, Run& run) {
  auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("generate", "Make puzzles with exactly one solution");
  add_series(*command, options->series, "puzzles");
  command->add_option("--symmetry", options->symmetry, "How the pattern of givens repeats itself")
      ->capture_default_str()
      ->check(CLI::IsMember(all_ids<Symmetry>(symmetry_count)));
  command->add_option("--level", options->level, "What the puzzle asks of a person (default: any)")
      ->check(CLI::IsMember(all_ids<Level>(level_count)));
  add_format(*command, options->format);
  command->callback([&run, options] { run = [options] { return run_generate(*options); }; });
}

}  // namespace nonet::cli
