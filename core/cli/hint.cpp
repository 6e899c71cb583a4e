/// @file
/// `nonet hint` and `nonet steps`: what can be done now.

#include <memory>

#include "commands.hpp"
#include "messages.hpp"
#include "positions.hpp"
#include "step_output.hpp"
#include "technique_names.hpp"

namespace nonet::cli {
namespace {

struct HintOptions {
  std::vector<std::string> files;
  Format format = Format::text;
  LogicChoice logic;
  bool all = false;
};

/// What stands in the place of a step when there is none.
std::string none_of(const Steps& found) {
  return found.end == SearchEnd::complete ? "none" : std::string(id(found.end));
}

void write_hint(const Steps& found, Output& output) {
  output.line(found.steps.empty() ? none_of(found) : text_of(found.steps.front()));
}

void write_all(const Steps& found, Output& output) {
  for (const Step& step : found.steps) output.line(text_of(step));
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
  if (options.all) {
    json["steps"] = json_of(found.steps);
  } else {
    json["step"] = found.steps.empty() ? Json(nullptr) : json_of(found.steps.front());
  }
  output.json(json);
}

int answer(const PositionInput& input, const HintOptions& options, Output& output) {
  const LogicOptions logic = options.logic.options();
  const Steps found =
      options.all ? all_steps(input.position, logic) : next_step(input.position, logic);
  const bool faulty = found.report.fault != PositionFault::none;
  if (options.format == Format::json) {
    write_json(input, found, options, output);
  } else {
    report(input, found.report, logic, output);
    if (!faulty) options.all ? write_all(found, output) : write_hint(found, output);
  }
  return faulty && found.report.fault != PositionFault::solved ? bad_input : ok;
}

int run_hint(const HintOptions& options) {
  Output output;
  const int status = for_each_position(
      options.files, [&](const PositionInput& input) { return answer(input, options, output); });
  output.flush();
  return status;
}

void set_run(CLI::App& command, const std::shared_ptr<HintOptions>& options, Run& run) {
  add_position_files(command, options->files);
  add_format(command, options->format);
  command.callback([&run, options] { run = [options] { return run_hint(*options); }; });
}

}  // namespace

void add_hint(CLI::App& app, Run& run) {
  auto options = std::make_shared<HintOptions>();
  CLI::App* command = app.add_subcommand(
      "hint", "Print the easiest step of logic at each position, or none or budget");
  set_run(*command, options, run);
  add_logic(*command, options->logic);
}

void add_steps(CLI::App& app, Run& run) {
  auto options = std::make_shared<HintOptions>();
  options->all = true;
  CLI::App* command =
      app.add_subcommand("steps", "Print every step of logic at each position, easiest first");
  set_run(*command, options, run);
  command
      ->add_option(
          "--technique", options->logic.techniques,
          "Only those of a technique: its id, HoDoKu's code or the beginning of ids; a "
          "family; usual, last-resort, on-request or all; may be repeated (default: usual)")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->check(technique_name(false));
  add_order(*command, options->logic.order);
  add_budget(*command, options->logic);
}

}  // namespace nonet::cli
