/// @file
/// The ratings of Sudoku Explainer 1.2.1 and of Sukaku Explainer 1.18.1: ER, EP and ED, by which players compare puzzles.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/keep_going.hpp"
#include "nonet/position.hpp"
#include "nonet/search.hpp"

namespace nonet {

/// The program whose numbers a rating has. The numbers are not comparable: Sukaku Explainer knows
/// moves that Sudoku Explainer lacks, and looks for its moves in another order.
enum class RatingScale : std::uint8_t {
  se,      ///< Sudoku Explainer 1.2.1 (Nicolas Juillerat, 2007), all techniques.
  sukaku,  ///< Sukaku Explainer 1.18.1 (Sudoku Monster and others, 2021), its default techniques.
};

/// "se", "sukaku".
[[nodiscard]] std::string_view id(RatingScale scale);
/// The scale with an id; none for any other text.
[[nodiscard]] std::optional<RatingScale> find_rating_scale(std::string_view id);

/// The moves of Sudoku Explainer in the order of its search, then those that only Sukaku Explainer has.
enum class RatedTechnique : std::uint8_t {
  none,
  full_house,
  hidden_single_box,
  hidden_single_line,
  direct_pointing,
  direct_claiming,
  direct_hidden_pair,
  naked_single,
  direct_hidden_triple,
  pointing,
  claiming,
  naked_pair,
  x_wing,
  hidden_pair,
  naked_triple,
  swordfish,
  hidden_triple,
  xy_wing,
  xyz_wing,
  unique_loop_1,
  unique_loop_2,
  unique_loop_3,
  unique_loop_4,
  naked_quad,
  jellyfish,
  hidden_quad,
  bug_1,
  bug_2,
  bug_3,
  bug_4,
  aligned_pair,
  x_cycle,
  y_cycle,
  xy_cycle,
  forcing_x_chain,
  forcing_chain,
  aligned_triplet,
  nishio,
  cell_forcing_chains,
  region_forcing_chains,
  contradiction_forcing_chains,
  double_forcing_chains,
  strong_links_2,
  strong_links_3,
  strong_links_4,
  wxyz_wing,
  vwxyz_wing,
  uvwxyz_wing,
  tuvwxyz_wing,
};
inline constexpr int rated_technique_count = 49;

/// "full-house", "hidden-single-box", "direct-pointing" and so on; "" for `none`.
[[nodiscard]] std::string_view id(RatedTechnique technique);

/// Rules that forcing chains may use on their way, in Sudoku Explainer's words.
enum class ChainLevel : std::uint8_t {
  plain,          ///< Each implication follows from one candidate.
  dynamic,        ///< ... or from several.
  plus,           ///< "+": locked candidates, pairs and X-Wings on the way.
  forcing,        ///< "+ Forcing Chains".
  multiple,       ///< "+ Multiple Forcing Chains".
  dynamic_inner,  ///< "+ Dynamic Forcing Chains".
  nested_inner,   ///< "+ Dynamic Forcing Chains (+ Forcing Chains)".
  // Only Sukaku Explainer has these; it rates them like `dynamic_inner`.
  plus_inner,      ///< "+ Dynamic Forcing Chains (+)", and nothing simpler.
  forcing_inner,   ///< "+ Dynamic Forcing Chains (+ Forcing Chains)", and nothing simpler.
  multiple_inner,  ///< "+ Dynamic Forcing Chains (+ Multiple Forcing Chains)", and nothing simpler.
};

/// "plain", "dynamic", "plus", "forcing", "multiple", "dynamic-inner", "nested-inner", "plus-inner",
/// "forcing-inner", "multiple-inner".
[[nodiscard]] std::string_view id(ChainLevel level);

/// A move's name in Sudoku Explainer's words: "Dynamic Cell Forcing Chains (+)".
[[nodiscard]] std::string title(RatedTechnique technique, ChainLevel level);

/// A move of the rated path.
struct RatedStep {
  RatedTechnique technique = RatedTechnique::none;
  ChainLevel level = ChainLevel::plain;  ///< Of forcing chains; `plain` for all others.
  int rating = 0;                        ///< In tenths: 71 is 7.1.
  int placement = -1;                    ///< A candidate, 0 to 728; -1: none is placed.
  /// The candidates that go; for a direct move, only those that the placement takes.
  CandidateSet eliminations;

  friend bool operator==(const RatedStep&, const RatedStep&) = default;
};

/// The options of the rating.
struct RatingOptions {
  /// Ends the rating after so much work; 0: never. A unit is a chain of implications followed to its
  /// end, some microseconds; a look for what helps on where chains end counts as several. The
  /// same budget ends at the same place on every machine.
  std::uint64_t budget = 0;
  /// Asked now and then; false cancels.
  KeepGoing keep_going = nullptr;
  RatingScale scale = RatingScale::se;
  /// Ends, as after a budget, once ER is known to be at least so many tenths: that is known long before a nested
  /// chain is found. 0: never.
  int enough = 0;
};

/// A rating. Numbers are in tenths; 0 when there is a fault.
struct Rating {
  /// A fault other than `none` means that there is no rating: the position is contradictory, is
  /// solved, or has no or several solutions.
  PositionReport report;
  /// `complete`: the numbers are exact. `budget` and `cancelled`: each is a lower bound.
  SearchEnd end = SearchEnd::complete;
  int er = 0;  ///< The hardest move of the path.
  int ep = 0;  ///< "Pearl": the hardest move up to the first placement.
  int ed = 0;  ///< "Diamond": the first move.
  /// False when no move of the scale's program helps any more; `er` is 200 then, as it has it.
  bool solved = false;
  std::vector<RatedStep> steps;
};

/// The rating of Sudoku Explainer 1.2.1 with all its techniques, in gsf's "serate": the path takes the
/// first move of the first rule that has one, and of chains the easiest, shortest and first. The order
/// of equal moves, the lengths of chains and the rounding are its own. Where its order depends on
/// where Java put its objects (candidates that one nested pattern removes from several cells),
/// ours is the order of cells. Never guesses, and never gives a rating that it did not reach by
/// that path.
///
/// On the scale `sukaku` the same of Sukaku Explainer 1.18.1 in its default mode, on one thread. There
/// the order of candidates that one pattern removes is known, and is its own too.
[[nodiscard]] Rating rate(const Position& position, const RatingOptions& options = {});

/// "7.1" for 71.
[[nodiscard]] std::string rating_text(int tenths);

}  // namespace nonet
