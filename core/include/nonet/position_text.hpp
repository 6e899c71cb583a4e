/// @file
/// Reads a position from text: a puzzle, a line of a technique library, pencil marks.
#pragma once

#include <cstdint>
#include <string_view>

#include "nonet/parse.hpp"
#include "nonet/position.hpp"

namespace nonet {

/// The forms of text that `read_position` reads.
enum class PositionFormat : std::uint8_t {
  line,          ///< 81 characters, as `parse` reads them.
  rows,          ///< Nine rows of nine cells, as `parse` reads them.
  library,       ///< A line `:0402:…` of HoDoKu's library, or its position alone: `grid:deleted`.
  pencil_marks,  ///< Nine rows of nine groups of digits: the candidates of each cell.
  candidates,    ///< 729 characters: nine for each cell, a digit at its own place or a blank.
};

/// Why a text was not read; the fields of `ParsedPosition` that go with each are named.
enum class PositionTextError : std::uint8_t {
  none,
  empty,          ///< No cell in the text.
  bad_character,  ///< `character`, at `place`, is not what may stand there.
  too_few,        ///< `found` cells, or characters of 729, are too few.
  too_many,       ///< `found` are too many; the first of them is at `place`.
  row_length,     ///< Row `row` (from 1), at `place`, has `found` cells and not 9.
  row_count,      ///< `found` rows, not 9.
  extra_text,     ///< More text after a whole position, at `place`.
  fields,         ///< A library line ends before its grid, the fourth field.
  triple,         ///< Where `place` is, three digits were to stand: digit, row, column.
  repeated,       ///< The digit `character` stands twice among the marks of a cell.
  removed_digit,  ///< Where `place` is, a library line removes the digit of a filled cell.
  wrong_digit,    ///< `character` stands where of 729 only the digit `found` or a blank may.
};

/// The result of `read_position`. When `error` is set, `position` is empty and `format` is the form
/// that the text was taken for.
struct ParsedPosition {
  PositionTextError error = PositionTextError::none;
  PositionFormat format = PositionFormat::line;
  Position position;
  TextPosition place;
  /// The offending character as UTF-8; it points into the text that was given.
  std::string_view character;
  int found = 0;
  int row = 0;
  bool mixed_blanks = false;  ///< More than one kind of blank was used.
  /// Of pencil marks and of 729 characters, the cells with one candidate. Such text does not tell a
  /// placed digit from a naked single: a cell counts as filled when none of its peers has the digit,
  /// and else as open.
  CellSet taken_as_filled;
  CellSet taken_as_open;

  [[nodiscard]] bool ok() const { return error == PositionTextError::none; }
};

/// Reads one position. Any text in no form of `PositionFormat` is an error with its place; nothing
/// is guessed, and a text that `parse` reads means the same here. Blank lines and lines that start
/// with `#` do not count.
///
/// - A library line begins with a colon and has its grid in the fourth field, the removed candidates
///   in the fifth. Without a colon in front it is those two fields alone: `grid:deleted`, or just a
///   grid with `+` before the digits that were placed.
/// - Pencil marks: nine rows of nine groups, with spaces, tabs, `|`, commas, semicolons or the
///   characters of Unicode boxes between them; lines that draw borders are passed over. HoDoKu's
///   marks of a step are too: `*`, `#`, `@` or a capital letter before a group, `-` before a
///   candidate that the step removes and that is still there.
/// - 729 characters: the blanks are `. 0 _ * -`. A comment may follow after white space.
///
/// Where text does not tell givens from placed digits, all digits are givens. The position need not
/// be valid: see `examine`. Never throws.
[[nodiscard]] ParsedPosition read_position(std::string_view text);

/// The stable id of an error ("bad-character"), empty for none; and of a format ("pencil-marks").
[[nodiscard]] std::string_view id(PositionTextError error);
[[nodiscard]] std::string_view id(PositionFormat format);

}  // namespace nonet
