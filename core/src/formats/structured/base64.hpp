/// @file
/// Base64 (RFC 4648): its letters, and strict decoding. With `Base64::url`, the letters of section 5
/// that need no escaping in an address.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::formats {

enum class Base64 : std::uint8_t { plain, url };

/// The value of a letter, 0 to 63, or -1.
[[nodiscard]] int base64_value(char letter, Base64 alphabet = Base64::plain);
/// The letter of a value, 0 to 63.
[[nodiscard]] char base64_letter(unsigned value, Base64 alphabet = Base64::plain);

struct DecodedBase64 {
  std::vector<std::uint8_t> bytes;
  /// Where the text is no base64: a wrong letter, or its end when the length is wrong. The padding
  /// may be left out whole, not in part; bits that no byte needs must be 0.
  std::optional<std::size_t> fault;
};

[[nodiscard]] DecodedBase64 decode_base64(std::string_view text, Base64 alphabet = Base64::plain);

/// With padding when the alphabet is the plain one.
[[nodiscard]] std::string encode_base64(const std::vector<std::uint8_t>& bytes,
                                        Base64 alphabet = Base64::plain);

}  // namespace nonet::formats
