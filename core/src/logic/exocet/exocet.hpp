/// @file
/// The parts of exocets: a base, cross-lines, and the ways of digits through both.
#pragma once

#include <vector>

#include "logic/context.hpp"
#include "nonet/table.hpp"

namespace nonet::logic {

/// A base of two cells in which a line meets a box, and the cross-lines: one through the third cell
/// of that meeting and one through each other box of the band. Rows and columns are told as if the
/// band lay: where it stands they are exchanged.
struct ExocetFrame {
  bool standing = false;
  int row = 0;
  Table<int, 3> columns{};  ///< The first is that of the base's box.

  [[nodiscard]] int cell(int r, int c) const { return standing ? cell_at(c, r) : cell_at(r, c); }
  [[nodiscard]] Table<int, 2> base() const;
  /// The other rows of the band.
  [[nodiscard]] Table<int, 2> other_rows() const;
  [[nodiscard]] HouseSet cross_lines() const;
};

struct BaseFrame {
  ExocetFrame frame;
  DigitSet digits;  ///< The candidates of the base.
};
/// Every base of two empty cells with three digits or more, with every choice of cross-lines.
[[nodiscard]] std::vector<BaseFrame> base_frames(const Context& context, bool standing);

/// Digits of a house that are bound to one cell more than digits.
struct AlmostHidden {
  int house;
  CellSet cells;
  DigitSet digits;
};
/// Those whose cells have both of a pair, and whose digits are none of the base's.
[[nodiscard]] std::vector<AlmostHidden> almost_hidden(const Context& context, const CellSet& pair,
                                                      DigitSet base);
/// Candidates that go from its cells when a cell of the pair has a digit of the base: all but its
/// digits, and in the pair those of the base.
[[nodiscard]] CandidateSet removed_by(const Context& context, const AlmostHidden& hidden,
                                      const CellSet& pair, DigitSet base);

/// By row and by column, as a frame has them: where a digit stands or may stand.
struct DigitLines {
  Table<unsigned, 9> rows{};
  Table<unsigned, 9> columns{};
};
/// By digit - 1.
using AllLines = Table<DigitLines, 9>;

[[nodiscard]] AllLines digit_lines(const Context& context, bool standing);

struct Exocet {
  ExocetFrame frame;
  Table<int, 2> base{};
  /// One cell each, or two in the band of which only one can have a digit of the base.
  Table<CellSet, 2> targets;
  DigitSet digits;  ///< The candidates of the base.
  /// Removals by the targets of two cells alone, given that each has a digit of the base.
  CandidateSet locked_out;
};

/// Both targets in the band, one in each cross-line that the base's box has not.
[[nodiscard]] std::vector<Exocet> junior_exocets(const Context& context);
/// One target in the band, the other in a cross-line outside.
[[nodiscard]] std::vector<Exocet> senior_exocets(const Context& context);

}  // namespace nonet::logic
