/// @file
/// Shared by the stages of the second look: the grids that one finds, and whether they can be puzzles.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/loose/signs.hpp"
#include "nonet/read.hpp"

namespace nonet::formats::loose {

/// A grid as a stage reads it: 81 characters, digits and one kind of blank, a space among them.
struct LooseGrid {
  std::string cells;
  /// The lines of words above it, and what stands beside it; views into the text of the stage.
  std::vector<std::string_view> titles;
  std::vector<std::string_view> comments;
};

/// All grids of a text, in their order.
struct FoundGrids {
  Format format = Format::rows;
  std::vector<LooseGrid> grids;
  /// With candidates, the one puzzle itself.
  std::optional<Reading> whole;
  /// Lines that were passed over.
  std::vector<std::string_view> passed;
  /// Words that stood for empty cells, such as None: the first of them.
  std::string blank_word;
  /// How many letters were read as 1, and one of them.
  int ones = 0;
  char one = 0;
  /// How many empty cells were put at the ends of lines.
  int widened = 0;
  /// Code: brackets around rows or grids say where they are, so that words around them say little.
  bool in_brackets = false;
  /// Letters named the rows of single cells.
  bool lettered = false;
};

/// Reads a text in one way; nothing when that way does not fit the whole of it.
using Stage = std::optional<FoundGrids> (*)(std::string_view text);

[[nodiscard]] std::optional<FoundGrids> find_boards(std::string_view text);
/// One puzzle over lines of one width, ten cells or more, of which the last is shorter.
[[nodiscard]] std::optional<FoundGrids> find_wrapped(std::string_view text);
[[nodiscard]] std::optional<FoundGrids> find_arrays(std::string_view text);
[[nodiscard]] std::optional<FoundGrids> find_objects(std::string_view text);
[[nodiscard]] std::optional<FoundGrids> find_units(std::string_view text);
[[nodiscard]] std::optional<FoundGrids> find_candidates(std::string_view text);
[[nodiscard]] std::optional<FoundGrids> find_blocks(std::string_view text);

/// 81 cells with at most one kind of blank. Where `zeros`, the letter O is a zero.
[[nodiscard]] bool is_one_grid(std::string_view cells, bool zeros = true);

/// One sign and nothing else.
[[nodiscard]] bool is_one_sign(std::string_view text);

/// The digits of such cells.
[[nodiscard]] Grid digits_of(std::string_view cells);

/// A full grid that has the digits of an open one.
[[nodiscard]] bool is_solution(std::string_view open, std::string_view full);

/// Enough digits for a puzzle, and at most one of them in a wrong place: a table of other numbers repeats
/// many. Where a cell may be lost, none may be wrong.
[[nodiscard]] bool can_be_puzzle(const Grid& grid, bool sure = true);

/// The lines of a text, without their ends; views into it.
[[nodiscard]] std::vector<std::string_view> lines_of(std::string_view text);

/// A blank in words: None, NaN, null, …
[[nodiscard]] bool is_blank_word(std::string_view word);

/// Words that may be a title, and no code.
[[nodiscard]] bool is_title(std::string_view line);

/// "Solution", "The answer": what comes behind it is no puzzle.
[[nodiscard]] bool names_solution(std::string_view title);

/// A word that is no cell by its letters: "Grid", but neither "xx" nor "OO" nor "None".
[[nodiscard]] bool has_words(std::string_view line);

/// The cell that a field of a table or an array is: a digit or blank sign, also in quotes or brackets, marked, or as
/// "5.0"; a space for an empty one and for a blank in words or as -1, which `word` gets. 0 when it is none.
[[nodiscard]] char cell_of(std::string_view field, std::string& word);

}  // namespace nonet::formats::loose
