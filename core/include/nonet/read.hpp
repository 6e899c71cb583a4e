/// @file
/// Reads puzzles from any text, and reports their format; or else what is wrong, and where.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/fault.hpp"
#include "nonet/formats.hpp"
#include "nonet/progress.hpp"

namespace nonet {

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
  /// Lines of a list of puzzles that could not be read: the first `most_faults` of them.
  std::vector<Fault> faults;
  /// The number of all such lines.
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

/// The stable id: "taken-as-open".
[[nodiscard]] std::string_view id(WarningId warning);

}  // namespace nonet
