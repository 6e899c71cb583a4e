/// @file
/// The formats that `read` and `write` know.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace nonet {

/// A format of puzzles as text; see `formats.def` and docs/formats.md.
enum class Format : std::uint8_t {
#define FORMAT(name, id, ways, carries) name,
#include "nonet/formats.def"
#undef FORMAT
};

inline constexpr int format_count = [] {
  int count = 0;
#define FORMAT(name, id, ways, carries) ++count;
#include "nonet/formats.def"
#undef FORMAT
  return count;
}();

/// A row of the table.
struct FormatInfo {
  Format format = Format::line;
  std::string_view id;
  bool reads = false;
  bool writes = false;
  /// The things besides givens that a puzzle in this format can have.
  bool placed = false;      ///< Placed digits that are told from givens.
  bool candidates = false;  ///< Candidates that were removed.
  bool notes = false;       ///< Corner and centre notes.
  bool colours = false;
  bool details = false;
  /// A text can have several puzzles.
  bool several = false;
};

/// All formats, in the order of the table.
[[nodiscard]] std::span<const FormatInfo> all_formats();
[[nodiscard]] const FormatInfo& info(Format format);
[[nodiscard]] std::string_view id(Format format);
/// The format with this id, if there is one.
[[nodiscard]] std::optional<Format> find_format(std::string_view id);

}  // namespace nonet
