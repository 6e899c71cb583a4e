/// @file
/// Positions in one line, and such as give the candidates of every cell.
#pragma once

#include <string_view>
#include <vector>

#include "nonet/read.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {

using Lines = std::vector<std::string_view>;
using Candidates = Table<DigitSet, cell_count>;

/// Reads pencil marks: nine rows of nine groups, with spaces, tabs, `|`, commas, semicolons or the characters of Unicode
/// boxes between them; lines that draw borders are passed over. HoDoKu's marks of a step are too: `*`, `#`, `@` or a
/// capital letter before a group, `-` before a candidate that the step removes and that is still there. `lines` are
/// those of `text` that count.
[[nodiscard]] Reading read_pencil_marks(std::string_view text, const Lines& lines);

/// Reads a line of 729 characters: nine for each cell, a digit at its own place or a blank. White space and a comment may
/// follow.
[[nodiscard]] Reading read_729(std::string_view line);

/// The position whose cells have these candidates. Such a text does not tell a placed digit from a naked single: a lone
/// candidate counts as filled when none of its peers has it, and else as open. A warning says how many.
[[nodiscard]] Reading position_of(const Candidates& candidates, Format format);

}  // namespace nonet::formats
