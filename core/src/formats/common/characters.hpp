/// @file
/// Characters of a text, as bytes of UTF-8.
#pragma once

#include <cstddef>
#include <string_view>

#include "index.hpp"

namespace nonet::formats {

inline constexpr std::string_view white = " \t\r\n\v\f";
inline constexpr std::string_view blanks = ".0_*-";

/// Sets are small: going through one takes less than the call that looks for a character in it.
[[nodiscard]] constexpr bool is_one_of(char c, std::string_view set) {
  for (char one : set) {
    if (one == c) return true;
  }
  return false;
}

/// One of `white`. Each character of a text is asked often, and a search in a set takes ten times as long.
[[nodiscard]] constexpr bool is_white(char c) {
  return c == ' ' || (c >= '\t' && c <= '\r');
}

[[nodiscard]] constexpr bool is_digit(char c) {
  return c >= '1' && c <= '9';
}

/// The character of a digit, 0 to 9.
[[nodiscard]] constexpr char digit_sign(int digit) {
  return static_cast<char>('0' + digit);
}

/// A Latin letter in lower case; other characters as they are.
[[nodiscard]] constexpr char to_lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// The byte from 0 to 255, where `char` may have a sign.
[[nodiscard]] constexpr unsigned byte_of(char c) {
  return static_cast<unsigned char>(c);
}

/// A byte of a character that began before.
[[nodiscard]] constexpr bool is_continuation(char c) {
  return (byte_of(c) & 0xC0U) == 0x80U;
}

/// Where in a text a part of it begins.
[[nodiscard]] constexpr std::size_t offset_in(std::string_view text, std::string_view part) {
  return as_size(part.data() - text.data());
}

}  // namespace nonet::formats
