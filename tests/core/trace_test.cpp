#include <array>
#include <set>
#include <string>

#include "catch.hpp"
#include "naive_solver.hpp"
#include "nonet/board.hpp"
#include "nonet/solver.hpp"
#include "support.hpp"

namespace nonet {
namespace {

/// Follows a trace with pencil and eraser, and notes the first thing that is wrong with it.
class Replay {
 public:
  Replay(const Grid& puzzle, bool strikes) : position_{Board(puzzle), {}}, strikes_(strikes) {}

  void follow(const TraceEvent& event) {
    ++counts_[static_cast<std::size_t>(event.kind)];
    if (event.kind != TraceKind::eliminate) check_struck(event);
    if (over_ && event.kind != TraceKind::retract) fail("the branch goes on", event);
    switch (event.kind) {
      case TraceKind::guess:
        stack_.push_back({event, position_});
        [[fallthrough]];
      case TraceKind::place:
        place(event);
        break;
      case TraceKind::eliminate:
        eliminate(event);
        break;
      case TraceKind::retract:
        retract(event);
        break;
      case TraceKind::contradict:
        if (!contradictory()) fail("there is a solution", event);
        over_ = true;
        break;
      case TraceKind::solution:
        if (!test::naive_is_solution(grid())) fail("no solution", event);
        over_ = true;
        break;
    }
    if (event.depth != stack_.size()) fail("wrong depth", event);
  }

  [[nodiscard]] const Grid& grid() const { return position_.board.values(); }
  [[nodiscard]] const std::string& problem() const { return problem_; }
  [[nodiscard]] std::size_t standing_guesses() const { return stack_.size(); }
  [[nodiscard]] std::uint64_t count(TraceKind kind) const {
    return counts_[static_cast<std::size_t>(kind)];
  }

 private:
  struct Position {
    Board board;
    /// Candidates that were struck out, and those that have to be because of the last digit.
    CandidateSet struck;
  };
  struct Guess {
    TraceEvent event;
    Position before;
  };

  void fail(const std::string& what, const TraceEvent& event) {
    if (!problem_.empty()) return;
    problem_ = what + ": " + std::string(id(event.kind)) + " cell " + std::to_string(event.cell) +
               " digit " + std::to_string(event.digit) + " in " + to_string(grid());
  }

  void place(const TraceEvent& event) {
    if (position_.struck.contains(candidate(event.cell, event.digit))) fail("struck", event);
    if (!position_.board.candidates(event.cell).contains(event.digit)) {
      fail("no candidate", event);
      return;
    }
    for (int peer : peers(event.cell)) {
      const int lost = candidate(peer, event.digit);
      const bool had = position_.board.candidates(peer).contains(event.digit);
      if (strikes_ && had && !position_.struck.contains(lost)) due_.insert(lost);
    }
    position_.board.place(event.cell, event.digit);
  }

  void eliminate(const TraceEvent& event) {
    const int lost = candidate(event.cell, event.digit);
    const bool stands =
        position_.board.value(event.cell) == 0 &&
        (due_.contains(lost) || position_.board.candidates(event.cell).contains(event.digit));
    if (!stands || position_.struck.contains(lost)) fail("no candidate", event);
    position_.struck.insert(lost);
    due_.erase(lost);
  }

  void retract(const TraceEvent& event) {
    if (stack_.empty()) return fail("no guess stands", event);
    const Guess& last = stack_.back();
    if (last.event.cell != event.cell || last.event.digit != event.digit) {
      fail("not the last guess", event);
    }
    position_ = last.before;
    stack_.pop_back();
    over_ = false;
  }

  /// A placed digit's peers lose it before anything else happens.
  void check_struck(const TraceEvent& event) {
    if (!due_.empty()) fail("not struck out", event);
  }

  [[nodiscard]] bool contradictory() const { return count_solutions(grid(), 1) == 0; }

  Position position_;
  bool strikes_;
  bool over_ = false;
  CandidateSet due_;
  std::vector<Guess> stack_;
  std::array<std::uint64_t, 6> counts_{};
  std::string problem_;
};

/// Engines whose trace tells every digit; `strikes`: and every candidate that a digit takes.
struct Traced {
  std::string_view engine;
  bool strikes;
  /// Every digit that is placed is a node of its own.
  bool every_digit_is_a_node;
};
constexpr std::array<Traced, 5> traced = {{{"band", true, false},
                                           {"dlx", true, true},
                                           {"bitset", true, false},
                                           {"strategy", true, false},
                                           {"backtrack", false, true}}};

void check_counts(const Replay& replay, const SearchReport& report, const Traced& engine) {
  CHECK(replay.count(TraceKind::guess) == report.guesses);
  CHECK(replay.count(TraceKind::contradict) == report.backtracks);
  CHECK(replay.count(TraceKind::solution) == report.solutions);
  const std::uint64_t digits = replay.count(TraceKind::guess) + replay.count(TraceKind::place);
  if (engine.every_digit_is_a_node) CHECK(report.nodes == 1 + digits);
  CHECK(report.nodes > report.guesses);
  CHECK(report.nodes <= 1 + digits);
  if (report.end != SearchEnd::complete) return;
  CHECK(replay.count(TraceKind::retract) == report.guesses);
  CHECK(replay.standing_guesses() == 0);
}

void check_trace(const Grid& puzzle, const Traced& engine, SearchOptions options) {
  INFO(engine.engine << " " << to_string(puzzle));
  Replay replay(puzzle, engine.strikes);
  const auto follow = [&](const TraceEvent& event) {
    replay.follow(event);
    return true;
  };
  const auto compare = [&](const Grid& solution) {
    CHECK(replay.grid() == solution);
    CHECK(test::extends(solution, puzzle));
    return true;
  };
  options.trace = follow;
  options.on_solution = compare;
  const SearchReport report = search(puzzle, options, *find_engine(engine.engine));
  INFO(replay.problem());
  CHECK(replay.problem().empty());
  check_counts(replay, report, engine);
}

}  // namespace

TEST_CASE("a trace leads to every solution, and nowhere else") {
  SearchOptions options;
  options.budget = 400;
  for (const Traced& engine : traced) {
    for (const Grid& puzzle : test::puzzles_of("puzzles.txt")) check_trace(puzzle, engine, options);
  }
}

TEST_CASE("a whole search can be traced") {
  for (const Traced& engine : traced) {
    if (engine.engine == "backtrack") continue;
    check_trace(test::grid_of(test::inkala), engine, {});
  }
  Grid puzzle = test::grid_of(test::inkala_solution);
  for (int cell = 0; cell < 45; ++cell) puzzle.set(cell, 0);
  for (const Traced& engine : traced) check_trace(puzzle, engine, {.limit = 100});
}

TEST_CASE("any set of strategies traces what it does") {
  for (unsigned set = 0; set <= all_strategies; ++set) {
    SearchOptions options;
    options.budget = 300;
    options.strategies = static_cast<StrategySet>(set);
    check_trace(test::grid_of(test::inkala), {"strategy", true, false}, options);
  }
}

TEST_CASE("a tracer that has seen enough ends the search") {
  for (const Traced& traced_engine : traced) {
    const Engine& engine = *find_engine(traced_engine.engine);
    for (int enough : {1, 2, 3, 10, 100, 101, 102, 103, 1000}) {
      INFO(engine.id << " " << enough);
      int events = 0;
      const auto see = [&](const TraceEvent&) { return ++events < enough; };
      SearchOptions options;
      options.trace = see;
      const SearchReport report = search(test::grid_of(test::inkala), options, engine);
      CHECK(report.end == SearchEnd::cancelled);
      CHECK(report.solutions <= 1);
      CHECK(events == enough);
    }
  }
}

TEST_CASE("a tracer can end the search at any event, also at that of a solution") {
  Grid puzzle = test::grid_of(test::inkala_solution);
  for (int cell = 0; cell < cell_count; cell += 3) puzzle.set(cell, 0);
  for (int cell = 1; cell < 30; cell += 3) puzzle.set(cell, 0);
  for (const Traced& traced_engine : traced) {
    const Engine& engine = *find_engine(traced_engine.engine);
    for (int enough = 1; enough < 400; ++enough) {
      INFO(engine.id << " " << enough);
      int events = 0;
      std::uint64_t solutions = 0;
      const auto see = [&](const TraceEvent& event) {
        solutions += event.kind == TraceKind::solution ? 1 : 0;
        return ++events < enough;
      };
      SearchOptions options;
      options.trace = see;
      const SearchReport report = search(puzzle, options, engine);
      if (events < enough) {
        CHECK(report.end == SearchEnd::complete);
        break;
      }
      CHECK(report.end == SearchEnd::cancelled);
      CHECK(report.solutions == solutions);
      CHECK(events == enough);
    }
  }
}

TEST_CASE("tracing changes nothing of the search") {
  for (const Engine& engine : engines()) {
    SearchOptions options;
    options.budget = 2000;
    const SearchReport plain = search(test::grid_of(test::inkala), options, engine);
    const auto see = [](const TraceEvent&) { return true; };
    options.trace = see;
    const SearchReport traced_report = search(test::grid_of(test::inkala), options, engine);
    CHECK(traced_report.end == plain.end);
    CHECK(traced_report.nodes == plain.nodes);
    CHECK(traced_report.guesses == plain.guesses);
    CHECK(traced_report.backtracks == plain.backtracks);
    CHECK(traced_report.solutions == plain.solutions);
  }
}

}  // namespace nonet
