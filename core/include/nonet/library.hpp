/// @file
/// Positions and cases in the format of HoDoKu's technique library.
#pragma once

#include <string>
#include <string_view>

#include "nonet/fault.hpp"
#include "nonet/position.hpp"
#include "nonet/step.hpp"

namespace nonet {

/// A line `:code:digits:grid:deleted:eliminations:placements:extra`, or only `grid:deleted` of it.
struct LibraryCase {
  /// `fields`, `too_few` or `too_many` cells of the grid, `bad_character` in it, `triple` or `removed_digit`.
  Fault fault;
  /// "0402"; five digits for a Siamese fish; or the id of a technique.
  std::string_view code;
  std::string_view variant;  ///< Text behind "-" after a code of HoDoKu, or "".
  Position position;
  /// The candidates that were removed from the position already.
  CandidateSet deleted;
  CandidateSet eliminations;
  CandidateSet placements;

  [[nodiscard]] bool ok() const { return fault.error == ReadError::none; }
};

/// Reads a line that begins with a colon as a whole case, any other as a position: its grid, and
/// the candidates that were removed from it. Text behind "/" is a comment. Points into the line.
[[nodiscard]] LibraryCase read_library_case(std::string_view line);

/// The position as the grid and deleted fields of a library line: "..3+4…:136 258".
[[nodiscard]] std::string library_position(const Position& position);

/// A step as a line of the library, with the position before it: ":0300:5:…:136:543::". Where
/// HoDoKu has no code, the technique's id replaces it. The digits are in ascending order, each
/// once: those of the pattern; of chains and almost locked sets those that are removed, as HoDoKu
/// does it.
[[nodiscard]] std::string library_line(const Position& position, const Step& step);

}  // namespace nonet
