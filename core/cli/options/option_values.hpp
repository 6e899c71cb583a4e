/// @file
/// The values that options take, and the sentences for all others.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <map>
#include <string>
#include <type_traits>
#include <vector>

namespace nonet::cli {

/// The largest number that an option takes: 18 digits, which every type here has room for.
inline constexpr std::uint64_t largest_number = 999'999'999'999'999'999;

/// Both ends belong to it.
struct NumberRange {
  std::uint64_t least = 0;
  std::uint64_t most = largest_number;
};

/// Decimal digits and nothing else. Those with zeros in front are decimal, too.
[[nodiscard]] CLI::Validator whole_number(NumberRange range);

/// Adds an option that takes a whole number. Its help tells the default, unless there is none.
template <class Number>
CLI::Option* add_number(CLI::App& command, const std::string& name, Number& value,
                        const std::string& says, NumberRange range = {}) {
  CLI::Option* option = command.add_option(name, value, says)->transform(whole_number(range));
  return std::is_integral_v<Number> ? option->capture_default_str() : option;
}

/// A decimal number of seconds, up to a year.
[[nodiscard]] CLI::Validator seconds();

/// Anything but an empty text, which is rather a variable that was not set.
[[nodiscard]] CLI::Validator some_text();

/// "'foo' is none of a|b; did you mean b?"
[[nodiscard]] std::string none_of(const std::string& text, const std::vector<std::string>& names,
                                  const std::string& list);

/// One of these names.
[[nodiscard]] CLI::Validator one_name_of(const std::vector<std::string>& names);

enum class Format { text, json };

/// Accepts some names and no other, and gives what they stand for.
template <typename Enum>
CLI::Validator one_of(const std::map<std::string, Enum>& names) {
  std::string list;
  std::vector<std::string> known;
  for (const auto& [name, value] : names) {
    list += (list.empty() ? "" : "|") + name;
    known.push_back(name);
  }
  const auto check = [names, list, known](std::string& text) {
    const auto found = names.find(text);
    if (found == names.end()) return none_of(text, known, list);
    text = std::to_string(static_cast<int>(found->second));
    return std::string();
  };
  return {check, list};
}

/// Adds `--format text|json`.
void add_format(CLI::App& command, Format& format);

}  // namespace nonet::cli
