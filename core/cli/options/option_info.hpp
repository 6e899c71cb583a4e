/// @file
/// The options of a command as they were declared, for what is made from them.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

struct OptionInfo {
  /// "--format"; a short one, "-h", stands first. Of a positional argument its name alone.
  std::vector<std::string> names;
  std::string description;
  /// Placeholder for its value: "NUMBER", "json|text"; "" for a flag.
  std::string value;
  /// The values there are, where they are known.
  std::vector<std::string> choices;
  /// Default value, or "".
  std::string standard;
  bool positional = false;
  /// It takes several values, after commas or as arguments.
  bool several = false;

  [[nodiscard]] bool is_flag() const { return value.empty(); }
};

[[nodiscard]] OptionInfo info_of(const CLI::Option& option);
[[nodiscard]] std::vector<OptionInfo> options_of(const CLI::App& command);

/// The beginning of a description, up to where it goes into details.
[[nodiscard]] std::string brief(std::string_view description);

}  // namespace nonet::cli
