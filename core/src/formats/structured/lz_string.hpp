/// @file
/// The text of `compressToBase64` of the JavaScript library lz-string (https://pieroxy.net/blog/pages/lz-string/),
/// in which f-puzzles, SudokuPad and lisudoku pack their puzzles.
///
/// Why our own: there is no packaged library of it for C++, and that for JavaScript has no bound on what a
/// text unpacks to (a kilobyte can give megabytes), passes over wrong letters, and cannot tell the
/// empty text from a text that is cut off.
///
/// The method is LZW over UTF-16 units. Codes are written from their lowest bit on into the letters of
/// base64, whose highest bit comes first. Code 0 is followed by 8 bits of a new unit, 1 by 16 bits, 2 ends
/// the text; from 3 on a code names an entry: a new unit gets one, and every code but the first adds the
/// last piece with the first unit of this one. Codes begin with 2 bits (for reading: 2, then 3) and get longer as the
/// entries need it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "nonet/read.hpp"

namespace nonet::formats {

enum class Unpacking : std::uint8_t {
  ok,
  bad_letter,  ///< A character that is no base64.
  damaged,     ///< A code that cannot be, no end mark, or letters after it.
  too_large,   ///< More than `most` bytes.
};

struct Unpacked {
  Unpacking result = Unpacking::ok;
  /// UTF-8, empty unless all is well; a lone surrogate has become U+FFFD.
  std::string text;
  /// Where in the packed text the fault is.
  std::size_t at = 0;
};

/// Unpacks; the padding may be missing. Linear in the packed text and what comes out of it.
[[nodiscard]] Unpacked unpack_lz_base64(std::string_view packed, std::size_t most = most_unpacked);

/// Packs UTF-8, letter for letter as the library does. Bytes that are not UTF-8 become U+FFFD.
[[nodiscard]] std::string pack_lz_base64(std::string_view text);

}  // namespace nonet::formats
