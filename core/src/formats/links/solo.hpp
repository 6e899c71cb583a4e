/// @file
/// Solo of Simon Tatham's Portable Puzzle Collection (https://www.chiark.greenend.org.uk/~sgtatham/puzzles/).
///
///   id   = size kind ":" cells | size kind "#" seed      "3x3:4a5c1_7b", "3x3db#123456"
///   size = columns and rows of a box, "3x3"; "9j" is a jigsaw
///   kind = { "j" | "x" (diagonals) | "k" (killer) | symmetry | level }
///
/// A letter in the cells is a run of blanks, a of one to z of 26, and "_" parts two digits. The same stands behind "#" in links to
/// solo.html. A saved game has lines of a key in eight characters, a length and a text; DESC has the cells, and moves follow:
/// "R3,0,7" enters 7 in column 3 of row 0, "P3,0,7" makes or takes away a mark, "M" makes all marks.
#pragma once

#include <optional>
#include <string_view>

#include "formats/common/writer.hpp"
#include "formats/links/address.hpp"

namespace nonet::formats {

/// A link to Solo, on whatever host.
[[nodiscard]] bool is_solo(const Address& address);
[[nodiscard]] Reading read_solo_link(std::string_view text, std::string_view fragment);

/// A saved game.
[[nodiscard]] std::optional<Reading> read_solo_save(std::string_view text);

/// The cells of an id, or of DESC. Other kinds than 3 by 3 have not come so far.
[[nodiscard]] Reading read_solo_cells(const Payload& payload, std::size_t at, Format format);
/// How many characters at the start are size and kind; 0 when it is neither.
[[nodiscard]] std::size_t solo_kind(std::string_view id);
/// Whether it is the kind that is read: boxes of 3 by 3 and no other rules.
[[nodiscard]] bool is_plain_kind(std::string_view kind);

/// "Solo 3x3k (killer)", for messages.
[[nodiscard]] std::string solo_name(std::string_view kind);

[[nodiscard]] std::string solo_cells(const Grid& grid);

[[nodiscard]] Written write_solo(std::span<const Progress> puzzles);
[[nodiscard]] Written write_solo_link(std::span<const Progress> puzzles);
/// The marks are the candidates, or the notes where the puzzle has none of its own.
[[nodiscard]] Written write_solo_save(std::span<const Progress> puzzles);

}  // namespace nonet::formats
