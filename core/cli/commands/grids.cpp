#include <memory>
#include <optional>
#include <sstream>
#include <string>

#include "commands/commands.hpp"
#include "nonet/grid_methods.hpp"
#include "nonet/lab/band_classes.hpp"
#include "options/option_values.hpp"
#include "options/seeds.hpp"
#include "output/output.hpp"

namespace nonet::cli {
namespace {

struct GridsOptions {
  Series series;
  std::string method = "uniform";
  bool test = false;
  Format format = Format::text;
};

Json json_of(const ChiSquare& test) {
  return Json{{"chi_square", test.statistic}, {"degrees", test.degrees}, {"p", test.p}};
}

std::string text_of(const ChiSquare& test) {
  std::ostringstream text;
  text.precision(3);
  text << "chi-square " << std::fixed << test.statistic << std::defaultfloat << " of "
       << test.degrees << " degrees (p = " << test.p << ")";
  return text.str();
}

void write(const GridTest& test, const GridsOptions& options, Output& output) {
  if (options.format == Format::json) {
    output.json(Json{{"method", options.method},
                     {"grids", options.series.count},
                     {"bands", json_of(test.bands())},
                     {"stacks", json_of(test.stacks())}});
    return;
  }
  output.line(options.method + ": " + std::to_string(options.series.count) + " grids, bands " +
              text_of(test.bands()) + ", stacks " + text_of(test.stacks()));
}

void write(const Grid& grid, const std::string& seed, const GridsOptions& options, Output& output) {
  if (options.format == Format::text) {
    output.line(to_string(grid));
  } else {
    output.json(Json{{"grid", to_string(grid)}, {"method", options.method}, {"seed", seed}});
  }
}

int run_grids(const GridsOptions& options) {
  Output output;
  const GridMaker maker(*find_grid_method(options.method));
  std::optional<GridTest> test;
  if (options.test) test.emplace();
  const std::string seed = seed_of(options.series);
  for (std::uint64_t i = 0; i < options.series.count; ++i) {
    const std::string own = seed_of(seed, i);
    Random random(own);
    const Grid grid = maker.make(random);
    if (test) {
      test->add(grid);
    } else {
      write(grid, own, options, output);
    }
  }
  if (test) write(*test, options, output);
  output.flush();
  return ok;
}

}  // namespace

void add_grids(CLI::App& command, Run& run) {
  auto options = std::make_shared<GridsOptions>();
  command
      .add_option("--method", options->method,
                  "Method; only uniform gives all grids the same chance")
      ->capture_default_str()
      ->check(one_name_of(all_ids<GridMethod>(grid_method_count)));
  add_series(command, options->series, "grids");
  command.add_flag("--test", options->test,
                   "Print no grids, only how far they are from uniform: by the classes of "
                   "their top bands and first stacks, whose shares are known");
  add_format(command, options->format);
  command.callback([&run, options] { run = [options] { return run_grids(*options); }; });
}

}  // namespace nonet::cli
