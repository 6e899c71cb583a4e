/// @file
/// Reads one grid from text, without allocating. If it can't, it reports what is wrong and where.
#pragma once

#include <cstddef>
#include <string_view>

#include "nonet/grid.hpp"

namespace nonet {

/// The forms of text that `parse` reads.
enum class TextFormat {
  line,  ///< 81 characters in a row; a blank space and a comment may follow.
  rows,  ///< Nine rows of nine cells, with or without separators and border lines.
};

/// Why a text was not read; the fields of `Parsed` that go with each are named.
enum class ParseError {
  none,
  empty,          ///< No cell in the text.
  bad_character,  ///< Neither digit, blank nor separator: `character`, at `line`/`column`.
  too_few,        ///< A line with `found` cells, fewer than 81.
  too_many,       ///< A line with `found` cells, more than 81; the 82nd is at `line`/`column`.
  row_length,     ///< Row `row` (from 1), at `line`, has `found` cells and not 9.
  row_count,      ///< `found` rows, not 9.
  extra_text,     ///< More text after a whole puzzle, at `line`.
};

/// A place in a text: bytes from its start, line and column (in code points) from 1.
struct TextPosition {
  std::size_t offset = 0;
  int line = 0;
  int column = 0;
};

/// The result of `parse`. `grid` is empty when `error` is set.
struct Parsed {
  ParseError error = ParseError::none;
  TextFormat format = TextFormat::line;
  Grid grid;
  TextPosition position;
  /// The offending character as UTF-8; it points into the text that was given.
  std::string_view character;
  int found = 0;
  int row = 0;
  bool mixed_blanks = false;  ///< More than one kind of blank was used.

  [[nodiscard]] bool ok() const { return error == ParseError::none; }
};

/// Reads one puzzle. Empty cells are any of `. 0 _ * -`. Lines end with LF, CRLF or CR. Blank lines and
/// lines that start with `#` do not count; a UTF-8 byte order mark is passed over.
///
/// - One line: 81 cells; what follows after white space, a comma or a semicolon is a comment. Gaps
///   between the cells count only when they cut the line into pieces of one, three or nine cells.
/// - Nine rows of nine cells; between cells spaces, tabs, `,` `;` `|` may stand. With eleven or
///   thirteen lines, those between the boxes (and at both ends) must be border lines: `- = + | : .
///   ' *` with three dashes or equal signs in a row.
///
/// The puzzle need not be valid: repeated digits are read as they stand. Never throws, allocates or
/// guesses: text that is neither form is an error with its place.
[[nodiscard]] Parsed parse(std::string_view text);

/// The stable id of an error ("bad-character"), empty for none; and of a format ("line").
[[nodiscard]] std::string_view id(ParseError error);
[[nodiscard]] std::string_view id(TextFormat format);

}  // namespace nonet
