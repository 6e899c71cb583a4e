/// @file
/// Strong links that a pattern makes: if it were all there is, the position would contradict itself.
///
/// - A unique rectangle whose guardians are of two digits, or of one digit in two cells: one of the
///   two is true, or the puzzle would have two solutions (deadly_pattern.hpp).
/// - A finned fish of two or three lines: N bases have their digit N times, each cover has it once. If
///   all fins are false, each cover has it within the bases; if it is not so in one cover, a fin is
///   true. So the fins are linked with what each cover has of the bases.
///
/// Source: SudokuWiki, "Using Unique Rectangles as Links in Chains"; the Players' Forum's "almost fish"
/// and "almost unique rectangles" in chains.
#pragma once

#include <vector>

#include "logic/context.hpp"
#include "nonet/step.hpp"

namespace nonet::logic {

/// A pattern and why it links.
struct LinkPattern {
  /// Its cells and its digits; of a fish the bases' places.
  DigitCells set;
  Reason reason;
};

/// Two nodes of which one at least is true. The cells of each see one another.
struct PatternLink {
  Node one;
  Node other;
  int pattern;  ///< An index in `LinkPatterns::patterns`.
};

struct LinkPatterns {
  std::vector<LinkPattern> patterns;
  std::vector<PatternLink> links;
};

/// Those of all unique rectangles, in their order.
[[nodiscard]] LinkPatterns rectangle_patterns(const Context& context);

/// Those of all finned fish of two lines, then of three; rows as bases come before columns.
[[nodiscard]] LinkPatterns fish_patterns(const Context& context);

}  // namespace nonet::logic
