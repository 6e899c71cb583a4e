/// @file
/// `nonet completions`: scripts for shells, from the tables of commands and options.

#include <memory>

#include "commands/commands.hpp"
#include "options/option_info.hpp"
#include "options/option_values.hpp"
#include "output/output.hpp"

namespace nonet::cli {
namespace {

std::string joined(const std::vector<std::string>& words, std::string_view between) {
  std::string text;
  for (const std::string& word : words) text.append(text.empty() ? "" : between).append(word);
  return text;
}

std::vector<std::string> command_names() {
  std::vector<std::string> names;
  for (const Command& command : commands()) {
    if (!command.hidden) names.emplace_back(command.name);
  }
  return names;
}

std::vector<OptionInfo> options_of_row(const CLI::App& program, const Command& row) {
  return options_of(*program.get_subcommand(row.name));
}

/// Hands over each command with its options.
template <typename Use>
void for_each_command(const CLI::App& program, const Use& use) {
  for (const Command& command : commands()) use(command, options_of_row(program, command));
}

std::string with_backslashes(std::string_view text, std::string_view before) {
  std::string safe;
  for (char c : text) {
    if (before.find(c) != std::string_view::npos) safe += '\\';
    safe += c;
  }
  return safe;
}

/// In single quotes, as sh and zsh read them.
std::string quoted_in_shell(std::string_view text) {
  std::string safe = "'";
  for (char c : text) safe += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return safe + "'";
}

void write_bash_command(const Command& row, const std::vector<OptionInfo>& options,
                        Output& output) {
  std::vector<std::string> names;
  output.line("    " + std::string(row.name) + ")");
  output.line("      case $before in");
  for (const OptionInfo& option : options) {
    if (option.positional) continue;
    names.insert(names.end(), option.names.begin(), option.names.end());
    if (option.is_flag()) continue;
    output.line("        " + joined(option.names, "|") + ") words='" + joined(option.choices, " ") +
                "' value=1 ;;");
  }
  output.line("        *) words='" + joined(names, " ") + "'");
  for (const OptionInfo& option : options) {
    if (option.positional && !option.choices.empty())
      output.line("          [[ $word == -* ]] || words='" + joined(option.choices, " ") +
                  "' value=1");
  }
  output.line("          ;;");
  output.line("      esac ;;");
}

/// Files are completed by readline where nothing else fits.
void write_bash(const CLI::App& program, Output& output) {
  output.text(R"(# Completions of nonet for bash: made by `nonet completions bash`.
_nonet() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} words='' value='' list=''
  if [[ $word == = ]]; then
    word=''
  elif [[ $before == = ]]; then
    before=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W ')");
  output.text(joined(command_names(), " "));
  output.text(R"( --help --version' -- "$word"))
    return
  fi
  case ${COMP_WORDS[1]} in
)");
  for_each_command(program, [&](const Command& row, const std::vector<OptionInfo>& options) {
    write_bash_command(row, options, output);
  });
  output.text(R"(  esac
  [[ $value || $word == -* ]] || return
  if [[ $value && $word == *,* ]]; then
    list=${word%,*},
    word=${word##*,}
  fi
  COMPREPLY=($(compgen -P "$list" -W "$words" -- "$word"))
}
complete -o bashdefault -o default -F _nonet nonet
)");
}

/// "--format[text, or json]:format:(json text)".
std::string zsh_argument(const OptionInfo& option) {
  const std::string choices = "(" + joined(option.choices, " ") + ")";
  if (option.positional) {
    const std::string what = option.choices.empty() ? "_files" : choices;
    return quoted_in_shell((option.several ? "*:" : "1:") + option.names.back() + ":" + what);
  }
  std::string text = "[" + with_backslashes(brief(option.description), "[]:\\") + "]";
  const bool repeats = option.several;
  if (!option.is_flag()) {
    text = "=" + text + ":" + option.names.back().substr(2) + ":";
    if (!option.choices.empty())
      text += repeats ? "_sequence compadd - " + joined(option.choices, " ") : choices;
  }
  std::string all;
  for (const std::string& name : option.names) {
    const bool is_short = name.size() == 2;
    all += (all.empty() ? "" : " ") +
           quoted_in_shell((repeats ? "*" : "") + name +
                           (is_short && !text.empty() && text[0] == '=' ? text.substr(1) : text));
  }
  return all;
}

void write_zsh(const CLI::App& program, Output& output) {
  output.text(R"(#compdef nonet
# Completions of nonet for zsh: made by `nonet completions zsh`.
_nonet() {
  local -a commands
  commands=(
)");
  for (const Command& row : commands()) {
    if (!row.hidden)
      output.line("    " + quoted_in_shell(std::string(row.name) + ":" +
                                           with_backslashes(row.summary, ":\\")));
  }
  output.text(R"(  )
  if ((CURRENT == 2)); then
    _describe -t commands command commands
    _arguments '--help[Print the help]' '--version[Print the version]'
    return
  fi
  shift words
  ((CURRENT--))
  case $words[1] in
)");
  for_each_command(program, [&](const Command& row, const std::vector<OptionInfo>& options) {
    output.line("    " + std::string(row.name) + ")");
    output.text("      _arguments");
    for (const OptionInfo& option : options) output.text(" \\\n        " + zsh_argument(option));
    output.line(" ;;");
  });
  output.text(R"(  esac
}
_nonet "$@"
)");
}

/// In single quotes, as fish reads them.
std::string quoted_in_fish(std::string_view text) {
  return "'" + with_backslashes(text, "'\\") + "'";
}

void write_fish_option(const std::string& start, const OptionInfo& option, Output& output) {
  const std::string choices = quoted_in_fish(joined(option.choices, " "));
  if (option.positional) {
    if (!option.choices.empty()) output.line(start + " -f -a " + choices);
    return;
  }
  std::string line = start;
  for (const std::string& name : option.names)
    line += name.size() == 2 ? " -s " + name.substr(1) : " -l " + name.substr(2);
  if (!option.is_flag()) line += option.choices.empty() ? " -x" : " -x -a " + choices;
  output.line(line + " -d " + quoted_in_fish(brief(option.description)));
}

void write_fish(const CLI::App& program, Output& output) {
  output.line("# Completions of nonet for fish: made by `nonet completions fish`.");
  output.line("complete -c nonet -n __fish_use_subcommand -f");
  for (const char* option : {"help", "version"})
    output.line(std::string("complete -c nonet -n __fish_use_subcommand -l ") + option);
  for_each_command(program, [&](const Command& row, const std::vector<OptionInfo>& options) {
    if (!row.hidden)
      output.line("complete -c nonet -n __fish_use_subcommand -a " + std::string(row.name) +
                  " -d " + quoted_in_fish(row.summary));
    const std::string start =
        "complete -c nonet -n '__fish_seen_subcommand_from " + std::string(row.name) + "'";
    for (const OptionInfo& option : options) write_fish_option(start, option, output);
  });
}

}  // namespace

void add_completions(CLI::App& command, Run& run) {
  auto shell = std::make_shared<std::string>();
  command.add_option("shell", *shell, "Which shell")
      ->required()
      ->check(one_name_of({"bash", "zsh", "fish"}));
  command.callback([&run, &command, shell] {
    run = [&command, shell] {
      Output output;
      const auto write = *shell == "bash" ? write_bash : *shell == "zsh" ? write_zsh : write_fish;
      write(*command.get_parent(), output);
      output.flush();
      return ok;
    };
  });
}

}  // namespace nonet::cli
