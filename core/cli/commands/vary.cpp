#include <memory>

#include "answers/edit_output.hpp"
#include "answers/puzzles.hpp"
#include "commands/commands.hpp"
#include "nonet/canonical.hpp"
#include "options/seeds.hpp"

namespace nonet::cli {
namespace {

struct VaryOptions {
  InputOptions input;
  Series series;
  Format format = Format::text;
};

/// Numbers as they are written in the field: lines from 1; the digits that 1 to 9 become.
Json json_of(const Transformation& transformation) {
  Json rows = Json::array();
  Json columns = Json::array();
  for (int row : transformation.rows) rows.push_back(row + 1);
  for (int column : transformation.columns) columns.push_back(column + 1);
  const auto& names = transformation.digits;
  return {{"transposed", transformation.transposed},
          {"rows", rows},
          {"columns", columns},
          {"digits", std::vector<int>(names.begin() + 1, names.end())}};
}

void write(const Puzzle& puzzle, const std::string& seed, Format format, Output& output) {
  Random random(seed);
  const Transformation transformation = random_transformation(random);
  const std::string variation = text_of(apply(transformation, board_of(puzzle)), puzzle);
  if (format == Format::text) return output.line(variation);
  Json json = json_of(puzzle);
  json["variation"] = variation;
  json["transformation"] = json_of(transformation);
  json["seed"] = seed;
  output.json(json);
}

int run_vary(const VaryOptions& options) {
  Output output;
  InputOptions input = options.input;
  input.lines_each = options.series.count;
  const std::string seed = seed_of(options.series);
  return for_each_puzzle(input, options.format == Format::json, output,
                         [&](const Puzzle& puzzle, Output& to) {
                           for (std::uint64_t i = 0; i < options.series.count; ++i)
                             write(puzzle, seed_of(seed, puzzle.number * options.series.count + i),
                                   options.format, to);
                           return ok;
                         });
}

}  // namespace

void add_vary(CLI::App& command, Run& run) {
  auto options = std::make_shared<VaryOptions>();
  add_input(command, options->input);
  add_series(command, options->series, "puzzles");
  command.get_option("--count")->description("Number of variants of each puzzle");
  add_format(command, options->format);
  command.callback([&run, options] { run = [options] { return run_vary(*options); }; });
}

}  // namespace nonet::cli
