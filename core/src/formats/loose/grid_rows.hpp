/// @file
/// Nine lines that may be the rows of a grid.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::formats::loose {

/// A line of the labels 1 to 9, A to I or c1 to c9, maybe in groups.
[[nodiscard]] bool is_labels(std::string_view line);

/// A line without the word of a label at its start, as in "Row 1: 53..7....".
[[nodiscard]] std::string_view without_label_word(std::string_view line);

/// Reads nine lines in each way that there is.
class GridRows {
 public:
  /// With `header`, a line of labels stands above them.
  GridRows(const std::vector<std::string_view>& lines, bool header)
      : lines_(lines), header_(header) {}

  /// The one grid that they can be; nothing when they are none, or could be two.
  std::optional<std::string> run();

  /// A column of labels was left out.
  [[nodiscard]] bool labelled() const { return labelled_; }
  [[nodiscard]] const std::string& blank_word() const { return blank_word_; }
  /// How many empty fields were put at the ends of rows.
  [[nodiscard]] int widened() const { return widened_; }
  /// How many letters were read as 1, and one of them.
  [[nodiscard]] int ones() const { return ones_; }
  [[nodiscard]] char one() const { return one_; }

 private:
  /// The signs of each row, and what is known of its first and last one.
  struct Table {
    std::vector<std::string> rows;
    bool first_apart = true;
    bool last_apart = true;
    bool whole_rows = true;  ///< Each row was one word.
    std::string blank_word;
    int widened = 0;
  };

  [[nodiscard]] std::optional<Table> fields(char separator) const;
  std::optional<Table> words() const;
  std::optional<Table> brackets() const;
  void take_table(const Table& table);
  void take_columns(const Table& table, const std::vector<std::string>& columns, int ways);
  void take(const Table& table, const std::vector<std::string>& columns, bool labelled);
  [[nodiscard]] bool is_label_column(const std::string& column, bool apart) const;

  const std::vector<std::string_view>& lines_;
  bool header_;
  std::optional<std::string> grid_;
  bool several_ = false;
  bool labelled_ = false;
  std::string blank_word_;
  int ones_ = 0;
  int widened_ = 0;
  char one_ = 0;
};

}  // namespace nonet::formats::loose
