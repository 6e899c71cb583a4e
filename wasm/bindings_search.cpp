/// @file
/// The border to JavaScript for the engines: searches with statistics, their traces, the
/// matrix of exact cover, and the number of grids.

#include <emscripten/bind.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <string_view>

#include "convert.hpp"
#include "nonet/lab/exact_cover.hpp"
#include "nonet/lab/grid_count.hpp"
#include "nonet/solver.hpp"

namespace nonet::wasm {
namespace {

using Clock = std::chrono::steady_clock;

/// Messages are for people: more of them would only slow the search down.
constexpr std::chrono::milliseconds progress_pause{40};
/// 64 MB of events; a search goes on for longer than anyone wants to watch.
constexpr std::size_t most_events = 1 << 24;
/// 8 MB of them.
constexpr std::size_t most_solutions_kept = 100'000;

val engine_ids() {
  return list_of(engines(), [](const Engine& engine) { return engine.id; });
}

// --- what is asked ---

/// Of the engines that are told; the core would find variants of them by name, too.
std::optional<const Engine*> find_told_engine(std::string_view id) {
  for (const Engine& engine : engines()) {
    if (engine.id == id) return &engine;
  }
  return std::nullopt;
}

/// A request in the words of the core; `error` is empty or names the first thing that is wrong.
struct Task {
  std::string error;
  Board board;
  /// Only solutions of the board's candidates count; `dlx` alone knows them.
  bool candidates = false;
  const Engine* engine = nullptr;
  SearchOptions options;

  [[nodiscard]] SearchReport run() const {
    return candidates ? search(board, options) : search(board.values(), options, *engine);
  }
};

Task read_task(const val& cells, const val& asked) {
  Task task;
  Request request(asked);
  // None, also of those who do not know of them.
  const val masks = request["candidates"].isUndefined() ? to_array(std::vector<std::uint16_t>())
                                                        : request["candidates"];
  const OneBoard read = read_board(cells, masks);
  request = Request(asked, read.error);
  task.board = read.board;
  task.candidates = read.error.empty() && masks["length"].as<int>() > 0;
  request.read("engine", task.engine, one_of(find_told_engine));
  if (task.candidates && task.engine != nullptr && task.engine->id != "dlx")
    request.refuse("engine");
  request.read("limit", task.options.limit, whole);
  request.read("budget", task.options.budget, whole);
  std::vector<Strategy> strategies;
  request.read("strategies", strategies, all_of(find_strategy));
  unsigned set = 0;
  for (const Strategy strategy : strategies) set |= 1U << static_cast<unsigned>(strategy);
  task.options.strategies = static_cast<StrategySet>(set);
  task.error = request.error();
  return task;
}

// --- search ---

val strategy_uses(const SearchReport& report, const Task& task) {
  val list = val::array();
  if (!task.error.empty() || task.engine->id != "strategy") return list;
  for (std::size_t i = 0; i < strategy_count; ++i) {
    if ((task.options.strategies >> i & 1U) == 0) continue;
    list.call<void>("push", object_of({{"id", static_cast<Strategy>(i)},
                                       {"uses", report.strategies[i].uses},
                                       {"eliminations", report.strategies[i].eliminations}}));
  }
  return list;
}

/// A search's report and its time: the mean of all runs of it.
struct Timed {
  SearchReport report;
  std::chrono::duration<double, std::micro> time{};
  std::uint64_t runs = 0;
};

/// Searches once, and again until the time is over. The clock is read after 1, 2, 4 … runs: some browsers' clocks tick
/// in steps of 0.1 ms, so only the time of many runs together says how long one takes.
Timed search_repeatedly(const Task& task, double millis) {
  const std::chrono::duration<double, std::milli> wanted(millis);
  const auto began = Clock::now();
  Timed timed{task.run(), {}, 1};
  timed.time = timed.report.time;
  while (millis > 0 && timed.report.end != SearchEnd::cancelled) {
    for (std::uint64_t more = timed.runs; more > 0; --more, ++timed.runs) {
      timed.report = task.run();
    }
    timed.time = Clock::now() - began;
    if (timed.time >= wanted) break;
  }
  timed.time /= static_cast<double>(timed.runs);
  return timed;
}

/// The first solutions of a search, as many as were asked for.
class FirstSolutions {
 public:
  /// NaN and negative numbers are 0.
  explicit FirstSolutions(double keep)
      : most_(keep > 0 ? static_cast<std::size_t>(
                             std::min(keep, static_cast<double>(most_solutions_kept)))
                       : 0) {}

  void see(const Grid& solution) {
    // The same search once more.
    if (first_ == solution) most_ = 0;
    if (!first_) first_ = solution;
    if (kept_.size() / cell_count >= most_) return;
    for (int cell = 0; cell < cell_count; ++cell)
      kept_.push_back(static_cast<std::uint8_t>(solution[cell]));
  }

  [[nodiscard]] Grid first() const { return first_.value_or(Grid()); }
  [[nodiscard]] const std::vector<std::uint8_t>& kept() const { return kept_; }

 private:
  std::size_t most_;
  std::optional<Grid> first_;
  std::vector<std::uint8_t> kept_;
};

val to_object(const Timed& timed, const Task& task, const FirstSolutions& solutions) {
  const SearchReport& report = timed.report;
  return object_of({{"error", task.error},
                    {"ended", task.error.empty() ? id(report.end) : ""},
                    {"solutions", report.solutions},
                    {"nodes", report.nodes},
                    {"guesses", report.guesses},
                    {"backtracks", report.backtracks},
                    {"bytes", report.bytes},
                    {"micros", timed.time.count()},
                    {"runs", timed.runs},
                    {"rows", report.rows},
                    {"columns", report.columns},
                    {"links", report.links},
                    {"strategies", strategy_uses(report, task)},
                    {"solution", to_array(solutions.first())},
                    {"kept", to_array(solutions.kept())}});
}

val search_one(const val& cells, const val& asked, const val& progress) {
  Task task = read_task(cells, asked);
  const Request request(asked);
  FirstSolutions solutions(number(request["keep"]).value_or(0));
  if (!task.error.empty()) return to_object({}, task, solutions);
  const auto see = [&](const Grid& solution) {
    solutions.see(solution);
    return true;
  };
  Clock::time_point next;
  const auto tell_at_times = [&](std::uint64_t nodes) {
    const auto now = Clock::now();
    if (now < next) return true;
    next = now + progress_pause;
    return tell(progress, static_cast<double>(nodes));
  };
  task.options.on_solution = see;
  if (!progress.isNull()) task.options.keep_going = tell_at_times;
  const double millis = number(request["repeatMillis"]).value_or(0);
  return to_object(search_repeatedly(task, millis), task, solutions);
}

// --- trace ---

std::uint32_t pack(const TraceEvent& event) {
  return static_cast<std::uint32_t>(event.kind) | std::uint32_t{event.digit} << 4 |
         std::uint32_t{event.cell} << 8 | std::uint32_t{event.depth} << 16;
}

/// NaN and negative numbers are 0.
std::size_t read_most_events(double number) {
  if (!(number >= 0)) return 0;
  return static_cast<std::size_t>(std::min(number, static_cast<double>(most_events)));
}

val trace_one(const val& cells, const val& asked) {
  Task task = read_task(cells, asked);
  std::vector<std::uint32_t> events;
  const std::size_t most = read_most_events(number(Request(asked)["maxEvents"]).value_or(0));
  bool truncated = false;
  const auto keep = [&](const TraceEvent& event) {
    truncated = events.size() == most;
    if (!truncated) events.push_back(pack(event));
    return !truncated;
  };
  task.options.trace = keep;
  const bool right = task.error.empty();
  const SearchEnd end = right ? task.run().end : SearchEnd::complete;
  return object_of({{"error", task.error},
                    {"ended", right ? id(end) : ""},
                    {"truncated", truncated},
                    {"events", to_array(events)}});
}

// --- exact cover ---

val exact_cover_of(const val& cells) {
  const OneGrid read = read_grid(cells);
  std::vector<std::uint16_t> numbers;
  const auto add = [&](int number) { numbers.push_back(static_cast<std::uint16_t>(number)); };
  if (read.error.empty()) {
    for (const CoverRow& row : cover_rows(read.grid)) {
      add(row.cell);
      add(row.digit);
      for (const int column : row.columns) add(column);
    }
  }
  return object_of({{"error", read.error}, {"rows", to_array(numbers)}});
}

// --- the number of grids ---

val count_all_grids(const val& progress) {
  const auto tell_all = [&](const GridCountProgress& now) {
    return progress.isNull() || tell(progress, now.done, now.total, to_string(now.so_far));
  };
  const GridCount counted = count_grids(tell_all).value_or(GridCount());
  return object_of({{"grids", to_string(counted.grids)},
                    {"classes", counted.classes},
                    {"estimate", to_string(independence_estimate())}});
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_search) {
  using emscripten::function;

  function("countGrids", &count_all_grids);
  function("engines", &engine_ids);
  function("exactCover", &exact_cover_of);
  function("search", &search_one);
  function("trace", &trace_one);
}

}  // namespace nonet::wasm
