/// @file
/// Reads one grid from text, without allocating. If it can't, it reports what is wrong and where.
#pragma once

#include <string_view>

#include "nonet/fault.hpp"
#include "nonet/formats.hpp"
#include "nonet/grid.hpp"

namespace nonet {

/// The result of `parse`. `grid` is empty when there is a fault: `empty`, `bad_character`, `too_few`, `too_many`,
/// `row_length`, `row_count` or `extra_text`.
struct Parsed {
  Fault fault;
  Format format = Format::line;  ///< `line` or `rows`.
  Grid grid;
  bool mixed_blanks = false;  ///< More than one kind of blank was used.

  [[nodiscard]] bool ok() const { return fault.error == ReadError::none; }
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

}  // namespace nonet
