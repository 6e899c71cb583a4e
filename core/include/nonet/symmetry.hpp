/// @file
/// The symmetries of patterns of givens.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "nonet/geometry.hpp"

namespace nonet {

/// Symmetry of the pattern of givens.
enum class Symmetry : std::uint8_t {
  none,
  rotate180,
  rotate90,
  horizontal,  ///< In the horizontal axis: the top half mirrors the bottom half.
  vertical,    ///< In the vertical axis: the left half mirrors the right half.
  both,        ///< In both of those axes.
  diagonal,    ///< In the diagonal from r1c1 to r9c9.
  antidiagonal,
  full,  ///< Under all eight rotations and reflections.
};
inline constexpr int symmetry_count = 9;

/// "none", "rotate180", "rotate90", "horizontal", "vertical", "both", "diagonal", "antidiagonal", "full".
[[nodiscard]] std::string_view id(Symmetry symmetry);
[[nodiscard]] std::optional<Symmetry> find_symmetry(std::string_view id);

/// The cells that must be given, or not, together with `cell`: at least `cell` itself.
[[nodiscard]] CellSet orbit(int cell, Symmetry symmetry);

}  // namespace nonet
