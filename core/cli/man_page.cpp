/// @file
/// `nonet man-page`: the manual page, from the tables of commands and options.

#include <array>
#include <cstdlib>
#include <ctime>

#include "commands.hpp"
#include "nonet/version.hpp"
#include "option_info.hpp"
#include "output.hpp"

namespace nonet::cli {
namespace {

/// As roff has it: no sign of it means anything but itself.
std::string plain(std::string_view text) {
  std::string safe = text.empty() || (text[0] != '.' && text[0] != '\'') ? "" : "\\&";
  for (char c : text) {
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

void write_option(const OptionInfo& option, Output& output) {
  std::string names;
  for (const std::string& name : option.names)
    names +=
        (names.empty() ? "" : ", ") + (option.positional ? slanted(placeholder(name)) : bold(name));
  if (!option.positional && !option.is_flag())
    names += " " + (option.choices.empty() || option.value == placeholder(option.value)
                        ? slanted(option.value)
                        : plain(option.value));
  output.line(".TP");
  output.line(names);
  output.line(plain(option.description) +
              (option.standard.empty() ? "" : " [" + plain(option.standard) + "]"));
}

void write_command(const CLI::App& program, const Command& row, Output& output) {
  const CLI::App& command = *program.get_subcommand(row.name);
  output.line(".SS " + plain(row.name));
  output.line(plain(row.summary) + ".");
  for (const OptionInfo& option : options_of(command)) {
    if (option.names.back() != "--help") write_option(option, output);
  }
  for (const Example& example : row.examples) {
    output.line(".PP");
    output.line(bold(example.line));
    output.line(".br");
    output.line(plain(example.what));
  }
}

int write_page(const CLI::App& program) {
  Output output;
  const auto lines = [&](std::initializer_list<std::string> list) {
    for (const std::string& line : list) output.line(line);
  };
  lines(
      {".TH NONET 1 " + day() + " \"Nonet " + std::string(version()) + "\" \"User Commands\"",
       ".SH NAME", "nonet \\- Sudoku on the command line", ".SH SYNOPSIS",
       bold("nonet") + " " + slanted("COMMAND") + " [" + slanted("OPTION") + "]... [" +
           slanted("PUZZLES") + "]...",
       ".br", bold("nonet help") + " " + slanted("COMMAND"), ".SH DESCRIPTION",
       "Reads puzzles from files, standard input or its arguments: lists with a puzzle a line, "
       "grids, "
       "files and links of other programs. Writes a line for each, in order. On a pipe or terminal "
       "each line is answered as it comes.",
       ".PP",
       "What cannot be read is told on standard error with its place, and the rest is answered.",
       ".SH OPTIONS"});
  for (const OptionInfo& option : options_of(program)) write_option(option, output);
  output.line(".SH COMMANDS");
  for (const Command& command : commands()) {
    if (!command.hidden) write_command(program, command, output);
  }
  output.line(".SH EXIT STATUS");
  output.line(plain(exit_codes()));
  output.flush();
  return ok;
}

}  // namespace

void add_man_page(CLI::App& command, Run& run) {
  command.callback(
      [&run, &command] { run = [&command] { return write_page(*command.get_parent()); }; });
}

}  // namespace nonet::cli
