/// @file
/// Parts of the program's sentences.
#pragma once

#include <string>
#include <string_view>

#include "words/escaped.hpp"

namespace nonet::cli {

inline std::string phrase(std::string_view text) {
  return std::string(text);
}
inline std::string phrase(int number) {
  return std::to_string(number);
}

template <typename... Parts>
[[nodiscard]] std::string join(const Parts&... parts) {
  std::string text;
  (text.append(phrase(parts)), ...);
  return text;
}

/// "1 cell", "2 cells".
[[nodiscard]] inline std::string counted_as(int count, std::string_view noun) {
  return join(count, " ", noun, count == 1 ? "" : "s");
}

/// A character as it is when it can be shown, else its byte.
[[nodiscard]] inline std::string quoted(std::string_view character) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  if (character.empty()) return "nothing";
  const auto byte = static_cast<unsigned char>(character[0]);
  constexpr std::size_t longest = 4;
  const bool whole = character.size() > 1 && character.size() <= longest;
  if (whole || (byte > 0x20 && byte < 0x7F)) return join("'", escaped(character), "'");
  return join("byte 0x", digits.substr(byte >> 4, 1), digits.substr(byte & 15, 1));
}

}  // namespace nonet::cli
