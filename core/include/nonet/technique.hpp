/// @file
/// The techniques of human logic, as `techniques.def` lists them.
#pragma once

#include <span>
#include <string_view>

namespace nonet {

enum class Family { singles };

/// In the order of `techniques.def`: easiest first.
enum class Technique {
#define NONET_TECHNIQUE(name, id, title, family, rating, finder) name,
#include "nonet/techniques.def"
#undef NONET_TECHNIQUE
};

struct TechniqueInfo {
  Technique technique;
  std::string_view id;     ///< Stable, for JavaScript, JSON and files: "hidden-single-box".
  std::string_view title;  ///< The standard English name.
  Family family;
  int rating;  ///< Sudoku Explainer 1.2.1's rating, in tenths.
};

/// All techniques, easiest first; the index is the enum's value.
[[nodiscard]] std::span<const TechniqueInfo> techniques();
[[nodiscard]] const TechniqueInfo& info(Technique technique);

}  // namespace nonet
