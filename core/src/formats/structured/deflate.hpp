/// @file
/// zlib (RFC 1950) of DEFLATE (RFC 1951), in which sudoku.coach packs its states.
///
/// Why our own: the core has no dependencies, and what strangers packed needs bounds and a place for each fault.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "formats/structured/lz_string.hpp"

namespace nonet::formats {

/// Unpacks a whole stream and checks its sum. Damaged: a header of another kind, a code that cannot be, a stream that
/// ends early, a wrong sum, or more bytes behind it than `spare`. `Unpacked::at` is a byte of the stream, the text is as
/// it was packed. Linear in the stream and in what comes out of it.
[[nodiscard]] Unpacked inflate_zlib(std::span<const std::uint8_t> packed,
                                    std::size_t most = most_unpacked, std::size_t spare = 0);

/// Packs a text: repeats by a hash chain of bounded length, and the fixed codes.
[[nodiscard]] std::vector<std::uint8_t> deflate_zlib(std::string_view text);

/// The sum at the end of a stream.
[[nodiscard]] std::uint32_t adler32(std::string_view text);

/// A code for a length or a distance, and the bits behind it that tell which one it is.
struct DeflateRange {
  std::uint16_t first;
  std::uint8_t bits;
};

/// Lengths from 3 by code - 257, and distances from 1 by code.
[[nodiscard]] DeflateRange deflate_length(unsigned index);
[[nodiscard]] DeflateRange deflate_distance(unsigned index);

}  // namespace nonet::formats
