/// @file
/// Texts of others in messages: what is no text to look at is written out.
#pragma once

#include <string>
#include <string_view>

namespace nonet::cli {

/// The text on one line, as a terminal can show it and nothing else happens there: control characters, signs that
/// turn the order of letters round, and bytes that are not UTF-8 as "\n", "\t", "\r", "\x1b", "\u{202e}".
[[nodiscard]] std::string escaped(std::string_view text);

/// A name of a file, or a seed, so; '' for an empty one.
[[nodiscard]] std::string shown_name(std::string_view name);

}  // namespace nonet::cli
