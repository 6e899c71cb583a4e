/// @file
/// Reads puzzles from any text, and reports their format; or else what is wrong, and where.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/formats.hpp"
#include "nonet/parse.hpp"
#include "nonet/progress.hpp"

namespace nonet {

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

/// A warning about a text that was read.
enum class WarningId : std::uint8_t {
  mixed_blanks,   ///< Two kinds of blank that together give 81 cells; `detail` is the second.
  variant_rules,  ///< Rules that Nonet does not know were left out; `detail` lists them.
  taken_as_filled,  ///< `count` cells with one candidate were taken as filled: none of their peers has it.
  taken_as_open,   ///< `count` cells with one candidate were taken as open: a peer has it too.
  comment,         ///< `detail` is text beside the puzzle that was passed over.
  full_width,      ///< `count` full-width characters were read as plain ones.
  repaired,        ///< A link was damaged on the way and mended: `count` characters.
  other_solution,  ///< The solution in the text does not have the givens.
  lost,            ///< Something of a puzzle could not be kept: `detail` names it, `count` times.
  invisible,  ///< `count` characters that nobody sees were passed over: `detail` has their code points.
  read_as_empty,  ///< `detail`, a sign or a word, was read as an empty cell, `count` times.
  read_as_digit,  ///< `count` signs were read as the digits that they show; `detail` is the first.
  read_as_one,  ///< The letter `detail` was read as the digit 1, and letters like it, `count` times in all.
  widened,      ///< Lines were cut at the end: `count` empty cells were added.
  letter_rows,  ///< In names of cells, "A1", the letter was read as the row.
};

struct Warning {
  WarningId id = WarningId::mixed_blanks;
  /// Line 0 when it concerns no one place.
  TextPosition place;
  int count = 0;
  std::string detail;
};

/// The result of `read`.
struct Reading {
  /// Set when nothing was read; `puzzles` is empty then, and `format` what the text was taken for.
  Fault fault;
  Format format = Format::line;
  std::vector<Progress> puzzles;
  std::vector<Warning> warnings;
  /// Of a list of puzzles, the lines that could not be read: the first `most_faults` of them.
  std::vector<Fault> faults;
  /// How many there were in all.
  int fault_count = 0;

  [[nodiscard]] bool ok() const { return fault.error == ReadError::none; }
};

/// Bounds of what is read, so that a hostile text costs little.
inline constexpr std::size_t most_text = 32U << 20U;     ///< Bytes of a list, XML or JSON.
inline constexpr std::size_t most_of_one = 256U << 10U;  ///< Bytes of any other text.
inline constexpr std::size_t most_unpacked = 4U << 20U;  ///< Bytes that a link may unpack to.
inline constexpr std::size_t most_puzzles = 100'000;
inline constexpr std::size_t most_faults = 1'000;
inline constexpr int most_depth = 64;  ///< Levels of JSON and XML.

/// Reads any text: a puzzle, a game with notes, a list, a file of another program, a link. The strict
/// forms come first (links, XML, JSON, sections), then tables, then 81 characters, so that a dot of an
/// address or a border is never taken for a blank; what is not one form for certain is a fault with
/// its place. With `wanted`, only that format is tried.
///
/// The puzzles need not be valid. Never throws, never allocates more than a small multiple of the text
/// and the bounds above, and asks nobody: a link that only names a puzzle on a server is a fault.
[[nodiscard]] Reading read(std::string_view text, std::optional<Format> wanted = std::nullopt);

/// The stable ids: "bad-character", "taken-as-open"; empty for no error.
[[nodiscard]] std::string_view id(ReadError error);
[[nodiscard]] std::string_view id(WarningId warning);

}  // namespace nonet
