/// @file
/// `nonet`: the command line program. It reads puzzles and writes a line for each.

#include <algorithm>
#include <exception>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "commands/commands.hpp"
#include "nonet/grid.hpp"
#include "nonet/version.hpp"
#include "options/usage.hpp"
#include "output/output.hpp"
#include "system/system.hpp"
#include "words/escaped.hpp"
#include "words/nearest.hpp"

namespace {

bool has_command(const CLI::App& app, const std::string& name) {
  const auto commands = app.get_subcommands([](const CLI::App*) { return true; });
  return std::any_of(commands.begin(), commands.end(),
                     [&](const CLI::App* command) { return command->check_name(name); });
}

std::vector<std::string> command_names() {
  std::vector<std::string> names;
  for (const nonet::cli::Command& command : nonet::cli::commands())
    names.emplace_back(command.name);
  return names;
}

/// Writes what ended the parsing: the help, the version, or a fault.
int say_end(const CLI::App& app, const CLI::ParseError& error) {
  std::ostringstream text;
  const bool asked = app.exit(error, text, std::cerr) == 0;
  if (!asked) return nonet::cli::bad_usage;
  nonet::cli::Output output;
  output.text(text.str());
  output.flush();
  return nonet::cli::ok;
}

/// CLI11 takes what stands in brackets apart, and so it would a puzzle in JSON. A line end behind it changes no puzzle.
bool is_json_array(const std::string& argument) {
  return argument.size() > nonet::cell_count && argument.front() == '[' && argument.back() == ']';
}

/// The arguments, from the last to the first, as CLI11 wants them. "--seed=" is "--seed" and an empty text.
std::vector<std::string> arguments_of(std::vector<std::string> words) {
  std::vector<std::string> arguments;
  bool options = true;
  for (std::string& argument : words) {
    options = options && argument != "--";
    const bool empty =
        options && argument.substr(0, 2) == "--" && argument.find('=') == argument.size() - 1;
    if (empty) argument.pop_back();
    if (is_json_array(argument)) argument += '\n';
    arguments.push_back(std::move(argument));
    if (empty) arguments.emplace_back();
  }
  std::reverse(arguments.begin(), arguments.end());
  return arguments;
}

/// All commands, with the options of the one that is called: those of others take as long as a puzzle.
void add_commands(CLI::App& app, std::string_view called, nonet::cli::Run& run) {
  const auto rows = nonet::cli::commands();
  const bool alone = std::any_of(rows.begin(), rows.end(), [&](const nonet::cli::Command& row) {
    return row.name == called && !row.tells_of_all;
  });
  for (const nonet::cli::Command& row : rows) {
    CLI::App* command = app.add_subcommand(row.name, row.summary);
    if (row.hidden) command->group("");
    if (alone && row.name != called) continue;
    row.add(*command, run);
    command->footer(nonet::cli::examples_text(row));
  }
}

int say_unknown_command(const std::string& name) {
  const std::string near = nonet::cli::nearest(name, command_names());
  std::cerr << "nonet: no command is called '" << nonet::cli::escaped(name) << "'; "
            << (near.empty() ? "see nonet --help" : "did you mean " + near + "?") << '\n';
  return nonet::cli::bad_usage;
}

int parse_and_run(const std::vector<std::string>& words) {
  CLI::App app("Sudoku on the command line: reads puzzles in any format, writes a line for each.",
               "nonet");
  app.set_version_flag("-V,--version", std::string(nonet::version()));
  app.failure_message(nonet::cli::usage_message);
  app.formatter(std::make_shared<nonet::cli::HelpFormatter>());
  // On Windows CLI11 would take "/file" for an option: options are the same everywhere.
  app.allow_windows_style_options(false);
  app.require_subcommand(1);
  app.footer("Try nonet help COMMAND, which has examples too.\n\n" +
             std::string(nonet::cli::exit_codes()));
  nonet::cli::Run run;
  add_commands(app, words.empty() ? std::string_view() : words.front(), run);
  if (words.empty()) {
    std::cerr << app.help();
    return nonet::cli::bad_usage;
  }
  const std::string& first = words.front();
  if (first.substr(0, 1) != "-" && !has_command(app, first)) return say_unknown_command(first);
  try {
    app.parse(arguments_of(words));
  } catch (const CLI::ParseError& error) {
    return say_end(app, error);
  }
  return run();
}

}  // namespace

int main(int argc, char** argv) {
  // Lets standard input be read in pieces of its own size: buffers of a pipe, a person's lines.
  std::ios::sync_with_stdio(false);
  nonet::cli::system::prepare();
  nonet::cli::system::before_end(nonet::cli::Output::end);
  try {
    return parse_and_run(nonet::cli::system::arguments(argc, argv));
  } catch (const std::exception& error) {
    std::cerr << "nonet: " << nonet::cli::escaped(error.what()) << '\n';
    return nonet::cli::bad_input;
  }
}
