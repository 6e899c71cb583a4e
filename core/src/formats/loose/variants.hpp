/// @file
/// Texts with less around them, of the same length, so that offsets stay right.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace nonet::formats::loose {

/// Without the sign of a comment or a quotation that stands before every line; nothing when there is none.
[[nodiscard]] std::optional<std::string> without_prefixes(std::string_view text);

/// A table of MediaWiki as lines with tabs; nothing when it is none.
[[nodiscard]] std::optional<std::string> without_wiki(std::string_view text);

}  // namespace nonet::formats::loose
