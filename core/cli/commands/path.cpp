/// @file
/// `nonet path`: the way from each position to its solution.

#include <map>
#include <memory>

#include "answers/positions.hpp"
#include "commands/commands.hpp"
#include "nonet/library.hpp"
#include "options/technique_names.hpp"
#include "output/explain_output.hpp"
#include "output/step_output.hpp"
#include "words/messages.hpp"

namespace nonet::cli {
namespace {

enum class PathFormat { text, json, library };

struct PathOptions {
  InputOptions input;
  PathFormat format = PathFormat::text;
  LogicChoice logic;
  ExplainChoice explain;
  bool detours = false;
};

/// How a path ended: "solved", "open", "stuck", "budget".
std::string_view ending(const Path& path) {
  if (path.solved) return "solved";
  if (!path.open.empty()) return "open";
  return path.end == SearchEnd::complete ? "stuck" : id(path.end);
}

std::string level_of(const Path& path) {
  return path.steps.empty() ? "none" : std::string(id(path.level));
}

Board last_board(const Position& start, const Path& path) {
  Board board = start.board;
  for (const Step& step : path.steps) apply(step, board);
  return board;
}

std::string summary(const Position& start, const Path& path) {
  const std::size_t count = path.steps.size();
  std::string text = std::string(ending(path)) + ": " + std::to_string(count) +
                     (count == 1 ? " step" : " steps") + ", level " + level_of(path) + ", score " +
                     std::to_string(path.score);
  if (!path.solved) {
    const int empty = cell_count - last_board(start, path).values().clue_count();
    text += ", " + std::to_string(empty) + (empty == 1 ? " cell" : " cells") + " empty";
  }
  if (!path.open.empty()) text += "; " + describe_end(path.open);
  return text;
}

void write_text(const PositionInput& input, const Path& path, const Texts* texts, Output& output) {
  int number = 0;
  Board board = input.position.board;
  for (const Step& step : path.steps) {
    output.line(std::to_string(++number) + ". " + cli::text_of(step));
    write_told(texts, step, board, output);
    apply(step, board);
  }
  output.line(summary(input.position, path));
}

void write_library(const PositionInput& input, const Path& path, Output& output) {
  Position position = input.position;
  for (const Step& step : path.steps) {
    output.line(library_line(position, step));
    apply(step, position.board);
  }
  if (path.solved) return;
  report(input, "note: " + summary(input.position, path), output);
}

void write_json(const PositionInput& input, const Path& path, const Texts* texts, Output& output) {
  Json json = json_of(input);
  add_report(json, path.report, input.position);
  json["ended"] = id(path.end);
  json["solved"] = path.solved;
  json["level"] = path.steps.empty() ? Json(nullptr) : Json(id(path.level));
  json["score"] = path.score;
  Json steps = Json::array();
  Position position = input.position;
  for (const Step& step : path.steps) {
    Json object = {{"position", library_position(position)}};
    object.update(json_of(step, position.board, texts));
    steps.push_back(object);
    apply(step, position.board);
  }
  json["steps"] = steps;
  json["open"] = json_of_cells(path.open);
  json["last"] = library_position(position);
  output.json(json);
}

int answer(const PositionInput& input, const PathOptions& options, Output& output) {
  LogicOptions logic = options.logic.options();
  logic.detours = options.detours;
  const Path found = path(input.position, logic);
  const bool faulty = !found.report.can_start();
  const bool as_library = options.format == PathFormat::library;
  if (options.format == PathFormat::json) {
    write_json(input, found, options.explain.texts(), output);
  } else {
    report(input, found.report, logic, output);
    if (!faulty)
      as_library ? write_library(input, found, output)
                 : write_text(input, found, options.explain.texts(), output);
  }
  return faulty && found.report.fault != PositionFault::solved ? bad_input : ok;
}

int run_path(const PathOptions& options) {
  Output output;
  return for_each_position(
      options.input, options.format == PathFormat::json, output,
      [&](const PositionInput& input, Output& to) { return answer(input, options, to); });
}

}  // namespace

void add_path(CLI::App& command, Run& run) {
  static const std::map<std::string, PathFormat> formats = {
      {"text", PathFormat::text}, {"json", PathFormat::json}, {"library", PathFormat::library}};
  auto options = std::make_shared<PathOptions>();
  add_input(command, options->input);
  command
      .add_option(
          "--format", options->format,
          "text; json: one object a line; library: each step as a line of HoDoKu's library, "
          "with the position before it, and with the technique's id where HoDoKu has no code")
      ->transform(one_of(formats));
  add_threads(command, options->input.threads);
  add_explain(command, options->explain);
  add_logic(command, options->logic);
  command.add_flag("--detours", options->detours,
                   "Keep steps that the rest of the path does not need");
  command.callback([&run, options] { run = [options] { return run_path(*options); }; });
}

}  // namespace nonet::cli
