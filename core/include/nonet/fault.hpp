/// @file
/// Why a text was not read, and where.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace nonet {

/// A place in a text: bytes from its start, line and column (in code points) from 1.
struct TextPosition {
  std::size_t offset = 0;
  int line = 0;
  int column = 0;
};

/// Why a text was not read; the fields of `Fault` that go with each are named.
enum class ReadError : std::uint8_t {
  none,
  empty,          ///< No cell in the text.
  unknown,        ///< It is no format that `read` knows; `found` digits and blanks are in it.
  bad_character,  ///< `detail` may not stand at `place`.
  mixed_blanks,   ///< `detail`, at `place`, is a second kind of blank, and there are not 81 cells.
  too_few,        ///< `found` cells (or characters, or groups) are fewer than `wanted`.
  too_many,       ///< `found` are more than `wanted`; the first of them is at `place`.
  row_length,     ///< Row `row` (from 1), at `place`, has `found` cells and not `wanted`.
  row_count,      ///< `found` rows, not `wanted`.
  extra_text,     ///< More text after a whole puzzle, at `place`.
  fields,         ///< A library line ends before its grid, the fourth field.
  triple,         ///< Where `place` is, three digits were to stand: digit, row, column.
  repeated,       ///< The digit `detail` stands twice among the marks of a cell.
  removed_digit,  ///< A library line removes, as `detail` says at `place`, the digit of a filled cell.
  wrong_digit,       ///< `detail` stands where of 729 only the digit `wanted` or a blank may.
  no_puzzle,         ///< JSON, XML, HTML or sections without a puzzle that `read` knows.
  json,              ///< Not well-formed JSON, at `place`.
  xml,               ///< Not well-formed XML, at `place`.
  xml_entities,      ///< XML that declares entities, at `place`: these are never expanded.
  depth,             ///< JSON or XML nested more deeply than `wanted` levels, at `place`.
  bad_value,         ///< A value of a cell, `detail`, that the format does not allow.
  contradiction,     ///< A later grid has another digit than the givens, in row `row`: `detail`.
  size,              ///< A grid of `found` by `found` cells; only 9 by 9 are read.
  base64,            ///< `detail`, at `place`, is no base64; or text of a wrong length.
  compressed,        ///< Compressed text that is damaged or cut off.
  too_large,         ///< The text, or what it unpacks to, has more than `wanted` bytes.
  too_many_puzzles,  ///< More than `wanted` puzzles.
  short_id,          ///< A link that only names a puzzle on a server: `detail` is the server.
  unsupported,       ///< A format or a variant that is known and cannot be read: `detail` names it.
  other_format,      ///< Another format was wanted; the text is of the one that `detail` names.
  /// No text: a zero byte, or bytes that are not UTF-8, at `place`. Of a file that is known by its first bytes `detail`
  /// is the kind, "picture", "pdf", "workbook" or "archive", and there is no place.
  binary,
  unknown_sign,  ///< `detail`, first at `place`, stands `found` times: as often as there are open cells.
};

/// The fault, and where it is.
struct Fault {
  ReadError error = ReadError::none;
  TextPosition place;
  std::string detail;
  int found = 0;
  int wanted = 0;
  int row = 0;
};

/// The stable id of an error ("bad-character"), empty for none.
[[nodiscard]] std::string_view id(ReadError error);

}  // namespace nonet
