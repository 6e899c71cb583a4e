/// @file
/// Characters of UTF-8.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace nonet::cli {

struct Character {
  std::uint32_t value = 0;
  std::size_t length = 0;  ///< 0 where no UTF-8 begins.
};

/// The character that the text begins with; no surrogate, and none in more bytes than it needs.
[[nodiscard]] inline Character first_character(std::string_view text) {
  constexpr std::array<std::uint32_t, 5> least = {0, 0, 0x80, 0x800, 0x10000};
  const auto byte = [&](std::size_t i) {
    return i < text.size() ? static_cast<std::uint32_t>(static_cast<unsigned char>(text[i])) : 0U;
  };
  const std::uint32_t first = byte(0);
  if (first < 0x80) return {first, 1};
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4) return {};
  std::uint32_t value = first & (0x7FU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) return {};
    value = value << 6U | (byte(i) & 0x3FU);
  }
  const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
  if (value < least[length] || value > 0x10FFFF || surrogate) return {};
  return {value, length};
}

[[nodiscard]] inline bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = first_character(text).length;
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

inline void append_utf8(std::string& text, std::uint32_t c) {
  const auto add = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
  const auto add_rest = [&](int shift) {
    add(0x80U | (c >> static_cast<unsigned>(shift) & 0x3FU));
  };
  if (c < 0x80) return add(c);
  if (c < 0x800) {
    add(0xC0U | c >> 6U);
    return add_rest(0);
  }
  if (c < 0x10000) {
    add(0xE0U | c >> 12U);
  } else {
    add(0xF0U | c >> 18U);
    add_rest(12);
  }
  add_rest(6);
  add_rest(0);
}

}  // namespace nonet::cli
