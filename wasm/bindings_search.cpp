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
  val ids = val::array();
  for (const Engine& engine : engines()) ids.call<void>("push", std::string(engine.id));
  return ids;
}

// --- what is asked ---

struct SearchRequest {
  std::string engine;
  double limit, budget;
  val candidates = val::undefined();
  val strategies = val::undefined();
  double repeat_millis;  // only searches look at it
  double max_events;     // only traces look at it
  double keep;           // only searches look at it
};

/// Of the engines that are told; the core would find variants of them by name, too.
const Engine* find_told_engine(std::string_view id) {
  for (const Engine& engine : engines()) {
    if (engine.id == id) return &engine;
  }
  return nullptr;
}

std::optional<StrategySet> read_strategies(const val& ids) {
  if (ids.isNull()) return std::nullopt;
  unsigned set = 0;
  for (const val& id : emscripten::vecFromJSArray<val>(ids)) {
    const auto strategy = id.isString() ? find_strategy(id.as<std::string>()) : std::nullopt;
    if (!strategy) return std::nullopt;
    set |= 1U << static_cast<unsigned>(*strategy);
  }
  return static_cast<StrategySet>(set);
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

Task read_task(const val& cells, const SearchRequest& request) {
  Task task;
  const auto refuse_unless = [&task](bool right, const char* error) {
    if (task.error.empty() && !right) task.error = error;
  };
  const OneBoard read = read_board(cells, request.candidates);
  const auto limit = read_whole(request.limit);
  const auto budget = read_whole(request.budget);
  const auto strategies = read_strategies(request.strategies);
  task.error = read.error;
  task.engine = find_told_engine(request.engine);
  task.candidates = read.error.empty() && request.candidates["length"].as<int>() > 0;
  refuse_unless(task.engine != nullptr && (!task.candidates || task.engine->id == "dlx"), "engine");
  refuse_unless(limit.has_value(), "limit");
  refuse_unless(budget.has_value(), "budget");
  refuse_unless(strategies.has_value(), "strategy");
  task.board = read.board;
  task.options.limit = limit.value_or(0);
  task.options.budget = budget.value_or(0);
  task.options.strategies = strategies.value_or(0);
  return task;
}

// --- search ---

struct SearchResult {
  std::string error, ended;
  double solutions, nodes, guesses, backtracks, bytes, micros, runs, rows, columns, links;
  val strategies = val::undefined();
  val solution = val::undefined();
  val kept = val::undefined();
};

val strategy_uses(const SearchReport& report, const Task& task) {
  val list = val::array();
  if (!task.error.empty() || task.engine->id != "strategy") return list;
  for (std::size_t i = 0; i < strategy_count; ++i) {
    if ((task.options.strategies >> i & 1U) == 0) continue;
    val use = val::object();
    use.set("id", std::string(id(static_cast<Strategy>(i))));
    use.set("uses", static_cast<double>(report.strategies[i].uses));
    use.set("eliminations", static_cast<double>(report.strategies[i].eliminations));
    list.call<void>("push", use);
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

SearchResult to_result(const Timed& timed, const Task& task, const FirstSolutions& solutions) {
  const auto number = [](std::uint64_t count) { return static_cast<double>(count); };
  const SearchReport& report = timed.report;
  return {task.error,
          task.error.empty() ? std::string(id(report.end)) : "",
          number(report.solutions),
          number(report.nodes),
          number(report.guesses),
          number(report.backtracks),
          number(report.bytes),
          timed.time.count(),
          number(timed.runs),
          number(report.rows),
          number(report.columns),
          number(report.links),
          strategy_uses(report, task),
          to_array(solutions.first()),
          to_array(solutions.kept())};
}

SearchResult search_one(const val& cells, const SearchRequest& request, const val& progress) {
  Task task = read_task(cells, request);
  FirstSolutions solutions(request.keep);
  if (!task.error.empty()) return to_result({}, task, solutions);
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
  const Timed timed = search_repeatedly(task, request.repeat_millis);
  return to_result(timed, task, solutions);
}

// --- trace ---

struct TraceResult {
  std::string error, ended;
  bool truncated;
  val events = val::undefined();
};

std::uint32_t pack(const TraceEvent& event) {
  return static_cast<std::uint32_t>(event.kind) | std::uint32_t{event.digit} << 4 |
         std::uint32_t{event.cell} << 8 | std::uint32_t{event.depth} << 16;
}

/// NaN and negative numbers are 0.
std::size_t read_most_events(double number) {
  if (!(number >= 0)) return 0;
  return static_cast<std::size_t>(std::min(number, static_cast<double>(most_events)));
}

TraceResult trace_one(const val& cells, const SearchRequest& request) {
  Task task = read_task(cells, request);
  std::vector<std::uint32_t> events;
  if (!task.error.empty()) return {task.error, "", false, to_array(events)};
  const std::size_t most = read_most_events(request.max_events);
  bool truncated = false;
  const auto keep = [&](const TraceEvent& event) {
    truncated = events.size() == most;
    if (!truncated) events.push_back(pack(event));
    return !truncated;
  };
  task.options.trace = keep;
  const SearchReport report = task.run();
  return {"", std::string(id(report.end)), truncated, to_array(events)};
}

// --- exact cover ---

struct ExactCoverResult {
  std::string error;
  val rows = val::undefined();
};

ExactCoverResult exact_cover_of(const val& cells) {
  const OneGrid read = read_grid(cells);
  std::vector<std::uint16_t> numbers;
  const auto add = [&](int number) { numbers.push_back(static_cast<std::uint16_t>(number)); };
  if (!read.error.empty()) return {read.error, to_array(numbers)};
  for (const CoverRow& row : cover_rows(read.grid)) {
    add(row.cell);
    add(row.digit);
    for (const int column : row.columns) add(column);
  }
  return {"", to_array(numbers)};
}

// --- the number of grids ---

struct GridCountResult {
  std::string grids;
  int classes;
  std::string estimate;
};

GridCountResult count_all_grids(const val& progress) {
  const auto tell_all = [&](const GridCountProgress& now) {
    return progress.isNull() || tell(progress, now.done, now.total, to_string(now.so_far));
  };
  const GridCount counted = count_grids(tell_all).value_or(GridCount());
  return {to_string(counted.grids), counted.classes, to_string(independence_estimate())};
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_search) {
  using emscripten::function;
  using emscripten::value_object;

  value_object<SearchRequest>("SearchRequest")
      .field("engine", &SearchRequest::engine)
      .field("limit", &SearchRequest::limit)
      .field("budget", &SearchRequest::budget)
      .field("candidates", &SearchRequest::candidates)
      .field("strategies", &SearchRequest::strategies)
      .field("repeatMillis", &SearchRequest::repeat_millis)
      .field("maxEvents", &SearchRequest::max_events)
      .field("keep", &SearchRequest::keep);
  value_object<SearchResult>("SearchResult")
      .field("error", &SearchResult::error)
      .field("ended", &SearchResult::ended)
      .field("solutions", &SearchResult::solutions)
      .field("nodes", &SearchResult::nodes)
      .field("guesses", &SearchResult::guesses)
      .field("backtracks", &SearchResult::backtracks)
      .field("bytes", &SearchResult::bytes)
      .field("micros", &SearchResult::micros)
      .field("runs", &SearchResult::runs)
      .field("rows", &SearchResult::rows)
      .field("columns", &SearchResult::columns)
      .field("links", &SearchResult::links)
      .field("strategies", &SearchResult::strategies)
      .field("solution", &SearchResult::solution)
      .field("kept", &SearchResult::kept);
  value_object<TraceResult>("TraceResult")
      .field("error", &TraceResult::error)
      .field("ended", &TraceResult::ended)
      .field("truncated", &TraceResult::truncated)
      .field("events", &TraceResult::events);
  value_object<ExactCoverResult>("ExactCoverResult")
      .field("error", &ExactCoverResult::error)
      .field("rows", &ExactCoverResult::rows);
  value_object<GridCountResult>("GridCountResult")
      .field("grids", &GridCountResult::grids)
      .field("classes", &GridCountResult::classes)
      .field("estimate", &GridCountResult::estimate);

  function("countGrids", &count_all_grids);
  function("engines", &engine_ids);
  function("exactCover", &exact_cover_of);
  function("search", &search_one);
  function("trace", &trace_one);
}

}  // namespace nonet::wasm
