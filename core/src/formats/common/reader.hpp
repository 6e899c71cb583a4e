/// @file
/// Shared by the readers of formats. A reader looks at a text and says nothing when it is not its
/// format; else it has read it, or knows what is wrong with it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "nonet/read.hpp"

namespace nonet::formats {

/// Nothing: the text is not of this kind. The text is UTF-8 without byte order mark and zero bytes. The readers
/// of lists, tables and plain text get it with full-width digits and punctuation made plain; lines and
/// columns are those of the original.
using Reader = std::optional<Reading> (*)(std::string_view text);

/// A failure of a format at a byte of the text.
[[nodiscard]] Reading failed(Format format, ReadError error, std::string_view text,
                             std::size_t offset);

/// One puzzle that was read.
[[nodiscard]] Reading success(Format format, Progress puzzle);

/// A table whose first line names its columns, as our own does. Its texts can look like any other format.
[[nodiscard]] std::optional<Reading> read_named_table(std::string_view text);

// In the order in which they try. Structured text (src/formats/structured/, links/):
[[nodiscard]] std::optional<Reading> read_link(std::string_view text);
[[nodiscard]] std::optional<Reading> read_solo(std::string_view text);
[[nodiscard]] std::optional<Reading> read_xml(std::string_view text);
[[nodiscard]] std::optional<Reading> read_json(std::string_view text);
/// The texts that JSON holds, a blank line behind each: what a notebook or a conversation says. "" where the text is no JSON.
[[nodiscard]] std::string texts_in_json(std::string_view text);
// Plain text (src/formats/plain/):
[[nodiscard]] std::optional<Reading> read_html(std::string_view text);
[[nodiscard]] std::optional<Reading> read_sections(std::string_view text);
[[nodiscard]] std::optional<Reading> read_list(std::string_view text);
[[nodiscard]] std::optional<Reading> read_table(std::string_view text);
[[nodiscard]] std::optional<Reading> read_plain(std::string_view text);

}  // namespace nonet::formats
