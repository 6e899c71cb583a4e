#include "formats/common/utf8.hpp"

#include "formats/common/characters.hpp"

namespace nonet::formats {
namespace {

/// How many bytes a first byte announces; 0 when it can be no first byte.
std::size_t announced(unsigned first) {
  if (first < 0x80) return 1;
  if (first < 0xC2 || first > 0xF4) return 0;
  return first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
}

bool is_character(char32_t value, std::size_t length) {
  if (length == 3) return value >= 0x800 && (value < 0xD800 || value >= 0xE000);
  return length != 4 || (value >= 0x10000 && value <= 0x10FFFF);
}

bool is_in_texts(char32_t value) {
  if (value < 0x20) return value == '\t' || value == '\n' || value == '\r';
  return (value < 0x7F || value > 0x9F) && value != 0xFFFE && value != 0xFFFF;
}

}  // namespace

std::string as_text(std::string_view text) {
  std::string whole;
  for (std::size_t i = 0; i < text.size();) {
    const CodePoint point = code_point_at(text, i);
    if (is_in_texts(point.value)) append_utf8(whole, point.value);
    i += point.length;
  }
  return whole;
}

CodePoint code_point_at(std::string_view text, std::size_t at) {
  const unsigned first = byte_of(text[at]);
  const std::size_t length = announced(first);
  if (length == 0 || length > text.size() - at) return {};
  char32_t value = length == 1 ? first : first & (0x7FU >> length);
  for (std::size_t k = 1; k < length; ++k) {
    const unsigned next = byte_of(text[at + k]);
    if ((next & 0xC0U) != 0x80U) return {};
    value = (value << 6U) | (next & 0x3FU);
  }
  if (!is_character(value, length)) return {};
  return {value, length, true};
}

void append_utf8(std::string& text, char32_t value) {
  if (value > 0x10FFFF || (value >= 0xD800 && value < 0xE000)) value = replacement_character;
  const auto add = [&](char32_t byte) { text += static_cast<char>(byte); };
  const auto follow = [&](unsigned shift) { add(0x80U | ((value >> shift) & 0x3FU)); };
  if (value < 0x80) return add(value);
  if (value < 0x800) {
    add(0xC0U | (value >> 6U));
  } else {
    if (value < 0x10000) {
      add(0xE0U | (value >> 12U));
    } else {
      add(0xF0U | (value >> 18U));
      follow(12);
    }
    follow(6);
  }
  follow(0);
}

}  // namespace nonet::formats
