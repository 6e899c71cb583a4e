/// @file
/// `nonet help`.

#include <memory>

#include "commands/commands.hpp"
#include "output/output.hpp"
#include "words/nearest.hpp"

namespace nonet::cli {
namespace {

/// The help of the program, or of one of its commands.
std::string help_of(const CLI::App& program, const std::string& name) {
  const std::string& own = program.get_name();
  if (!name.empty()) return program.get_subcommand(name)->help(own);
  return program.get_formatter()->make_help(&program, own, CLI::AppFormatMode::Normal);
}

CLI::Validator command_name() {
  std::vector<std::string> names;
  std::string list;
  for (const Command& command : commands()) {
    names.emplace_back(command.name);
    if (!command.hidden) list.append(list.empty() ? "" : "|").append(command.name);
  }
  const auto check = [names](const std::string& name) {
    if (std::find(names.begin(), names.end(), name) != names.end()) return std::string();
    const std::string near = nearest(name, names);
    return "no command is called '" + name + "'" +
           (near.empty() ? std::string() : "; did you mean " + near + "?");
  };
  return {check, list};
}

}  // namespace

void add_help(CLI::App& command, Run& run) {
  auto name = std::make_shared<std::string>();
  command.add_option("command", *name, "Command to explain")->check(command_name());
  command.callback([&run, &command, name] {
    run = [&command, name] {
      Output output;
      output.text(help_of(*command.get_parent(), *name));
      output.flush();
      return ok;
    };
  });
}

}  // namespace nonet::cli
