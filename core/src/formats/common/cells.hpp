/// @file
/// Shared by the readers of plain text: lines with their numbers, cells, blanks, faults.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/common/reader.hpp"
#include "formats/common/text_lines.hpp"
#include "nonet/parse.hpp"
#include "nonet/table.hpp"

namespace nonet::formats {

/// A line without its end. Numbers count from 1.
struct TextLine {
  std::string_view text;
  int number = 0;
};

/// Takes lines off a text one by one, so that numbering a long list costs nothing.
class LineCursor {
 public:
  explicit LineCursor(std::string_view text) : rest_(text) {}
  [[nodiscard]] bool done() const { return rest_.empty(); }
  TextLine next();

 private:
  std::string_view rest_;
  int number_ = 0;
};

/// Neither white space alone nor a comment with "#".
[[nodiscard]] bool counts(std::string_view line);

/// The place of a byte of a line of the text.
[[nodiscard]] TextPosition place_in(std::string_view text, const TextLine& line, const char* at);

/// The kind of blank that a character is, from 0, as they are preferred: 0 . x * _ - ? and space; -1 when it
/// is none. x and X are one.
[[nodiscard]] int blank_kind(char c);
[[nodiscard]] bool is_letter(char c);

/// A digit or a blank other than a space.
[[nodiscard]] bool is_cell(char c);

[[nodiscard]] std::size_t count_cells(std::string_view text);

/// Notes which blanks were met, and where the second kind first stood.
class Blanks {
 public:
  void note(const char* at);
  [[nodiscard]] int kinds() const { return kinds_; }
  /// The first blank of a second kind; null when there is but one kind.
  [[nodiscard]] const char* second() const { return second_; }

 private:
  Table<bool, 8> seen_{};
  int kinds_ = 0;
  const char* second_ = nullptr;
};

/// 81 characters that are all cells.
[[nodiscard]] std::optional<Grid> grid_of(std::string_view cells);

/// Why a word is not 81 cells: `at` points into it.
struct WordFault {
  ReadError error = ReadError::none;
  const char* at = nullptr;
  int found = 0;
};
[[nodiscard]] WordFault fault_of_word(std::string_view word);

[[nodiscard]] std::string lower(std::string_view text);

/// Whether a word is one of these.
[[nodiscard]] bool is_among(std::string_view word, std::span<const std::string_view> words);
[[nodiscard]] inline bool is_among(std::string_view word,
                                   std::initializer_list<std::string_view> words) {
  return is_among(word, std::span(words.begin(), words.size()));
}

/// Text that was passed over, as a warning; a long one is cut between characters.
[[nodiscard]] Warning passed_over(std::string_view text, const TextPosition& place);

}  // namespace nonet::formats
