/// @file
/// The signs of a text that people typed, copied or made by other programs, as few as the rules of the second look need.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::formats::loose {

/// A sign beyond ASCII that is no digit, space or line: the byte that stands for it, and what it was.
struct OtherSign {
  char byte = 0;
  std::string_view text;
};

/// A text with one byte for each sign. Digits of other scripts, circled ones and keycaps are plain digits; boxes are `|`
/// `=` `+`; lines end with LF; what nobody sees is left out. Blanks that are not ASCII have bytes from 0x80 to 0x9E,
/// letters from 0xA0, all else from 0xD0: one for each of the first few dozen signs.
struct SignText {
  std::string text;
  /// Where each sign began in the text that was given, and where that ends.
  std::vector<std::uint32_t> offsets;
  std::vector<OtherSign> others;
  /// The code points that were left out, each once ("U+200B U+00AD"), and how many signs.
  std::string invisible;
  int invisible_count = 0;
  /// The first sign that became a digit, and how many did.
  std::string_view digit;
  int digits = 0;
  int full_width = 0;
  int ellipses = 0;
};

[[nodiscard]] SignText simplify(std::string_view text);

/// The sign that a byte stands for.
[[nodiscard]] std::string name_of(const SignText& signs, char byte);

/// The blank that a caller puts in for another sign, to see what it would be.
inline constexpr char supposed_blank = '\x9F';

/// A sign that stands for an empty cell, if it stands so in the whole grid. Spaces are none.
[[nodiscard]] bool is_blank_sign(char c);
/// A digit from 1 to 9, or such a blank.
[[nodiscard]] bool is_sign_of_cell(char c);
/// A letter of any script.
[[nodiscard]] bool is_letter_sign(char c);
/// The same for signs that are one blank: x and X, 0 and O and o.
[[nodiscard]] char kind_of_blank(char c);

}  // namespace nonet::formats::loose
