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

struct GridsRequest {
  std::string method;
  double count;  // traces do not look at it
  std::string seed;
};

/// A request in the words of the core; `error` is empty or names the first thing that is wrong.
struct Task {
  std::string error;
  GridMethod method = GridMethod::uniform;
  std::uint64_t count = 0;
};

Task read_task(const GridsRequest& request) {
  Task task;
  const auto method = find_grid_method(request.method);
  const auto count = read_whole(request.count);
  if (!method) {
    task.error = "method";
  } else if (!count || *count == 0 || *count > most_grids) {
    task.error = "count";
  }
  task.method = method.value_or(GridMethod::uniform);
  task.count = count.value_or(0);
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

struct RandomGridsResult {
  std::string error;
  val grids = val::array();
};

RandomGridsResult random_grids(const GridsRequest& request, const val& progress) {
  const Task task = read_task(request);
  RandomGridsResult result{task.error};
  if (!task.error.empty()) return result;
  Series series(task.method, request.seed);
  Pace pace;
  while (series.made() < task.count) {
    result.grids.call<void>("push", to_string(series.next()));
    if (progress.isNull() || !pace.due()) continue;
    if (!tell(progress, static_cast<double>(series.made()))) break;
  }
  return result;
}

struct TraceGridResult {
  std::string error, grid;
  val steps = val::undefined();
};

TraceGridResult trace_grid(const GridsRequest& request) {
  const auto method = find_grid_method(request.method);
  std::vector<std::uint16_t> packed;
  if (!method) return {"method", "", to_array(packed)};
  Random random(request.seed);
  FillSteps steps;
  const Grid grid = GridMaker(*method).make(random, steps);
  packed.reserve(steps.size());
  for (const FillStep step : steps)
    packed.push_back(static_cast<std::uint16_t>(step.digit | step.cell << 4));
  return {"", to_string(grid), to_array(packed)};
}

struct GridTestResult {
  std::string error;
  double grids, seconds;
  val bands = val::undefined();
  val stacks = val::undefined();
};

val to_object(const ChiSquare& test) {
  val object = val::object();
  object.set("chiSquare", test.statistic);
  object.set("degrees", test.degrees);
  object.set("p", test.p);
  return object;
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

GridTestResult grid_test(const GridsRequest& request, const val& progress) {
  const Task task = read_task(request);
  if (!task.error.empty())
    return {task.error, 0, 0, to_object(ChiSquare()), to_object(ChiSquare())};
  Series series(task.method, request.seed);
  GridTest test;
  std::chrono::duration<double> time{};
  std::vector<Grid> grids;
  Pace pace;
  while (series.made() < task.count) {
    time += make_some(series, task.count - series.made(), grids);
    for (const Grid& grid : grids) test.add(grid);
    if (progress.isNull() || !pace.due()) continue;
    if (!tell(progress, static_cast<double>(series.made()))) break;
  }
  return {"", static_cast<double>(series.made()), time.count(), to_object(test.bands()),
          to_object(test.stacks())};
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_grids) {
  using emscripten::function;
  using emscripten::value_object;

  value_object<GridsRequest>("GridsRequest")
      .field("method", &GridsRequest::method)
      .field("count", &GridsRequest::count)
      .field("seed", &GridsRequest::seed);
  value_object<RandomGridsResult>("RandomGridsResult")
      .field("error", &RandomGridsResult::error)
      .field("grids", &RandomGridsResult::grids);
  value_object<TraceGridResult>("TraceGridResult")
      .field("error", &TraceGridResult::error)
      .field("grid", &TraceGridResult::grid)
      .field("steps", &TraceGridResult::steps);
  value_object<GridTestResult>("GridTestResult")
      .field("error", &GridTestResult::error)
      .field("grids", &GridTestResult::grids)
      .field("seconds", &GridTestResult::seconds)
      .field("bands", &GridTestResult::bands)
      .field("stacks", &GridTestResult::stacks);

  function("gridTest", &grid_test);
  function("randomGrids", &random_grids);
  function("traceGrid", &trace_grid);
}

}  // namespace nonet::wasm
