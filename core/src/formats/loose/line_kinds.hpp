/// @file
/// Kinds of lines by themselves: a row of cells, a line that draws, labels, words.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace nonet::formats::loose {

/// Nothing; a line that draws; one that draws or is a row of nine blanks; labels or a row; words and numbers; rows; 81
/// cells.
enum class Kind : unsigned char { gap, rule, unsure, header, other, row, cells };

[[nodiscard]] Kind kind_of(std::string_view line);

/// How many cells a line may have, in whatever clothes, and how many of them stand for themselves.
struct Places {
  std::size_t all = 0;
  std::size_t alone = 0;
  bool tight = false;  ///< Nine in a word.
  std::string blanks;  ///< The signs of these.

  /// Whatever else is in the line.
  [[nodiscard]] bool are_row() const { return tight || alone >= 8 || (alone == 7 && all >= 9); }
};

[[nodiscard]] Places places_in(std::string_view line);

/// Most of nine fields are cells, and the others have a bracket; or nothing but digits stands between bars.
[[nodiscard]] bool is_row_of_fields(std::string_view line);

/// Labels of columns, 1 to 9, 0 to 8, A to I, c1 to c9, maybe in groups: the sign that says of which kind; 0 for other
/// lines.
[[nodiscard]] char labels_of(std::string_view line);

/// A number of a grid or of grids, a page, a size: nobody misses it.
[[nodiscard]] bool is_number(std::string_view line);

/// Signs of a border, and not of a list or a comment.
[[nodiscard]] bool is_border(std::string_view line);

}  // namespace nonet::formats::loose
