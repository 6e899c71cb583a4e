#include "answers/answers.hpp"

#include <iomanip>
#include <sstream>
#include <vector>

#include "answers/savings.hpp"
#include "nonet/solver.hpp"
#include "words/messages.hpp"

namespace nonet::cli {
namespace {

/// A repeated given is no bad line (such a puzzle has no solution), but worth a word.
void note_conflict(const Puzzle& puzzle, Output& output) {
  const auto conflicts = find_conflicts(puzzle.grid);
  if (conflicts.empty()) return;
  output.complain(line_of({puzzle.source, puzzle.line, "note: " + describe(conflicts.front())}));
}

Json solution_or_null(const Grid& solution) {
  return solution == Grid() ? Json(nullptr) : Json(to_string(solution));
}

/// Only exact cover takes candidates.
std::string_view engine_of(const Puzzle& puzzle, const SearchChoice& choice) {
  return puzzle.board ? "dlx" : std::string_view(choice.engine);
}

SearchReport search(const Puzzle& puzzle, const SearchChoice& choice,
                    const SearchOptions& options) {
  return puzzle.board ? nonet::search(*puzzle.board, options)
                      : nonet::search(puzzle.grid, options, choice.chosen());
}

struct Searched {
  SearchReport report;
  /// The first solution, or the empty grid.
  Grid first;
  /// Only with the option.
  std::vector<Saving> savings;
};

Searched find(const Puzzle& puzzle, const SearchChoice& choice, std::uint64_t limit) {
  Searched found;
  const auto keep_first = [&](const Grid& solution) {
    if (found.first == Grid()) found.first = solution;
    return true;
  };
  SearchOptions options = choice.options(limit);
  options.on_solution = keep_first;
  found.report = search(puzzle, choice, options);
  return found;
}

struct Answer {
  /// The id of an outcome, or "budget".
  std::string_view outcome;
  Grid solution;
};

Answer answer(const Puzzle& puzzle, const SearchChoice& choice) {
  if (!puzzle.board && choice.budget() == 0 && choice.strategies.empty()) {
    const Solved solved = solve(puzzle.grid, choice.chosen());
    return {id(solved.outcome), solved.solution};
  }
  const Searched found = find(puzzle, choice, 2);
  if (found.report.solutions > 1) return {id(Outcome::multiple), found.first};
  if (found.report.end == SearchEnd::budget) return {id(SearchEnd::budget), Grid()};
  return {id(found.report.solutions == 0 ? Outcome::none : Outcome::unique), found.first};
}

double micros(const SearchReport& report) {
  return std::chrono::duration<double, std::micro>(report.time).count();
}

/// The strategies that were switched on, and what they did.
Json strategies_of(const SearchReport& report, const SearchChoice& choice) {
  Json list = Json::array();
  for (std::size_t i = 0; i < strategy_count; ++i) {
    const auto strategy = static_cast<Strategy>(i);
    if (!choice.uses(strategy)) continue;
    const StrategyUse& use = report.strategies[i];
    list.push_back(
        Json{{"id", id(strategy)}, {"uses", use.uses}, {"eliminations", use.eliminations}});
  }
  return list;
}

/// Beside what `strategies_of` says: one object for each chosen strategy, in the same order.
void add_savings(Json& strategies, const std::vector<Saving>& savings) {
  for (std::size_t i = 0; i < savings.size(); ++i) {
    const Saving& saving = savings[i];
    strategies[i]["nodes_without"] = saving.nodes_without;
    strategies[i]["saved"] = saving.saved ? Json(*saving.saved) : Json(nullptr);
    strategies[i]["exact"] = saving.saved && !saving.at_least;
  }
}

Json statistics_json(const Puzzle& puzzle, const SearchChoice& choice, const Searched& found) {
  const SearchReport& report = found.report;
  Json json = json_of(puzzle);
  json["engine"] = engine_of(puzzle, choice);
  json["solutions"] = report.solutions;
  json["solution"] = solution_or_null(found.first);
  json["ended"] = id(report.end);
  json["nodes"] = report.nodes;
  json["guesses"] = report.guesses;
  json["backtracks"] = report.backtracks;
  json["bytes"] = report.bytes;
  json["micros"] = micros(report);
  if (engine_of(puzzle, choice) == "dlx") {
    json["rows"] = report.rows;
    json["columns"] = report.columns;
    json["dlx_nodes"] = report.links;
  }
  if (engine_of(puzzle, choice) == "strategy") {
    json["strategies"] = strategies_of(report, choice);
    add_savings(json["strategies"], found.savings);
  }
  return json;
}

std::string statistics_text(const Puzzle& puzzle, const SearchChoice& choice,
                            const Searched& found) {
  const SearchReport& report = found.report;
  std::ostringstream text;
  text << engine_of(puzzle, choice) << ": "
       << (report.end == SearchEnd::complete ? "" : "at least ") << report.solutions
       << (report.solutions == 1 ? " solution" : " solutions") << " (" << id(report.end) << "), "
       << report.nodes << " nodes, " << report.guesses << " guesses, " << report.backtracks
       << " backtracks, " << report.bytes << " bytes, " << std::fixed << std::setprecision(1)
       << micros(report) << " us";
  if (engine_of(puzzle, choice) == "dlx") {
    text << ", matrix " << report.rows << " x " << report.columns << " with " << report.links
         << " nodes";
  }
  if (engine_of(puzzle, choice) == "strategy") {
    for (const Json& use : strategies_of(report, choice)) {
      text << ", " << use["id"].get<std::string>() << ' ' << use["uses"];
    }
  }
  return text.str();
}

std::string savings_text(const std::vector<Saving>& savings) {
  std::string text = "  nodes saved by";
  for (const Saving& saving : savings) {
    text += &saving == savings.data() ? " " : ", ";
    text += id(saving.strategy);
    if (!saving.saved) {
      text += " (unknown: the budget is too small)";
      continue;
    }
    text += (saving.at_least ? " at least " : " ") + std::to_string(*saving.saved);
  }
  return savings.empty() ? text + " no strategy" : text;
}

}  // namespace

void write_solution(const Puzzle& puzzle, const SearchChoice& choice, Format format,
                    Output& output) {
  const Answer answered = answer(puzzle, choice);
  if (answered.outcome == id(Outcome::none)) note_conflict(puzzle, output);
  const bool unique = answered.outcome == id(Outcome::unique);
  if (format == Format::text) {
    output.line(unique ? to_string(answered.solution) : std::string(answered.outcome));
    return;
  }
  Json json = json_of(puzzle);
  json["outcome"] = answered.outcome;
  json["solution"] = unique ? Json(to_string(answered.solution)) : Json(nullptr);
  output.json(json);
}

void write_solutions(const Puzzle& puzzle, const SearchChoice& choice, std::uint64_t limit,
                     Format format, Output& output) {
  Json list = Json::array();
  SearchOptions options = choice.options(limit);
  options.on_solution = [&](const Grid& solution) {
    if (format == Format::text) {
      output.line(to_string(solution));
    } else {
      list.push_back(to_string(solution));
    }
    return true;
  };
  const SearchReport report = search(puzzle, choice, options);
  const bool over_budget = report.end == SearchEnd::budget;
  if (report.solutions == 0 && !over_budget) note_conflict(puzzle, output);
  if (format == Format::text) {
    if (over_budget) output.line("budget");
    if (report.solutions == 0 && !over_budget) output.line("none");
    return;
  }
  Json json = json_of(puzzle);
  json["solutions"] = report.solutions;
  json["exact"] = report.end == SearchEnd::complete;
  json["ended"] = id(report.end);
  json["all"] = std::move(list);
  output.json(json);
}

void write_count(const Puzzle& puzzle, const SearchChoice& choice, CountLimit limit, Format format,
                 Output& output) {
  const SearchReport report = search(puzzle, choice, choice.options(limit.solutions));
  const std::uint64_t count = report.solutions;
  const bool over_budget = report.end == SearchEnd::budget;
  if (count == 0 && !over_budget) note_conflict(puzzle, output);
  if (format == Format::text) {
    const bool over_limit = limit.is_told && report.end == SearchEnd::limit;
    std::string text = over_budget ? "budget: " : "";
    if (over_budget || over_limit) text += "at least ";
    output.line(text + std::to_string(count));
    return;
  }
  Json json = json_of(puzzle);
  json["solutions"] = count;
  json["exact"] = report.end == SearchEnd::complete;
  json["ended"] = id(report.end);
  output.json(json);
}

void write_statistics(const Puzzle& puzzle, const SearchChoice& choice,
                      const StatisticsOptions& options, Format format, Output& output) {
  Searched found = find(puzzle, choice, options.limit);
  const bool savings = options.savings && !puzzle.board;
  if (savings) found.savings = savings_of(puzzle.grid, choice, found.report);
  if (found.report.solutions == 0) note_conflict(puzzle, output);
  if (format == Format::text) {
    output.line(statistics_text(puzzle, choice, found));
    if (savings) output.line(savings_text(found.savings));
  } else {
    output.json(statistics_json(puzzle, choice, found));
  }
}

}  // namespace nonet::cli
