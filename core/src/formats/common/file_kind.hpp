/// @file
/// Files that are no text, told by their first bytes.
#pragma once

#include <string_view>

namespace nonet::formats {

/// "picture", "pdf", "workbook" or "archive"; "" for others.
[[nodiscard]] std::string_view kind_of_file(std::string_view bytes);

}  // namespace nonet::formats
