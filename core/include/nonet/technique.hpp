/// @file
/// The techniques of human logic. `techniques.def` is their table.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "nonet/sets.hpp"

namespace nonet {

/// In the order of `techniques.def`: easiest first.
enum class Technique : std::uint8_t {
#define NONET_TECHNIQUE(name, id, title, family, hodoku, rating, score, level, use) name,
#include "nonet/techniques.def"
#undef NONET_TECHNIQUE
};

inline constexpr int technique_count =
    static_cast<int>(Technique::nested_forcing_net_4) + 1;  // The table ends with it.

/// The families of techniques. Steps of a family are built and written alike.
enum class Family : std::uint8_t {
  singles,
  intersections,
  subsets,
  fish,
  single_digit,
  coloring,
  uniqueness,
  wings,
  chains,
  als,
  exclusion,
  exocets,
  multi_sector,
  templates,
  impossible,
  forcing,
};
inline constexpr int family_count = 16;

/// "singles", "intersections", "subsets", "fish", "single-digit", "coloring", "uniqueness",
/// "wings", "chains", "als", "exclusion", "exocets", "multi-sector", "templates", "impossible",
/// "forcing".
[[nodiscard]] std::string_view id(Family family);

/// Difficulty for a person: of a step, or of a puzzle by its hardest step.
enum class Difficulty : std::uint8_t { beginner, easy, medium, hard, expert, fiendish, extreme };
inline constexpr int difficulty_count = 7;

[[nodiscard]] std::string_view id(Difficulty difficulty);

/// The times at which a technique is looked for.
enum class Use : std::uint8_t {
  usual,
  uniqueness,  ///< Usual, but it holds only for a puzzle that has one solution by its digits alone.
  last_resort,  ///< Usual, but so deep that it is looked for only where nothing before it helps.
  on_request,   ///< Too deep or too rare for hints and paths, unless asked for by name.
};

[[nodiscard]] std::string_view id(Use use);

struct TechniqueInfo {
  Technique technique;
  std::string_view id;     ///< Stable, for JavaScript, JSON and files: "hidden-single-box".
  std::string_view title;  ///< The standard English name.
  Family family;
  std::string_view hodoku;  ///< The code in HoDoKu's library format, or "".
  int rating;               ///< Sudoku Explainer 1.2.1's lowest rating, in tenths; 0: it has none.
  int score;                ///< The difficulty of one such step.
  Difficulty level;
  Use use;
};

/// All techniques, easiest first; the index is the enum's value.
[[nodiscard]] std::span<const TechniqueInfo> techniques();
[[nodiscard]] const TechniqueInfo& info(Technique technique);
/// True for a technique that holds only for a puzzle that has one solution by its digits alone: those with that use, and those of
/// their family that are looked for on request.
[[nodiscard]] bool rests_on_uniqueness(Technique technique);
/// The technique with that id, or nothing.
[[nodiscard]] std::optional<Technique> find_technique(std::string_view id);

/// The order in which hints look for techniques. A puzzle's difficulty never depends on it.
enum class TechniqueOrder : std::uint8_t {
  nonet,             ///< The table's.
  hodoku,            ///< HoDoKu 2.2's, as it is installed.
  sudoku_wiki,       ///< That of the solver of sudokuwiki.org.
  sudoku_explainer,  ///< That of the ratings of Sudoku Explainer 1.2.1.
};
inline constexpr int technique_order_count = 4;

/// "nonet", "hodoku", "sudokuwiki", "sudoku-explainer".
[[nodiscard]] std::string_view id(TechniqueOrder order);
/// The order with that id, or nothing.
[[nodiscard]] std::optional<TechniqueOrder> find_technique_order(std::string_view id);
/// Every technique once. Those that the other program doesn't know come after all that it knows, in
/// the table's order; those of last resort stay the last.
[[nodiscard]] std::span<const Technique> techniques_in(TechniqueOrder order);

/// A set of techniques, by the enum's value.
using TechniqueSet = BitSet<technique_count>;

/// Every technique but those that are for request only.
[[nodiscard]] const TechniqueSet& usual_techniques();

}  // namespace nonet
