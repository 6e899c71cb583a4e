/// @file
/// Nine lines that may be the rows of a grid.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/table.hpp"

namespace nonet::formats::loose {

/// Reads nine lines in each way that there is: without what all of them begin and end with, as fields, as words, as a
/// drawing with bars, or by their columns.
class GridRows {
 public:
  /// With `header`, a line of labels stands above them.
  GridRows(const std::vector<std::string_view>& lines, bool header)
      : lines_(lines), header_(header) {}

  /// The one grid that they can be; nothing when they are none, or could be two.
  std::optional<std::string> run();

  /// Labels were left out.
  [[nodiscard]] bool labelled() const { return labelled_; }
  [[nodiscard]] const std::string& blank_word() const { return blank_word_; }
  /// How many empty fields were put at the ends of rows.
  [[nodiscard]] int widened() const { return widened_; }
  /// How many letters were read as 1, and one of them.
  [[nodiscard]] int ones() const { return ones_; }
  [[nodiscard]] char one() const { return one_; }

 private:
  using Lines = Table<std::string_view, 9>;

  /// A sign for each cell.
  struct Layout {
    Table<std::string, 9> rows;
    bool whole_rows = false;  ///< Each row was one word.
    std::string blank_word;
    int widened = 0;
    bool spaced = false;  ///< Of a drawing whose blanks are spaces.
  };

  /// With `whole`, the lines have their ends.
  void read(const Lines& lines, bool labelled, bool whole);
  static std::optional<Layout> fields(const Lines& lines, char separator);
  static std::optional<Layout> words(const Lines& lines);
  static std::optional<Layout> drawn(const Lines& lines, bool whole);
  void take_columns(const Lines& lines, bool labelled);
  void take(const Layout& table, bool labelled);

  const std::vector<std::string_view>& lines_;
  bool header_;
  std::optional<std::string> grid_;
  bool several_ = false;
  bool labelled_ = false;
  std::string blank_word_;
  int ones_ = 0;
  int widened_ = 0;
  bool spaced_ = false;
  char one_ = 0;
};

/// The next cell of a row of words or of cells in brackets or quotes; moves behind it. Empty at the end.
[[nodiscard]] std::string_view next_cell(std::string_view& row);

}  // namespace nonet::formats::loose
