/// @file
/// The files of texts, as CMakeLists.txt has them written into the program.
#pragma once

#include <span>
#include <string_view>

namespace nonet::cli {

struct TextSource {
  std::string_view language;
  std::span<const std::string_view> lines;
};

/// In order of their tags.
[[nodiscard]] std::span<const TextSource> text_sources();

}  // namespace nonet::cli
