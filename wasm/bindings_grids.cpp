/// @file
/// The border to JavaScript for making full grids: grids of a seed, how one came about, and how
/// far they are from uniform.

#include <emscripten/bind.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "convert.hpp"
#include "nonet/grid_methods.hpp"
#include "nonet/lab/band_classes.hpp"
#include "nonet/seeds.hpp"

namespace nonet::wasm {
namespace {

using Clock = std::chrono::steady_clock;

/// Of one call: as text, a million grids are 100 MB.
constexpr std::uint64_t most_grids = 1'000'000;
/// Grids between two looks at the clock, which may take as long as making a few.
constexpr std::size_t grids_between_looks = 64;
/// Grids that are kept before they are counted.
constexpr std::size_t most_kept = 10'000;
constexpr std::chrono::milliseconds longest_piece{30};

/// A request in the words of the core; `error` is empty or names the first thing that is wrong.
struct Task {
  std::string error;
  GridMethod method = GridMethod::uniform;
  std::string seed;
  std::uint64_t count = 1;
};

std::optional<std::uint64_t> count_of(const val& value) {
  const auto count = whole(value);
  return count && *count >= 1 && *count <= most_grids ? count : std::nullopt;
}

/// One grid is traced, of however many.
Task read_task(const val& wanted, bool one = false) {
  Task task;
  Request request(wanted);
  request.read("method", task.method, one_of(find_grid_method));
  if (!one) request.read("count", task.count, count_of);
  request.read("seed", task.seed, text);
  task.error = request.error();
  return task;
}

/// Makes the grids of a series, each from its own seed.
class Series {
 public:
  Series(GridMethod method, std::string seed) : maker_(method), seed_(std::move(seed)) {}

  Grid next() {
    Random random(seed_of(seed_, made_++));
    return maker_.make(random);
  }
  [[nodiscard]] std::uint64_t made() const { return made_; }

 private:
  GridMaker maker_;
  std::string seed_;
  std::uint64_t made_ = 0;
};

val random_grids(const val& wanted, const val& progress) {
  const Task task = read_task(wanted);
  val grids = val::array();
  Series series(task.method, task.seed);
  Pace pace;
  while (task.error.empty() && series.made() < task.count) {
    grids.call<void>("push", to_string(series.next()));
    if (progress.isNull() || !pace.due()) continue;
    if (!tell(progress, static_cast<double>(series.made()))) break;
  }
  return object_of({{"error", task.error}, {"grids", grids}});
}

val trace_grid(const val& wanted) {
  const Task task = read_task(wanted, true);
  FillSteps steps;
  Grid grid;
  if (task.error.empty()) {
    Random random(task.seed);
    grid = GridMaker(task.method).make(random, steps);
  }
  std::vector<std::uint16_t> packed;
  packed.reserve(steps.size());
  for (const FillStep step : steps)
    packed.push_back(static_cast<std::uint16_t>(step.digit | step.cell << 4));
  return object_of({{"error", task.error},
                    {"grid", task.error.empty() ? to_string(grid) : ""},
                    {"steps", to_array(packed)}});
}

val to_object(const ChiSquare& test) {
  return object_of({{"chiSquare", test.statistic}, {"degrees", test.degrees}, {"p", test.p}});
}

/// Makes up to `most` grids, but goes on for no longer than people wait to be told; how long it took.
std::chrono::duration<double> make_some(Series& series, std::uint64_t most,
                                        std::vector<Grid>& grids) {
  grids.clear();
  const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(most, most_kept));
  const auto began = Clock::now();
  auto now = began;
  while (grids.size() < wanted && now - began < longest_piece) {
    const std::size_t end = std::min(wanted, grids.size() + grids_between_looks);
    while (grids.size() < end) grids.push_back(series.next());
    now = Clock::now();
  }
  return now - began;
}

val grid_test(const val& wanted, const val& progress) {
  const Task task = read_task(wanted);
  Series series(task.method, task.seed);
  GridTest test;
  std::chrono::duration<double> time{};
  std::vector<Grid> grids;
  Pace pace;
  while (task.error.empty() && series.made() < task.count) {
    time += make_some(series, task.count - series.made(), grids);
    for (const Grid& grid : grids) test.add(grid);
    if (progress.isNull() || !pace.due()) continue;
    if (!tell(progress, static_cast<double>(series.made()))) break;
  }
  const bool right = task.error.empty();
  return object_of({{"error", task.error},
                    {"grids", series.made()},
                    {"seconds", time.count()},
                    {"bands", to_object(right ? test.bands() : ChiSquare())},
                    {"stacks", to_object(right ? test.stacks() : ChiSquare())}});
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_grids) {
  using emscripten::function;

  function("gridTest", &grid_test);
  function("randomGrids", &random_grids);
  function("traceGrid", &trace_grid);
}

}  // namespace nonet::wasm
