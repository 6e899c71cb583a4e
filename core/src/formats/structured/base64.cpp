#include "formats/structured/base64.hpp"

#include <algorithm>

#include "index.hpp"

namespace nonet::formats {
namespace {

constexpr std::string_view letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
constexpr std::string_view last_of_plain = "+/";
constexpr std::string_view last_of_url = "-_";

std::string_view last_letters(Base64 alphabet) {
  return alphabet == Base64::plain ? last_of_plain : last_of_url;
}

/// The text without its padding, which must fill the last group of four.
std::string_view without_padding(std::string_view text) {
  const std::size_t length = text.find_last_not_of('=') + 1;
  const std::size_t padding = text.size() - length;
  const bool right = padding <= 2 && text.size() % 4 == 0;
  return padding == 0 || !right ? text : text.substr(0, length);
}

}  // namespace

int base64_value(char letter, Base64 alphabet) {
  if (letter >= 'A' && letter <= 'Z') return letter - 'A';
  if (letter >= 'a' && letter <= 'z') return letter - 'a' + 26;
  if (letter >= '0' && letter <= '9') return letter - '0' + 52;
  const std::size_t last = last_letters(alphabet).find(letter);
  return last == std::string_view::npos ? -1 : 62 + narrow<int>(last);
}

char base64_letter(unsigned value, Base64 alphabet) {
  return value < 62 ? letters[value] : last_letters(alphabet)[value & 1U];
}

DecodedBase64 decode_base64(std::string_view text, Base64 alphabet) {
  DecodedBase64 decoded;
  const std::string_view body = without_padding(text);
  unsigned bits = 0;
  unsigned count = 0;
  for (std::size_t i = 0; i < body.size() && !decoded.fault; ++i) {
    const int value = base64_value(body[i], alphabet);
    if (value < 0) decoded.fault = i;
    bits = ((bits << 6U) | (static_cast<unsigned>(value) & 0x3FU)) & 0xFFFU;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    decoded.bytes.push_back(static_cast<std::uint8_t>((bits >> count) & 0xFFU));
  }
  const bool whole = count < 6 && (bits & ((1U << count) - 1)) == 0;
  if (!decoded.fault && !whole) decoded.fault = body.size();
  if (decoded.fault) decoded.bytes.clear();
  return decoded;
}

std::string encode_base64(const std::vector<std::uint8_t>& bytes, Base64 alphabet) {
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const std::size_t there = std::min<std::size_t>(3, bytes.size() - i);
    unsigned group = 0;
    for (std::size_t k = 0; k < 3; ++k) group = (group << 8U) | (k < there ? bytes[i + k] : 0U);
    for (unsigned k = 0; k <= there; ++k)
      text += base64_letter((group >> (18 - 6 * k)) & 0x3FU, alphabet);
  }
  if (alphabet == Base64::plain) text.append((4 - text.size() % 4) % 4, '=');
  return text;
}

}  // namespace nonet::formats
