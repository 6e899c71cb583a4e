#include "options/usage.hpp"

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

#include "options/option_info.hpp"
#include "words/escaped.hpp"
#include "words/nearest.hpp"

namespace nonet::cli {
namespace {

/// In the order of the alphabet, not of the set, whose pointers differ from run to run.
std::string names_of(const std::set<CLI::Option*>& options) {
  std::set<std::string> names;
  for (const CLI::Option* option : options) names.insert(option->get_name());
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
  return list;
}

const CLI::App& called(const CLI::App& program) {
  const auto chosen = program.get_subcommands();
  return chosen.empty() ? program : *chosen.front();
}

/// "there is no option --formt; did you mean --format?", or that an argument is one too many; "" where nothing is.
std::string unexpected(const CLI::App& program) {
  const auto words = program.remaining(true);
  if (words.empty()) return "";
  const auto option = std::find_if(words.begin(), words.end(), [](const std::string& word) {
    return word.size() > 1 && word.front() == '-';
  });
  if (option == words.end()) return "'" + words.front() + "' is one argument too many";
  std::vector<std::string> names;
  for (const CLI::Option* known : called(program).get_options()) {
    const auto& own = known->get_lnames();
    names.insert(names.end(), own.begin(), own.end());
  }
  const std::string typed = option->substr(0, option->find('='));
  const std::string near = typed.substr(0, 2) == "--" ? nearest(typed.substr(2), names) : "";
  return "there is no option " + typed + (near.empty() ? "" : "; did you mean --" + near + "?");
}

/// The word that a value of an option stands for, "NUMBER".
std::string value_word(const CLI::App& command, const std::string& name) {
  for (const OptionInfo& option : options_of(command)) {
    if (std::find(option.names.begin(), option.names.end(), name) != option.names.end())
      return option.value;
  }
  return "";
}

std::string with(std::string text, std::string_view part, std::string_view other) {
  const std::size_t at = text.find(part);
  return at == std::string::npos ? text : text.replace(at, part.size(), other);
}

std::string sentence_of(const CLI::App& program, const CLI::Error& error) {
  std::string text = error.what();
  const std::string name = text.substr(0, text.find(": "));
  switch (static_cast<CLI::ExitCodes>(error.get_exit_code())) {
    case CLI::ExitCodes::ExtrasError:
    case CLI::ExitCodes::RequiredError: {
      std::string more = unexpected(program);
      if (!more.empty()) return more;
      if (text.front() == 'A') return "a command is missing";
      return "the argument " + with(text, " is required", " is missing");
    }
    case CLI::ExitCodes::ArgumentMismatch:
      return name + " wants a value: " + value_word(called(program), name);
    case CLI::ExitCodes::ExcludesError:
      return with(text, " excludes ", " does not go with ");
    case CLI::ExitCodes::RequiresError:
      return with(text, " requires ", " is only for ");
    // What is wrong with an argument says so without the argument's name.
    case CLI::ExitCodes::ValidationError:
      return name.front() == '-' || name == text ? text : text.substr(name.size() + 2);
    default:
      return text;
  }
}

}  // namespace

std::string HelpFormatter::make_option_opts(const CLI::Option* option) const {
  const OptionInfo info = info_of(*option);
  std::string text;
  if (!info.is_flag()) text += " " + info.value + (info.several ? " ..." : "");
  if (!info.standard.empty()) text += " [" + info.standard + "]";
  if (option->get_required()) text += ", needed";
  if (const auto& needs = option->get_needs(); !needs.empty()) text += ", with " + names_of(needs);
  if (const auto& excludes = option->get_excludes(); !excludes.empty())
    text += ", without " + names_of(excludes);
  return text;
}

std::string usage_message(const CLI::App* program, const CLI::Error& error) {
  const CLI::App& command = called(*program);
  const std::string name =
      program->get_name() + (&command == program ? "" : " " + command.get_name());
  return name + ": " + escaped(sentence_of(*program, error)) + "\nSee " + name + " --help.\n";
}

}  // namespace nonet::cli
