/// @file
/// From the id of an enumerator back to it.
#pragma once

#include <optional>
#include <string_view>

namespace nonet {

/// The enumerator among the first `count` whose `id` is this text; nothing for any other text.
template <class Enum>
[[nodiscard]] std::optional<Enum> find_by_id(std::string_view text, int count) {
  for (int i = 0; i < count; ++i) {
    if (id(static_cast<Enum>(i)) == text) return static_cast<Enum>(i);
  }
  return std::nullopt;
}

}  // namespace nonet
