/// @file
/// The help of commands and options, and messages about wrong usage.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace nonet::cli {

/// Help in words: "--limit NUMBER [2]", and what it goes with.
class HelpFormatter : public CLI::Formatter {
 public:
  std::string make_option_opts(const CLI::Option* option) const override;
};

/// "nonet solve: there is no option --formt; did you mean --format?", and where the help is. Names and values may contain
/// anything.
[[nodiscard]] std::string usage_message(const CLI::App* program, const CLI::Error& error);

}  // namespace nonet::cli
