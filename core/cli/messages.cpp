#include "messages.hpp"

#include <array>

namespace nonet::cli {
namespace {

std::string text_of(std::string_view text) {
  return std::string(text);
}
std::string text_of(int number) {
  return std::to_string(number);
}

template <typename... Parts>
std::string join(const Parts&... parts) {
  std::string text;
  (text.append(text_of(parts)), ...);
  return text;
}

std::string house_name(int house) {
  constexpr std::array<const char*, 3> kinds = {"row ", "column ", "box "};
  return join(kinds[static_cast<std::size_t>(house / 9)], house % 9 + 1);
}

/// A character as it is when it can be shown, else its byte.
std::string quoted(std::string_view character) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  const auto byte = static_cast<unsigned char>(character[0]);
  const bool printable = character.size() > 1 || (byte > 0x20 && byte < 0x7F);
  if (printable) return join("'", character, "'");
  return join("byte 0x", digits.substr(byte >> 4, 1), digits.substr(byte & 15, 1));
}

}  // namespace

std::string cell_name(int cell) {
  return join("r", row_of(cell) + 1, "c", column_of(cell) + 1);
}

std::string describe(const Parsed& parsed) {
  const int column = parsed.position.column;
  switch (parsed.error) {
    case ParseError::none:
      return "";
    case ParseError::empty:
      return "no cell";
    case ParseError::bad_character:
      return join("column ", column, ": ", quoted(parsed.character),
                  " is neither a digit nor a blank (. 0 _ * -)");
    case ParseError::too_few:
      return join(parsed.found, " cells; a puzzle has 81");
    case ParseError::too_many:
      return join(parsed.found, " cells; a puzzle has 81, and column ", column,
                  " is the first too many");
    case ParseError::row_length:
      return join("row ", parsed.row, " has ", parsed.found, " cells; a row has 9");
    case ParseError::row_count:
      return join(parsed.found, " rows; a puzzle has 9");
    case ParseError::extra_text:
      return "more text after the puzzle";
  }
  return "";
}

std::string describe(const Conflict& conflict) {
  return join(conflict.digit, " stands twice in ", house_name(conflict.house), ": ",
              cell_name(conflict.first), " and ", cell_name(conflict.second));
}

}  // namespace nonet::cli
