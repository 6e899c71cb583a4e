/// @file
/// `nonet_edits`: how long the edits of <nonet/edit.hpp> take, on random puzzles that a seed makes. The tables of
/// core/docs/edits.md come from it.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <ctime>
#include <functional>
#include <iomanip>
#include <iostream>
#include <span>
#include <string>
#include <vector>

#include "nonet/edit.hpp"
#include "nonet/generator.hpp"
#include "tool_main.hpp"

namespace nonet {
namespace {

/// A full grid of which only some digits are left.
Grid part_of_grid(Random& random, int givens) {
  Grid grid = random_full_grid(random);
  std::vector<int> cells(cell_count);
  for (int cell = 0; cell < cell_count; ++cell) cells[static_cast<std::size_t>(cell)] = cell;
  random.shuffle(std::span(cells));
  for (int cell : std::span(cells).subspan(static_cast<std::size_t>(givens))) grid.set(cell, 0);
  return grid;
}

/// A minimal puzzle without some of its givens.
Grid part_of_puzzle(Random& random, int without) {
  Grid grid = random_puzzle(random);
  for (int i = 0; i < without; ++i) {
    const CellSet filled = grid.filled();
    std::vector<int> givens(filled.begin(), filled.end());
    grid.set(givens[random.below(givens.size())], 0);
  }
  return grid;
}

class Times {
 public:
  /// Processor time: what else runs does not count.
  void measure(const std::function<bool()>& work) {
    const std::clock_t start = std::clock();
    exact_ += work() ? 1 : 0;
    times_.push_back(1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
  }

  void write(const std::string& name) {
    std::sort(times_.begin(), times_.end());
    const auto at = [&](std::size_t percent) {
      return times_[(times_.size() - 1) * percent / 100];
    };
    std::cout << "| " << name << " | " << std::fixed << std::setprecision(3) << at(50) << " | "
              << at(99) << " | " << at(100) << " | " << exact_ << " of " << times_.size() << " |"
              << std::endl;
  }

 private:
  std::vector<double> times_;
  int exact_ = 0;
};

using Make = std::function<Grid(Random&)>;
using Edit = std::function<bool(const Grid&, Random&)>;

void measure(const std::string& name, int count, const Make& make, const Edit& edit) {
  Times times;
  Random random(name);
  for (int i = 0; i < count; ++i) {
    const Grid grid = make(random);
    times.measure([&] { return edit(grid, random); });
  }
  times.write(name);
}

void measure_all(int count, std::uint64_t budget) {
  const EditOptions options{budget, {}};
  const Edit vary_it = [](const Grid& grid, Random& random) {
    return is_valid(vary(grid, random).transformation);
  };
  const Edit minimise_it = [](const Grid& grid, Random& random) {
    return minimise(grid, random).fault == EditFault::none;
  };
  const Edit redundant = [](const Grid& grid, Random&) {
    return redundant_givens(grid).fault == EditFault::none;
  };
  const Edit ambiguous = [&](const Grid& grid, Random&) {
    return ambiguous_cells(grid, options).end == SearchEnd::complete;
  };
  const Edit complete_it = [&](const Grid& grid, Random& random) {
    return complete(grid, random, options).exact();
  };
  const Make full = [](Random& random) { return random_full_grid(random); };
  const Make minimal = [](Random& random) { return random_puzzle(random); };
  std::cout
      << "| what | median, ms | 99 %, ms | most, ms | complete |\n|---|---:|---:|---:|---:|\n";
  measure("vary, minimal puzzle", count, minimal, vary_it);
  measure("minimise, full grid", count, full, minimise_it);
  measure("redundant givens, minimal puzzle", count, minimal, redundant);
  for (int givens : {0, 5, 10, 14, 17, 20, 25}) {
    measure(
        "ambiguous cells, " + std::to_string(givens) + " givens", count,
        [=](Random& random) { return part_of_grid(random, givens); }, ambiguous);
  }
  for (int without : {1, 2, 3, 4, 5, 6}) {
    measure(
        "complete, minimal puzzle without " + std::to_string(without), count,
        [=](Random& random) { return part_of_puzzle(random, without); }, complete_it);
  }
  for (int givens : {20, 25, 30}) {
    measure(
        "complete, " + std::to_string(givens) + " givens", count,
        [=](Random& random) { return part_of_grid(random, givens); }, complete_it);
  }
}

int run(int argc, char** argv) {
  CLI::App app("Measures how long edits of puzzles take", "nonet_edits");
  int count = 1000;
  std::uint64_t budget = 5'000'000;
  app.add_option("--count", count, "Puzzles of each kind")
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  app.add_option("--budget", budget, "Of each call; 0: as much as it takes")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  measure_all(count, budget);
  return 0;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  return nonet::tools::tool_main(nonet::run, argc, argv);
}
