/// @file
/// The nine colours of cells for programs that write colours as RGB.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "nonet/table.hpp"

namespace nonet::formats {

/// Colours 1 to 9 as the board shows them by light.
inline constexpr Table<std::string_view, 9> rgb_colours = {"#77aadd", "#ee8866", "#eedd88",
                                                           "#ffaabb", "#99ddff", "#44bb99",
                                                           "#bbcc33", "#aaaa00", "#c4c7cf"};

struct NearColour {
  /// 1 to 9; 0 for white and for one that cannot be seen.
  int colour = 0;
  bool exact = true;
};

/// The nearest of the nine to `#rgb`, `#rrggbb` or `#rrggbbaa`, by the distance in RGB; nothing when the
/// text is none of those.
[[nodiscard]] std::optional<NearColour> near_colour(std::string_view text);

}  // namespace nonet::formats
