/// @file
/// Code points of UTF-8, one at a time.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace nonet::formats {

/// Stand-in for anything that is no character: a lone surrogate, or bytes that are not UTF-8.
inline constexpr char32_t replacement_character = 0xFFFD;

struct CodePoint {
  char32_t value = replacement_character;
  /// Bytes, at least 1.
  std::size_t length = 1;
  /// False for bytes that are not UTF-8; overlong forms and surrogates are not.
  bool ok = false;
};

/// The character that begins at a byte of the text, which must be in it.
[[nodiscard]] CodePoint code_point_at(std::string_view text, std::size_t at);

/// Text of others, fit to be written in every format and read again: bytes that are not UTF-8 become U+FFFD, and control
/// characters other than tabs and line ends are left out, as are U+FFFE and U+FFFF, which are no characters.
[[nodiscard]] std::string as_text(std::string_view text);

/// A surrogate or a number beyond U+10FFFF is written as the replacement character.
void append_utf8(std::string& text, char32_t value);

[[nodiscard]] constexpr bool is_high_surrogate(char32_t unit) {
  return unit >= 0xD800 && unit < 0xDC00;
}
[[nodiscard]] constexpr bool is_low_surrogate(char32_t unit) {
  return unit >= 0xDC00 && unit < 0xE000;
}
/// The character of a pair of surrogates.
[[nodiscard]] constexpr char32_t joined(char32_t high, char32_t low) {
  return 0x10000 + ((high - 0xD800) << 10U) + (low - 0xDC00);
}

}  // namespace nonet::formats
