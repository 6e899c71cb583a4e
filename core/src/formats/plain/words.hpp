/// @file
/// Telling the cells of a text from the words and addresses around them.
#pragma once

#include <string>
#include <string_view>

#include "formats/common/cells.hpp"

namespace nonet::formats::plain {

/// A text of the same length in which words, addresses and brackets are spaces, and every blank that
/// `nonet::parse` does not know is a dot.
struct Cleaned {
  std::string text;
  /// The words that were passed over, and where they began.
  std::string words;
  TextPosition place;
  std::size_t passed = 0;
};

/// A word has a letter other than x; so the dot of "v1.2" is no blank. One that is mostly cells is left
/// standing, for the fault that it is. Of a line with words, fewer than nine cells are passed over too.
[[nodiscard]] Cleaned clean(std::string_view text);

}  // namespace nonet::formats::plain
