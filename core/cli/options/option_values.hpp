/// @file
/// The values that options take, and the sentences for all others.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <vector>

namespace nonet::cli {

/// The largest number that an option takes: 18 digits, which every type here has room for.
inline constexpr std::uint64_t largest_number = 999'999'999'999'999'999;

/// Decimal digits and nothing else, from `least` to `most`.
[[nodiscard]] CLI::Validator whole_number(std::uint64_t least = 0,
                                          std::uint64_t most = largest_number);

/// A decimal number of seconds, up to a year.
[[nodiscard]] CLI::Validator seconds();

/// Anything but an empty text, which is rather a variable that was not set.
[[nodiscard]] CLI::Validator some_text();

/// "'foo' is none of a|b; did you mean b?"
[[nodiscard]] std::string none_of(const std::string& text, const std::vector<std::string>& names,
                                  const std::string& list);

/// One of these names.
[[nodiscard]] CLI::Validator one_name_of(const std::vector<std::string>& names);

}  // namespace nonet::cli
