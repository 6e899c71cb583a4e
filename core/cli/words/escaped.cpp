#include "words/escaped.hpp"

#include <algorithm>
#include <cstdint>

#include "words/utf8.hpp"

namespace nonet::cli {
namespace {

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
    const Character c = first_character(text);
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
