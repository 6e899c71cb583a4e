/// @file
/// `nonet hint` and `nonet steps`: what can be done now.

#include <memory>

#include "answers/positions.hpp"
#include "commands/commands.hpp"
#include "options/technique_names.hpp"
#include "output/explain_output.hpp"
#include "output/step_output.hpp"
#include "words/messages.hpp"

namespace nonet::cli {
namespace {

struct HintOptions {
  InputOptions input;
  Format format = Format::text;
  LogicChoice logic;
  ExplainChoice explain;
  bool all = false;
};

/// The words in place of a step when there is none.
std::string none_of(const Steps& found) {
  if (!found.open.empty()) return describe_end(found.open);
  return found.end == SearchEnd::complete ? "none" : std::string(id(found.end));
}

void write_step(const Step& step, const Board& board, const HintOptions& options, Output& output) {
  output.line(cli::text_of(step));
  write_told(options.explain.texts(), step, board, output);
}

void write_hint(const Steps& found, const Board& board, const HintOptions& options,
                Output& output) {
  if (found.steps.empty()) return output.line(none_of(found));
  write_step(found.steps.front(), board, options, output);
}

void write_all(const Steps& found, const Board& board, const HintOptions& options, Output& output) {
  for (const Step& step : found.steps) write_step(step, board, options, output);
  if (!found.open.empty()) return output.line(describe_end(found.open));
  const std::size_t count = found.steps.size();
  const bool complete = found.end == SearchEnd::complete;
  output.line((complete ? "" : std::string(id(found.end)) + ": at least ") + std::to_string(count) +
              (count == 1 ? " step" : " steps"));
}

void write_json(const PositionInput& input, const Steps& found, const HintOptions& options,
                Output& output) {
  Json json = json_of(input);
  add_report(json, found.report, input.position);
  json["ended"] = id(found.end);
  Json steps = Json::array();
  for (const Step& step : found.steps)
    steps.push_back(json_of(step, input.position.board, options.explain.texts()));
  if (options.all) {
    json["steps"] = std::move(steps);
  } else {
    json["step"] = steps.empty() ? Json(nullptr) : std::move(steps.front());
  }
  json["open"] = json_of_cells(found.open);
  output.json(json);
}

int answer(const PositionInput& input, const HintOptions& options, Output& output) {
  const LogicOptions logic = options.logic.options();
  const Steps found =
      options.all ? all_steps(input.position, logic) : next_step(input.position, logic);
  const bool faulty = !found.report.can_start();
  if (options.format == Format::json) {
    write_json(input, found, options, output);
  } else {
    report(input, found.report, logic, output);
    const auto write = options.all ? &write_all : &write_hint;
    if (!faulty) write(found, input.position.board, options, output);
  }
  return faulty && found.report.fault != PositionFault::solved ? bad_input : ok;
}

int run_hint(const HintOptions& options) {
  Output output;
  return for_each_position(
      options.input, options.format == Format::json, output,
      [&](const PositionInput& input, Output& to) { return answer(input, options, to); });
}

void set_run(CLI::App& command, const std::shared_ptr<HintOptions>& options, Run& run) {
  add_input(command, options->input);
  add_threads(command, options->input.threads);
  add_format(command, options->format);
  add_explain(command, options->explain);
  command.callback([&run, options] { run = [options] { return run_hint(*options); }; });
}

}  // namespace

void add_hint(CLI::App& command, Run& run) {
  auto options = std::make_shared<HintOptions>();
  set_run(command, options, run);
  add_logic(command, options->logic);
}

void add_steps(CLI::App& command, Run& run) {
  auto options = std::make_shared<HintOptions>();
  options->all = true;
  set_run(command, options, run);
  command
      .add_option("--technique", options->logic.techniques,
                  "Only those of a technique: its id, HoDoKu's code or the beginning of ids; a "
                  "family; usual, last-resort, on-request or all; may be repeated (default: usual)")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->check(technique_name(false));
  add_order(command, options->logic.order);
  add_budget(command, options->logic);
}

}  // namespace nonet::cli
