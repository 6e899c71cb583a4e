/// @file
/// `nonet man-page`: the manual page, from the tables of commands and options.

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <ctime>

#include "commands/commands.hpp"
#include "nonet/version.hpp"
#include "options/option_info.hpp"
#include "output/output.hpp"

namespace nonet::cli {
namespace {

/// As roff has it: no sign of it means anything but itself. Long words may be broken without a hyphen.
std::string plain(std::string_view text) {
  constexpr std::size_t piece = 9;
  constexpr std::size_t long_word = 40;
  std::string safe = text.empty() || (text[0] != '.' && text[0] != '\'') ? "" : "\\&";
  std::size_t start = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == ' ') start = i + 1;
    const std::size_t end = std::min(text.find(' ', i), text.size());
    if (end - start > long_word && i > start && (i - start) % piece == 0) safe += "\\:";
    if (c == '\\') {
      safe += "\\e";
    } else if (c == '-') {
      safe += "\\-";
    } else {
      safe += c;
    }
  }
  return safe;
}

/// Lines of text, not longer than roff's style has them.
void write_text(std::string_view text, Output& output) {
  constexpr std::size_t longest = 78;
  while (text.size() > longest) {
    std::size_t end = text.rfind(' ', longest);
    if (end == std::string_view::npos) end = text.find(' ');
    if (end == std::string_view::npos) break;
    const std::string_view next = text.substr(end + 1);
    output.line(text.substr(0, end));
    text = next;
    // Such a line would be a request.
    if (!text.empty() && (text[0] == '.' || text[0] == '\'')) output.text("\\&");
  }
  output.line(text);
}

std::string bold(std::string_view text) {
  return "\\fB" + plain(text) + "\\fR";
}

std::string slanted(std::string_view text) {
  return "\\fI" + plain(text) + "\\fR";
}

/// Upper case.
std::string placeholder(std::string text) {
  for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return text;
}

/// The day of the build, or the one that builders who want the same bytes each time have set.
std::string day() {
  const char* set = std::getenv("SOURCE_DATE_EPOCH");
  const std::time_t time = set == nullptr ? std::time(nullptr) : std::strtoll(set, nullptr, 10);
  std::array<char, 16> text{};
  const std::tm* date = std::gmtime(&time);
  if (date != nullptr) std::strftime(text.data(), text.size(), "%Y-%m-%d", date);
  return text.data();
}

/// The placeholder for the value of an option: its choices where they are few, else its name.
std::string value_shown(const OptionInfo& option) {
  constexpr std::size_t longest = 24;
  if (option.choices.empty()) return slanted(option.value);
  if (option.value.size() <= longest && option.value.find('|') != std::string::npos)
    return plain(option.value);
  return slanted(placeholder(option.names.back().substr(2)));
}

/// The choices of an option, where they do not stand beside its name and are not too many.
std::string choices_told(const OptionInfo& option) {
  constexpr std::size_t most = 12;
  const bool told = option.positional || option.choices.empty() || option.choices.size() > most ||
                    value_shown(option) == plain(option.value);
  std::string text;
  if (told) return text;
  for (const std::string& choice : option.choices) text += (text.empty() ? "" : ", ") + choice;
  return ". One of: " + text;
}

void write_option(const OptionInfo& option, Output& output) {
  std::string names;
  for (const std::string& name : option.names)
    names +=
        (names.empty() ? "" : ", ") + (option.positional ? slanted(placeholder(name)) : bold(name));
  if (!option.positional && !option.is_flag()) names += " " + value_shown(option);
  output.line(".TP");
  output.line(names);
  write_text(plain(option.description + choices_told(option)) +
                 (option.standard.empty() ? "" : " [" + plain(option.standard) + "]"),
             output);
}

void write_command(const CLI::App& program, const Command& row, Output& output) {
  const CLI::App& command = *program.get_subcommand(row.name);
  output.line(".SS " + plain(row.name));
  write_text(plain(row.summary) + ".", output);
  for (const OptionInfo& option : options_of(command)) {
    if (option.names.back() != "--help") write_option(option, output);
  }
  for (const Example& example : row.examples) {
    output.line(".PP");
    write_text(bold(example.line), output);
    output.line(".br");
    write_text(plain(example.what), output);
  }
}

int write_page(const CLI::App& program) {
  Output output;
  const auto lines = [&](std::initializer_list<std::string> list) {
    for (const std::string& line : list) write_text(line, output);
  };
  const std::string about =
      "Reads puzzles from files, standard input or its arguments: lists with a puzzle a line, "
      "grids, files and links of other programs. Writes a line for each, in order. On a pipe or "
      "terminal each line is answered as it comes.";
  lines({".TH NONET 1 " + day() + " \"Nonet " + std::string(version()) + R"(" "User Commands")",
         ".ad l", ".nh", ".SH NAME", R"(nonet \- Sudoku on the command line)", ".SH SYNOPSIS",
         bold("nonet") + " " + slanted("COMMAND") + " [" + slanted("OPTION") + "]... [" +
             slanted("PUZZLES") + "]...",
         ".br", bold("nonet help") + " " + slanted("COMMAND"), ".SH DESCRIPTION", about, ".PP",
         "What cannot be read is told on standard error with its place, and the rest is answered.",
         ".SH OPTIONS"});
  for (const OptionInfo& option : options_of(program)) write_option(option, output);
  output.line(".SH COMMANDS");
  for (const Command& command : commands()) {
    if (!command.hidden) write_command(program, command, output);
  }
  output.line(".SH EXIT STATUS");
  write_text(plain(exit_codes()), output);
  output.flush();
  return ok;
}

}  // namespace

void add_man_page(CLI::App& command, Run& run) {
  command.callback(
      [&run, &command] { run = [&command] { return write_page(*command.get_parent()); }; });
}

}  // namespace nonet::cli
