/// @file
/// Writes puzzles in the formats of other programs, and in Nonet's own.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "nonet/formats.hpp"
#include "nonet/progress.hpp"

namespace nonet {

/// Why a text was not written.
enum class WriteError : std::uint8_t {
  none,
  format,        ///< The format is only read.
  no_candidate,  ///< An empty cell, `cell`, has no candidate left, and the format cannot say so.
  several,       ///< Several puzzles, and the format has room for one.
  none_given,    ///< No puzzle at all.
};

struct Written {
  WriteError error = WriteError::none;
  int cell = -1;
  /// UTF-8. Files end with a line feed, links and single lines do not.
  std::string text;
};

/// Writes a puzzle. Parts that the format cannot carry (`info(format)`) are left out. Links are
/// whole addresses; Nonet's own begin with "#". Never throws.
[[nodiscard]] Written write(const Progress& progress, Format format);

/// Writes several puzzles into one text, in a format that can have several, or one in any.
[[nodiscard]] Written write(std::span<const Progress> puzzles, Format format);

/// The stable ids: "no-candidate"; empty for no error.
[[nodiscard]] std::string_view id(WriteError error);

}  // namespace nonet
