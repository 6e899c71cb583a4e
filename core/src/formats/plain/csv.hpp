/// @file
/// Fields of a line of comma-separated values, as RFC 4180 has them: a field in double quotes may hold the
/// separator, line ends, and a quote written twice. Commas, semicolons and tabs separate.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "formats/common/cells.hpp"

namespace nonet::formats::plain {

struct Field {
  /// Without quotes and the white space around.
  std::string text;
  /// Where it begins in the line.
  const char* at = nullptr;
};

[[nodiscard]] std::vector<Field> fields_of(std::string_view line, char separator);

/// The separator that a line uses: a tab, a semicolon or a comma, whichever it has most of; 0 for none.
[[nodiscard]] char separator_of(std::string_view line);

/// The text as a field that no spreadsheet takes for a formula: a single quote stands before one that begins with
/// what begins formulas there (= + - @, their full-width forms, a tab or a line end), and before one that has
/// such quotes already, so that each text has a form of its own. Source: OWASP, "CSV Injection".
[[nodiscard]] std::string guarded(std::string_view text);

/// Undoes `guarded`; other texts are as they were.
[[nodiscard]] std::string_view without_guard(std::string_view text);

/// Takes records off a text. A record ends with its line unless a quoted field goes on behind it.
class RecordCursor {
 public:
  explicit RecordCursor(std::string_view text) : rest_(text) {}
  [[nodiscard]] bool done() const { return rest_.empty(); }
  TextLine next();

 private:
  [[nodiscard]] std::size_t end_of_record() const;

  std::string_view rest_;
  int number_ = 1;
  /// A quote that nothing closes was met: from there on records are lines.
  bool unclosed_ = false;
};

}  // namespace nonet::formats::plain
