/// @file
/// Text as the readers want it: UTF-8 whose full-width characters are plain ones.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "nonet/parse.hpp"

namespace nonet::formats {

struct NormalText {
  /// Without a byte order mark.
  std::string_view original;
  /// Points into the storage when something else was changed, else it is `original`.
  std::string_view text;
  bool changed = false;
  /// How many full-width characters were made plain.
  int full_width = 0;
  /// The offset of a zero byte, or of the first byte that is not UTF-8.
  std::optional<std::size_t> binary;
};

/// Takes a byte order mark away and makes plain: the full-width forms of ASCII (U+FF01 to U+FF5E), the
/// ideographic space and the no-break space, and the line ends of old Macs. Each stays one character, so lines and
/// columns are those of the original.
[[nodiscard]] NormalText normalise(std::string_view text, std::string& storage);

/// The byte offsets of lines and columns. One behind the other is found without looking at the text again.
class OffsetFinder {
 public:
  explicit OffsetFinder(std::string_view text);
  [[nodiscard]] std::size_t offset_of(const TextPosition& place);

 private:
  std::string_view text_;
  std::size_t start_ = 0;  ///< Of the text behind a byte order mark.
  std::size_t at_ = 0;     ///< Where `line_` begins.
  int line_ = 1;
};

}  // namespace nonet::formats
