/// @file
/// Puzzles as other programs pack them into links. The caller has undone %XX and taken away what stands
/// before and after the packed text. Places of faults are bytes of `packed`, so the caller moves those with a line to
/// where it stands in the link; what is wrong within the unpacked text, which nobody has seen, has no place.
///
/// A text that was damaged on the way is mended where only one thing can have been meant, with
/// WarningId::repaired: spaces for `+` (forms of browsers undo it so), one `/` that was lost or doubled. Whether the padding
/// is there says nothing, and is no damage.
#pragma once

#include <string>
#include <string_view>

#include "formats/structured/report.hpp"

namespace nonet::formats {

using ReadRoot = bool (*)(JsonValue root, Progress& puzzle, Report& report);

/// The one puzzle in a JSON that was unpacked.
[[nodiscard]] Reading read_packed_json(std::string json, Format format, ReadRoot read);

/// LZ-string of an f-puzzles JSON; `as` is Format::f_puzzles or Format::sudoku_pad.
[[nodiscard]] Reading read_f_puzzles_payload(std::string_view packed, Format as);

/// Reads the text that follows `scl` or `ctc` in a link of SudokuPad: LZ-string of its JSON, zipped
/// by its PuzzleZipper or not, or that text itself.
[[nodiscard]] Reading read_scl_payload(std::string_view packed);

/// LZ-string of a lisudoku JSON.
[[nodiscard]] Reading read_lisudoku_payload(std::string_view packed);

/// The JSON of f-puzzles packed, not yet %-encoded; as it stands in a link, it needs that.
[[nodiscard]] std::string f_puzzles_payload(const Progress& progress);

}  // namespace nonet::formats
