#include "escaped.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace nonet::cli {
namespace {

struct Character {
  std::uint32_t value = 0;
  std::size_t length = 0;  ///< 0 where no UTF-8 begins.
};

/// The character that the text begins with; no surrogate, and none in more bytes than it needs.
Character first_of(std::string_view text) {
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

bool can_be_shown(std::uint32_t c) {
  const auto within = [c](std::uint32_t first, std::uint32_t last) {
    return c >= first && c <= last;
  };
  return !(c < 0x20 || within(0x7F, 0x9F) || c == 0x061C || within(0x200E, 0x200F) ||
           within(0x2028, 0x202E) || within(0x2066, 0x2069));
}

std::string in_hex(std::uint32_t value, std::size_t digits) {
  constexpr std::string_view signs = "0123456789abcdef";
  std::string text;
  for (; value > 0 || text.size() < digits; value >>= 4U) text.insert(0, 1, signs[value & 0xFU]);
  return text;
}

std::string written_out(std::uint32_t value) {
  if (value == '\n') return "\\n";
  if (value == '\r') return "\\r";
  if (value == '\t') return "\\t";
  return value < 0x80 ? "\\x" + in_hex(value, 2) : "\\u{" + in_hex(value, 1) + "}";
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string safe;
  while (!text.empty()) {
    const Character c = first_of(text);
    if (c.length == 0) {
      safe += "\\x" + in_hex(static_cast<unsigned char>(text[0]), 2);
    } else if (can_be_shown(c.value)) {
      safe += text.substr(0, c.length);
    } else {
      safe += written_out(c.value);
    }
    text.remove_prefix(std::max<std::size_t>(c.length, 1));
  }
  return safe;
}

std::string shown_name(std::string_view name) {
  return name.empty() ? "''" : escaped(name);
}

}  // namespace nonet::cli
