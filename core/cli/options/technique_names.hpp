/// @file
/// Names of techniques and groups of them on the command line.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/logic.hpp"

namespace nonet::cli {

/// The techniques that a name stands for: an id, a family, `all`, `usual`, `uniqueness`, a code of
/// HoDoKu's, another usual name ("pointing"), or the beginning that several ids share up to a
/// hyphen ("hidden-single", "unique-rectangle"). Nothing for any other name.
[[nodiscard]] std::optional<TechniqueSet> techniques_named(std::string_view name);

/// The techniques of a library's code, those of Siamese fish included; none when it is unknown.
[[nodiscard]] TechniqueSet techniques_of_code(std::string_view code);

/// Choices of logic: the techniques it may use, and how long it may look.
struct LogicChoice {
  static constexpr std::uint64_t default_budget = 60'000'000;

  /// Names with an optional "+" or "-", taken from left to right.
  std::vector<std::string> techniques;
  TechniqueOrder order = TechniqueOrder::nonet;
  std::uint64_t budget = default_budget;

  [[nodiscard]] LogicOptions options() const;
};

/// Adds `--techniques`, `--order` and `--budget`.
void add_logic(CLI::App& command, LogicChoice& choice);

/// Adds `--order` alone.
void add_order(CLI::App& command, TechniqueOrder& order);

/// Adds `--budget` alone.
void add_budget(CLI::App& command, LogicChoice& choice);

/// "no technique is called 'xwing'; did you mean x-wing?", or where they are listed.
[[nodiscard]] std::string unknown_technique(const std::string& name);

/// A check for one name; `signs`: "+" or "-" may stand before it.
[[nodiscard]] CLI::Validator technique_name(bool signs);

}  // namespace nonet::cli
